import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  type BoardScene,
  findFight,
  type Sentence,
} from '@arbitro/kernel';
import { boostsInForce } from '../rules/checks.ts';
import { type Status, statusEffects } from '../rules/effects.ts';
import { defaultSide } from '../rules/fight.ts';
import type { RuleId } from '../rules.ts';
import { type CreatureView, isFullCreature, type View } from '../secrecy/view.ts';
import type { Boost } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

type FightView = NonNullable<View['fight']>;

/** Lays out a view for display: the order of turns in a fight, otherwise the roster and the day. */
export function buildBoard(view: View): Board {
  const fight = findFight(view);
  const rows = sortForBoard(view, fight).map((creature) => buildRow(creature, view));
  return {
    stands: fight ? describeRound(fight) : null,
    clock: fight ? null : describeDay(view),
    rows,
    scene: fight ? buildScene(rows) : null,
  };
}

/** The rules know no distances: a fight is a picture of its sides. @rule rischio.combat.turn-order */
function buildScene(rows: readonly BoardRow[]): BoardScene {
  const sides = [...new Set(rows.map(({ side }) => side ?? ''))];
  const zones = sides.map((id) => ({
    id,
    who: rows.filter(({ side }) => (side ?? '') === id).map((row) => row.id),
  }));
  return { kind: 'zones', zones, borders: [], knots: [], move: null };
}

const describeRound = ({ round }: FightView): Sentence => ({
  words: TEXT.board.round,
  with: { round },
});

const describeDay = ({ day }: View): Sentence => ({
  words: TEXT.board.day,
  with: { day },
});

/**
 * Creatures that may have a turn, then all others: dead and defeated ones have none.
 * @rule rischio.combat.turn-order
 */
function sortForBoard({ creatures }: View, fight: FightView | undefined): readonly CreatureView[] {
  if (!fight) return creatures;
  const mayAct = creatures.filter(({ status }) => statusEffects(status).struck);
  const acting = fight.order.flatMap((id) => mayAct.filter((creature) => creature.id === id));
  return [...acting, ...creatures.filter((creature) => !acting.includes(creature))];
}

function buildRow(creature: CreatureView, view: View): BoardRow {
  const taking = findFight(view)?.participants.find(({ who, left }) => who === creature.id && !left);
  const { id, name, kind, status } = creature;
  return {
    id,
    name,
    side: taking?.side ?? defaultSide(creature),
    ours: kind === 'player',
    fights: taking !== undefined,
    rank: taking ? rankOf(taking.initiative) : null,
    health: describeHealth(creature),
    meters: listMeters(creature),
    marks: [
      ...listStatusMarks(status),
      ...(isFullCreature(creature) ? listBoostMarks(boostsInForce(view, creature)) : []),
    ],
    out: !statusEffects(status).acts,
  };
}

const rankOf = (value: number): BoardRank => ({
  value,
  label: termName('initiative'),
  rule: 'rischio.combat.turn-order',
});

function describeHealth(creature: CreatureView): BoardHealth | null {
  const rule: RuleId = 'rischio.death.zero-health';
  if (creature.health !== undefined)
    return { now: creature.health, full: creature.maxHealth ?? null, label: termName('health'), rule };
  const seems = isFullCreature(creature) ? null : (creature.looks ?? null);
  return seems === null ? null : { looks: seems, rule };
}

function listMeters(creature: CreatureView): readonly BoardMeter[] {
  const shield: BoardMeter = {
    value: creature.shield ?? 0,
    of: null,
    label: termName('shield'),
    rule: 'rischio.combat.no-roll-abilities',
  };
  const stores = isFullCreature(creature) ? Object.entries(creature.resources) : [];
  const rule: RuleId = 'rischio.combat.additional-cost';
  return [
    ...(shield.value > 0 ? [shield] : []),
    ...stores.map(([name, value]) => ({ value, of: null, label: termName(name), rule })),
  ];
}

const STATUS_RULES = {
  down: 'rischio.death.zero-health',
  dead: 'rischio.death.second-time-permanent',
  defeated: 'rischio.death.opponent-defeat',
} as const satisfies Record<Exclude<Status, 'up'>, RuleId>;

const listStatusMarks = (status: Status): readonly BoardMark[] =>
  status === 'up' ? [] : [{ term: status, rule: STATUS_RULES[status], bad: true }];

function listBoostMarks(boosts: readonly Boost[]): readonly BoardMark[] {
  const rule: RuleId = 'rischio.combat.no-roll-abilities';
  const marks: readonly BoardMark[] = [
    { term: 'raised', rule, bad: false },
    { term: 'lowered', rule, bad: true },
  ];
  return marks.filter(({ bad }) => boosts.some(({ by }) => by < 0 === bad));
}
