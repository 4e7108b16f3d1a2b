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
  type LocalizedText,
  type Sentence,
} from '@arbitro/kernel';
import { maxBody, maxMind } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import type { RuleId } from '../rules.ts';
import { type CreatureView, isFullCreature, type View } from '../secrecy/view.ts';
import type { GmRemark } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

type FightView = NonNullable<View['fight']>;

/** Returns the board of a view: the countdown during a fight, the zones, and their melees. */
export function buildBoard(view: View): Board {
  const fight = findFight(view);
  return {
    stands: fight ? describeRound(fight) : null,
    clock: null,
    rows: sortForBoard(view.creatures, fight).map((creature) => buildRow(creature, fight)),
    scene: buildScene(view),
  };
}

const describeRound = ({ round, tick, phase }: FightView): Sentence => ({
  words: TEXT.board.stands[phase],
  with: { round, tick },
});

/**
 * Sorts by the next tick, then by the fixed order; creatures outside the fight come last.
 * @rule noppa.init.countdown
 */
function sortForBoard(
  creatures: readonly CreatureView[],
  fight: FightView | undefined,
): readonly CreatureView[] {
  if (!fight) return creatures;
  const taking = fight.order.flatMap((id) => creatures.filter((creature) => creature.id === id));
  const acting = taking.toSorted((a, b) => nextTickOf(fight, b) - nextTickOf(fight, a));
  return [...acting, ...creatures.filter((creature) => !acting.includes(creature))];
}

/** A creature that passed on this tick is asked again on the next. @rule noppa.init.passing */
function nextTickOf({ phase, tick, passed }: FightView, { id, actions }: CreatureView): number {
  if (phase !== 'acting') return actions;
  return Math.min(actions, passed.includes(id) ? tick - 1 : tick);
}

function buildRow(creature: CreatureView, fight: FightView | undefined): BoardRow {
  const { id, name, side, kind, status } = creature;
  const fights = fight?.order.includes(id) === true;
  return {
    id,
    name,
    side,
    ours: kind !== 'foe',
    fights,
    rank: fights && !isToRoll(fight, id) ? rankOf(creature) : null,
    health: describeHealth(creature),
    meters: listMeters(creature),
    marks: listMarks(creature),
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

function describeHealth(creature: CreatureView): BoardHealth | null {
  const rule: RuleId = 'noppa.body.max';
  const { body } = creature;
  if (body !== undefined && body !== null)
    return { now: body, full: fullBodyOf(creature), label: TEXT.board.bodyPoints, rule };
  const seems = isFullCreature(creature) ? null : (creature.looks ?? null);
  return seems === null ? null : { looks: seems, rule: 'noppa.body.faint' };
}

function fullBodyOf(creature: CreatureView): number | null {
  if (creature.kind === 'foe') return isFullCreature(creature) ? creature.fullBody : null;
  return creature.attributes ? maxBody({ attributes: creature.attributes }).value : null;
}

function listMeters(creature: CreatureView): readonly BoardMeter[] {
  const { mind, attributes, riposte = 0, carried } = creature;
  const friend = creature.kind !== 'foe' && mind !== undefined && attributes !== undefined;
  const taken = isFullCreature(creature) && creature.body === null ? creature.damageTaken : 0;
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

function listMarks(creature: CreatureView): readonly BoardMark[] {
  const { status, conditions, bound = [], said = [] } = creature;
  const isReady = isFullCreature(creature) ? creature.readied !== null : creature.ready === true;
  return [
    ...(status === 'up' ? [] : [buildMark(status, 'noppa.body.faint', true)]),
    ...[...new Set(conditions)].map((name) => buildMark(name, 'noppa.attack.extra-effects', true)),
    ...(bound.length > 0 ? [buildMark('bound', 'noppa.spell.components', true)] : []),
    ...(isReady ? [buildMark('readied', 'noppa.ready.declare', false)] : []),
    ...remarkMarks(said),
  ];
}

/** The game master's remarks on later rolls, each kind once. */
function remarkMarks(gmRemarks: readonly GmRemark[]): readonly BoardMark[] {
  const tn = gmRemarks.filter(({ kind }) => kind === 'tn').reduce((sum, { by }) => sum + by, 0);
  return [
    ...(gmRemarks.some(({ kind }) => kind === 'advantage')
      ? [buildMark('advantage', 'noppa.advantage.advantage', false)]
      : []),
    ...(gmRemarks.some(({ kind }) => kind === 'disadvantage')
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
      who: creatures.filter(({ zone }) => zone === id).map((creature) => creature.id),
    })),
    borders,
    knots: melees.map(({ id, zone, members }) => ({ id, zone, who: members })),
    move: { action: 'move', to: 'to' },
  };
}
