import { type CreatureId, creature, creatureId, fields, numberFrom } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event, ofWhom } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import { writeResource } from './cost.ts';
import { levelUp } from './experience.ts';
import { MAX_POINTS, points } from './fields.ts';
import { beyondReach, hasYielded } from './may-act.ts';
import { resourceName } from './statistic-names.ts';
import { capped, riseAboveZero } from './support.ts';
import { endTurnOfFallen } from './turn.ts';
import { dropAtZero } from './zero-health.ts';

export const harmed = event('harmed', fields<{ who: CreatureId; points: number; health: number }>(), {
  audience: ofWhom,
  writeCreature: (one, { health }) => {
    one.health = health;
  },
});

/** `wanted` is set if the maximum cut off some of the points. */
export const restored = event(
  'restored',
  fields<{ who: CreatureId; points: number; health: number; wanted?: number }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { health }) => {
      one.health = health;
    },
  },
);

export const resourceChanged = event(
  'resource-changed',
  fields<{ who: CreatureId; resource: string; points: number; left: number }>(),
  { audience: ofWhom, writeCreature: writeResource },
);

export const expAwarded = event('exp-awarded', fields<{ who: CreatureId; points: number; exp: number }>(), {
  audience: ofWhom,
  writeCreature: (one, { exp }) => {
    one.exp = exp;
  },
});

/**
 * Health lost as the game master says: a fall, a trap, the cost of a grave failure. Nothing reduces it.
 *
 * @rule rischio.risk.grave-failure
 * @ruling R13
 */
export const harm = action('harm', {
  fields: { who: creatureId, points },
  refuses: (world, { who }) => (hasYielded(world, who) ? undefined : beyondReach(world, who, 'struck')),
  resolve: (ctx, { who, points: lost }) => {
    const { health: before } = creature(ctx.world, who);
    const health = before - lost;
    ctx.emit({ type: 'harmed', rule: 'rischio.risk.grave-failure', who, points: lost, health });
    dropAtZero(ctx, { who, before, by: null });
    endTurnOfFallen(ctx, who);
  },
});

/** Health restored as the game master says: a night's rest, a potion. @ruling R13 */
export const heal = action('heal', {
  fields: { who: creatureId, points },
  refuses: (world, { who }) => (hasYielded(world, who) ? undefined : beyondReach(world, who, 'reached')),
  resolve: (ctx, { who, points: wanted }) => {
    const before = creature(ctx.world, who);
    const health = capped(ctx.world, before, before.health + wanted);
    const gained = health - before.health;
    const rule = 'rischio.combat.no-roll-abilities';
    const fact = { type: 'restored', rule, who, points: gained, health } as const;
    ctx.emit(gained < wanted ? { ...fact, wanted } : fact);
    riseAboveZero(ctx, who, rule);
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
    const one = creature(world, who);
    const resource = resourceName(one, input);
    if (resource === 'health') return refuseRischio('health-by-harm');
    const has = one.resources[resource] ?? 0;
    if (has + change >= 0) return undefined;
    return refuseRischio('cannot-pay', { who, resource, cost: -change, has });
  },
  resolve: (ctx, { who, resource: input, points: change }) => {
    const one = creature(ctx.world, who);
    const resource = resourceName(one, input);
    const left = (one.resources[resource] ?? 0) + change;
    const rule = 'rischio.combat.additional-cost';
    ctx.emit({ type: 'resource-changed', rule, who, resource, points: change, left });
  },
  gmOffers: ({ creatures }) =>
    creatures.flatMap(({ id: who, resources }) =>
      Object.entries(resources).map(([resource, has]) => ({
        action: { type: 'resource', who, resource },
        slots: { points: numberFrom(-has, MAX_OFFERED) },
      })),
    ),
});
const MAX_OFFERED = 999;

/** Experience for something other than a defeat. @ruling R13 */
export const awardExperience = action('award', {
  fields: { who: creatureId, points },
  resolve: (ctx, { who, points: won }) => {
    const exp = creature(ctx.world, who).exp + won;
    ctx.emit({ type: 'exp-awarded', rule: 'rischio.xp.instant', who, points: won, exp });
    levelUp(ctx, who);
  },
});
