import { fillText, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** Messages about mistakes in a sheet or a map. */
export const SHEET_FAULTS = {
  twice: TEXT.faults.twice,
  dice: TEXT.faults.dice,
  damage: TEXT.faults.damage,
  range: TEXT.faults.range,
  farther: TEXT.faults.farther,
  multi: TEXT.faults.multi,
  hp: TEXT.faults.hp,
  life: TEXT.faults.life,
  dying: TEXT.faults.dying,
  rows: TEXT.faults.rowsMapAllEqually,
  size: TEXT.faults.size,
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Returns the message about a letter that this layer does not know. */
export function unknownLetter(letter: string, known: readonly string[]): LocalizedText {
  const list = known.join(' ');
  return fillText(TEXT.faults.unknownLetter, { letter, list });
}
