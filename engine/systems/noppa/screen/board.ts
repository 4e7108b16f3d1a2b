import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  type BoardScene,
  type CreatureId,
  findFight,
  type Json,
  type Sentence,
  type LocalizedText,
} from '@arbitro/kernel';
import { maxBody, maxMind } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import type { RuleId } from '../rules.ts';
import { isFullCreature, type CreatureView, type View } from '../secrecy/view.ts';
import type { GmRemark } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

type FightView = NonNullable<View['fight']>;

/** Returns the board of a view: the countdown during a fight, the zones, and their melees. */
export function buildBoard(given: Json): Board {
  const view = given as unknown as View;
  const fight = findFight(view);
  return {
    stands: fight ? describeRound(fight) : null,
    clock: null,
    rows: sortForBoard(view.creatures, fight).map((one) => buildRow(one, fight)),
    scene: buildScene(view),
  };
}

const describeRound = ({ round, tick, phase }: FightView): Sentence => ({
  words: TEXT.board.stands[phase],
  with: { round, tick },
});

/**
 * Sorts by the next tick, then by the fixed order; creatures outside the fight come last.
 *
 * @rule noppa.init.countdown
 */
function sortForBoard(creatures: readonly CreatureView[], fight: FightView | undefined): readonly CreatureView[] {
  if (!fight) return creatures;
  const taking = fight.order.flatMap((id) => creatures.filter((one) => one.id === id));
  const acting = taking.toSorted((a, b) => nextTickOf(fight, b) - nextTickOf(fight, a));
  return [...acting, ...creatures.filter((one) => !acting.includes(one))];
}

/** A creature that passed on this tick is asked again on the next. @rule noppa.init.passing */
function nextTickOf({ phase, tick, passed }: FightView, { id, actions }: CreatureView): number {
  if (phase !== 'acting') return actions;
  return Math.min(actions, passed.includes(id) ? tick - 1 : tick);
}

function buildRow(one: CreatureView, fight: FightView | undefined): BoardRow {
  const { id, name, side, kind, status } = one;
  const fights = fight?.order.includes(id) === true;
  return {
    id,
    name,
    side,
    ours: kind !== 'foe',
    fights,
    rank: fights && !isToRoll(fight, id) ? rankOf(one) : null,
    health: describeHealth(one),
    meters: listMeters(one),
    marks: listMarks(one),
    out: !STATUSES[status].acts,
  };
}

/** Before initiative is rolled there is no countdown. @rule noppa.init.roll */
const isToRoll = (fight: FightView | undefined, id: CreatureId): boolean =>
  fight?.phase === 'initiative' && fight.pending.includes(id);

const rankOf = ({ actions }: CreatureView): BoardRank => ({
  value: actions,
  label: TEXT.board.actionsLeft,
  rule: 'noppa.init.countdown',
});

function describeHealth(one: CreatureView): BoardHealth | null {
  const rule: RuleId = 'noppa.body.max';
  const { body } = one;
  if (body !== undefined && body !== null)
    return { now: body, full: fullBodyOf(one), label: TEXT.board.bodyPoints, rule };
  const seems = isFullCreature(one) ? null : (one.looks ?? null);
  return seems === null ? null : { looks: seems, rule: 'noppa.body.faint' };
}

function fullBodyOf(one: CreatureView): number | null {
  if (one.kind === 'foe') return isFullCreature(one) ? one.fullBody : null;
  return one.attributes ? maxBody({ attributes: one.attributes }).value : null;
}

function listMeters(one: CreatureView): readonly BoardMeter[] {
  const { mind, attributes, riposte = 0, carried } = one;
  const friend = one.kind !== 'foe' && mind !== undefined && attributes !== undefined;
  const taken = isFullCreature(one) && one.body === null ? one.damageTaken : 0;
  return [
    ...(friend ? [meter(mind, TEXT.board.mindPoints, 'noppa.mind.max', maxMind({ attributes }).value)] : []),
    ...(taken > 0 ? [meter(taken, termName('damage'), 'noppa.defence.failure')] : []),
    ...(riposte > 0 ? [meter(riposte, termName('riposte'), 'noppa.defence.riposte')] : []),
    ...(carried === 0 ? [] : [meter(carried, termName('carried'), 'noppa.delay.carry')]),
  ];
}

const meter = (value: number, label: LocalizedText, rule: RuleId, of: number | null = null): BoardMeter => ({
  value,
  of,
  label,
  rule,
});

const buildMark = (term: string, rule: RuleId, bad: boolean): BoardMark => ({ term, rule, bad });

function listMarks(one: CreatureView): readonly BoardMark[] {
  const { status, conditions, bound = [], said = [] } = one;
  const isReady = isFullCreature(one) ? one.readied !== null : one.ready === true;
  return [
    ...(status === 'up' ? [] : [buildMark(status, 'noppa.body.faint', true)]),
    ...[...new Set(conditions)].map((name) => buildMark(name, 'noppa.attack.extra-effects', true)),
    ...(bound.length > 0 ? [buildMark('bound', 'noppa.spell.components', true)] : []),
    ...(isReady ? [buildMark('readied', 'noppa.ready.declare', false)] : []),
    ...remarkMarks(said),
  ];
}

/** The game master's remarks on later rolls, each kind once. */
function remarkMarks(said: readonly GmRemark[]): readonly BoardMark[] {
  const tn = said.filter(({ kind }) => kind === 'tn').reduce((sum, { by }) => sum + by, 0);
  return [
    ...(said.some(({ kind }) => kind === 'advantage')
      ? [buildMark('advantage', 'noppa.advantage.advantage', false)]
      : []),
    ...(said.some(({ kind }) => kind === 'disadvantage')
      ? [buildMark('disadvantage', 'noppa.advantage.disadvantage', true)]
      : []),
    ...(tn === 0 ? [] : [buildMark('tn', 'noppa.advantage.tn-adjustment-effort', tn > 0)]),
  ];
}

/** @rule noppa.zone.zones @rule noppa.melee.formation */
function buildScene(view: View): BoardScene {
  const { zones, borders, creatures } = view;
  const melees = findFight(view)?.melees ?? [];
  return {
    kind: 'zones',
    zones: zones.map((id) => ({
      id,
      who: creatures.filter(({ zone }) => zone === id).map((one) => one.id),
    })),
    borders,
    knots: melees.map(({ id, zone, members }) => ({ id, zone, who: members })),
    move: { action: 'move', to: 'to' },
  };
}
