import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  type BoardScene,
  type CreatureId,
  fightOn,
  type Json,
  type Sentence,
  type Words,
} from '@arbitro/kernel';
import { mostBody, mostMind } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import type { RuleId } from '../rules.ts';
import { isWhole, type Seen, type View } from '../secrecy/view.ts';
import type { Said } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

type FightSeen = NonNullable<View['fight']>;

/** Returns the board of a view: the countdown during a fight, the zones, and their melees. */
export function board(given: Json): Board {
  const view = given as unknown as View;
  const fight = fightOn(view);
  return {
    stands: fight ? standing(fight) : null,
    clock: null,
    rows: inOrder(view.creatures, fight).map((one) => row(one, fight)),
    scene: sceneOf(view),
  };
}

const standing = ({ round, tick, phase }: FightSeen): Sentence => ({
  words: TEXT.board.stands[phase],
  with: { round, tick },
});

/**
 * Sorts by the next tick, then by the fixed order; creatures outside the fight come last.
 *
 * @rule noppa.init.countdown
 */
function inOrder(creatures: readonly Seen[], fight: FightSeen | undefined): readonly Seen[] {
  if (!fight) return creatures;
  const taking = fight.order.flatMap((id) => creatures.filter((one) => one.id === id));
  const acting = taking.toSorted((a, b) => comesUp(fight, b) - comesUp(fight, a));
  return [...acting, ...creatures.filter((one) => !acting.includes(one))];
}

/** A creature that passed on this tick is asked again on the next. @rule noppa.init.passing */
function comesUp({ phase, tick, passed }: FightSeen, { id, actions }: Seen): number {
  if (phase !== 'acting') return actions;
  return Math.min(actions, passed.includes(id) ? tick - 1 : tick);
}

function row(one: Seen, fight: FightSeen | undefined): BoardRow {
  const { id, name, side, kind, status } = one;
  const fights = fight?.order.includes(id) === true;
  return {
    id,
    name,
    side,
    ours: kind !== 'foe',
    fights,
    rank: fights && !isToRoll(fight, id) ? rank(one) : null,
    health: health(one),
    meters: meters(one),
    marks: marks(one),
    out: !STATUSES[status].acts,
  };
}

/** Before initiative is rolled there is no countdown. @rule noppa.init.roll */
const isToRoll = (fight: FightSeen | undefined, id: CreatureId): boolean =>
  fight?.phase === 'initiative' && fight.pending.includes(id);

const rank = ({ actions }: Seen): BoardRank => ({
  value: actions,
  label: TEXT.board.actionsLeft,
  rule: 'noppa.init.countdown',
});

function health(one: Seen): BoardHealth | null {
  const rule: RuleId = 'noppa.body.max';
  const { body } = one;
  if (body !== undefined && body !== null)
    return { now: body, full: fullBodyOf(one), label: TEXT.board.bodyPoints, rule };
  const seems = isWhole(one) ? null : (one.looks ?? null);
  return seems === null ? null : { looks: seems, rule: 'noppa.body.faint' };
}

function fullBodyOf(one: Seen): number | null {
  if (one.kind === 'foe') return isWhole(one) ? one.fullBody : null;
  return one.attributes ? mostBody({ attributes: one.attributes }).value : null;
}

function meters(one: Seen): readonly BoardMeter[] {
  const { mind, attributes, riposte = 0, carried } = one;
  const friend = one.kind !== 'foe' && mind !== undefined && attributes !== undefined;
  const taken = isWhole(one) && one.body === null ? one.damageTaken : 0;
  return [
    ...(friend ? [meter(mind, TEXT.board.mindPoints, 'noppa.mind.max', mostMind({ attributes }).value)] : []),
    ...(taken > 0 ? [meter(taken, called('damage'), 'noppa.defence.failure')] : []),
    ...(riposte > 0 ? [meter(riposte, called('riposte'), 'noppa.defence.riposte')] : []),
    ...(carried === 0 ? [] : [meter(carried, called('carried'), 'noppa.delay.carry')]),
  ];
}

const meter = (value: number, label: Words, rule: RuleId, of: number | null = null): BoardMeter => ({
  value,
  of,
  label,
  rule,
});

const mark = (term: string, rule: RuleId, bad: boolean): BoardMark => ({ term, rule, bad });

function marks(one: Seen): readonly BoardMark[] {
  const { status, conditions, bound = [], said = [] } = one;
  const isReady = isWhole(one) ? one.readied !== null : one.ready === true;
  return [
    ...(status === 'up' ? [] : [mark(status, 'noppa.body.faint', true)]),
    ...[...new Set(conditions)].map((name) => mark(name, 'noppa.attack.extra-effects', true)),
    ...(bound.length > 0 ? [mark('bound', 'noppa.spell.components', true)] : []),
    ...(isReady ? [mark('readied', 'noppa.ready.declare', false)] : []),
    ...saidMarks(said),
  ];
}

/** The game master's remarks on later rolls, each kind once. */
function saidMarks(said: readonly Said[]): readonly BoardMark[] {
  const tn = said.filter(({ kind }) => kind === 'tn').reduce((sum, { by }) => sum + by, 0);
  return [
    ...(said.some(({ kind }) => kind === 'advantage')
      ? [mark('advantage', 'noppa.advantage.advantage', false)]
      : []),
    ...(said.some(({ kind }) => kind === 'disadvantage')
      ? [mark('disadvantage', 'noppa.advantage.disadvantage', true)]
      : []),
    ...(tn === 0 ? [] : [mark('tn', 'noppa.advantage.tn-adjustment-effort', tn > 0)]),
  ];
}

/** @rule noppa.zone.zones @rule noppa.melee.formation */
function sceneOf(view: View): BoardScene {
  const { zones, borders, creatures } = view;
  const melees = fightOn(view)?.melees ?? [];
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
