import { type CreatureId, creatureId, fields, getCreature, numberBetween } from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import { writeResource } from './cost.ts';
import { levelUp } from './experience.ts';
import { MAX_POINTS, points } from './fields.ts';
import { cannotBeReached, hasYielded } from './may-act.ts';
import { findResourceName } from './statistic-names.ts';
import { capHealth, reviveAboveZero } from './support.ts';
import { endTurnOfFallen } from './turn.ts';
import { dropAtZero } from './zero-health.ts';

export const harmed = event('harmed', fields<{ who: CreatureId; points: number; health: number }>(), {
  amounts: ({ who, points }) => [['damage', who, points]],
  audience: audienceForWho,
  writeCreature: (draft, { health }) => {
    draft.health = health;
  },
});

/** `wanted` is set if the maximum cut off some of the points. */
export const restored = event(
  'restored',
  fields<{ who: CreatureId; points: number; health: number; wanted?: number }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: (draft, { health }) => {
      draft.health = health;
    },
  },
);

export const resourceChanged = event(
  'resource-changed',
  fields<{ who: CreatureId; resource: string; points: number; left: number }>(),
  { audience: audienceForWho, writeCreature: writeResource },
);

export const expAwarded = event('exp-awarded', fields<{ who: CreatureId; points: number; exp: number }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { exp }) => {
    draft.exp = exp;
  },
});

/**
 * Health lost as the game master says: a fall, a trap, the cost of a grave failure. Nothing reduces it.
 * @rule rischio.risk.grave-failure @ruling R13
 */
export const harm = action('harm', {
  fields: { who: creatureId, points },
  refuses: (world, { who }) => (hasYielded(world, who) ? undefined : cannotBeReached(world, who, 'struck')),
  resolve: (ctx, { who, points: lost }) => {
    const { health: before } = getCreature(ctx.world, who);
    const health = before - lost;
    ctx.emit({ type: 'harmed', rule: 'rischio.risk.grave-failure', who, points: lost, health });
    dropAtZero(ctx, { who, before, by: null });
    endTurnOfFallen(ctx, who);
  },
});

/** Health restored as the game master says: a night's rest, a potion. @ruling R13 */
export const heal = action('heal', {
  fields: { who: creatureId, points },
  refuses: (world, { who }) => (hasYielded(world, who) ? undefined : cannotBeReached(world, who, 'reached')),
  resolve: (ctx, { who, points: wanted }) => {
    const before = getCreature(ctx.world, who);
    const health = capHealth(ctx.world, before, before.health + wanted);
    const gained = health - before.health;
    const rule = 'rischio.combat.no-roll-abilities';
    const fact = { type: 'restored', rule, who, points: gained, health } as const;
    ctx.emit(gained < wanted ? { ...fact, wanted } : fact);
    reviveAboveZero(ctx, who, rule);
  },
});

/** A resource is found, bought or used up; `points` may be negative. @ruling R13 */
export const changeResource = action('resource', {
  fields: {
    who: creatureId,
    resource: z.string().min(1).max(40),
    points: z.int().min(-MAX_POINTS).max(MAX_POINTS),
  },
  /** Health has its own actions; no other resource may go below 0. */
  refuses: (world, { who, resource: input, points: change }) => {
    const creature = getCreature(world, who);
    const resource = findResourceName(creature, input);
    if (resource === 'health') return refuseRischio('health-by-harm');
    const has = creature.resources[resource] ?? 0;
    if (has + change >= 0) return undefined;
    return refuseRischio('cannot-pay', { who, resource, cost: -change, has });
  },
  resolve: (ctx, { who, resource: input, points: change }) => {
    const creature = getCreature(ctx.world, who);
    const resource = findResourceName(creature, input);
    const left = (creature.resources[resource] ?? 0) + change;
    const rule = 'rischio.combat.additional-cost';
    ctx.emit({ type: 'resource-changed', rule, who, resource, points: change, left });
  },
  gmOffers: ({ creatures }) =>
    creatures.flatMap(({ id: who, resources }) =>
      Object.entries(resources).map(([resource, has]) => ({
        action: { type: 'resource', who, resource },
        slots: { points: numberBetween(-has, MAX_OFFERED_POINTS) },
      })),
    ),
});
const MAX_OFFERED_POINTS = 999;

/** Experience for something other than a defeat. @ruling R13 */
export const awardExperience = action('award', {
  fields: { who: creatureId, points },
  resolve: (ctx, { who, points: won }) => {
    const exp = getCreature(ctx.world, who).exp + won;
    ctx.emit({ type: 'exp-awarded', rule: 'rischio.xp.instant', who, points: won, exp });
    levelUp(ctx, who);
  },
});
