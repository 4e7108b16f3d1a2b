import {
  type CreatureId,
  creatureId,
  type Draft,
  fields,
  findDuplicate,
  findFight,
  getCreature,
  getFight,
  idsOf,
  isParticipant,
  refuse,
  requireFight,
  type Verdict,
} from '@arbitro/kernel';
import { copyFight, copyFighter, newFighter, removeId, replaceFight, updateCreature } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { type Fight, type Fighter, isUp, type World } from '../state.ts';
import { endTurn, isAbleToAct } from './acting.ts';
import type { BrpCtx } from './checks.ts';
import { isEngaged, releaseHolds } from './distance.ts';
import { joiningFields, PLACE_QUESTION, participantsField } from './fields.ts';
import { endIfDecided, finishFight, freeFromFight } from './fight-end.ts';
import { notUp } from './may-act.ts';
import { isHeld, mustStand, notOnTurn } from './may-take-turn.ts';
import { sortByDexterity } from './ranks.ts';
import { rollOwnBlock } from './roll-block.ts';
import { FREE_STEP, type Phase } from './tables.ts';

export interface PlacedFighter {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}

export const fightBegan = event('fight-began', fields<{ participants: readonly PlacedFighter[] }>(), {
  writeWorld: (world, { participants }) => {
    const sided = participants.reduce(
      (next, { who, side }) =>
        updateCreature(next, who, (draft) => {
          draft.side = side;
        }),
      world,
    );
    return replaceFight(
      sided,
      copyFight({ ...NO_FIGHT, fighters: participants.map(({ who, at }) => newFighter(who, at)) }),
    );
  },
});
const NO_FIGHT: Fight = {
  round: 0,
  phase: 'declaration',
  fighters: [],
  pending: [],
  turns: [],
  together: [],
  engaged: [],
  aids: [],
  over: false,
  winner: null,
  unseen: false,
};

export const roundBegan = event(
  'round-began',
  fields<{ round: number; phase: Phase; pending: readonly CreatureId[] }>(),
  {
    privateFields: ['pending'],
    writeWorld: writeFight((fight, { round, phase, pending }) => {
      fight.round = round;
      fight.phase = phase;
      fight.pending = pending;
      fight.turns = [];
      fight.together = [];
      fight.fighters = fight.fighters.map(resetRound);
    }),
  },
);

/** Resets declarations, movement and actions for a new round. */
function resetRound(fighter: Fighter): Fighter {
  const next = copyFighter(fighter);
  next.intent = null;
  next.moved = 0;
  next.handled = 0;
  next.rank = null;
  delete next.shared;
  delete next.isLate;
  delete next.gainedAtOnce;
  next.used = [];
  next.acted = false;
  next.defences = 0;
  return next;
}

export const joined = event('joined', fields<PlacedFighter>(), {
  writeCreature: (draft, { side }) => {
    draft.side = side;
  },
  writeWorld: writeFight((fight, { who, at }) => {
    fight.fighters = [...fight.fighters, { ...newFighter(who, at), isLate: true }];
  }),
});

export const left = event('left', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => forgetFighter(fight, who)),
});

function forgetFighter(fight: Draft<Fight>, who: CreatureId): void {
  fight.fighters = fight.fighters
    .filter((fighter) => fighter.who !== who)
    .map((fighter) => {
      const next = copyFighter(fighter);
      if (fighter.ambushOn) next.ambushOn = removeId(fighter.ambushOn, who);
      next.warned = removeId(fighter.warned, who);
      next.unawareOf = removeId(fighter.unawareOf, who);
      return next;
    });
  fight.pending = removeId(fight.pending, who);
  fight.turns = fight.turns.map((group) => removeId(group, who)).filter((group) => group.length > 0);
  fight.together = removeId(fight.together, who);
  fight.engaged = fight.engaged.filter((pair) => !pair.includes(who));
}

/** A creature that joins a fight, with its side and position. */
export interface JoinRequest {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: number | undefined;
}

/** Returns the participants with side and position; by default all creatures that are up, in reach of each other. */
export function placeParticipants(
  world: World,
  participants: readonly JoinRequest[] | undefined,
): readonly PlacedFighter[] {
  const joining = participants ?? world.creatures.filter(isUp).map(({ id }) => ({ who: id }));
  return sortByDexterity(
    world,
    joining.map((item) => placeParticipant(world, item)),
  );
}

function placeParticipant(world: World, { who, side, at = 0 }: JoinRequest): PlacedFighter {
  return { who, side: side ?? getCreature(world, who).side, at };
}

/** Starts the fight. The order depends on dexterity, which a beast may have to roll first. @rule brp.combat.phases */
export function startFight(ctx: BrpCtx, joining: readonly JoinRequest[] | undefined): void {
  for (const { who } of placeParticipants(ctx.world, joining)) rollOwnBlock(ctx, who);
  ctx.emit({
    type: 'fight-began',
    rule: 'brp.combat.phases',
    participants: placeParticipants(ctx.world, joining),
  });
  beginRound(ctx, 1);
}

export const beginFight = action('fight', {
  fields: { participants: participantsField },
  refuses: (world, { participants }) => cannotBeginFight(world, participants),
  resolve: (ctx, { participants }) => startFight(ctx, participants),
});

export function cannotBeginFight(world: World, joining: readonly JoinRequest[] | undefined): Verdict {
  if (findFight(world)) return refuse('fight-on');
  // all creatures that are up, each once: they need no order just to be counted
  if (!joining) return hasOneSide(world.creatures.filter(isUp));
  const participants = placeParticipants(world, joining);
  const twice = findDuplicate(participants.map(({ who }) => who));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const gone = participants.find(({ who }) => getCreature(world, who).state.is === 'dead');
  if (gone) return notUp(world, gone.who);
  return hasOneSide(participants.filter(({ who }) => isUp(getCreature(world, who))));
}

const hasOneSide = (fighters: readonly { readonly side: string }[]): Verdict =>
  new Set(fighters.map(({ side }) => side)).size < 2 ? refuse('one-side') : undefined;

/**
 * Begins a round with declarations from the highest dexterity down, or with movement if the options skip them.
 * @rule brp.combat.phases @rule brp.combat.declaration @rule brp.combat.skip-declaration
 */
export function beginRound(ctx: BrpCtx, round: number): void {
  const { world } = ctx;
  const phase = world.options.declaration === 'skipped' ? 'movement' : 'declaration';
  const { fighters, aids } = getFight(world);
  const pending = sortByDexterity(world, fighters)
    .map(({ who }) => who)
    .filter((who) => isAbleToAct(world, who) && !aids.some(({ by }) => by === who));
  ctx.emit({ type: 'round-began', rule: 'brp.combat.phases', round, phase, pending });
}

/**
 * A creature that joins late acts from the next round on. Unconscious and dying creatures may join, to be helped.
 * @rule brp.healing.first-aid-rescue
 */
export const join = action('join', {
  fields: joiningFields,
  refuses: (world, { who }) => cannotJoin(world, who),
  resolve: (ctx, terms) => {
    rollOwnBlock(ctx, terms.who);
    ctx.emit({ type: 'joined', rule: 'brp.combat.phases', ...placeParticipant(ctx.world, terms) });
  },
  gmOffers: (world) =>
    idsOf(world.creatures)
      .filter((who) => !cannotJoin(world, who))
      .map((who) => ({ action: { type: 'join', who }, slots: { at: PLACE_QUESTION } })),
});

function cannotJoin(world: World, who: CreatureId): Verdict {
  if (!findFight(world)) return refuse('no-fight');
  if (isParticipant(world, who)) return refuse('in-fight-already', { who });
  return getCreature(world, who).state.is === 'dead' ? notUp(world, who) : undefined;
}

export const leave = action('leave', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const late = notOnTurn(world, by);
    if (late) return late;
    if (isEngaged(getFight(world), by)) return refuseBrp('engaged', { who: by, most: FREE_STEP });
    const creature = getCreature(world, by);
    return mustStand(creature) ?? isHeld(creature);
  },
  resolve: (ctx, { by }) => {
    releaseHolds(ctx, by);
    endTurn(ctx, by);
    freeFromFight(ctx, by);
    ctx.emit({ type: 'left', rule: 'brp.combat.phases', who: by });
    endIfDecided(ctx);
  },
});

export const endFight = action('end-fight', {
  fields: {},
  refuses: (world) => requireFight(world),
  resolve: (ctx) => finishFight(ctx, null),
});
