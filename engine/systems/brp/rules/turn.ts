import { type CreatureId, creature, fields, fightOn, takesPart, theFight } from '@arbitro/kernel';
import type { HoldBack, Other, Stand } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { writeFighter } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import { type Fight, isUp, type World } from '../state.ts';
import { canAct, endMoment, endTurn, findTogether, isAble } from './acting.ts';
import { isNear, kneel, letGoOf } from './distance.ts';
import { type Ranked, ranked } from './ranks.ts';
import { endRound } from './resolution.ts';

export const ranksSet = event('ranks-set', fields<Ranked>(), {
  inner: ['turns', 'together'],
  writeWorld: writeFight((fight, { ranks, turns, together }) => {
    fight.phase = 'actions';
    fight.pending = [];
    fight.turns = turns;
    fight.together = together;
    for (const { who, rank, shared } of ranks)
      writeFighter(fight, who, (fighter) => {
        fighter.rank = rank;
        if (shared !== undefined) fighter.shared = shared;
      });
  }),
});

export const turnLost = event(
  'turn-lost',
  fields<{
    who: CreatureId;
    turns: readonly (readonly CreatureId[])[];
    together?: readonly CreatureId[];
  }>(),
  {
    inner: ['turns', 'together'],
    writeWorld: writeFight((fight, { turns, together }) => {
      endMoment(fight);
      fight.turns = turns;
      if (together) fight.together = together;
    }),
  },
);

export const acted = event('acted', fields<{ who: CreatureId; what: string }>());

export const held = event('held', fields<{ who: CreatureId }>());

/** Everybody who is waited for. @rule brp.combat.phases @rule brp.combat.declaration */
export function due(world: World): readonly CreatureId[] {
  const fight = fightOn(world);
  if (!fight || fight.unseen) return [];
  if (fight.phase === 'actions') return (fight.turns[0] ?? []).filter((who) => canAct(world, who));
  const next = fight.pending.find((who) => isAble(world, who));
  return next === undefined ? [] : [next];
}

/** Goes on until somebody is waited for, or the fight is over. */
export function advance(ctx: BrpCtx): void {
  for (let fight = fightOn(ctx.world); fight && !fight.unseen; fight = fightOn(ctx.world)) {
    clearFallen(ctx, fight);
    if (due(ctx.world).length > 0) return;
    step(ctx, theFight(ctx.world));
  }
}

function step(ctx: BrpCtx, { phase, turns }: Fight): void {
  const [first, ...later] = turns;
  if (phase !== 'actions')
    ctx.emit({ type: 'ranks-set', rule: 'brp.combat.dex-order', ...ranked(ctx.world) });
  else if (first === undefined) endRound(ctx);
  else loseTurns(ctx, first, later);
}

/** Whoever is out when their rank comes loses the action. @rule brp.combat.phases */
function loseTurns(
  ctx: BrpCtx,
  first: readonly CreatureId[],
  later: readonly (readonly CreatureId[])[],
): void {
  first.forEach((who, at) => {
    const rest = first.slice(at + 1);
    const turns = rest.length > 0 ? [rest, ...later] : later;
    const together = findTogether(ctx.world, turns);
    ctx.emit({ type: 'turn-lost', rule: 'brp.combat.phases', who, turns, together });
  });
}

/** Whoever is down engages nobody, lets go of whom they held, and no longer kneels. @rule brp.skills.grapple @rule brp.shields.missile-parry */
function clearFallen(ctx: BrpCtx, { engaged, fighters, together }: Fight): void {
  for (const pair of engaged) for (const who of pair) if (!isUp(creature(ctx.world, who))) letGoOf(ctx, who);
  for (const { who } of fighters) {
    const { heldBy } = creature(ctx.world, who);
    if (!isUp(creature(ctx.world, who)) && !together.includes(who)) kneel(ctx, who, false);
    if (heldBy !== null && !holds(ctx.world, heldBy, who))
      ctx.emit({ type: 'condition-lost', rule: 'brp.skills.grapple', who, condition: 'held' });
  }
}

const holds = (world: World, by: CreatureId, who: CreatureId): boolean =>
  isUp(creature(world, by)) && takesPart(world, by) && isNear(world, by, who);

/** @rule brp.combat.declaration */
export function hold(ctx: BrpCtx, { by }: HoldBack): void {
  ctx.emit({ type: 'held', rule: 'brp.combat.declaration', who: by });
  endTurn(ctx, by);
}

/** The action goes into getting up. @rule brp.bestiary.bear-swipe @ruling R117 */
export function stand(ctx: BrpCtx, { by }: Stand): void {
  ctx.emit({ type: 'condition-lost', rule: 'brp.bestiary.bear-swipe', who: by, condition: 'fallen' });
  endTurn(ctx, by);
}

/** Anything else that takes a round, as the table says. @rule brp.combat.one-action */
export function act(ctx: BrpCtx, { by, what }: Other): void {
  ctx.emit({ type: 'acted', rule: 'brp.combat.one-action', who: by, what });
  endTurn(ctx, by);
}
