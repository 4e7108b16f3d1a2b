import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  fightOn,
  type Json,
  type Sentence,
} from '@arbitro/kernel';
import { boostsInForce } from '../rules/checks.ts';
import { type Status, statusEffects } from '../rules/effects.ts';
import { usualSide } from '../rules/fight.ts';
import type { RuleId } from '../rules.ts';
import { isWhole, type Seen, type View } from '../secrecy/view.ts';
import type { Boost } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

type FightSeen = NonNullable<View['fight']>;

/** Lays out a view for display: the order of turns in a fight, otherwise the roster and the day. */
export function board(given: Json): Board {
  const view = given as unknown as View;
  const fight = fightOn(view);
  return {
    stands: fight ? standing(fight) : null,
    clock: fight ? null : today(view),
    rows: inOrder(view, fight).map((one) => row(one, view)),
    scene: null,
  };
}

const standing = ({ round }: FightSeen): Sentence => ({
  words: TEXT.board.round,
  with: { round },
});

const today = ({ day }: View): Sentence => ({
  words: TEXT.board.day,
  with: { day },
});

/**
 * Creatures that may have a turn, then all others: dead and defeated ones have none.
 *
 * @rule rischio.combat.turn-order
 */
function inOrder({ creatures }: View, fight: FightSeen | undefined): readonly Seen[] {
  if (!fight) return creatures;
  const mayAct = creatures.filter(({ status }) => statusEffects(status).struck);
  const acting = fight.order.flatMap((id) => mayAct.filter((one) => one.id === id));
  return [...acting, ...creatures.filter((one) => !acting.includes(one))];
}

function row(one: Seen, view: View): BoardRow {
  const taking = fightOn(view)?.participants.find(({ who, left }) => who === one.id && !left);
  const { id, name, kind, status } = one;
  return {
    id,
    name,
    side: taking?.side ?? usualSide(one),
    ours: kind === 'player',
    fights: taking !== undefined,
    rank: taking ? rank(taking.initiative) : null,
    health: health(one),
    meters: meters(one),
    marks: [...statusMarks(status), ...(isWhole(one) ? boostMarks(boostsInForce(view, one)) : [])],
    out: !statusEffects(status).acts,
  };
}

const rank = (value: number): BoardRank => ({
  value,
  label: called('initiative'),
  rule: 'rischio.combat.turn-order',
});

function health(one: Seen): BoardHealth | null {
  const rule: RuleId = 'rischio.death.zero-health';
  if (one.health !== undefined)
    return { now: one.health, full: one.maxHealth ?? null, label: called('health'), rule };
  const seems = isWhole(one) ? null : (one.looks ?? null);
  return seems === null ? null : { looks: seems, rule };
}

function meters(one: Seen): readonly BoardMeter[] {
  const shield: BoardMeter = {
    value: one.shield ?? 0,
    of: null,
    label: called('shield'),
    rule: 'rischio.combat.no-roll-abilities',
  };
  const stores = isWhole(one) ? Object.entries(one.resources) : [];
  const rule: RuleId = 'rischio.combat.additional-cost';
  return [
    ...(shield.value > 0 ? [shield] : []),
    ...stores.map(([name, value]) => ({ value, of: null, label: called(name), rule })),
  ];
}

const STATUS_RULES = {
  down: 'rischio.death.zero-health',
  dead: 'rischio.death.second-time-permanent',
  defeated: 'rischio.death.opponent-defeat',
} as const satisfies Record<Exclude<Status, 'up'>, RuleId>;

const statusMarks = (status: Status): readonly BoardMark[] =>
  status === 'up' ? [] : [{ term: status, rule: STATUS_RULES[status], bad: true }];

function boostMarks(boosts: readonly Boost[]): readonly BoardMark[] {
  const rule: RuleId = 'rischio.combat.no-roll-abilities';
  const marks: readonly BoardMark[] = [
    { term: 'raised', rule, bad: false },
    { term: 'lowered', rule, bad: true },
  ];
  return marks.filter(({ bad }) => boosts.some(({ by }) => by < 0 === bad));
}
