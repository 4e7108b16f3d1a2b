import {
  type Asked,
  type CreatureId,
  creature,
  creatureId,
  type Declared,
  fields,
  fightOn,
  firstOf,
  oneOf,
  repeated,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { Options } from '../options.ts';
import { refuseRischio } from '../refusals.ts';
import type { Level, RiskTerms, World } from '../state.ts';
import { GRADES, type Grade, type RischioCtx, required } from './checks.ts';
import { kind, level } from './fields.ts';
import { notUp, offTable } from './may-act.ts';
import { isReady, LEVEL_SLOT, takeForTotal } from './risk.ts';

export interface Contestant {
  readonly who: CreatureId;
  /** The approach; contestants without one are asked, all in secret at the same time. */
  readonly kind?: string | undefined;
  /** A level of the contestant's own, as an exception. */
  readonly level?: Level | undefined;
}

/** The result of one contestant. */
export interface Showing {
  readonly who: CreatureId;
  readonly grade: Grade;
  readonly margin: number;
}

export const approachChosen = event('approach-chosen', fields<{ who: CreatureId; kind: string }>());

export const contestSettled = event(
  'contest-settled',
  fields<{ winners: readonly CreatureId[]; showings: readonly Showing[] }>(),
);

/**
 * A contest between equals: first the approaches, then every contestant rolls, regardless of the other results.
 *
 * @rule rischio.peer.applies
 * @rule rischio.peer.simultaneous
 * @rule rischio.peer.same-level-own-kind
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
    const twice = repeated(contestants.map((one) => one.who));
    if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
    return offTable(world, common) ?? firstOf(contestants, (one) => cannotContest(world, one));
  },
  resolve: (ctx, { level: common, contestants }) => {
    const kinds = approaches(ctx, contestants);
    const showings = contestants.map((one) => {
      const terms = { kind: kinds.get(one.who) ?? '', level: one.level ?? common };
      return showing(ctx, one.who, terms);
    });
    const winners = winnersOf(showings, ctx.world.options.peerWinner);
    ctx.emit({ type: 'contest-settled', rule: 'rischio.peer.winner', winners, showings });
  },
  /** All players that are up; each is asked for an approach. */
  gmOffers: (world) => {
    const able = world.creatures.filter((one) => one.kind === 'player' && isReady(one));
    if (able.length < 2 || fightOn(world)) return [];
    const contestants = able.map(({ id }) => ({ who: id }));
    return [{ action: { type: 'contest', contestants }, slots: { level: LEVEL_SLOT } }];
  },
});
export type Contest = Declared<typeof contest>;

function cannotContest(world: World, one: Contestant): Verdict {
  const isMute = one.kind === undefined && Object.keys(creature(world, one.who).stats).length === 0;
  return (
    notUp(world, one.who) ??
    offTable(world, one.level) ??
    (isMute ? refuseRischio('no-approach', { who: one.who }) : undefined)
  );
}

/** Asks contestants without an approach, all in secret at the same time, before any roll. */
function approaches(ctx: RischioCtx, contestants: readonly Contestant[]): ReadonlyMap<CreatureId, string> {
  const undecided = contestants.filter((one) => one.kind === undefined);
  const chosen = ctx.chooseAll(
    APPROACH,
    undecided.map((one) => approachAsked(ctx.world, one.who)),
  );
  const kinds = new Map(contestants.map((one) => [one.who, one.kind ?? '']));
  undecided.forEach((one, index) => {
    const approach = chosen[index] ?? '';
    kinds.set(one.who, approach);
    ctx.emit({
      type: 'approach-chosen',
      rule: 'rischio.peer.same-level-own-kind',
      who: one.who,
      kind: approach,
    });
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
 * The winners: those who passed by the largest margin, unless the options say otherwise.
 *
 * @rule rischio.peer.winner
 */
function winnersOf(showings: readonly Showing[], by: Options['peerWinner']): readonly CreatureId[] {
  const best = Math.max(leastToWin(by), ...showings.map((one) => standingOf(one, by)));
  return showings.filter((one) => standingOf(one, by) === best).map(({ who }) => who);
}

/** Greater than any margin. */
const GRADE = 1e12;

/** Returns how good a result is, by grade before margin. The highest wins if it is high enough. */
export function standingOf({ grade, margin }: Omit<Showing, 'who'>, by: Options['peerWinner']): number {
  const graded = GRADE * (GRADES.length - GRADES.indexOf(grade));
  return by === 'outcome-only' ? graded : graded + margin;
}

export const leastToWin = (by: Options['peerWinner']): number =>
  by === 'best-grade' ? 0 : standingOf({ grade: 'passed', margin: 0 }, by) - GRADE / 2;

/** Returns the grade of a result with this standing. */
export const gradeAt = (standing: number): Grade | undefined =>
  GRADES[GRADES.length - Math.round(standing / GRADE)];
