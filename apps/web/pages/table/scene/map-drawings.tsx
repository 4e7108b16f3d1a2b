import { squareName } from '@arbitro/grid';
import type { Drawing } from '@arbitro/protocol';
import { memo } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { UNIT } from './grid-camera.ts';
import { GRID_TEXTS } from './texts-grid.ts';

interface DrawingsProps {
  readonly drawings: readonly Drawing[];
  /** Set while drawings are erased by a tap. */
  readonly onErase?: ((id: string) => void) | undefined;
}

/** What the game master has drawn, on the ground. What only the game master sees is dashed. */
export const MapDrawings = memo(function MapDrawings({ drawings, onErase }: DrawingsProps) {
  return (
    <g className={onErase ? 'drawings erasing' : 'drawings'}>
      {drawings.map((drawing) => (
        <path
          key={drawing.id}
          className={`drawing ${drawing.color} ${drawing.for}`}
          data-drawing={drawing.id}
          d={pathOfDrawing(drawing)}
          {...(onErase && {
            onPointerDown: (event) => {
              event.stopPropagation();
              onErase(drawing.id);
            },
          })}
        />
      ))}
    </g>
  );
});

export function pathOfDrawing({ shape, points }: Pick<Drawing, 'shape' | 'points'>): string {
  const scaled = points.map(([x, y]) => [x * UNIT, y * UNIT] as const);
  if (shape === 'stroke') return `M${scaled.map((point) => point.join(' ')).join('L')}`;
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = scaled;
  if (shape === 'rectangle') return `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
  const [rx, ry, y] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2, (y1 + y2) / 2];
  return `M${x1} ${y}A${rx} ${ry} 0 1 0 ${x2} ${y}A${rx} ${ry} 0 1 0 ${x1} ${y}Z`;
}

/** The drawings for screen readers: what shape, and from which square to which. */
export function DrawingList({ drawings }: Pick<DrawingsProps, 'drawings'>) {
  const { words } = useLocale();
  if (drawings.length === 0) return null;
  return (
    <ul className="unseen" aria-label={words(GRID_TEXTS.drawings)}>
      {drawings.map(({ id, shape, points }) => (
        <li key={id}>
          {words(GRID_TEXTS['from-to'], { ...endsOf(points), long: words(GRID_TEXTS[shape]) })}
        </li>
      ))}
    </ul>
  );
}

function endsOf(points: Drawing['points']): { readonly from: string; readonly to: string } {
  const corner = (choose: (...values: readonly number[]) => number, end: 0 | 1): string => {
    const [x, y] = [0, 1].map((axis) => choose(...points.map((point) => point[axis] ?? 0)) - end);
    return squareName({ x: Math.max(0, Math.floor(x ?? 0)), y: Math.max(0, Math.floor(y ?? 0)) });
  };
  return { from: corner(Math.min, 0), to: corner(Math.max, 0) };
}
