import { type BoardRow, formatSigned } from '@arbitro/kernel';
import type { SVGAttributes } from 'react';
import { toneOf, useRowChange } from '../effects/use-row-change.ts';
import { initialsOf } from './zone-shapes.ts';
import type { Point, TokenSize } from './zones-layout.ts';

export interface TokenLook {
  readonly due: boolean;
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly picked: boolean;
  /** Its picture is being dragged elsewhere. */
  readonly left: boolean;
}

interface PictureProps {
  readonly row: BoardRow;
  readonly at: Point;
  readonly look: TokenLook;
  readonly size: TokenSize;
}

interface TokenProps extends PictureProps, SVGAttributes<SVGGElement> {
  readonly says: string;
}

const MAX_NAME_LENGTH = 8;

/** A creature on the map, to tap, drag and focus. */
export function Token({ row, at, look, size, says, ...listens }: TokenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button elements
    <g
      {...listens}
      className="token-grip"
      role="button"
      tabIndex={0}
      aria-label={says}
      aria-pressed={look.chosen}
      data-token={row.id}
    >
      <title>{says}</title>
      <TokenPicture row={row} at={at} look={look} size={size} />
    </g>
  );
}

/** Initials in the colour of the side, health as a ring, the name below. */
export function TokenPicture({ row, at, look, size: { radius } }: PictureProps) {
  const [change, clear] = useRowChange(row);
  const marks = [
    'token',
    row.ours ? 'ours' : 'theirs',
    row.out && 'out',
    look.due && 'due',
    look.hidden && 'hidden',
    look.chosen && 'chosen',
    look.picked && 'picked',
    look.left && 'left',
  ];
  return (
    <g className={marks.filter(Boolean).join(' ')} transform={`translate(${at.x} ${at.y})`}>
      <circle className="reach" r={radius + 6} />
      {look.due && <circle className="turn-ring" r={radius + 4} />}
      <circle className={change?.fell ? 'disc fallen' : 'disc'} r={radius} />
      <HealthRing row={row} radius={radius} />
      <text className="initials" y={1}>
        {initialsOf(row.name)}
      </text>
      {row.out && <path className="cross" d="M-11 -11L11 11M11 -11L-11 11" />}
      <text className="name" y={radius + 17}>
        {shortenName(row.name)}
      </text>
      {change && (
        <text
          key={change.number}
          className={`rising number ${toneOf(change) ?? ''}`}
          y={-radius}
          onAnimationEnd={clear}
        >
          {change.amount === 0 ? change.looks !== undefined && '!' : formatSigned(change.amount)}
        </text>
      )}
    </g>
  );
}

/** Shortens a long name, but keeps its number. */
function shortenName(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const number = /\d+$/.exec(name)?.[0] ?? '';
  return `${letters.slice(0, MAX_NAME_LENGTH - 1 - number.length).join('')}…${number}`;
}

function HealthRing({ row: { health }, radius }: { readonly row: BoardRow; readonly radius: number }) {
  if (!health || !('now' in health) || health.full === null || health.full <= 0) return null;
  const share = Math.max(0, Math.min(1, health.now / health.full));
  const look = share > 0.5 ? 'well' : share > 0.25 ? 'half' : 'low';
  return (
    <circle
      className={`health ${look}`}
      r={radius - 2.5}
      pathLength={100}
      strokeDasharray={`${share * 100} 100`}
      transform="rotate(-90)"
    />
  );
}
