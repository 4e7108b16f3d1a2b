import {
  type CreatureId,
  fields,
  findFight,
  getCreature,
  isParticipant,
  numberBetween,
  oneOf,
  requireNoFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Light, World } from '../state.ts';
import { isHelpless } from './carrying.ts';
import type { WhiteboxCtx } from './checks.ts';
import { learnSpells } from './learn.ts';
import { minutesOfLight } from './light.ts';
import { interruptRest } from './rest-count.ts';
import { LIGHTS, MINUTES, type TimeUnit } from './tables.ts';
import { bleed } from './wound.ts';

export const timePassed = event('time-passed', fields<{ minutes: number; clock: number }>(), {
  writeWorld: (world, { clock }) =>
    updateWorld(world, (draft) => {
      draft.clock = clock;
    }),
});

/** The Referee says how much time passes. @rule whitebox.time.referee-pacing */
export const time = action('time', {
  fields: {
    amount: z.int().min(1).max(10_000),
    unit: z.enum(Object.keys(MINUTES) as [TimeUnit, ...TimeUnit[]]),
  },
  refuses: requireNoFight,
  resolve: (ctx, { amount, unit }) =>
    elapseTime(ctx, amount * MINUTES[unit], { rule: 'whitebox.time.referee-pacing' }),
  gmOffers: (world) =>
    requireNoFight(world)
      ? []
      : [{ action: { type: 'time' }, slots: { amount: numberBetween(1, 60), unit: oneOf(UNITS) } }],
});
const UNITS: readonly TimeUnit[] = ['turn', 'hour', 'minute', 'round', 'day', 'week'];

interface TimeSpan {
  /** By default the clock's own rule: turns outside a fight, rounds in one. */
  readonly rule?: RuleId | undefined;
  /** The creatures that rest meanwhile: their consecutive days are not interrupted. */
  readonly resting?: readonly CreatureId[] | undefined;
}

/**
 * Passes time and updates all that depends on it: bleeding outside a fight, lights, conditions, doors; after a whole
 * day, spells.
 * @rule whitebox.time.turn @rule whitebox.time.combat-round @rule whitebox.time.conversion
 */
export function elapseTime(ctx: WhiteboxCtx, minutes: number, { rule, resting = [] }: TimeSpan = {}): void {
  if (minutes <= 0) return;
  const counted: RuleId = findFight(ctx.world) ? 'whitebox.time.combat-round' : 'whitebox.time.turn';
  ctx.emit({ type: 'time-passed', rule: rule ?? counted, minutes, clock: ctx.world.clock + minutes });
  bleedOut(ctx, minutes);
  burnLights(ctx, minutes);
  endConditions(ctx);
  shutDoors(ctx);
  if (minutes < MINUTES.day) return;
  interruptRest(
    ctx,
    ctx.world.creatures.map(({ id }) => id).filter((id) => !resting.includes(id)),
  );
  learnSpells(ctx);
}

/** In a fight, creatures bleed at the end of the round. @rule whitebox.damage.bleeding */
function bleedOut(ctx: WhiteboxCtx, minutes: number): void {
  for (let minute = 0; minute < minutes; minute++) {
    const bleeding = ctx.world.creatures.filter(
      (creature) => creature.bleeding && !isParticipant(ctx.world, creature.id),
    );
    if (bleeding.length === 0) return;
    for (const { id } of bleeding) bleed(ctx, id);
  }
}

/** Only lit lights burn; a doused one keeps its remaining time. @rule whitebox.exploration.light-duration */
function burnLights(ctx: WhiteboxCtx, minutes: number): void {
  for (const { id: who, lights } of ctx.world.creatures)
    for (const light of lights.filter(({ lit }) => lit)) burnDown(ctx, who, light, minutes);
}

function burnDown(ctx: WhiteboxCtx, who: CreatureId, light: Light, minutes: number): void {
  const rule: RuleId = 'whitebox.exploration.light-duration';
  const left = minutesOfLight(light) - minutes;
  if (left > 0) {
    ctx.emit({ type: 'light-burned', rule, who, light: { ...light, lit: true, ...fuelLeft(light, left) } });
    return;
  }
  ctx.emit({ type: 'light-spent', rule, who, light: light.id });
  const next = left < 0 ? findNextLight(ctx.world, getCreature(ctx.world, who), light) : undefined;
  if (!next) return;
  ctx.emit({ type: 'light-lit', rule, who, light: next.id });
  burnDown(ctx, who, next, -left);
}

/**
 * The next light of its kind, lit automatically by a creature that would otherwise be in the dark.
 * @rule whitebox.exploration.light-duration @ruling R18
 */
function findNextLight({ options }: World, creature: Creature, { kind }: Light): Light | undefined {
  if (!options.lightsReplaced || isHelpless(creature) || creature.lights.some(({ lit }) => lit))
    return undefined;
  return creature.lights.find((light) => light.kind === kind && minutesOfLight(light) > 0);
}

function fuelLeft({ kind }: Light, left: number): Pick<Light, 'minutesLeft' | 'pints'> {
  const pints = kind === 'lantern' ? Math.ceil(left / LIGHTS.lantern.minutes) - 1 : 0;
  return { minutesLeft: left - pints * LIGHTS.lantern.minutes, pints };
}

function endConditions(ctx: WhiteboxCtx): void {
  const { clock, creatures } = ctx.world;
  for (const { id: who, conditions } of creatures)
    for (const { name: condition, until } of conditions)
      if (until !== null && until <= clock)
        ctx.emit({ type: 'condition-lost', rule: 'whitebox.time.conversion', who, condition });
}

/** Doors fall shut unless they are held. @rule whitebox.exploration.doors-self-close */
function shutDoors(ctx: WhiteboxCtx): void {
  for (const { id: door, open, held } of ctx.world.doors)
    if (open && !held) ctx.emit({ type: 'door-closed', rule: 'whitebox.exploration.doors-self-close', door });
}
