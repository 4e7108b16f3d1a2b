import {
  type CreatureId,
  declareReading,
  fields,
  getCreature,
  getFight,
  listFactKeys,
  type Reason,
} from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { Fight, World } from '../state.ts';
import { type AttackOption, listBlows } from './attack-options.ts';
import { D20, isThrowSuccess, type RollMode, throwLabel, type WhiteboxCtx } from './checks.ts';
import { blowDice } from './damage-dice.ts';
import { feetAfterStep, feetBetween } from './distance.ts';
import { drawShotTarget } from './shoot-into-melee.ts';
import { listRevealed, toHitThrow } from './to-hit.ts';
import type { TurnActionOf } from './turn-actions.ts';

export const attackRolled = event(
  'attack-rolled',
  fields<{ who: CreatureId; on: CreatureId; with: string; hit: boolean }>(),
  { facts: ({ on, hit }) => listFactKeys(hit ? 'hit' : 'missed', on) },
);
export const damageRolled = event(
  'damage-rolled',
  fields<{ by: CreatureId | null; on: CreatureId; damage: number; because: readonly Reason[] }>(),
);

/** One blow or shot at a target. */
export interface Blow {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly means: AttackOption;
  readonly modifier: number | undefined;
}

/** All blows of an attack, from the attacker's position after the step before it. @rule whitebox.combat.round-order */
export const listBlowsAfterStep = (world: World, action: TurnActionOf<'attack'>): readonly Blow[] =>
  listBlowsAt(world, action, feetAfterStep(getFight(world), action.by, action.on, action.first));

/** All blows of an attack, from the attacker's current position. */
export const listBlowsFrom = (world: World, action: TurnActionOf<'attack'>): readonly Blow[] =>
  listBlowsAt(world, action, feetBetween(getFight(world), action.by, action.on));

function listBlowsAt(world: World, action: TurnActionOf<'attack'>, feet: number): readonly Blow[] {
  const { by, on, modifier } = action;
  return listBlows(world, getCreature(world, by), action, feet).map((attackOption) => ({
    by,
    on,
    means: attackOption,
    modifier,
  }));
}

/** Draws a weapon that was not in hand. @rule whitebox.combat.melee-attack */
export function drawWeapon(ctx: WhiteboxCtx, by: CreatureId, { weapon }: AttackOption): void {
  const mine = getCreature(ctx.world, by).weapons.find(({ id }) => id === weapon.id);
  if (mine && !mine.inHand)
    ctx.emit({ type: 'weapon-readied', rule: 'whitebox.combat.melee-attack', who: by, weapon: weapon.id });
}

/** A blow that hit: a shot into a melee may hit another creature than the one meant. */
export interface LandedBlow {
  readonly on: CreatureId;
  readonly isCritical: boolean;
}

/**
 * Returns what was hit, if anything. A shot into a melee has a random target; where all act at once, the melee is that
 * of the given fight.
 * @rule whitebox.attack.roll
 */
export function rollToHit(
  ctx: WhiteboxCtx,
  { by, on: target, means, modifier }: Blow,
  fight?: Fight,
): LandedBlow | undefined {
  const on = means.reach === 'missile' ? drawShotTarget(ctx, { by, on: target, fight }) : target;
  const { world } = ctx;
  const { options } = world;
  const throwMode = toHitThrow(world, {
    by: getCreature(world, by),
    on: getCreature(world, on),
    means,
    modifier,
  });
  const rule = 'whitebox.attack.roll';
  const outcome = ctx.roll(
    { name: 'attack', rule, ...throwLabel(throwMode, listRevealed(world, by, on)) },
    by,
    D20,
    readBlow({ throwMode, best: options.criticalHits === 'none' ? NO_FACE : 20 }),
  );
  const hit = outcome !== 'missed';
  ctx.emit({ type: 'attack-rolled', rule, who: by, on, with: means.weapon.id, hit });
  return hit ? { on, isCritical: outcome === 'critical' } : undefined;
}

/** A natural 20 is told apart only where it does more. @ruling R95 */
const readBlow = declareReading(
  ({ throwMode: { needed, plus, extremes }, best }: BlowReading) =>
    (2 * (needed - plus.value) + (extremes ? 1 : 0)) * 100 + best,
  ({ throwMode, best }) => {
    const isHit = isThrowSuccess(throwMode);
    return (face: number): 'critical' | 'hit' | 'missed' =>
      isHit(face) ? (face >= best ? 'critical' : 'hit') : 'missed';
  },
);

interface BlowReading {
  readonly throwMode: RollMode;
  /** The lowest natural face that does more. */
  readonly best: number;
}
const NO_FACE = 21;

const readDamage = declareReading(
  (min: number) => min,
  (min) =>
    (points: number): number =>
      Math.max(min, points),
);

/** The weapon's dice; at least the minimum that the option sets. @rule whitebox.damage.weapon-damage */
export function rollDamage(
  ctx: WhiteboxCtx,
  { by, means }: Pick<Blow, 'by' | 'means'>,
  { on, isCritical }: LandedBlow,
): number {
  const rule = 'whitebox.damage.weapon-damage';
  const { options } = ctx.world;
  const min = options.damageMinimumOnHit;
  const dice = blowDice(options, getCreature(ctx.world, by), means.weapon, isCritical);
  const damage = ctx.roll({ name: 'damage', rule }, by, dice, readDamage(min));
  ctx.emit({ type: 'damage-rolled', rule, by, on, damage, because: [] });
  return damage;
}
