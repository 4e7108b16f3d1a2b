import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  findFight,
  getCreature,
  type Offer,
  oneOf,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, PreparedAction, World } from '../state.ts';
import { spend } from './budget.ts';
import { findFeature, listFeatures } from './features.ts';
import { cannotTake } from './may-act.ts';
import { notOpen } from './may-move.ts';
import { fullSpeed, isOnMap } from './move.ts';
import { isReadied, type RequestedAct, requestedActSchema } from './readied-act.ts';
import { ENEMY_IN_REACH, holdSpell } from './ready.ts';
import { listReachable } from './route.ts';
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
export const cannotWalkMounted = ({ id: who, rides }: Creature): Verdict =>
  rides === null ? undefined : refuseQuinta('rides-already', { who });

const cannotHead = (world: World, creature: Creature, to: Square): Verdict =>
  isOnMap(world, creature) ? notOpen(world, creature, to) : refuseQuinta('no-map', { who: creature.id });

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
