import { lineBetween, type Square } from '@arbitro/grid';
import { type CreatureId, creature, fields, type Score, score } from '@arbitro/kernel';
import type { Jump } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { abilityModifier, feels, plus, roundedDistance } from '../derived.ts';
import type { EventOf } from '../events.ts';
import type { Creature, World } from '../state.ts';
import { JUMP, SQUARE } from '../tables.ts';
import { afterMoving } from './after-moving.ts';
import { byStep } from './apart.ts';
import { goAway } from './break-away.ts';
import { speedFor } from './budget.ts';
import { whoTracks } from './lost.ts';
import { isOnMap } from './move.ts';
import { opportunities } from './opportunity.ts';
import { closingIn } from './ready.ts';
import { keepsOut } from './space.ts';

export const jumped = event('jumped', fields<{ who: CreatureId; metres: number; cleared: boolean }>(), {
  audience: ({ who }, world) => whoTracks(world, who),
});

/**
 * Metres: the long jump by the Strength score, the high one by its modifier; half as far without a run-up.
 *
 * @rule quinta.movement.modes
 * @ruling R47
 */
export function jumpOf(
  { options }: World,
  one: Creature,
  { high, runUp }: Pick<Jump, 'high' | 'runUp'>,
): Score {
  const rule = 'quinta.movement.modes';
  const points = high ? Math.max(0, JUMP.high + abilityModifier(one, 'str')) : one.scores.str;
  const whole = (points * JUMP.tenths) / 10;
  const counted = inSteps(options, runUp ? points : points / 2);
  return score([
    plus(rule, 'str', whole),
    ...(counted === whole ? [] : [plus(rule, runUp ? 'rounding' : 'no-run-up', counted - whole)]),
  ]);
}

/** A leap has steps of its own, or nobody would ever jump upwards: 0.3 m for each point. @rule quinta.core.round-down */
function inSteps(options: World['options'], points: number): number {
  const isByPoint = options.distanceRounding === 'square';
  const metres = ((isByPoint ? Math.floor(points) : points) * JUMP.tenths) / 10;
  return isByPoint ? metres : roundedDistance(options, metres);
}

/** The squares it flies over, where it lands last. */
export const flightTo = (from: Square, to: Square): readonly Square[] => [...lineBetween(from, to), to];

/** Over whatever lies between; every metre is paid for. @rule quinta.movement.modes */
export function jump(ctx: QuintaCtx, { by, to, metres = 0, high = false }: Jump): void {
  const one = creature(ctx.world, by);
  if (to && one.at && isOnMap(ctx.world, one)) return fly(ctx, by, flightTo(one.at, to));
  const rule = 'quinta.movement.modes';
  const leap = ({ at, budget: { diagonals } }: Creature): EventOf<'moved'> => ({
    type: 'moved',
    rule,
    who: by,
    to: high ? at : null,
    spent: metres,
    diagonals,
    willing: true,
  });
  const cleared = goAway(ctx, by, { metres: high ? 0 : metres }, leap);
  ctx.emit({ type: 'jumped', rule, who: by, metres: cleared ? metres : 0, cleared });
}

/** Leaping out of reach is leaving it; nobody lands on somebody who lurks. @rule quinta.attack.opportunity @ruling R119 */
function fly(ctx: QuintaCtx, who: CreatureId, path: readonly Square[]): void {
  const rule = 'quinta.movement.modes';
  let metres = 0;
  for (const to of path) {
    const { at: from } = creature(ctx.world, who);
    if (from && ctx.world.options.opportunityTiming === 'before-leaving')
      opportunities(ctx, who, byStep(ctx.world, creature(ctx.world, who), [from, to]));
    const one = creature(ctx.world, who);
    if (!from || one.life === 'dead' || speedFor(ctx.world, one) === 0) break;
    // knocked down before the leap, or out of it
    if (feels(ctx.world, one, 'crawls')) break;
    if (to === path.at(-1) && keepsOut(ctx.world, one, to)) break;
    metres += SQUARE;
    ctx.emit({
      type: 'moved',
      rule,
      who,
      to,
      spent: SQUARE,
      diagonals: one.budget.diagonals,
      willing: true,
    });
    afterMoving(ctx, who);
    if (ctx.world.options.opportunityTiming === 'after-leaving')
      opportunities(ctx, who, byStep(ctx.world, one, [from, to]));
    closingIn(ctx, who, from);
  }
  ctx.emit({ type: 'jumped', rule, who, metres, cleared: metres === path.length * SQUARE });
}
