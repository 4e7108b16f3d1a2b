import type { LocalizedText } from '@arbitro/kernel';
import type { SaveBonuses } from '../creature.ts';
import type { Ability, Class } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

/** The number of spells per day of each spell level, from the first. */
type SpellsPerDay = readonly (readonly number[])[];

interface ClassRow {
  readonly name: LocalizedText;
  /** The attribute that gives an experience bonus. @rule whitebox.xp.prime-attribute-bonus */
  readonly prime: Ability;
  /** Per level. */
  readonly hitDie: string;
  /** The experience for the second level, the third and so on to the tenth. @rule whitebox.xp.level-advance */
  readonly thresholds: readonly number[];
  /** By level from the first; null: no spells. */
  readonly spells: SpellsPerDay | null;
  readonly saves: SaveBonuses;
  /** The heaviest allowed armour. */
  readonly armour: 'none' | 'light' | 'all';
}

/** Doubles from level to level, and from the eighth grows by the same amount each time. */
const LEVEL_STEPS = [1, 2, 4, 8, 16, 32, 64, 96, 128];
const doubleThresholds = (second: number): readonly number[] => LEVEL_STEPS.map((times) => second * times);

/**
 * Our own numbers: the chapter takes them from another chapter. Attack and saving throws are in its tables.
 * @rule whitebox.xp.level-advance @rule whitebox.xp.prime-attribute-bonus @ruling R80
 */
export const CLASS_DATA: { readonly [C in Class]: ClassRow } = {
  cleric: {
    name: TEXT.content.classFigures.cleric,
    prime: 'wisdom',
    hitDie: '1d6',
    thresholds: doubleThresholds(1600),
    spells: [[1], [1], [2], [2, 1], [2, 2], [2, 2, 1], [3, 2, 1], [3, 3, 2], [3, 3, 2], [4, 3, 3]],
    saves: { 'death-poison': 2, 'paralysis-stone': 2 },
    armour: 'all',
  },
  fighter: {
    name: TEXT.content.classFigures.fighter,
    prime: 'strength',
    hitDie: '1d8',
    thresholds: doubleThresholds(2000),
    spells: null,
    saves: { 'death-poison': 1 },
    armour: 'all',
  },
  'magic-user': {
    name: TEXT.content.classFigures['magic-user'],
    prime: 'intelligence',
    hitDie: '1d4',
    thresholds: doubleThresholds(2400),
    spells: [[1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [3, 3, 1], [4, 3, 2], [4, 3, 3], [4, 4, 3]],
    saves: { 'spells-staves': 2 },
    armour: 'none',
  },
  thief: {
    name: TEXT.content.classFigures.thief,
    prime: 'dexterity',
    hitDie: '1d6',
    thresholds: doubleThresholds(1200),
    spells: null,
    saves: { 'wands-rays': 1 },
    armour: 'light',
  },
};
