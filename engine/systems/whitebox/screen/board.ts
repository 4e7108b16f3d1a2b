import {
  type Board,
  type BoardHealth,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  type CreatureId,
  findFight,
  findFighter,
  type Sentence,
} from '@arbitro/kernel';
import { dayAndHour } from '../rules/clock.ts';
import { armourClass } from '../rules/derived.ts';
import { minutesOfLight } from '../rules/light.ts';
import { AC_SUM, TILTS } from '../rules/tables.ts';
import { type CreatureView, isFullCreature, type View } from '../secrecy/view.ts';
import { type Creature, type Fight, isUp, type Joust } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { listMarks } from './board-marks.ts';
import { listPhases } from './board-phases.ts';
import { buildLine, buildScene } from './board-scene.ts';
import { termName } from './term-names.ts';

/**
 * Lays out a view: in a fight by sides in the order of initiative, otherwise the hour, the remaining light and the
 * rooms.
 */
export function buildBoard(view: View): Board {
  const fight = findFight(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side));
  return {
    stands: fight ? describeRound(view, fight) : null,
    ...(fight && { phases: listPhases(view, fight) }),
    clock: fight ? null : describeClock(view),
    rows: sortForBoard(view.creatures, fight).map((creature) => buildRow(creature, view, ours)),
    scene: fight ? buildLine(fight) : buildScene(view),
  };
}

/** @rule whitebox.combat.side-actions @rule whitebox.combat.initiative-tie-simultaneous */
function describeRound({ options }: View, { round, phase, order, turn, unseen }: Fight): Sentence {
  if (round === 0)
    return { words: TEXT.board.stands[options.combatSequence === 'standard' ? 'free' : 'free-round'] };
  const sides = phase === 'declare' || phase === 'announce' || unseen ? [] : (order[turn] ?? []);
  if (sides.length === 0) return { words: TEXT.board.stands.round, with: { round } };
  return {
    words: TEXT.board.stands[sides.length > 1 ? 'together' : 'round-and-sides'],
    with: { round, sides },
  };
}

/** @rule whitebox.time.turn @rule whitebox.exploration.light-duration @rule whitebox.joust.three-tilts */
function describeClock({ clock, creatures, joust }: View): Sentence {
  if (joust && !joust.over)
    return { words: TEXT.board.clock.joust, with: { tilt: joust.tilt, tilts: TILTS } };
  const light = Math.max(0, ...creatures.filter(isFullCreature).map(minutesOfLightLeft));
  return light === 0
    ? { words: TEXT.board.clock.plain, with: dayAndHour(clock) }
    : { words: TEXT.board.clock.lit, with: { ...dayAndHour(clock), light } };
}

const minutesOfLightLeft = ({ lights }: Pick<Creature, 'lights'>): number =>
  Math.max(0, ...lights.filter(({ lit }) => lit).map(minutesOfLight));

/** Side by side in the order of acting; before initiative, in listed order. @rule whitebox.combat.side-actions */
function sortForBoard(creatures: readonly CreatureView[], fight: Fight | undefined): readonly CreatureView[] {
  if (!fight) return creatures;
  const rolled = fight.order.flat();
  const sides = [...rolled, ...fight.sides.filter((side) => !rolled.includes(side))];
  const fights = (creature: CreatureView): boolean => findFighter(fight, creature.id) !== undefined;
  const fighting = sides.flatMap((side) =>
    sortBySpeed(
      creatures.filter((creature) => creature.side === side && fights(creature)),
      fight,
    ),
  );
  return [...fighting, ...creatures.filter((creature) => !fighting.includes(creature))];
}

/** @rule whitebox.combat.alt-dexterity-order */
const sortBySpeed = (side: readonly CreatureView[], { byDexterity }: Fight): readonly CreatureView[] =>
  byDexterity ? side.toSorted((a, b) => (dexterityOf(b) ?? 0) - (dexterityOf(a) ?? 0)) : side;

const dexterityOf = (creature: CreatureView): number | undefined =>
  isFullCreature(creature) ? (creature.scores?.dexterity ?? undefined) : undefined;

function buildRow(creature: CreatureView, view: View, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side } = creature;
  const fight = findFight(view);
  const fights = fight !== undefined && findFighter(fight, id) !== undefined;
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    ...(fights && { under: describeSide(fight, side) }),
    fights,
    rank: fights ? rankOf(creature, fight) : null,
    health: describeHealth(creature),
    meters: listMeters(creature, view),
    marks: listMarks(creature, view),
    out: !isUp(creature) || creature.morale === 'surrender',
  };
}

/** One initiative roll per side. @rule whitebox.combat.initiative */
function describeSide({ initiative }: Fight, side: string): Sentence {
  const rolled = initiative[side];
  return rolled === undefined
    ? { words: TEXT.board.heading.unrolled, with: { side } }
    : { words: TEXT.board.heading.rolled, with: { initiative: rolled, side } };
}

/** Comrades act in any order, or by Dexterity. */
function rankOf(creature: CreatureView, { byDexterity }: Fight): BoardRank | null {
  const value = dexterityOf(creature);
  if (!byDexterity || value === undefined) return null;
  return { value, label: termName('dexterity'), rule: 'whitebox.combat.alt-dexterity-order' };
}

function describeHealth(creature: CreatureView): BoardHealth {
  if (!isFullCreature(creature)) return { looks: creature.looks, rule: 'whitebox.damage.apply' };
  return {
    now: creature.hp,
    full: creature.maxHp,
    label: termName('hit-points'),
    rule: 'whitebox.damage.apply',
  };
}

function listMeters(creature: CreatureView, view: View): readonly BoardMeter[] {
  const fight = findFight(view);
  const at = fight && findFighter(fight, creature.id)?.at;
  const points = joustRank(view.joust, creature.id);
  return [
    ...(isFullCreature(creature) ? listOwnMeters(creature, view) : []),
    ...(at === undefined
      ? []
      : [{ value: at, of: null, label: TEXT.board.positionFeet, rule: 'whitebox.combat.melee-range' }]),
    ...(points === undefined
      ? []
      : [{ value: points, of: null, label: termName('joust-points'), rule: 'whitebox.joust.points' }]),
  ];
}

const joustRank = (joust: Joust | null, id: CreatureId): number | undefined =>
  joust?.over === false ? joust.jousters.find(({ who }) => who === id)?.points : undefined;

/** Armour class uses the notation of the table. @rule whitebox.attack.ac-system */
function listOwnMeters(creature: Creature, { options }: View): readonly BoardMeter[] {
  const ascending = armourClass(creature).value;
  const value = options.attackAcSystem === 'ascending' ? ascending : AC_SUM - ascending;
  const light = minutesOfLightLeft(creature);
  return [
    { value, of: null, label: TEXT.board.ac, rule: 'whitebox.attack.ac-conversion' },
    ...(light > 0
      ? [{ value: light, of: null, label: TEXT.board.lightMin, rule: 'whitebox.exploration.light-duration' }]
      : []),
  ];
}
