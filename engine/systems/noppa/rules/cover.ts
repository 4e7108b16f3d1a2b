import { type CreatureId, creature, fields, oneOf, pointsOver } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { type NoppaCtx, succeeded } from './checks.ts';
import type { Guard, Incoming } from './defend.ts';
import { near } from './parry.ts';
import { keepRiposte } from './riposte.ts';

export const covered = event('covered', fields<{ who: CreatureId; on: CreatureId; successes: number }>());

/**
 * Against an area attack, a creature may give its extra successes to comrades nearby, up to what they lack, with any
 * defence.
 *
 * @rule noppa.defence.cover
 * @rule noppa.defence.extra-choice
 */
export function coverOthers(ctx: NoppaCtx, incoming: Incoming, guards: readonly Guard[]): Guard[] {
  return guards.reduce<Guard[]>(
    (now, { who }) => {
      const guard = now.find((one) => one.who === who);
      return guard && guard.rolled.extra > 0 && !guard.used ? useFor(ctx, incoming, guard, now) : now;
    },
    [...guards],
  );
}

function useFor(ctx: NoppaCtx, { by }: Incoming, guard: Guard, all: readonly Guard[]): Guard[] {
  const { who, rolled } = guard;
  const self = creature(ctx.world, who);
  const lacking = all.filter(
    (one) => !succeeded(one.rolled) && one.who !== who && near(ctx.world, self, creature(ctx.world, one.who)),
  );
  if (lacking.length === 0) return [...all];
  const label = { name: 'extra-defence', rule: 'noppa.defence.extra-choice' };
  const use = ctx.choose(label, who, oneOf(['cover', 'riposte', 'nothing']));
  if (use === 'riposte') keepRiposte(ctx, who, rolled.extra, by);
  const given = use === 'cover' ? shares(ctx, guard, lacking) : {};
  const left = rolled.extra - Object.values(given).reduce((sum, n) => sum + n, 0);
  const used = use !== 'cover' || !ctx.world.options.splitExtraDefence;
  for (const [on, successes] of Object.entries(given))
    ctx.emit({ type: 'covered', rule: 'noppa.defence.cover', who, on, successes });
  return all.map((one) =>
    one.who === who ? { ...one, used, rolled: { ...rolled, extra: left } } : raised(one, given),
  );
}

function raised(guard: Guard, given: Readonly<Record<CreatureId, number>>): Guard {
  const more = given[guard.who];
  if (more === undefined) return guard;
  return { ...guard, rolled: { ...guard.rolled, extra: guard.rolled.extra + more } };
}

/** Asks how many successes go to which comrade; the rest stays unused. */
function shares(
  ctx: NoppaCtx,
  { who, rolled }: Guard,
  lacking: readonly Guard[],
): Readonly<Record<CreatureId, number>> {
  const slots = lacking.map((one) => ({
    name: one.who,
    least: 0,
    most: Math.min(rolled.extra, -one.rolled.extra),
  }));
  const unused = { name: NOBODY, least: 0, most: rolled.extra };
  const label = { name: 'cover', rule: 'noppa.defence.cover' };
  const chosen = ctx.choose(label, who, pointsOver(rolled.extra, [...slots, unused]));
  return Object.fromEntries(Object.entries(chosen).filter(([name, n]) => name !== NOBODY && n > 0));
}
const NOBODY = 'nobody';
