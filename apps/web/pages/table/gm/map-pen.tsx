import { DRAWING_COLORS, DRAWING_SHAPES, type Drawing } from '@arbitro/protocol';
import { type PointerEvent, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UNIT } from '../scene/grid-camera.ts';
import { pathOfDrawing } from '../scene/map-drawings.tsx';
import { GRID_TEXTS } from '../scene/texts-grid.ts';
import type { Pen } from '../scene/use-pen.ts';
import { addPoint, finishShape, roundPoint } from './pen.ts';

interface SheetProps {
  readonly pen: Pen;
  /** The size of the map in squares. */
  readonly width: number;
  readonly height: number;
}

type Points = Drawing['points'];

/** A transparent sheet over the map, on which the game master draws. */
export function PenSheet({ pen: { look, add }, width, height }: SheetProps) {
  const [points, setPoints] = useState<Points>([]);
  const place = (event: PointerEvent<SVGRectElement>): Points[number] => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return roundPoint([x / UNIT, y / UNIT]);
  };
  const end = (): void => {
    const finished = finishShape(look.shape, points);
    setPoints([]);
    if (finished) add([...finished]);
  };
  const shown = points.length > 1 && look.shape !== 'stroke' ? [points[0], points.at(-1)] : points;
  return (
    <>
      {points.length > 1 && (
        <path
          className={`drawing ${look.color} ${look.for}`}
          d={pathOfDrawing({ shape: look.shape, points: shown.filter((point) => point !== undefined) })}
        />
      )}
      <rect
        className="pen-sheet"
        width={width * UNIT}
        height={height * UNIT}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          setPoints([place(event)]);
        }}
        onPointerMove={(event) => {
          if (points.length === 0 || !event.isPrimary) return;
          event.stopPropagation();
          setPoints([...addPoint(points, place(event))]);
        }}
        onPointerUp={(event) => {
          event.stopPropagation();
          end();
        }}
        onPointerCancel={() => setPoints([])}
      />
    </>
  );
}

/** What the pen draws, in which colour and for whom; and what erases. */
export function PenTools({ pen, drawings }: { readonly pen: Pen; readonly drawings: readonly Drawing[] }) {
  const { words } = useLocale();
  const { look, setLook, isErasing, setErasing, erase } = pen;
  const choose = (part: Partial<Pen['look']>): void => {
    setErasing(false);
    setLook({ ...look, ...part });
  };
  return (
    <div className="pen-tools row">
      <fieldset className="row" aria-label={words(GRID_TEXTS['pen-shape'])}>
        {DRAWING_SHAPES.map((shape) => (
          <Button
            key={shape}
            look="tight"
            aria-pressed={!isErasing && look.shape === shape}
            onClick={() => choose({ shape })}
          >
            {words(GRID_TEXTS[shape])}
          </Button>
        ))}
        <Button look="tight" aria-pressed={isErasing} onClick={() => setErasing(!isErasing)}>
          {words(GRID_TEXTS['pen-eraser'])}
        </Button>
      </fieldset>
      <fieldset className="row" aria-label={words(GRID_TEXTS['pen-color'])}>
        {DRAWING_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            className={`pen-color ${color}`}
            aria-label={words(GRID_TEXTS[color])}
            aria-pressed={look.color === color}
            onClick={() => choose({ color })}
          />
        ))}
      </fieldset>
      <Button
        look="tight"
        aria-pressed={look.for === 'gm'}
        onClick={() => choose({ for: look.for === 'gm' ? 'everyone' : 'gm' })}
      >
        <Icon name={look.for === 'gm' ? 'eye-off' : 'eye'} size={16} />
        {words(GRID_TEXTS['pen-secret'])}
      </Button>
      <Button
        look="tight quiet"
        disabled={drawings.length === 0}
        onClick={() => erase(drawings.map(({ id }) => id))}
      >
        <Icon name="trash" size={16} />
        {words(GRID_TEXTS['pen-erase-all'])}
      </Button>
    </div>
  );
}
