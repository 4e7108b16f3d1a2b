import {
  type CreatureId,
  creatureId,
  type DeclaredAction,
  fields,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  oneOf,
  type PersonQuestion,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { Options } from '../options.ts';
import { refuseRischio } from '../refusals.ts';
import type { Level, RiskTerms, World } from '../state.ts';
import { GRADES, type Grade, type RischioCtx, requiredTotal } from './checks.ts';
import { kind, level } from './fields.ts';
import { notOnTable, notUp } from './may-act.ts';
import { canRisk, LEVEL_SLOT, rollRiskTotal } from './risk.ts';

export interface Contestant {
  readonly who: CreatureId;
  /** The approach; contestants without one are asked, all in secret at the same time. */
  readonly kind?: string | undefined;
  /** A level of the contestant's own, as an exception. */
  readonly level?: Level | undefined;
}

/** The result of one contestant. */
export interface ContestResult {
  readonly who: CreatureId;
  readonly grade: Grade;
  readonly margin: number;
}

export const approachChosen = event('approach-chosen', fields<{ who: CreatureId; kind: string }>());

export const contestSettled = event(
  'contest-settled',
  fields<{ winners: readonly CreatureId[]; showings: readonly ContestResult[] }>(),
  { facts: ({ winners }) => (winners.length === 0 ? ['nobody-won'] : winners.map((who) => `won:${who}`)) },
);

/**
 * A contest between equals: first the approaches, then every contestant rolls, regardless of the other results.
 * @rule rischio.peer.applies @rule rischio.peer.simultaneous @rule rischio.peer.same-level-own-kind
 */
export const contest = action('contest', {
  fields: {
    level,
    contestants: z
      .array(z.strictObject({ who: creatureId, kind: kind.optional(), level: level.optional() }))
      .min(2)
      .max(20),
  },
  refuses: (world, { level: common, contestants }) => {
    const twice = findDuplicate(contestants.map((contestant) => contestant.who));
    if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
    return notOnTable(world, common) ?? firstRefusal(contestants, (item) => cannotContest(world, item));
  },
  resolve: (ctx, { level: common, contestants }) => {
    const kinds = askApproaches(ctx, contestants);
    const showings = contestants.map((contestant) => {
      const terms = { kind: kinds.get(contestant.who) ?? '', level: contestant.level ?? common };
      return rollContest(ctx, contestant.who, terms);
    });
    const winners = findWinners(showings, ctx.world.options.peerWinner);
    ctx.emit({ type: 'contest-settled', rule: 'rischio.peer.winner', winners, showings });
  },
  /** All players that are up; each is asked for an approach. */
  gmOffers: (world) => {
    const able = world.creatures.filter((creature) => creature.kind === 'player' && canRisk(creature));
    if (able.length < 2 || findFight(world)) return [];
    const contestants = able.map(({ id }) => ({ who: id }));
    return [{ action: { type: 'contest', contestants }, slots: { level: LEVEL_SLOT } }];
  },
});
export type Contest = DeclaredAction<typeof contest>;

function cannotContest(world: World, contestant: Contestant): Verdict {
  const isMute =
    contestant.kind === undefined && Object.keys(getCreature(world, contestant.who).stats).length === 0;
  return (
    notUp(world, contestant.who) ??
    notOnTable(world, contestant.level) ??
    (isMute ? refuseRischio('no-approach', { who: contestant.who }) : undefined)
  );
}

/** Asks contestants without an approach, all in secret at the same time, before any roll. */
function askApproaches(ctx: RischioCtx, contestants: readonly Contestant[]): ReadonlyMap<CreatureId, string> {
  const undecided = contestants.filter((contestant) => contestant.kind === undefined);
  const chosen = ctx.chooseAll(
    APPROACH,
    undecided.map((contestant) => approachQuestion(ctx.world, contestant.who)),
  );
  const kinds = new Map(contestants.map((contestant) => [contestant.who, contestant.kind ?? '']));
  undecided.forEach((contestant, index) => {
    const approach = chosen[index] ?? '';
    kinds.set(contestant.who, approach);
    ctx.emit({
      type: 'approach-chosen',
      rule: 'rischio.peer.same-level-own-kind',
      who: contestant.who,
      kind: approach,
    });
  });
  return kinds;
}

export const APPROACH = { name: 'approach', rule: 'rischio.peer.same-level-own-kind' } as const;

export const approachQuestion = (world: World, who: CreatureId): PersonQuestion<string> => ({
  who,
  question: oneOf(Object.keys(getCreature(world, who).stats)),
});

function rollContest(ctx: RischioCtx, who: CreatureId, terms: RiskTerms): ContestResult {
  const taken = rollRiskTotal(ctx, who, terms);
  if (taken === 'no-roll') return { who, grade: 'passed', margin: 0 };
  return { who, grade: taken.grade, margin: taken.total - requiredTotal(terms.level) };
}

/** The winners: those who passed by the largest margin, unless the options say otherwise. @rule rischio.peer.winner */
function findWinners(showings: readonly ContestResult[], by: Options['peerWinner']): readonly CreatureId[] {
  const best = Math.max(minRankToWin(by), ...showings.map((showing) => contestRank(showing, by)));
  return showings.filter((showing) => contestRank(showing, by) === best).map(({ who }) => who);
}

/** Greater than any margin. */
const GRADE_WEIGHT = 1e12;

/** Returns how good a result is, by grade before margin. The highest wins if it is high enough. */
export function contestRank(
  { grade, margin }: Omit<ContestResult, 'who'>,
  by: Options['peerWinner'],
): number {
  const graded = GRADE_WEIGHT * (GRADES.length - GRADES.indexOf(grade));
  return by === 'outcome-only' ? graded : graded + margin;
}

export const minRankToWin = (by: Options['peerWinner']): number =>
  by === 'best-grade' ? 0 : contestRank({ grade: 'passed', margin: 0 }, by) - GRADE_WEIGHT / 2;

/** Returns the grade of a result with this standing. */
export const gradeOfRank = (standing: number): Grade | undefined =>
  GRADES[GRADES.length - Math.round(standing / GRADE_WEIGHT)];
