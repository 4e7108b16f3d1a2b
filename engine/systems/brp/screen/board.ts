import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardPhase,
  type BoardRank,
  type BoardRow,
  findFight,
  findFighter,
  type Sentence,
} from '@arbitro/kernel';
import { dayAndHour } from '../rules/clock.ts';
import { armourPoints, currentCharacteristic, hitPoints, maxHitPoints, maxPower } from '../rules/derived.ts';
import { isEngaged } from '../rules/distance.ts';
import { CONDITIONS } from '../rules/effects.ts';
import type { Phase } from '../rules/tables.ts';
import { DEX } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import { type CreatureView, isFullCreature, type View } from '../secrecy/view.ts';
import { type Arm, type BodyState, type Creature, type Fight, type Fighter, isUp } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildScene } from './board-scene.ts';
import { termName } from './term-names.ts';

/** Returns the board of a view: in a fight by turn order, otherwise with the day and the hour. */
export function buildBoard(view: View): Board {
  const fight = findFight(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'pc').map(({ side }) => side));
  return {
    stands: fight ? describeRound(fight) : null,
    ...(fight && { phases: listPhases(view, fight) }),
    clock: fight ? null : describeClock(view),
    rows: sortForBoard(view.creatures, fight).map((creature) => buildRow(creature, fight, ours)),
    scene: fight ? buildScene(fight) : null,
  };
}

/** @rule brp.combat.dex-order */
function describeRound({ round, phase, turns, fighters, unseen }: Fight): Sentence {
  const next = turns[0]?.[0];
  if (phase !== 'actions' || unseen || next === undefined)
    return { words: TEXT.board.round, with: { round } };
  const rank = fighters.find(({ who }) => who === next)?.rank ?? '–';
  return { words: TEXT.board.roundDex, with: { round, rank } };
}

const PHASES: readonly (Pick<BoardPhase, 'label'> & { readonly rule: RuleId; readonly is: Phase | null })[] =
  [
    {
      label: TEXT.board.intents,
      rule: 'brp.combat.declaration',
      is: 'declaration',
    },
    { label: TEXT.board.movement, rule: 'brp.combat.movement', is: 'movement' },
    { label: TEXT.board.actions, rule: 'brp.combat.dex-order', is: 'actions' },
    { label: TEXT.board.resolution, rule: 'brp.combat.phases', is: null },
  ];

/** The last phase passes without input. @rule brp.combat.phases @rule brp.combat.skip-declaration */
const listPhases = ({ options }: View, { phase }: Fight): readonly BoardPhase[] =>
  PHASES.filter(({ is }) => is !== 'declaration' || options.declaration !== 'skipped').map(
    ({ label, rule, is }) => ({ label, rule, now: is === phase }),
  );

/** @rule brp.time.narrative @rule brp.spot.darkness */
const describeClock = ({ clock, light }: View): Sentence =>
  light === 'normal'
    ? { words: TEXT.board.day, with: dayAndHour(clock) }
    : { words: TEXT.board.dayAndLight, with: { ...dayAndHour(clock), light } };

/** Creatures that have still to act or declare come first. @rule brp.combat.dex-order @rule brp.combat.dex-ties */
function sortForBoard(creatures: readonly CreatureView[], fight: Fight | undefined): readonly CreatureView[] {
  if (!fight) return creatures;
  const next = fight.phase === 'actions' ? fight.turns.flat() : fight.pending;
  const rest = fight.fighters.filter(({ who }) => !next.includes(who)).toSorted(compareByRank);
  const ids = [...next, ...rest.map(({ who }) => who)];
  const fighting = ids.flatMap((id) => creatures.filter((creature) => creature.id === id));
  return [...fighting, ...creatures.filter((creature) => !fighting.includes(creature))];
}

const compareByRank = (a: Fighter, b: Fighter): number => rankOrLast(b) - rankOrLast(a);
const rankOrLast = ({ rank }: Fighter): number => rank ?? Number.MIN_SAFE_INTEGER;

function buildRow(creature: CreatureView, fight: Fight | undefined, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side } = creature;
  const fighter = fight && findFighter(fight, id);
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    fights: fighter !== undefined,
    rank: fight && fighter ? rankOf(creature, fighter, fight.phase) : null,
    health: describeHealth(creature),
    meters: listMeters(creature, fighter),
    marks: [...listMarks(creature), ...(fight && fighter ? fightMarks(fighter, isEngaged(fight, id)) : [])],
    out: !isUp(creature),
  };
}

/** Declarations go by full DEX; actions go by the remaining rank. */
function rankOf(creature: CreatureView, { rank }: Fighter, phase: Phase): BoardRank | null {
  if (phase === 'actions')
    return { value: rank ?? '–', label: termName('dex-rank'), rule: 'brp.combat.dex-order' };
  if (!isFullCreature(creature)) return null;
  return {
    value: currentCharacteristic(creature, DEX),
    label: termName(DEX),
    rule: 'brp.combat.declaration',
  };
}

function describeHealth(creature: CreatureView): BoardHealth {
  if (!isFullCreature(creature)) return { looks: creature.looks, rule: 'brp.wounds.hit-point-loss' };
  return {
    now: hitPoints(creature).value,
    full: maxHitPoints(creature).value,
    label: termName('hit-points'),
    rule: 'brp.derived.hit-points',
  };
}

function listMeters(creature: CreatureView, fighter: Fighter | undefined): readonly BoardMeter[] {
  return [
    ...(isFullCreature(creature) ? listOwnMeters(creature) : []),
    ...(fighter
      ? [{ value: fighter.at, of: null, label: TEXT.board.positionM, rule: 'brp.combat.movement' }]
      : []),
  ];
}

function listOwnMeters(creature: Creature): readonly BoardMeter[] {
  const worn = armourPoints(creature, 'points').value;
  const power = {
    value: creature.power,
    of: maxPower(creature).value,
    label: termName('power-points'),
    rule: 'brp.derived.power-points',
  };
  const armour = { value: worn, of: null, label: termName('armour-points'), rule: 'brp.armour.absorb' };
  return [...(power.value === power.of ? [] : [power]), ...(worn > 0 ? [armour] : [])];
}

const buildMark = (term: string, rule: RuleId, bad: boolean): BoardMark => ({ term, rule, bad });

const STATE_RULES = {
  unconscious: 'brp.wounds.unconscious',
  dying: 'brp.wounds.death',
  dead: 'brp.wounds.death',
} as const satisfies Record<Exclude<BodyState['is'], 'up'>, RuleId>;

function listMarks(creature: CreatureView): readonly BoardMark[] {
  const { state, conditions, diseases } = creature;
  return [
    ...(state.is === 'up' ? [] : [buildMark(state.is, STATE_RULES[state.is], true)]),
    ...[...new Set(conditions)].map((name) => buildMark(name, CONDITIONS[name].rule, name !== 'kneeling')),
    ...(diseases.length > 0 ? [buildMark('ill', 'brp.disease.minor', true)] : []),
    ...(isFullCreature(creature) ? privateMarks(creature) : []),
  ];
}

function privateMarks({ doses, arms, approval }: Creature): readonly BoardMark[] {
  return [
    ...(doses.length > 0 ? [buildMark('poisoned', 'brp.poison.delay', true)] : []),
    ...(arms.some(isEmpty) ? [buildMark('reloading', 'brp.weapons.magazines', true)] : []),
    ...(approval === 'approved' ? [] : [buildMark(approval, 'brp.creation.gm-veto', approval === 'vetoed')]),
  ];
}

/**
 * Whether an arm in hand must be loaded before it can shoot.
 * @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines
 */
const isEmpty = ({ held, loading, shots }: Arm): boolean => held === 'hand' && (loading > 0 || shots === 0);

function fightMarks({ cover, ambushes }: Fighter, engaged: boolean): readonly BoardMark[] {
  return [
    ...(engaged ? [buildMark('engaged', 'brp.spot.fire-into-combat', false)] : []),
    ...(cover ? [buildMark('in-cover', 'brp.spot.cover', false)] : []),
    ...(ambushes ? [buildMark('ambushing', 'brp.spot.ambush-ranged', false)] : []),
  ];
}
