import { type Asked, type CreatureId, creature, oneOf } from '@arbitro/kernel';
import type { Contest, Contestant } from '../actions.ts';
import { type RischioCtx, required } from '../checks.ts';
import { GRADES, type Grade, type Showing } from '../events.ts';
import type { Options } from '../options.ts';
import type { RiskTerms, World } from '../state.ts';
import { takeForTotal } from './risk.ts';

/**
 * A contest between equals: approaches first, then every contestant rolls whatever the others show.
 *
 * @rule rischio.peer.applies
 * @rule rischio.peer.simultaneous
 * @rule rischio.peer.same-level-own-kind
 */
export function contest(ctx: RischioCtx, { level, contestants }: Contest): void {
  const kinds = approaches(ctx, contestants);
  const showings = contestants.map((one) => {
    const terms = { kind: kinds.get(one.who) ?? '', level: one.level ?? level };
    return showing(ctx, one.who, terms);
  });
  const winners = winnersOf(showings, ctx.world.options.peerWinner);
  ctx.emit({ type: 'contest-settled', rule: 'rischio.peer.winner', winners, showings });
}

/** Whoever has not named an approach is asked, all in secret at once, before any die falls. */
function approaches(ctx: RischioCtx, contestants: readonly Contestant[]): ReadonlyMap<CreatureId, string> {
  const undecided = contestants.filter(({ kind }) => kind === undefined);
  const chosen = ctx.chooseAll(
    APPROACH,
    undecided.map(({ who }) => approachAsked(ctx.world, who)),
  );
  const kinds = new Map(contestants.map(({ who, kind }) => [who, kind ?? '']));
  undecided.forEach(({ who }, at) => {
    const kind = chosen[at] ?? '';
    kinds.set(who, kind);
    ctx.emit({ type: 'approach-chosen', rule: 'rischio.peer.same-level-own-kind', who, kind });
  });
  return kinds;
}

export const APPROACH = { name: 'approach', rule: 'rischio.peer.same-level-own-kind' } as const;

export const approachAsked = (world: World, who: CreatureId): Asked<string> => ({
  who,
  question: oneOf(Object.keys(creature(world, who).stats)),
});

function showing(ctx: RischioCtx, who: CreatureId, terms: RiskTerms): Showing {
  const taken = takeForTotal(ctx, who, terms);
  if (taken === 'no-roll') return { who, grade: 'passed', margin: 0 };
  return { who, grade: taken.grade, margin: taken.total - required(terms.level) };
}

/**
 * Who wins: those who passed by the largest margin, unless the table plays it otherwise.
 *
 * @rule rischio.peer.winner
 */
function winnersOf(showings: readonly Showing[], by: Options['peerWinner']): readonly CreatureId[] {
  const best = Math.max(leastToWin(by), ...showings.map((one) => standingOf(one, by)));
  return showings.filter((one) => standingOf(one, by) === best).map(({ who }) => who);
}

/** More than any margin. */
const GRADE = 1e12;

/** How good a showing is, the grade before the margin; the highest wins, if it is high enough to. */
export function standingOf({ grade, margin }: Omit<Showing, 'who'>, by: Options['peerWinner']): number {
  const graded = GRADE * (GRADES.length - GRADES.indexOf(grade));
  return by === 'outcome-only' ? graded : graded + margin;
}

export const leastToWin = (by: Options['peerWinner']): number =>
  by === 'best-grade' ? 0 : standingOf({ grade: 'passed', margin: 0 }, by) - GRADE / 2;

/** The grade of a showing as good as this. */
export const gradeAt = (standing: number): Grade | undefined =>
  GRADES[GRADES.length - Math.round(standing / GRADE)];
