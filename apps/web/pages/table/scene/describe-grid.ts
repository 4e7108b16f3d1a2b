import {
  type GridMap,
  mapCoverAt,
  mapGroundAt,
  mapLightAt,
  mapObscurementAt,
  type Space,
  type Square,
  squareName,
} from '@arbitro/grid';
import type { BoardRow, GridScene, GridToken } from '@arbitro/kernel';
import type { Locale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { describeRow } from './describe-token.ts';
import { measureDistance, spaceOf } from './grid-moves.ts';
import { GRID_TEXTS } from './texts-grid.ts';

/** Returns a distance in the scene's unit: “4.5 m”. */
export const describeLength = ({ square }: GridScene, squares: number, speech: Locale): string =>
  describeCost(square.says, squares * square.long, speech);

export const describeCost = (
  localizedText: GridScene['square']['says'],
  long: number,
  { words, number }: Locale,
): string => words(localizedText, { n: number(long, 1) });

/** Describes a square that is not plain. */
export function describeGround(map: GridMap, square: Square, { words }: Locale): readonly string[] {
  const here = [
    mapGroundAt(map, square),
    mapLightAt(map, square),
    mapObscurementAt(map, square),
    mapCoverAt(map, square),
  ];
  return here.flatMap((item) =>
    item in GRID_TEXTS ? [words(GRID_TEXTS[item as keyof typeof GRID_TEXTS])] : [],
  );
}

/** Returns the squares a creature occupies: “C4”, “C4 to D5”. */
function describePlace({ at, side }: Space, { words }: Locale): string {
  if (side === 1) return squareName(at);
  const last = { x: at.x + side - 1, y: at.y + side - 1 };
  return words(GRID_TEXTS.takes, { from: squareName(at), to: squareName(last) });
}

interface GridContext {
  readonly table: TableView;
  readonly scene: GridScene;
  readonly speech: Locale;
}

/** Describes a creature and its position: “Aino, C4, hurt, 4.5 m from Bruno”. */
export function describeToken(gridContext: GridContext, row: BoardRow, token: GridToken): string {
  const { table, scene, speech } = gridContext;
  const from = scene.tokens.find(({ who }) => who === table.chosen && who !== row.id);
  const place = describePlace(spaceOf(token), speech);
  return [
    row.name,
    place,
    ...describeRow(table, row, speech),
    ...(from ? [describeAway(gridContext, token, from)] : []),
  ].join(', ');
}

function describeAway({ table, scene, speech }: GridContext, token: GridToken, from: GridToken): string {
  const long = describeLength(scene, measureDistance(scene, spaceOf(token), spaceOf(from)), speech);
  return speech.words(GRID_TEXTS['away-from'], { long, who: table.name(from.who) });
}
