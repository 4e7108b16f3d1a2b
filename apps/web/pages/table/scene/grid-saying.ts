import {
  type GridMap,
  groundAt,
  litAt,
  type Space,
  type Square,
  shelterAt,
  squareName,
  veilAt,
} from '@arbitro/grid';
import type { BoardRow, GridScene, GridToken } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { measured, spaceOf } from './grid-moves.ts';
import { GRID } from './grid-words.ts';
import { rowWords } from './token-words.ts';

/** Returns a distance in the scene's unit: “4.5 m”. */
export const longWords = ({ square }: GridScene, squares: number, speech: Speech): string =>
  costWords(square.says, squares * square.long, speech);

export const costWords = (
  says: GridScene['square']['says'],
  long: number,
  { words, number }: Speech,
): string => words(says, { n: number(long, 1) });

/** Describes a square that is not plain. */
export function groundWords(map: GridMap, at: Square, { words }: Speech): readonly string[] {
  const here = [groundAt(map, at), litAt(map, at), veilAt(map, at), shelterAt(map, at)];
  return here.flatMap((one) => (one in GRID ? [words(GRID[one as keyof typeof GRID])] : []));
}

/** Returns the squares a creature occupies: “C4”, “C4 to D5”. */
function placeWords({ at, side }: Space, { words }: Speech): string {
  if (side === 1) return squareName(at);
  const last = { x: at.x + side - 1, y: at.y + side - 1 };
  return words(GRID.takes, { from: squareName(at), to: squareName(last) });
}

interface Told {
  readonly table: TableView;
  readonly scene: GridScene;
  readonly speech: Speech;
}

/** Describes a creature and its position: “Aino, C4, hurt, 4.5 m from Bruno”. */
export function tokenLine(told: Told, row: BoardRow, token: GridToken): string {
  const { table, scene, speech } = told;
  const from = scene.tokens.find(({ who }) => who === table.chosen && who !== row.id);
  const place = placeWords(spaceOf(token), speech);
  return [
    row.name,
    place,
    ...rowWords(table, row, speech),
    ...(from ? [awayWords(told, token, from)] : []),
  ].join(', ');
}

function awayWords({ table, scene, speech }: Told, token: GridToken, from: GridToken): string {
  const long = longWords(scene, measured(scene, spaceOf(token), spaceOf(from)), speech);
  return speech.words(GRID['away-from'], { long, who: table.name(from.who) });
}
