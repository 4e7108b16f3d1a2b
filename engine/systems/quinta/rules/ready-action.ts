import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  findFight,
  getCreature,
  idsOf,
  type Offer,
  oneOf,
  refuse,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta, squareParams } from '../refusals.ts';
import type { Area, Creature, Feature, PreparedAction, ReadiedFeature, World } from '../state.ts';
import type { AttackFeature } from './attack-feature.ts';
import { speedFor, spend } from './budget.ts';
import { coverBetween } from './cover.ts';
import { isInPlay, isWithinMetres } from './distance.ts';
import { findFeature, listFeatures } from './features.ts';
import { atLeastOne, optionalSquare } from './fields.ts';
import { isLost, worldAsNoticed } from './lurking.ts';
import { cannotReact, cannotTake, cannotTarget } from './may-act.ts';
import { cannotHold, maxRange } from './may-attack.ts';
import { cannotStop, notOpen } from './may-move.ts';
import { cannotPlaceArea } from './may-use.ts';
import { fullSpeed, isOnMap } from './move.ts';
import { type Readiable, readiableDeclaration } from './readiable.ts';
import { isReadied, type RequestedAct, requestedActSchema } from './readied-act.ts';
import {
  ENEMY_IN_REACH,
  fillReadiedAction,
  fillReadiedFeature,
  findReadiedPath,
  holdSpell,
  readiedReach,
  triggerReadied,
} from './ready.ts';
import { listReachable } from './route.ts';
import { findActiveMap } from './space.ts';
import { isSpent } from './uses.ts';

/**
 * Declares `ready` with the names of all other actions, which a request may contain.
 * @rule quinta.actions.ready @ruling R23
 */
export const declareReady = (others: readonly string[]) =>
  action('ready', {
    fields: {
      by: creatureId,
      trigger: z.string().max(200),
      act: requestedActSchema(others) as unknown as z.ZodType<RequestedAct>,
    },
    refuses: cannotReady,
    resolve: (ctx, { by, trigger, act }) => {
      if (!isReadied(act)) throw new Error(`${act.kind} made ready: the action was let through unchecked`);
      spend(ctx, by, 'action', 'ready');
      holdSpell(ctx, by, act);
      const readied: PreparedAction = { trigger: trigger, act };
      ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who: by, readied });
    },
    offers: (world, creature) => (findFight(world) ? readyOffers(world, creature) : []),
  });

interface ReadyRequest {
  readonly by: CreatureId;
  readonly act: RequestedAct;
}

/** Whether the action is possible is checked only when the trigger comes. @rule quinta.actions.ready @ruling R23 */
function cannotReady(world: World, { by: who, act }: ReadyRequest): Verdict {
  if (!isReadied(act)) return refuseQuinta('cannot-be-readied', { who });
  const refusal = cannotTake(world, who, 'action');
  if (refusal) return refusal;
  const creature = getCreature(world, who);
  if (act.kind === 'move') return cannotWalkMounted(creature) ?? cannotHead(world, creature, act.to);
  if (act.kind !== 'deed') return undefined;
  const feature = findFeature(creature, act.deed);
  if (!feature || !isReadiable(creature, act.deed))
    return refuseQuinta('no-such-deed', { who, deed: act.deed });
  return isSpent(creature, feature) ? refuseQuinta('deed-used-up', { who, deed: act.deed }) : undefined;
}

/** Riders cannot ready a walk. @rule quinta.mounted.mounting */
const cannotWalkMounted = ({ id: who, rides }: Creature): Verdict =>
  rides === null ? undefined : refuseQuinta('rides-already', { who });

const cannotHead = (world: World, creature: Creature, to: Square): Verdict =>
  isOnMap(world, creature) ? notOpen(world, creature, to) : refuseQuinta('no-map', { who: creature.id });

/** A readied move that has become impossible. @rule quinta.actions.ready @ruling R23 */
function cannotWalk(world: World, creature: Creature, to: Square): Verdict {
  const { id: who } = creature;
  if (speedFor(world, creature) === 0) return refuseQuinta('speed-zero', { who });
  const taken = cannotStop(worldAsNoticed(world, creature), creature, to);
  if (taken) return taken;
  return findReadiedPath(world, creature, to)
    ? undefined
    : refuseQuinta('no-way', { who, ...squareParams(to) });
}

/** A feature that takes an action, such as an attack or a spell. */
function isReadiable(creature: Creature, id: string): boolean {
  const feature = findFeature(creature, id);
  return feature !== undefined && feature.cost === 'action' && feature.multi.length === 0;
}

const TRIGGER_TEXT = textUpTo(200);
/** Common readied actions besides features and moves. The target of help is named at the trigger. */
const READY_SUGGESTIONS = [
  { kind: 'dodge' },
  { kind: 'hide' },
  { kind: 'help', how: 'attack', on: null },
] as const;

/** For the first enemy that comes near, or for a trigger in words. @rule quinta.actions.ready */
function readyOffers(world: World, creature: Creature): readonly Offer[] {
  const { offered } = createOfferBuilder(cannotReady);
  const ready = { type: 'ready', by: creature.id } as const;
  const waiting = (act: Offer['action'][string]): readonly Offer[] =>
    offered(world, { ...ready, act }, { slots: { trigger: TRIGGER_TEXT }, like: { trigger: '' } });
  const features = listFeatures(creature).filter(({ id }) => isReadiable(creature, id));
  const acts = features.flatMap(({ id: deed, attack }) => {
    const act = { kind: 'deed', deed, on: null };
    return [...(attack ? offered(world, { ...ready, trigger: ENEMY_IN_REACH, act }) : []), ...waiting(act)];
  });
  return [
    ...acts,
    ...READY_SUGGESTIONS.flatMap((act) => waiting({ ...act })),
    ...readyMoveOffers(world, creature),
  ];
}

function readyMoveOffers(world: World, creature: Creature): readonly Offer[] {
  const fixedAction = { type: 'ready', by: creature.id, act: { kind: 'move' } } as const;
  if (!creature.at || cannotReady(world, { by: creature.id, act: { kind: 'move', to: creature.at } }))
    return [];
  const metres = fullSpeed(world, creature, 'walk');
  const to = listReachable(world, creature, { gait: 'walk', metres })
    .filter(({ from }) => from)
    .map(({ at: { x, y } }) => ({ x, y }));
  return to.length > 0
    ? [{ action: fixedAction, slots: { 'act.to': oneOf(to), trigger: TRIGGER_TEXT } }]
    : [];
}

/** The game master says that the trigger has come, and names the target or position. @rule quinta.actions.ready */
export const trigger = action('trigger', {
  fields: {
    who: creatureId,
    on: creatureId.optional(),
    at: optionalSquare,
    /** Without a map: the other creatures caught in an area. */
    also: atLeastOne,
  },
  refuses: cannotTrigger,
  resolve: (ctx, { who, on, at, also }) => triggerReadied(ctx, who, { on: on ?? null, at, also }),
  gmOffers: (world, { offered, onOneOf }) =>
    world.creatures.flatMap(({ id: who, readied }) => {
      if (!readied) return [];
      const fixedAction = { type: 'trigger', who };
      return 'on' in readied.act
        ? onOneOf(world, fixedAction, idsOf(world.creatures))
        : offered(world, fixedAction);
    }),
});

interface TriggerRequest {
  readonly who: CreatureId;
  readonly on?: CreatureId | undefined;
  readonly at?: Square | undefined;
  readonly also?: readonly CreatureId[] | undefined;
}

/** @rule quinta.actions.ready @rule quinta.actions.reaction */
function cannotTrigger(world: World, { who, on, at, also = [] }: TriggerRequest): Verdict {
  const creature = getCreature(world, who);
  if (!creature.readied) return refuseQuinta('nothing-readied', { who });
  const { act } = creature.readied;
  const refusal = cannotReact(world, who);
  if (refusal) return refusal;
  const feature = act.kind === 'deed' ? findFeature(creature, act.deed) : undefined;
  const target = { on: on ?? null, at };
  if (act.kind === 'deed' && feature?.area && !feature.attack)
    return cannotPlaceReadiedArea(world, creature, {
      feature,
      area: feature.area,
      readiedFeature: fillReadiedFeature(act, target),
      also,
    });
  const [other] = also;
  if (other !== undefined) return refuse('no-such-target', { on: other });
  if (act.kind === 'move') return cannotWalkMounted(creature) ?? cannotWalk(world, creature, act.to);
  return act.kind === 'deed'
    ? cannotReach(world, creature, { feature, readiedFeature: fillReadiedFeature(act, target) })
    : cannotDo(world, fillReadiedAction(act, who, target.on));
}

/** Checks what the action requires on the creature's own turn. @rule quinta.actions.ready @ruling R23 */
function cannotDo(world: World, readiable: Readiable): Verdict {
  if ('on' in readiable && readiable.on === null) return refuseQuinta('no-target');
  const now = simulateTurnOf(worldAsNoticed(world, getCreature(world, readiable.by)), readiable.by);
  return readiableDeclaration(readiable).refuses(now, readiable);
}

/** As if the creature had the turn and its action: the reaction replaces both. */
function simulateTurnOf(world: World, who: CreatureId): World {
  const fight = findFight(world);
  const turn = fight?.order.findIndex((item) => item.who === who) ?? -1;
  if (!fight || turn < 0) return world;
  const creatures = world.creatures.map((creature) =>
    creature.id === who ? { ...creature, budget: { ...creature.budget, action: true } } : creature,
  );
  return { ...world, creatures, fight: { ...fight, turn } };
}

interface ReadiedUse {
  readonly feature: Feature | undefined;
  readonly readiedFeature: ReadiedFeature;
}
interface ReadiedArea {
  readonly feature: Feature;
  readonly area: Area;
  readonly readiedFeature: ReadiedFeature;
  readonly also: readonly CreatureId[];
}

/**
 * Around the position or the intended target; without a map it catches the named creatures.
 * @rule quinta.actions.ready
 */
function cannotPlaceReadiedArea(
  world: World,
  creature: Creature,
  { feature, area, readiedFeature, also }: ReadiedArea,
): Verdict {
  const target = readiedFeature.on === null ? undefined : getCreature(world, readiedFeature.on);
  if (target && !isInPlay(target)) return refuse('no-such-target', { on: target.id });
  const where =
    findActiveMap(world) && creature.at
      ? { at: readiedFeature.at ?? target?.at ?? undefined, on: also }
      : { on: target ? [target.id, ...also] : also };
  return cannotPlaceArea(world, creature, { feature, area, action: where });
}

/**
 * Checks what the feature requires on the creature's own turn.
 * @rule quinta.attack.range @rule quinta.attack.cover @rule quinta.conditions.charmed @ruling R23
 */
function cannotReach(world: World, creature: Creature, { feature, readiedFeature }: ReadiedUse): Verdict {
  const harmful = !feature || feature.attack !== null || feature.save !== null;
  const target = readiedFeature.on ?? (harmful ? null : creature.id);
  if (target === null || (harmful && target === creature.id))
    return refuse('no-such-target', { on: target ?? '–' });
  const other = getCreature(world, target);
  if (!isInPlay(other)) return refuse('no-such-target', { on: target });
  const refusal =
    cannotTarget(world, creature.id, { on: target, harmful }) ??
    (feature && cannotHold(world, creature, feature));
  if (refusal || target === creature.id) return refusal;
  if (isLost(world, creature, other)) return refuseQuinta('place-unknown', { who: creature.id, on: target });
  const metres = feature?.attack ? maxRange(feature as AttackFeature) : readiedReach(creature);
  if (!isWithinMetres(world, [creature, other], metres))
    return refuseQuinta('not-near', { who: creature.id, on: target, metres });
  return coverBetween(world, creature, other) === 'total'
    ? refuseQuinta('total-cover', { on: target })
    : undefined;
}
