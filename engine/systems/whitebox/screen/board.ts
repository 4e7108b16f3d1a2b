import {
  type Board,
  type BoardHealth,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  type CreatureId,
  fighterIn,
  fightOn,
  type Json,
  type Sentence,
} from '@arbitro/kernel';
import { hourOf } from '../rules/clock.ts';
import { armourClass } from '../rules/derived.ts';
import { burningTime } from '../rules/light.ts';
import { AC_SUM, TILTS } from '../rules/tables.ts';
import { isWhole, type Seen, type View } from '../secrecy/view.ts';
import { type Creature, type Fight, isUp, type Joust } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { marksOf } from './board-marks.ts';
import { phases } from './board-phases.ts';
import { sceneOf } from './board-scene.ts';
import { called } from './term-words.ts';

/**
 * Lays out a view: in a fight by sides in the order of initiative, otherwise the hour, the remaining light and the
 * rooms.
 */
export function board(given: Json): Board {
  const view = given as unknown as View;
  const fight = fightOn(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side));
  return {
    stands: fight ? standing(view, fight) : null,
    ...(fight && { phases: phases(view, fight) }),
    clock: fight ? null : clockOf(view),
    rows: inOrder(view.creatures, fight).map((one) => row(one, view, ours)),
    scene: fight ? null : sceneOf(view),
  };
}

/** @rule whitebox.combat.side-actions @rule whitebox.combat.initiative-tie-simultaneous */
function standing({ options }: View, { round, phase, order, turn, unseen }: Fight): Sentence {
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
function clockOf({ clock, creatures, joust }: View): Sentence {
  if (joust && !joust.over)
    return { words: TEXT.board.clock.joust, with: { tilt: joust.tilt, tilts: TILTS } };
  const light = Math.max(0, ...creatures.filter(isWhole).map(lightLeft));
  return light === 0
    ? { words: TEXT.board.clock.plain, with: hourOf(clock) }
    : { words: TEXT.board.clock.lit, with: { ...hourOf(clock), light } };
}

const lightLeft = ({ lights }: Pick<Creature, 'lights'>): number =>
  Math.max(0, ...lights.filter(({ lit }) => lit).map(burningTime));

/** Side by side in the order of acting; before initiative, in listed order. @rule whitebox.combat.side-actions */
function inOrder(creatures: readonly Seen[], fight: Fight | undefined): readonly Seen[] {
  if (!fight) return creatures;
  const rolled = fight.order.flat();
  const sides = [...rolled, ...fight.sides.filter((side) => !rolled.includes(side))];
  const fights = (one: Seen): boolean => fighterIn(fight, one.id) !== undefined;
  const fighting = sides.flatMap((side) =>
    bySpeed(
      creatures.filter((one) => one.side === side && fights(one)),
      fight,
    ),
  );
  return [...fighting, ...creatures.filter((one) => !fighting.includes(one))];
}

/** @rule whitebox.combat.alt-dexterity-order */
const bySpeed = (side: readonly Seen[], { byDexterity }: Fight): readonly Seen[] =>
  byDexterity ? side.toSorted((a, b) => (dexterity(b) ?? 0) - (dexterity(a) ?? 0)) : side;

const dexterity = (one: Seen): number | undefined =>
  isWhole(one) ? (one.scores?.dexterity ?? undefined) : undefined;

function row(one: Seen, view: View, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side } = one;
  const fight = fightOn(view);
  const fights = fight !== undefined && fighterIn(fight, id) !== undefined;
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    ...(fights && { under: heading(fight, side) }),
    fights,
    rank: fights ? rankOf(one, fight) : null,
    health: health(one),
    meters: meters(one, view),
    marks: marksOf(one, view),
    out: !isUp(one) || one.morale === 'surrender',
  };
}

/** One initiative roll per side. @rule whitebox.combat.initiative */
function heading({ initiative }: Fight, side: string): Sentence {
  const rolled = initiative[side];
  return rolled === undefined
    ? { words: TEXT.board.heading.unrolled, with: { side } }
    : { words: TEXT.board.heading.rolled, with: { initiative: rolled, side } };
}

/** Comrades act in any order, or by Dexterity. */
function rankOf(one: Seen, { byDexterity }: Fight): BoardRank | null {
  const value = dexterity(one);
  if (!byDexterity || value === undefined) return null;
  return { value, label: called('dexterity'), rule: 'whitebox.combat.alt-dexterity-order' };
}

function health(one: Seen): BoardHealth {
  if (!isWhole(one)) return { looks: one.looks, rule: 'whitebox.damage.apply' };
  return { now: one.hp, full: one.maxHp, label: called('hit-points'), rule: 'whitebox.damage.apply' };
}

function meters(one: Seen, view: View): readonly BoardMeter[] {
  const fight = fightOn(view);
  const at = fight && fighterIn(fight, one.id)?.at;
  const points = jousting(view.joust, one.id);
  return [
    ...(isWhole(one) ? ownMeters(one, view) : []),
    ...(at === undefined
      ? []
      : [{ value: at, of: null, label: TEXT.board.positionFeet, rule: 'whitebox.combat.melee-range' }]),
    ...(points === undefined
      ? []
      : [{ value: points, of: null, label: called('joust-points'), rule: 'whitebox.joust.points' }]),
  ];
}

const jousting = (joust: Joust | null, id: CreatureId): number | undefined =>
  joust?.over === false ? joust.jousters.find(({ who }) => who === id)?.points : undefined;

/** Armour class uses the notation of the table. @rule whitebox.attack.ac-system */
function ownMeters(one: Creature, { options }: View): readonly BoardMeter[] {
  const ascending = armourClass(one).value;
  const value = options.attackAcSystem === 'ascending' ? ascending : AC_SUM - ascending;
  const light = lightLeft(one);
  return [
    { value, of: null, label: TEXT.board.ac, rule: 'whitebox.attack.ac-conversion' },
    ...(light > 0
      ? [{ value: light, of: null, label: TEXT.board.lightMin, rule: 'whitebox.exploration.light-duration' }]
      : []),
  ];
}
