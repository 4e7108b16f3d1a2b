import type { LocalizedText } from '@arbitro/kernel';
import type { SaveBonuses } from '../creature.ts';
import type { Race, Size } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

interface RaceRow {
  readonly name: LocalizedText;
  /** Other names in the book. @rule whitebox.movement.base-rate */
  readonly also?: readonly string[];
  /** Applied with either kind of saving throws. @rule whitebox.saves.matrix-removes-class-bonuses */
  readonly saves: SaveBonuses;
  readonly size: Size;
}

/** Movement, hearing and searching are in the tables of the chapter; the rest is our own. */
export const RACE_DATA: { readonly [R in Race]: RaceRow } = {
  human: { name: TEXT.content.raceFigures.human, also: ['Umani'], saves: {}, size: 'man' },
  elf: {
    name: TEXT.content.raceFigures.elf,
    also: ['Elfi'],
    saves: { 'paralysis-stone': 2 },
    size: 'man',
  },
  dwarf: {
    name: TEXT.content.raceFigures.dwarf,
    also: ['Nani'],
    saves: { 'death-poison': 2, 'spells-staves': 2 },
    size: 'small',
  },
  halfling: {
    name: TEXT.content.raceFigures.halfling,
    also: ['Mezzuomo', 'Mezzuomini'],
    saves: { 'spells-staves': 2, 'wands-rays': 1 },
    size: 'small',
  },
};
