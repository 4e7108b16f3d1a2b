import {
  type CreatureId,
  creatureId,
  type Draft,
  fields,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  getFight,
  participantsSchema,
  requireFight,
  requireNoFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature, copyFight, replaceCreatures, replaceFight, updateCreature } from '../copy-state.ts';
import { action, clearTurn, event, writeFight } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import type { Creature, Fight, World } from '../state.ts';
import { STATUSES } from './effects.ts';
import { triggerReadied } from './go-off.ts';
import { beginRound } from './initiative.ts';
import { notUp, unknownZone } from './may-act.ts';
import { writeOtherRipostes } from './riposte.ts';
import { sortByInitiative } from './turn-order.ts';

/** A participant's side and zone at the start of a fight. */
export interface StartPosition {
  readonly who: CreatureId;
  readonly side: string;
  readonly zone: string;
}

export const fightBegan = event(
  'fight-began',
  fields<{ participants: readonly StartPosition[]; order: readonly CreatureId[] }>(),
  {
    writeWorld: (world, { participants, order }) =>
      replaceFight(
        participants.reduce(
          (next, { who, ...place }) => updateCreature(next, who, (creature) => takePlace(creature, place)),
          world,
        ),
        copyFight({ ...NO_FIGHT, order }),
      ),
  },
);

export const joined = event(
  'joined',
  fields<{ who: CreatureId; side: string; zone: string; order: readonly CreatureId[] }>(),
  {
    privateFields: ['order'],
    writeCreature: takePlace,
    writeWorld: writeFight((fight, { order }) => {
      fight.order = order;
    }),
  },
);

function takePlace(creature: Draft<Creature>, { side, zone }: Omit<StartPosition, 'who'>): void {
  creature.side = side;
  creature.zone = zone;
  clearTurn(creature);
}

const NO_FIGHT: Fight = {
  round: 0,
  tick: 0,
  phase: 'initiative',
  order: [],
  pending: [],
  passed: [],
  melees: [],
  formed: 0,
  over: false,
  winner: null,
};

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const fight = getFight(world);
    const creatures = world.creatures.map((creature) =>
      fight.order.includes(creature.id) ? clearFight(creature) : creature,
    );
    const over = { over: true, winner, melees: [], pending: [], passed: [] };
    return replaceFight(replaceCreatures(world, creatures), copyFight({ ...fight, ...over }));
  },
});

function clearFight(creature: Creature): Creature {
  const next = copyCreature(creature);
  clearTurn(next);
  return next;
}

export const sceneEnded = event('scene-ended', fields<{ lifted: readonly CreatureId[] }>(), {
  writeWorld: (world, { lifted }) =>
    replaceCreatures(
      { ...world, fight: null },
      world.creatures.map((creature) => endSceneFor(creature, lifted)),
    ),
});

/** Ends effects that last for a scene; the named creatures wake with one body point. */
function endSceneFor(creature: Creature, lifted: readonly CreatureId[]): Creature {
  const next = copyCreature(creature);
  clearTurn(next);
  next.riposte = 0;
  next.riposteAgainst = null;
  writeOtherRipostes(next, []);
  next.conditions = [];
  next.said = [];
  if (!lifted.includes(creature.id)) return next;
  next.body = 1;
  next.status = 'up';
  return next;
}

const joinSchema = z.strictObject({ who: creatureId, side: nameText.optional(), zone: nameText.optional() });
type JoinRequest = z.output<typeof joinSchema>;

/** The participants with side and zone; by default all creatures that are up. */
function placeParticipants(
  world: World,
  participants: readonly JoinRequest[] | undefined,
): readonly StartPosition[] {
  const all =
    participants ??
    world.creatures.filter(({ status }) => STATUSES[status].acts).map(({ id }) => ({ who: id }));
  return all.map((item) => placeParticipant(world, item));
}

function placeParticipant(world: World, { who, side, zone }: JoinRequest): StartPosition {
  const creature = getCreature(world, who);
  return { who, side: side ?? creature.side, zone: zone ?? creature.zone };
}

const orderOf = (world: World, ids: readonly CreatureId[]): readonly CreatureId[] =>
  sortByInitiative(ids.map((id) => getCreature(world, id))).map(({ id }) => id);

/**
 * A fight starts without melees, even if enemies share a zone. The order within a tick is fixed for the whole fight.
 * @rule noppa.melee.none-at-start @rule noppa.init.pc-before-npc @rule noppa.init.lowest-stat
 */
export const beginFight = action('fight', {
  fields: { participants: participantsSchema(joinSchema) },
  refuses: (world, { participants: participantIds }) => {
    if (findFight(world)) return refuseNoppa('fight-on');
    const participants = placeParticipants(world, participantIds);
    const twice = findDuplicate(participants.map(({ who }) => who));
    if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
    const lost = firstRefusal(participants, ({ zone }) => unknownZone(world, zone));
    if (lost) return lost;
    const sides = new Set(participants.filter(({ who }) => !notUp(world, who)).map(({ side }) => side));
    return sides.size < 2 ? refuseNoppa('one-side') : undefined;
  },
  resolve: (ctx, { participants: participantIds }) => {
    const participants = placeParticipants(ctx.world, participantIds);
    const order = orderOf(
      ctx.world,
      participants.map(({ who }) => who),
    );
    ctx.emit({ type: 'fight-began', rule: 'noppa.melee.none-at-start', participants, order });
    beginRound(ctx, 1);
  },
});

/**
 * A creature that joins late has no actions until the next round. If a zone is named, it arrives there from elsewhere,
 * and creatures readied for an approach are asked.
 * @rule noppa.ready.trigger @ruling R6 @ruling R10
 */
export const join = action('join', {
  fields: joinSchema.shape,
  refuses: (world, { who, zone }) => {
    const fight = findFight(world);
    if (!fight) return refuseNoppa('no-fight');
    if (fight.order.includes(who)) return refuseNoppa('in-fight-already', { who });
    return notUp(world, who) ?? (zone === undefined ? undefined : unknownZone(world, zone));
  },
  resolve: (ctx, joiner) => {
    const { who, side, zone } = placeParticipant(ctx.world, joiner);
    const order = orderOf(ctx.world, [...getFight(ctx.world).order, who]);
    ctx.emit({ type: 'joined', rule: 'noppa.init.pc-before-npc', who, side, zone, order });
    if (joiner.zone !== undefined) triggerReadied(ctx, { by: who, what: ['approach'], closingIn: [] });
  },
});

export const endFight = action('end-fight', {
  fields: {},
  refuses: (world) => requireFight(world),
  resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: 'noppa.body.faint', winner: null }),
});

/**
 * Fainted creatures can be set to one body point; it is set, not added. Riposte dice, readiness, melees and carried
 * actions end.
 * @rule noppa.body.after-scene
 */
export const endScene = action('end-scene', {
  fields: {},
  refuses: (world) => requireNoFight(world),
  resolve: (ctx) => {
    const lifted = ctx.world.creatures
      .filter(({ kind, status, body }) => kind !== 'foe' && STATUSES[status].wakes && body === 0)
      .map(({ id }) => id);
    ctx.emit({ type: 'scene-ended', rule: 'noppa.body.after-scene', lifted });
  },
});
