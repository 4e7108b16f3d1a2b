import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  findFight,
  getCreature,
  getFight,
  isParticipant,
  type Offer,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyFighter } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { type Fight, type Intent, isUp, type World } from '../state.ts';
import { creaturesToAct, endMoment, endTurn, findActor, findSimultaneousActors } from './acting.ts';
import type { BrpCtx } from './checks.ts';
import { isNear, kneel, releaseHolds } from './distance.ts';
import { MAX_WORDS } from './fields.ts';
import { notUp } from './may-act.ts';
import { cannotTakeAction, mustStand, notOnTurn } from './may-take-turn.ts';
import { computeRoundOrder, type RoundOrder } from './ranks.ts';
import { endRound } from './resolution.ts';
import { offersInTurn } from './turn-offers.ts';

export const ranksSet = event('ranks-set', fields<RoundOrder>(), {
  privateFields: ['turns', 'together'],
  writeWorld: writeFight((fight, { ranks, turns, together }) => {
    fight.phase = 'actions';
    fight.pending = [];
    fight.turns = turns;
    fight.together = together;
    fight.fighters = fight.fighters.map((fighter) => {
      const turn = ranks.find(({ who }) => who === fighter.who);
      if (!turn) return fighter;
      const next = copyFighter(fighter);
      next.rank = turn.rank;
      if (turn.shared !== undefined) next.shared = turn.shared;
      return next;
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
    privateFields: ['turns', 'together'],
    writeWorld: writeFight((fight, { turns, together }) => {
      endMoment(fight);
      fight.turns = turns;
      if (together) fight.together = together;
    }),
  },
);

export const acted = event('acted', fields<{ who: CreatureId; what: string }>());

export const held = event('held', fields<{ who: CreatureId }>());

/** Advances the fight until a creature must act or the fight is over. */
export function advance(ctx: BrpCtx): void {
  for (let fight = findFight(ctx.world); fight && !fight.unseen; fight = findFight(ctx.world)) {
    clearFallen(ctx, fight);
    if (creaturesToAct(ctx.world).length > 0) return;
    advancePhase(ctx, getFight(ctx.world));
  }
}

function advancePhase(ctx: BrpCtx, { phase, turns }: Fight): void {
  const [first, ...later] = turns;
  if (phase !== 'actions')
    ctx.emit({ type: 'ranks-set', rule: 'brp.combat.dex-order', ...computeRoundOrder(ctx.world) });
  else if (first === undefined) endRound(ctx);
  else loseTurns(ctx, first, later);
}

/** A creature that is incapacitated at its rank loses its action. @rule brp.combat.phases */
function loseTurns(
  ctx: BrpCtx,
  first: readonly CreatureId[],
  later: readonly (readonly CreatureId[])[],
): void {
  first.forEach((who, index) => {
    const rest = first.slice(index + 1);
    const turns = rest.length > 0 ? [rest, ...later] : later;
    const together = findSimultaneousActors(ctx.world, turns);
    ctx.emit({ type: 'turn-lost', rule: 'brp.combat.phases', who, turns, together });
  });
}

/**
 * A creature that is down engages no foe, releases its grips and no longer kneels.
 * @rule brp.skills.grapple @rule brp.shields.missile-parry
 */
function clearFallen(ctx: BrpCtx, { engaged, fighters, together }: Fight): void {
  const { creatures } = ctx.world;
  const down = creatures.filter((creature) => !isUp(creature)).map(({ id }) => id);
  if (down.length > 0)
    for (const pair of engaged) for (const who of pair) if (down.includes(who)) releaseHolds(ctx, who);
  // most creatures have no condition
  if (creatures.every(({ conditions, heldBy }) => conditions.length === 0 && heldBy === null)) return;
  for (const { who } of fighters) {
    const { heldBy } = getCreature(ctx.world, who);
    if (down.includes(who) && !together.includes(who)) kneel(ctx, who, false);
    if (heldBy !== null && !isHolding(ctx.world, heldBy, who))
      ctx.emit({ type: 'condition-lost', rule: 'brp.skills.grapple', who, condition: 'held' });
  }
}

const isHolding = (world: World, by: CreatureId, who: CreatureId): boolean =>
  isUp(getCreature(world, by)) && isParticipant(world, by) && isNear(world, by, who);

/** @rule brp.combat.declaration */
export const hold = action('hold', {
  fields: { by: creatureId },
  refuses: (world, { by }) => notOnTurn(world, by),
  resolve: (ctx, { by }) => {
    ctx.emit({ type: 'held', rule: 'brp.combat.declaration', who: by });
    endTurn(ctx, by);
  },
});

/** Standing up takes the action. @rule brp.bestiary.bear-swipe @ruling R117 */
export const stand = action('stand', {
  fields: { by: creatureId },
  refuses: (world, terms) => cannotStand(world, terms),
  resolve: (ctx, { by }) => {
    ctx.emit({ type: 'condition-lost', rule: 'brp.bestiary.bear-swipe', who: by, condition: 'fallen' });
    endTurn(ctx, by);
  },
  offers: (world, { id: by }) => {
    const free = (): readonly Offer[] => standOffers(world, by);
    return isParticipant(world, by) ? offersInTurn(world, by, 'stand', free) : free();
  },
});

function cannotStand(world: World, terms: { readonly by: CreatureId }): Verdict {
  const { by } = terms;
  const isDown = getCreature(world, by).conditions.includes('fallen');
  return (
    (isParticipant(world, by) ? cannotTakeAction(world, 'stand', terms) : notUp(world, by)) ??
    (isDown ? undefined : refuseBrp('not-fallen', { who: by }))
  );
}

const mayStand = createOfferBuilder(cannotStand);

export const standOffers = (world: World, by: CreatureId): readonly Offer[] =>
  mayStand.offered(world, { type: 'stand', by });

/** Any other activity that takes a round, described in words. @rule brp.combat.one-action */
export const act = action('act', {
  fields: { by: creatureId, what: z.string().max(MAX_WORDS).default('') },
  refuses: (world, terms) => cannotDoOther(world, terms),
  resolve: (ctx, { by, what }) => {
    ctx.emit({ type: 'acted', rule: 'brp.combat.one-action', who: by, what });
    endTurn(ctx, by);
  },
  offers: (world, { id: by }) =>
    offersInTurn(world, by, 'other', () =>
      mayDoOther.offered(world, { type: 'act', by }, { slots: { what: textUpTo(MAX_WORDS) } }),
    ),
});

const cannotDoOther = (world: World, terms: { readonly by: CreatureId }): Verdict =>
  cannotTakeAction(world, 'other', terms) ?? mustStand(findActor(world, terms.by));

const mayDoOther = createOfferBuilder(cannotDoOther);

export const offerIntendedAct = (world: World, by: CreatureId, { words: what }: Intent): readonly Offer[] =>
  mayDoOther.offered(world, { type: 'act', by, what });
