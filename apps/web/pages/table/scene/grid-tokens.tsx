import type { BoardRow, CreatureId, GridToken } from '@arbitro/kernel';
import { memo } from 'react';
import { middleOf, UNIT } from './grid-camera.ts';
import { TokenPicture } from './token.tsx';
import type { TokenLabel } from './token-labels.ts';
import type { TokenMark } from './token-marks.tsx';

const RADIUS = UNIT / 2 - 3;
const SIZE = { radius: RADIUS, wide: UNIT, tall: UNIT };

interface GridTokenProps {
  readonly token: GridToken;
  readonly row: BoardRow;
  readonly due: boolean;
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly picked: boolean;
  readonly left: boolean;
  readonly caught: boolean;
  /** Whether the drafted action may target it, and whether it does. */
  readonly target: 'possible' | 'chosen' | undefined;
  readonly label: Partial<TokenLabel> | undefined;
  readonly marks: readonly TokenMark[];
}

/** A creature on the map, as large as its squares. */
export const GridTokenPicture = memo(function GridTokenPicture(props: GridTokenProps) {
  const { token, row, caught, target, label, marks, ...look } = props;
  const { x, y } = middleOf(token.at, token.side);
  return (
    <g
      className={caught ? 'on-grid caught' : 'on-grid'}
      transform={`translate(${x} ${y}) scale(${token.side})`}
      data-token={row.id}
    >
      {caught && <circle className="caught-ring" r={RADIUS + 2} />}
      {target && <circle className={`target-ring ${target}`} r={RADIUS + 3} />}
      {look.picked && <circle className="picked-ring" r={RADIUS + 2} />}
      <TokenPicture row={row} at={ORIGIN} size={SIZE} look={look} label={label} marks={marks} />
    </g>
  );
});
const ORIGIN = { x: 0, y: 0 };

/** Draws creatures out of action first, then large ones, so that no active creature is covered. */
export function sortForDrawing(
  tokens: readonly GridToken[],
  rows: ReadonlyMap<CreatureId, BoardRow>,
): readonly GridToken[] {
  const above = ({ who, side }: GridToken): number => (rows.get(who)?.out ? -100 : 0) - side;
  return tokens.toSorted((a, b) => above(a) - above(b));
}
