import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  findFight,
  getCreature,
  idsOf,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { action } from '../declare.ts';
import { refuseQuinta, squareParams } from '../refusals.ts';
import type { Area, Creature, Feature, ReadiedFeature, World } from '../state.ts';
import type { AttackFeature } from './attack-feature.ts';
import { speedFor } from './budget.ts';
import { coverBetween } from './cover.ts';
import { isInPlay, isWithinMetres } from './distance.ts';
import { findFeature } from './features.ts';
import { atLeastOne, optionalSquare } from './fields.ts';
import { isLost, worldAsNoticed } from './lurking.ts';
import { cannotReact, cannotTarget } from './may-act.ts';
import { cannotHold, maxRange } from './may-attack.ts';
import { cannotStop } from './may-move.ts';
import { cannotPlaceArea } from './may-use.ts';
import { type Readiable, readiableDeclaration } from './readiable.ts';
import {
  fillReadiedAction,
  fillReadiedFeature,
  findReadiedPath,
  readiedReach,
  triggerReadied,
} from './ready.ts';
import { cannotWalkMounted } from './ready-action.ts';
import { findActiveMap } from './space.ts';

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
