import { type CreatureId, creature, theFight } from '@arbitro/kernel';
import type { BeginFight, EndFight, Join, Joining, Leave } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { now } from '../derived.ts';
import { CONDITIONS } from '../effects.ts';
import type { Placed } from '../events.ts';
import { type Fight, isUp, type World } from '../state.ts';
import { endTurn, isAble } from './acting.ts';
import { finishAids } from './aid-effect.ts';
import { letGoOf } from './distance.ts';
import { ownNumbers } from './roll-block.ts';

/** Those who take part, on which side and where; by default everybody who is up, within reach of each other. */
export function placed(world: World, { participants }: BeginFight): readonly Placed[] {
  const joining = participants ?? world.creatures.filter(isUp).map(({ id }) => ({ who: id }));
  return byDexterity(
    world,
    joining.map((one) => standing(world, one)),
  );
}

function standing(world: World, { who, side, at = 0 }: Joining): Placed {
  return { who, side: side ?? creature(world, who).side, at };
}

/** @rule brp.combat.declaration */
const byDexterity = <T extends { readonly who: CreatureId }>(world: World, all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => now(creature(world, b.who), 'DES') - now(creature(world, a.who), 'DES'));

/** Who stands where hangs on dexterity, which a beast may have to roll first. @rule brp.combat.phases */
export function beginFight(ctx: BrpCtx, action: BeginFight): void {
  for (const { who } of placed(ctx.world, action)) ownNumbers(ctx, who);
  ctx.emit({ type: 'fight-began', rule: 'brp.combat.phases', participants: placed(ctx.world, action) });
  beginRound(ctx, 1);
}

/**
 * Intents first, from the highest dexterity to the lowest; or where the table does without, movement.
 *
 * @rule brp.combat.phases
 * @rule brp.combat.declaration
 * @rule brp.combat.skip-declaration
 */
export function beginRound(ctx: BrpCtx, round: number): void {
  const { world } = ctx;
  const phase = world.options.declaration === 'skipped' ? 'movement' : 'declaration';
  const { fighters, aids } = theFight(world);
  const pending = byDexterity(world, fighters)
    .map(({ who }) => who)
    .filter((who) => isAble(world, who) && !aids.some(({ by }) => by === who));
  ctx.emit({ type: 'round-began', rule: 'brp.combat.phases', round, phase, pending });
}

/** Whoever comes late acts from the next round on. */
export function join(ctx: BrpCtx, action: Join): void {
  ownNumbers(ctx, action.who);
  ctx.emit({ type: 'joined', rule: 'brp.combat.phases', ...standing(ctx.world, action) });
}

export function leave(ctx: BrpCtx, { by }: Leave): void {
  letGoOf(ctx, by);
  endTurn(ctx, by);
  freeFromFight(ctx, by);
  ctx.emit({ type: 'left', rule: 'brp.combat.phases', who: by });
  endIfDecided(ctx);
}

export const endFight = (ctx: BrpCtx, _: EndFight): void => end(ctx, null);

/** Nothing of it goes on: help takes effect, grips open, and whoever lies or kneels gets up. */
function end(ctx: BrpCtx, winner: string | null): void {
  finishAids(ctx);
  endOfAmbush(ctx);
  for (const { who } of theFight(ctx.world).fighters) freeFromFight(ctx, who);
  ctx.emit({ type: 'fight-ended', rule: 'brp.combat.phases', winner });
}

/** Where nobody fights nothing keeps one on the ground or in a grip. @rule brp.skills.grapple @rule brp.bestiary.bear-swipe @ruling R124 */
function freeFromFight(ctx: BrpCtx, who: CreatureId): void {
  const one = creature(ctx.world, who);
  for (const condition of one.conditions)
    if (isUp(one)) ctx.emit({ type: 'condition-lost', rule: CONDITIONS[condition].rule, who, condition });
}

/** It lasts one round. @rule brp.spot.ambush-setup @rule brp.spot.ambush-melee */
export function endOfAmbush(ctx: BrpCtx): void {
  const { fighters } = theFight(ctx.world);
  const waiting = fighters.filter(({ ambushes }) => ambushes).map(({ who }) => who);
  if (waiting.length > 0) ctx.emit({ type: 'ambush-over', rule: 'brp.spot.ambush-setup', who: waiting });
  for (const { who } of fighters) {
    if (creature(ctx.world, who).conditions.includes('ambushed'))
      ctx.emit({ type: 'condition-lost', rule: 'brp.spot.ambush-melee', who, condition: 'ambushed' });
  }
}

/** The fight is over when at most one side still has somebody up. @rule brp.combat.phases @ruling R121 */
export function endIfDecided(ctx: BrpCtx): boolean {
  const winner = onlySide(ctx.world, theFight(ctx.world));
  if (winner === undefined) return false;
  end(ctx, winner);
  return true;
}

/** The one side with somebody up, `null` when there is none, nothing when there are several. */
function onlySide(world: World, { fighters }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const { who } of fighters) {
    const one = creature(world, who);
    if (one.side === only || !isUp(one)) continue;
    if (only !== null) return undefined;
    only = one.side;
  }
  return only;
}
