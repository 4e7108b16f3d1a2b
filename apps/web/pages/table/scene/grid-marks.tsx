import type { Space, Square } from '@arbitro/grid';
import { memo } from 'react';
import { middleOf, UNIT } from './grid-camera.ts';
import { linePath, outlinePath, squaresPath } from './grid-shapes.ts';

interface ShadeProps {
  readonly look: 'range' | 'aim' | 'area' | 'threat' | 'reach' | 'hand';
  readonly squares: readonly Square[];
}

/** Squares in one colour with an outline. */
export const Shade = memo(function Shade({ look, squares }: ShadeProps) {
  if (squares.length === 0) return null;
  return (
    <g className={`shade ${look}`} data-shade={look}>
      <path className="fill" d={squaresPath(squares)} />
      <path className="around" d={outlinePath(squares)} />
    </g>
  );
});

interface LineProps {
  readonly look: 'path' | 'ruler';
  readonly squares: readonly Square[];
  readonly side?: number;
}

/** A path from square to square. */
export function LineMark({ look, squares, side = 1 }: LineProps) {
  const d = linePath(squares, side);
  const steps = look === 'path' ? squares.slice(1) : squares.slice(-1);
  return (
    <g className={`line-mark ${look}`}>
      <path className="under" d={d} />
      <path className="over" d={d} />
      {steps.map((square) => {
        const { x, y } = middleOf(square, side);
        return <circle key={`${square.x},${square.y}`} className="step" cx={x} cy={y} r={3.5} />;
      })}
    </g>
  );
}

/** A warning where a path lets others attack. */
export function ProvokedMark({ at, side = 1 }: { readonly at: Square; readonly side?: number | undefined }) {
  const { x, y } = middleOf(at, side);
  return (
    <g className="provoked" transform={`translate(${x + UNIT / 4} ${y - UNIT / 4})`}>
      <path d="M0 -9L9 7H-9Z" />
      <text y={5}>!</text>
    </g>
  );
}

interface LengthMarkProps extends Pick<LineProps, 'squares' | 'side'> {
  readonly says: string;
}

/** The length of a path, above its end. */
export function LengthMark({ squares, side = 1, says }: LengthMarkProps) {
  const last = squares.at(-1);
  if (!last) return null;
  const { x, y } = middleOf(last, side);
  return (
    <text className="long" x={x} y={y - UNIT / 2 - 6}>
      {says}
    </text>
  );
}

/** The square of the keyboard cursor, or the one under the pointer. */
export function Cursor({ at, look }: { readonly at: Square | undefined; readonly look: 'keys' | 'hover' }) {
  if (!at) return null;
  return (
    <rect
      className={`cursor ${look}`}
      x={at.x * UNIT + 1.5}
      y={at.y * UNIT + 1.5}
      width={UNIT - 3}
      height={UNIT - 3}
      rx={4}
    />
  );
}

/** A thing in a square. */
export function ThingMark({ at, name }: { readonly at: Square; readonly name: string }) {
  const { x, y } = middleOf(at);
  return (
    <g className="thing" transform={`translate(${x} ${y})`}>
      <title>{name}</title>
      <path d="M0 -11L11 -5V6L0 12L-11 6V-5ZM-11 -5L0 1L11 -5M0 1V12" />
    </g>
  );
}

export const singleSpace = (square: Square): Space => ({ at: square, side: 1 });
