import { type CreatureId, creature, fields, type Reason, theFight } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { World } from '../state.ts';
import { comesOff, D20, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import type { DeedOf } from './deeds.ts';
import { feetAfter, feetBetween } from './distance.ts';
import { drawTarget } from './into-melee.ts';
import { blowsOf, type Means } from './means.ts';
import { toHit } from './to-hit.ts';

export const attackRolled = event(
  'attack-rolled',
  fields<{ who: CreatureId; on: CreatureId; with: string; hit: boolean }>(),
);
export const damageRolled = event(
  'damage-rolled',
  fields<{ by: CreatureId | null; on: CreatureId; damage: number; because: readonly Reason[] }>(),
);

/** One blow or shot at a target. */
export interface Blow {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly means: Means;
  readonly modifier: number | undefined;
}

/** All blows of an attack, from the attacker's position after the step before it. @rule whitebox.combat.round-order */
export const blowsAfter = (world: World, action: DeedOf<'attack'>): readonly Blow[] =>
  blowsAt(world, action, feetAfter(theFight(world), action.by, action.on, action.first));

/** All blows of an attack, from the attacker's current position. */
export const blowsFrom = (world: World, action: DeedOf<'attack'>): readonly Blow[] =>
  blowsAt(world, action, feetBetween(theFight(world), action.by, action.on));

function blowsAt(world: World, action: DeedOf<'attack'>, feet: number): readonly Blow[] {
  const { by, on, modifier } = action;
  return blowsOf(world, creature(world, by), action, feet).map((means) => ({ by, on, means, modifier }));
}

/** Draws a weapon that was not in hand. @rule whitebox.combat.melee-attack */
export function draw(ctx: WhiteboxCtx, by: CreatureId, { weapon }: Means): void {
  const mine = creature(ctx.world, by).weapons.find(({ id }) => id === weapon.id);
  if (mine && !mine.inHand)
    ctx.emit({ type: 'weapon-readied', rule: 'whitebox.combat.melee-attack', who: by, weapon: weapon.id });
}

/** Returns the creature hit, or undefined. A shot into a melee has a random target. @rule whitebox.attack.roll */
export function rollToHit(
  ctx: WhiteboxCtx,
  { by, on: meant, means, modifier }: Blow,
): CreatureId | undefined {
  const on = means.reach === 'missile' ? drawTarget(ctx, by, meant) : meant;
  const { world } = ctx;
  const thrown = toHit(world, { by: creature(world, by), on: creature(world, on), means, modifier });
  const rule = 'whitebox.attack.roll';
  const hit = ctx.roll({ name: 'attack', rule, plus: thrown.plus }, by, D20, comesOff(thrown));
  ctx.emit({ type: 'attack-rolled', rule, who: by, on, with: means.weapon.id, hit });
  return hit ? on : undefined;
}

/** The weapon's dice; at least the minimum that the option sets. @rule whitebox.damage.weapon-damage */
export function rollDamage(ctx: WhiteboxCtx, by: CreatureId, on: CreatureId, { weapon }: Means): number {
  const rule = 'whitebox.damage.weapon-damage';
  const least = ctx.world.options.damageMinimumOnHit;
  const damage = ctx.roll({ name: 'damage', rule }, by, diceOf(weapon.damage), (points) =>
    Math.max(least, points),
  );
  ctx.emit({ type: 'damage-rolled', rule, by, on, damage, because: [] });
  return damage;
}
