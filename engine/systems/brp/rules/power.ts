import { type CreatureId, creatureId, fields, findFight, getCreature, numberBetween } from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { Creature, Rest, World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { maxPower } from './derived.ts';
import { faintFromPower, rouse } from './heal.ts';
import { notUp } from './may-act.ts';
import { NIGHT_REST, SECONDS } from './tables.ts';

/** `lacksSince` is set if points are still missing. */
export const powerSet = event(
  'power-set',
  fields<{ who: CreatureId; power: number; lacksSince?: number }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { power, lacksSince }) => {
      draft.power = power;
      if (lacksSince === undefined) delete draft.lacksPowerSince;
      else draft.lacksPowerSince = lacksSince;
    },
  },
);

/** A creature that spends its last power point falls unconscious. @rule brp.derived.power-points */
export const spendPower = action('spend-power', {
  fields: { by: creatureId, points: z.int().min(1).max(999) },
  refuses: (world, { by, points }) => {
    const { power } = getCreature(world, by);
    const isShort = points > power;
    return (
      notUp(world, by) ??
      (isShort ? refuseBrp('too-little-power', { who: by, has: power, cost: points }) : undefined)
    );
  },
  resolve: (ctx, { by: who, points }) => {
    const creature = getCreature(ctx.world, who);
    const power = creature.power - points;
    const lacksSince = creature.lacksPowerSince ?? ctx.world.clock;
    ctx.emit({ type: 'power-set', rule: 'brp.derived.power-points', who, power, lacksSince });
    if (power === 0) faintFromPower(ctx, who);
  },
  offers: (world, { id: by, power }) =>
    findFight(world) || power <= 0 || notUp(world, by)
      ? []
      : [{ action: { type: 'spend-power', by }, slots: { points: numberBetween(1, power) } }],
});

export const lacksPower = (creature: Creature): boolean =>
  creature.state.is !== 'dead' && creature.power < maxPower(creature).value;

interface RestSpan {
  readonly began: number;
  readonly until: number;
  readonly rested: boolean;
}

/**
 * Returns when all power returns: after a full day, counted from when points began to be missing, that includes a
 * night's rest. It makes no difference into how many steps that day is split.
 * @rule brp.derived.power-points @ruling R14
 */
export function findPowerReturn(world: World, creature: Creature, passing: RestSpan): number | undefined {
  if (!lacksPower(creature)) return undefined;
  const since = creature.lacksPowerSince ?? passing.began;
  const first = since + Math.max(1, Math.ceil((world.clock - since) / SECONDS.day)) * SECONDS.day;
  const rests = [
    ...(world.rests ?? []),
    ...(passing.rested ? [{ from: world.clock, to: passing.until }] : []),
  ];
  return [first, first + SECONDS.day].find((at) => sumRest(rests, at - SECONDS.day, at) >= NIGHT_REST);
}

const sumRest = (rests: readonly Rest[], from: number, to: number): number =>
  rests.reduce((sum, rest) => sum + Math.max(0, Math.min(rest.to, to) - Math.max(rest.from, from)), 0);

/**
 * Restores all power and wakes a creature that was unconscious for lack of it.
 * @rule brp.derived.power-points @ruling R14
 */
export function restorePower(ctx: BrpCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const { state } = creature;
  ctx.emit({ type: 'power-set', rule: 'brp.derived.power-points', who, power: maxPower(creature).value });
  if (state.is === 'unconscious' && state.cause === 'power') rouse(ctx, who);
}
