import { isInside, type Square } from '@arbitro/grid';
import type { BoardRow, CreatureId, GridScene } from '@arbitro/kernel';
import type { Drawing } from '@arbitro/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import type { Aim } from '../aim.ts';
import { SIGN_TEXTS } from '../around/texts.ts';
import type { TableView } from '../table-view.ts';
import { findDoorTap } from './find-door-tap.ts';
import { GridFrame } from './grid-frame.tsx';
import { chooseFirstCursor } from './grid-keys.ts';
import { GridList, GridStatus, ManualMove, UnplacedTokens } from './grid-list.tsx';
import { findTokenAt } from './grid-moves.ts';
import { GridTool, GridTools } from './grid-tools.tsx';
import { DrawingList, MapDrawings } from './map-drawings.tsx';
import { MapLayers } from './map-layers.tsx';
import { MapSigns, SignStatus } from './map-signs.tsx';
import { keyOf } from './squares.ts';
import { GRID_TEXTS } from './texts-grid.ts';
import { useDragIn } from './use-drag-in.ts';
import { useRequestOffers } from './use-drop.ts';
import { useGridBoard } from './use-grid-board.ts';
import { useGridMoving } from './use-grid-moving.ts';
import { useGridOverlays } from './use-grid-overlays.ts';
import { type Pen, usePen } from './use-pen.ts';
import { useOwnSigns, useShownSigns } from './use-signs.ts';

export interface GridMapProps {
  readonly table: TableView;
  readonly scene: GridScene;
  readonly map: NonNullable<GridScene['map']>;
  /** The squares that the drafted action waits for. */
  readonly aim: Aim | undefined;
}

const loadPen = () => loadTexts('table-forms').then(() => import('../gm/map-pen.tsx'));
const PenSheet = lazy(() => loadPen().then(({ PenSheet: sheet }) => ({ default: sheet })));
const PenTools = lazy(() => loadPen().then(({ PenTools: tools }) => ({ default: tools })));

const NO_DRAWINGS: readonly Drawing[] = [];

/** From this zoom on, names fit under the tokens. */
const NAMES_ZOOM = 0.95;

/** A map of squares: positions, possible moves, reach and areas. */
export function GridMap(input: GridMapProps) {
  const { table, scene, aim } = input;
  const map = useLitMap(input);
  const props = { ...input, map };
  const { words } = useLocale();
  const [tool, setTool] = useState<MapTool>();
  const measuring = tool === 'measure';
  const choose = (chosen: MapTool): void => setTool(tool === chosen ? undefined : chosen);
  const [large, setLarge] = useState(false);
  const signs = useShownSigns(table.live);
  const pen = usePen(table);
  const drawing = tool === 'draw';
  const { drawings = NO_DRAWINGS } = table.seen;
  const playing = useMapActions(props, { tool, pen, leave: () => setTool(undefined) });
  const { board, looks, moving } = playing;
  const dragIn = useDragIn(board, moving.drop);
  const near = board.view.camera.zoom >= NAMES_ZOOM ? 'near' : '';
  return (
    <div className={large ? 'scene grid-scene large' : 'scene grid-scene'}>
      <GridFrame
        board={board}
        map={map}
        picture={scene.picture}
        pictureFrame={scene.pictureFrame}
        inSight={scene.inSight ?? findExplored(table, map)}
        label={words(GRID_TEXTS.map)}
        keys={words(GRID_TEXTS.keys)}
        look={`${near} ${tool === undefined ? '' : 'measuring'}`}
      >
        <MapDrawings
          drawings={drawings}
          onErase={drawing && pen.isErasing ? (id) => pen.erase([id]) : undefined}
        />
        <MapLayers
          table={table}
          scene={scene}
          rows={playing.rows}
          picked={moving.picked}
          looks={looks}
          held={playing.held?.who}
          aim={aim}
        />
        <MapSigns table={table} scene={scene} signs={signs} />
        {drawing && !pen.isErasing && (
          <Suspense>
            <PenSheet pen={pen} width={map.width} height={map.height} />
          </Suspense>
        )}
      </GridFrame>
      {drawing && (
        <Suspense>
          <PenTools pen={pen} drawings={drawings} />
        </Suspense>
      )}
      <SignStatus table={table} signs={signs} />
      <UnplacedTokens
        table={table}
        scene={scene}
        picked={moving.picked}
        onPick={moving.pick}
        dragIn={dragIn}
      />
      <ManualMove table={table} moving={moving} />
      <div className="grid-foot">
        <GridStatus {...{ table, scene, moving, aim, tool }} says={looks.says} />
        <GridTools view={board.view}>
          <GridTool icon="ruler" says={GRID_TEXTS.ruler} on={measuring} onPress={() => choose('measure')} />
          <GridTool
            icon="target"
            says={SIGN_TEXTS.point}
            on={tool === 'point'}
            onPress={() => choose('point')}
          />
          {table.seen.you.role === 'gm' && (
            <GridTool icon="brush" says={GRID_TEXTS.pen} on={drawing} onPress={() => choose('draw')} />
          )}
          <span className="only-wide">
            <GridTool icon="expand" says={GRID_TEXTS.large} on={large} onPress={() => setLarge(!large)} />
          </span>
        </GridTools>
      </div>
      <GridList table={table} scene={scene} />
      <DrawingList drawings={drawings} />
    </div>
  );
}

/** Returns the ground as it is lit now; the same object until something on it changes. */
function useLitMap({ scene: { lit }, map }: GridMapProps): GridMapProps['map'] {
  const { width, height, ground, light, veil, shelter } = map;
  return useMemo(
    () => ({ width, height, ground, light: lit ?? light, veil, shelter }),
    [width, height, ground, light, veil, shelter, lit],
  );
}

/** For the game master under fog: the squares that players know. */
function findExplored(
  { seen: { hidden } }: TableView,
  { width, height }: GridMapProps['map'],
): string | null {
  if (!hidden?.fog) return null;
  const sides = Object.values(hidden.fog.explored);
  const isKnown = (place: number): boolean => sides.some((letters) => (letters[place] ?? ' ') !== ' ');
  return Array.from({ length: width * height }, (_, place) => (isKnown(place) ? '#' : '.')).join('');
}

/** What a tap or a drag does, instead of moving creatures. */
export type MapTool = 'measure' | 'point' | 'draw';

interface ToolInHand {
  readonly tool: MapTool | undefined;
  readonly pen: Pen;
  leave(): void;
}

/** The measured line; with the keyboard, its end follows the cursor. */
interface Measured {
  readonly squares: readonly [Square, Square];
  readonly by: 'hand' | 'keys';
}

/** Everything the user does on the map: looking, dragging, moving, measuring. */
function useMapActions(props: GridMapProps, { tool, pen, leave }: ToolInHand) {
  const { table, scene, map, aim } = props;
  const rows = useMemo(() => new Map(table.board.rows.map((row) => [row.id, row])), [table.board]);
  const moving = useGridMoving(table, scene);
  const [ruled, setRuled] = useState<Measured | undefined>(undefined);
  const signs = useOwnSigns({ ...table.live, seen: table.seen });
  useEffect(() => {
    if (ruled) signs.rule(ruled.squares);
    return ruled && (() => signs.rule(undefined));
  }, [ruled, signs]);
  const take = (square: Square): void => {
    if (tool === 'draw') return pen.mark(square);
    if (tool !== 'point') return tapSquare({ ...props, rows, moving }, square);
    signs.ping(square);
    leave();
  };
  const board = useGridBoard({
    map,
    tokens: scene.tokens,
    start: () => chooseFirstCursor(scene.tokens, [moving.picked, table.chosen, ...table.seen.due]),
    holds: (square, { shiftKey }) => {
      if (tool === 'measure' || shiftKey) return 'draw';
      return findTokenAt(scene, rows, square) ? 'carry' : 'pan';
    },
    onTap: (square) => {
      setRuled(undefined);
      if (isInside(map, square)) take(square);
    },
    onHold: (square) => {
      if (isInside(map, square)) signs.ping(square);
    },
    onDrop: ({ hold, from, to }) => {
      const token = findTokenAt(scene, rows, from);
      if (hold === 'draw') setRuled({ squares: [from, to], by: 'hand' });
      else if (hold === 'carry' && token) moving.drop(token.who, cornerAfterCarry(token.at, from, to));
    },
    onKey: (is, square) => {
      if (is === 'take') return take(square);
      if (is === 'point') return signs.ping(square);
      setRuled(is === 'ruler' && !ruled ? { squares: [square, square], by: 'keys' } : undefined);
      if (is === 'leave') moving.pick(undefined);
    },
    onCursor: (square) =>
      setRuled(ruled?.by === 'keys' ? { ...ruled, squares: [ruled.squares[0], square] } : undefined),
  });
  const { drag, hover, cursor } = board;
  const carried = drag?.hold === 'carry' ? findTokenAt(scene, rows, drag.from) : undefined;
  const held = useMemo(
    () => carried && drag && { who: carried.who, to: cornerAfterCarry(carried.at, drag.from, drag.to) },
    [carried, drag],
  );
  useRequestOffers(table, carried?.who ?? moving.picked);
  const measured = useMemo(
    () => (drag?.hold === 'draw' ? ([drag.from, drag.to] as const) : ruled?.squares),
    [drag, ruled],
  );
  const looks = useGridOverlays({
    ...{ table, scene, map, aim, rows, moving, held },
    at: hover ?? cursor,
    ruled: measured,
  });
  return { rows, moving, board, looks, held };
}

/** A large creature may be dragged by any of its squares. */
const cornerAfterCarry = (corner: Square, from: Square, to: Square): Square => ({
  x: corner.x + to.x - from.x,
  y: corner.y + to.y - from.y,
});

interface TakeContext extends GridMapProps {
  readonly rows: ReadonlyMap<CreatureId, BoardRow>;
  readonly moving: ReturnType<typeof useGridMoving>;
}

/** A square was tapped, or chosen by keyboard: it fills the draft, picks the creature there, or is the target of a move. */
function tapSquare({ table, scene, aim, rows, moving }: TakeContext, place: Square): void {
  const { picked, carried } = moving;
  const token = findTokenAt(scene, rows, place);
  const within = aim?.squares.some((square) => keyOf(square) === keyOf(place));
  if (aim && within && !(aim.optional && token)) return aim.point(place);
  const goes =
    carried !== undefined && carried !== token?.who && moving.landingOf(carried, place) !== undefined;
  if (token && !goes) {
    table.choose(table.chosen === token.who && picked !== token.who ? undefined : token.who);
    moving.pick(picked === token.who ? undefined : token.who);
  } else if (carried !== undefined) moving.drop(carried, place);
  else tapGround({ table, scene, moving, aim }, place);
}

/** Opens or closes the door there; without one, sends the creature whose turn it is. */
function tapGround(
  { table, scene, moving, aim }: Pick<TakeContext, 'table' | 'scene' | 'moving' | 'aim'>,
  place: Square,
): void {
  const { mover } = moving;
  const tapDoor = findDoorTap(table, scene, place);
  if (tapDoor) tapDoor();
  else if (!aim && mover !== undefined && moving.landingOf(mover, place)) moving.drop(mover, place);
}
