import { isInside, type Square } from '@arbitro/grid';
import { useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { GridFrame } from '../scene/grid-frame.tsx';
import { Shade } from '../scene/grid-marks.tsx';
import { GridTokenPicture } from '../scene/grid-tokens.tsx';
import { GridTools } from '../scene/grid-tools.tsx';
import { GRID_TEXTS } from '../scene/texts-grid.ts';
import { useGridBoard } from '../scene/use-grid-board.ts';
import { NO_FACE, useTokenFaces } from '../scene/use-token-faces.ts';
import { GridCreatures, type PlacedCreature } from './grid-creatures.tsx';
import type { GridDraft, GridEditorProps } from './grid-editor.tsx';
import { BRUSHES, type Brush, listRectangle, listStroke, paintSquares } from './grid-paint.ts';
import { GridSettings } from './grid-settings.tsx';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';

export interface GridDrawingProps extends GridEditorProps {
  readonly draft: GridDraft;
  /**
   * Called with the changes of a stroke, applied to the current drawing: a picture is ready some time after it was
   * chosen.
   */
  readonly onDraw: (changed: Partial<GridDraft>) => void;
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
}

type Tool = Brush | 'hand';

/** Brushes, the map to draw on, its size and picture, and the creatures placed on it. */
export function GridDrawing(props: GridDrawingProps) {
  const [tool, setTool] = useState<Tool>('wall');
  const [boxes, setBoxes] = useState(false);
  const [foe, setFoe] = useState<PlacedCreature | undefined>(undefined);
  return (
    <div className="grid-editor">
      <Brushes
        tool={foe ? undefined : tool}
        onTool={(next) => {
          setTool(next);
          setFoe(undefined);
        }}
        boxes={boxes}
        onBoxes={setBoxes}
        onUndo={props.onUndo}
      />
      <DrawingSheet {...props} tool={tool} boxes={boxes} foe={foe} />
      <div className="grid-side stack">
        <GridSettings {...props} />
        <GridCreatures table={props.table} foe={foe} onFoe={setFoe} />
      </div>
    </div>
  );
}

interface BrushesProps {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool) => void;
  readonly boxes: boolean;
  readonly onBoxes: (boxes: boolean) => void;
  readonly onUndo: (() => void) | undefined;
}

function Brushes({ tool, onTool, boxes, onBoxes, onUndo }: BrushesProps) {
  const { words } = useLocale();
  const describe = (tool: Tool): string =>
    words(
      tool in GRID_TEXTS
        ? GRID_TEXTS[tool as keyof typeof GRID_TEXTS]
        : GRID_EDITOR_TEXTS[tool as 'eraser' | 'hand'],
    );
  return (
    <div className="grid-brushes">
      <fieldset className="row" aria-label={words(GRID_EDITOR_TEXTS.brushes)}>
        {[...(Object.keys(BRUSHES) as Brush[]), 'hand' as const].map((item) => (
          <Button key={item} look="tight" aria-pressed={tool === item} onClick={() => onTool(item)}>
            <span className={`swatch ${item}`} aria-hidden="true" />
            {describe(item)}
          </Button>
        ))}
      </fieldset>
      <div className="row">
        <Button look="tight" aria-pressed={!boxes} onClick={() => onBoxes(false)}>
          {words(GRID_EDITOR_TEXTS.free)}
        </Button>
        <Button look="tight" aria-pressed={boxes} onClick={() => onBoxes(true)}>
          {words(GRID_EDITOR_TEXTS.rectangle)}
        </Button>
        <Button look="tight quiet" disabled={!onUndo} onClick={onUndo}>
          <Icon name="undo" size={16} />
          {words(GRID_EDITOR_TEXTS.undo)}
        </Button>
      </div>
    </div>
  );
}

interface DrawingSheetProps extends GridDrawingProps {
  readonly tool: Tool;
  readonly boxes: boolean;
  readonly foe: PlacedCreature | undefined;
}

/** The drawing surface. A stroke is stored when the pointer is lifted. */
function DrawingSheet(props: DrawingSheetProps) {
  const { table, scene, draft, tool, boxes, foe } = props;
  const { words } = useLocale();
  const drawing = useDrawing(props);
  const map = drawing.map ?? draft.map;
  const board = useGridBoard({
    map,
    tokens: scene.tokens,
    start: () => ({ x: 0, y: 0 }),
    holds: () => (tool === 'hand' || foe ? 'pan' : 'draw'),
    onTap: drawing.tap,
    onDraw: boxes ? undefined : drawing.go,
    onDrop: ({ hold, from, to }) => hold === 'draw' && drawing.end(boxes ? listRectangle(from, to) : []),
    onKey: (is, square) => is === 'take' && drawing.tap(square),
  });
  const { drag, view } = board;
  const faces = useTokenFaces(table);
  return (
    <div className="grid-sheet">
      <GridFrame
        board={board}
        map={map}
        picture={draft.picture}
        pictureFrame={draft.pictureFrame}
        label={words(GRID_EDITOR_TEXTS.map)}
        keys={words(GRID_EDITOR_TEXTS.keys)}
        look={tool === 'hand' ? '' : 'measuring'}
      >
        {scene.tokens.map((token) => {
          const row = table.board.rows.find(({ id }) => id === token.who);
          const hidden = table.seen.hidden?.creatures.includes(token.who) ?? false;
          return (
            row && (
              <GridTokenPicture
                key={token.who}
                {...{ token, row, hidden, ...PLAIN_TOKEN }}
                {...(faces.get(row.id) ?? NO_FACE)}
              />
            )
          );
        })}
        {drag?.hold === 'draw' && boxes && <Shade look="aim" squares={listRectangle(drag.from, drag.to)} />}
      </GridFrame>
      <GridTools view={view} />
    </div>
  );
}

const PLAIN_TOKEN = {
  due: false,
  chosen: false,
  picked: false,
  left: false,
  caught: false,
  target: undefined,
} as const;

/** Handles the current stroke, and taps. */
function useDrawing({ table, scene, draft, tool, foe, onDraw }: DrawingSheetProps) {
  const { complain } = useToasts();
  const [map, setMap] = useState<GridDraft['map'] | undefined>(undefined);
  // squares may arrive faster than they are drawn
  const latest = useRef<GridDraft['map'] | undefined>(undefined);
  const last = useRef<Square | undefined>(undefined);
  const keep = (next: GridDraft['map'] | undefined): void => {
    latest.current = next;
    setMap(next);
  };
  const painted = (squares: readonly Square[]): GridDraft['map'] =>
    tool === 'hand' ? draft.map : paintSquares(latest.current ?? draft.map, tool, squares);
  const end = (squares: readonly Square[]): void => {
    const next = painted(squares);
    last.current = undefined;
    keep(undefined);
    if (next !== draft.map) onDraw({ map: next });
  };
  const bring = async ({ from, hidden }: PlacedCreature, { x, y }: Square): Promise<void> => {
    const sheet = scene.at.split('.').reduceRight<object>((inside, key) => ({ [key]: inside }), { x, y });
    const reply = await table.live.api.command('creature', { from, hidden, sheet });
    if (!reply.ok) complain(reply);
  };
  return {
    map,
    end,
    go: (to: Square): void => {
      if (last.current?.x === to.x && last.current.y === to.y) return;
      const squares = listStroke(last.current, to);
      last.current = to;
      keep(painted(squares));
    },
    tap: (square: Square): void => {
      if (!isInside(draft.map, square)) return end([]);
      if (foe) void bring(foe, square);
      else end([square]);
    },
  };
}
