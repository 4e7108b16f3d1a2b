import {
  type CreatureId,
  creature,
  creatureId,
  type Draft,
  duringFight,
  fields,
  fightOn,
  firstOf,
  outsideFight,
  participantsBy,
  repeated,
  theFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyOf, fightCopy, withCreature, withCreatures, withFight } from '../copies.ts';
import { action, clearTurn, event, writeFight } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { name } from '../schema/sheet-things.ts';
import type { Creature, Fight, World } from '../state.ts';
import { inOrder } from './derived.ts';
import { STATUSES } from './effects.ts';
import { setOff } from './go-off.ts';
import { beginRound } from './initiative.ts';
import { notUp, unknownZone } from './may-act.ts';
import { keepOthers } from './riposte.ts';

/** A participant's side and zone at the start of a fight. */
export interface Standing {
  readonly who: CreatureId;
  readonly side: string;
  readonly zone: string;
}

export const fightBegan = event(
  'fight-began',
  fields<{ participants: readonly Standing[]; order: readonly CreatureId[] }>(),
  {
    writeWorld: (world, { participants, order }) =>
      withFight(
        participants.reduce(
          (next, { who, ...place }) => withCreature(next, who, (one) => takePlace(one, place)),
          world,
        ),
        fightCopy({ ...NO_FIGHT, order }),
      ),
  },
);

export const joined = event(
  'joined',
  fields<{ who: CreatureId; side: string; zone: string; order: readonly CreatureId[] }>(),
  {
    inner: ['order'],
    writeCreature: takePlace,
    writeWorld: writeFight((fight, { order }) => {
      fight.order = order;
    }),
  },
);

function takePlace(one: Draft<Creature>, { side, zone }: Omit<Standing, 'who'>): void {
  one.side = side;
  one.zone = zone;
  clearTurn(one);
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
    const fight = theFight(world);
    const creatures = world.creatures.map((one) => (fight.order.includes(one.id) ? outOfFight(one) : one));
    const over = { over: true, winner, melees: [], pending: [], passed: [] };
    return withFight(withCreatures(world, creatures), fightCopy({ ...fight, ...over }));
  },
});

function outOfFight(one: Creature): Creature {
  const next = copyOf(one);
  clearTurn(next);
  return next;
}

export const sceneEnded = event('scene-ended', fields<{ lifted: readonly CreatureId[] }>(), {
  writeWorld: (world, { lifted }) =>
    withCreatures(
      { ...world, fight: null },
      world.creatures.map((one) => rested(one, lifted)),
    ),
});

/** Ends effects that last for a scene; the named creatures wake with one body point. */
function rested(one: Creature, lifted: readonly CreatureId[]): Creature {
  const next = copyOf(one);
  clearTurn(next);
  next.riposte = 0;
  next.riposteAgainst = null;
  keepOthers(next, []);
  next.conditions = [];
  next.said = [];
  if (!lifted.includes(one.id)) return next;
  next.body = 1;
  next.status = 'up';
  return next;
}

const joining = z.strictObject({ who: creatureId, side: name.optional(), zone: name.optional() });
type Joining = z.output<typeof joining>;

/** The participants with side and zone; by default all creatures that are up. */
function placed(world: World, participants: readonly Joining[] | undefined): readonly Standing[] {
  const all =
    participants ??
    world.creatures.filter(({ status }) => STATUSES[status].acts).map(({ id }) => ({ who: id }));
  return all.map((one) => standing(world, one));
}

function standing(world: World, { who, side, zone }: Joining): Standing {
  const one = creature(world, who);
  return { who, side: side ?? one.side, zone: zone ?? one.zone };
}

const orderOf = (world: World, ids: readonly CreatureId[]): readonly CreatureId[] =>
  inOrder(ids.map((id) => creature(world, id))).map(({ id }) => id);

/**
 * A fight starts without melees, even if enemies share a zone. The order within a tick is fixed for the whole fight.
 *
 * @rule noppa.melee.none-at-start
 * @rule noppa.init.pc-before-npc
 * @rule noppa.init.lowest-stat
 */
export const beginFight = action('fight', {
  fields: { participants: participantsBy(joining) },
  refuses: (world, { participants: named }) => {
    if (fightOn(world)) return refuseNoppa('fight-on');
    const participants = placed(world, named);
    const twice = repeated(participants.map(({ who }) => who));
    if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
    const lost = firstOf(participants, ({ zone }) => unknownZone(world, zone));
    if (lost) return lost;
    const sides = new Set(participants.filter(({ who }) => !notUp(world, who)).map(({ side }) => side));
    return sides.size < 2 ? refuseNoppa('one-side') : undefined;
  },
  resolve: (ctx, { participants: named }) => {
    const participants = placed(ctx.world, named);
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
 *
 * @rule noppa.ready.trigger
 * @ruling R6
 * @ruling R10
 */
export const join = action('join', {
  fields: joining.shape,
  refuses: (world, { who, zone }) => {
    const fight = fightOn(world);
    if (!fight) return refuseNoppa('no-fight');
    if (fight.order.includes(who)) return refuseNoppa('in-fight-already', { who });
    return notUp(world, who) ?? (zone === undefined ? undefined : unknownZone(world, zone));
  },
  resolve: (ctx, joiner) => {
    const { who, side, zone } = standing(ctx.world, joiner);
    const order = orderOf(ctx.world, [...theFight(ctx.world).order, who]);
    ctx.emit({ type: 'joined', rule: 'noppa.init.pc-before-npc', who, side, zone, order });
    if (joiner.zone !== undefined) setOff(ctx, { by: who, what: ['approach'], closingIn: [] });
  },
});

export const endFight = action('end-fight', {
  fields: {},
  refuses: (world) => duringFight(world),
  resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: 'noppa.body.faint', winner: null }),
});

/**
 * Fainted creatures can be set to one body point; it is set, not added. Riposte dice, readiness, melees and carried
 * actions end.
 *
 * @rule noppa.body.after-scene
 */
export const endScene = action('end-scene', {
  fields: {},
  refuses: (world) => outsideFight(world),
  resolve: (ctx) => {
    const lifted = ctx.world.creatures
      .filter(({ kind, status, body }) => kind !== 'foe' && STATUSES[status].wakes && body === 0)
      .map(({ id }) => id);
    ctx.emit({ type: 'scene-ended', rule: 'noppa.body.after-scene', lifted });
  },
});
