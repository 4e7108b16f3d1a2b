import { type CreatureId, fields, getCreature, oneOf, splitPoints } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { isSuccess, type NoppaCtx } from './checks.ts';
import type { IncomingAttack, TargetDefence } from './defend.ts';
import { isNearAlly } from './parry.ts';
import { keepRiposte } from './riposte.ts';

export const covered = event('covered', fields<{ who: CreatureId; on: CreatureId; successes: number }>());

/**
 * Against an area attack, a creature may give its extra successes to comrades nearby, up to what they lack, with any
 * defence.
 * @rule noppa.defence.cover @rule noppa.defence.extra-choice
 */
export function coverOthers(
  ctx: NoppaCtx,
  incoming: IncomingAttack,
  guards: readonly TargetDefence[],
): TargetDefence[] {
  if (!guards.some(({ rolled, used }) => rolled.extra > 0 && !used)) return [...guards];
  return guards.reduce<TargetDefence[]>(
    (now, { who }) => {
      const guard = now.find((targetDefence) => targetDefence.who === who);
      return guard && guard.rolled.extra > 0 && !guard.used ? askExtraUse(ctx, incoming, guard, now) : now;
    },
    [...guards],
  );
}

function askExtraUse(
  ctx: NoppaCtx,
  { by }: IncomingAttack,
  guard: TargetDefence,
  all: readonly TargetDefence[],
): TargetDefence[] {
  const { who, rolled } = guard;
  const self = getCreature(ctx.world, who);
  const lacking = all.filter(
    (targetDefence) =>
      !isSuccess(targetDefence.rolled) &&
      targetDefence.who !== who &&
      isNearAlly(ctx.world, self, getCreature(ctx.world, targetDefence.who)),
  );
  if (lacking.length === 0) return [...all];
  const label = { name: 'extra-defence', rule: 'noppa.defence.extra-choice' };
  const use = ctx.choose(label, who, oneOf(['cover', 'riposte', 'nothing']));
  if (use === 'riposte') keepRiposte(ctx, who, rolled.extra, by);
  const shares = use === 'cover' ? askCoverShares(ctx, guard, lacking) : {};
  const left = rolled.extra - Object.values(shares).reduce((sum, n) => sum + n, 0);
  const used = use !== 'cover' || !ctx.world.options.splitExtraDefence;
  for (const [on, successes] of Object.entries(shares))
    ctx.emit({ type: 'covered', rule: 'noppa.defence.cover', who, on, successes });
  return all.map((targetDefence) =>
    targetDefence.who === who
      ? { ...targetDefence, used, rolled: { ...rolled, extra: left } }
      : raiseGuard(targetDefence, shares),
  );
}

function raiseGuard(guard: TargetDefence, shares: Readonly<Record<CreatureId, number>>): TargetDefence {
  const more = shares[guard.who];
  if (more === undefined) return guard;
  return { ...guard, rolled: { ...guard.rolled, extra: guard.rolled.extra + more } };
}

/** Asks how many successes go to which comrade; the rest stays unused. */
function askCoverShares(
  ctx: NoppaCtx,
  { who, rolled }: TargetDefence,
  lacking: readonly TargetDefence[],
): Readonly<Record<CreatureId, number>> {
  const slots = lacking.map((targetDefence) => ({
    name: targetDefence.who,
    least: 0,
    most: Math.min(rolled.extra, -targetDefence.rolled.extra),
  }));
  const unused = { name: NOBODY, least: 0, most: rolled.extra };
  const label = { name: 'cover', rule: 'noppa.defence.cover' };
  const chosen = ctx.choose(label, who, splitPoints(rolled.extra, [...slots, unused]));
  return Object.fromEntries(Object.entries(chosen).filter(([name, n]) => name !== NOBODY && n > 0));
}
const NOBODY = 'nobody';
