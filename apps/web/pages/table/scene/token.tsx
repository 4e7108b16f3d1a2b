import type { BoardRow } from '@arbitro/kernel';
import type { SVGAttributes } from 'react';
import { type Point, TOKEN } from './layout.ts';
import { initials } from './shapes.ts';

export interface TokenLook {
  readonly due: boolean;
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly picked: boolean;
  readonly carried: boolean;
}

interface TokenProps extends SVGAttributes<SVGGElement> {
  readonly row: BoardRow;
  readonly at: Point;
  readonly look: TokenLook;
  readonly says: string;
}

const LONGEST_NAME = 9;

/** Somebody on the map: initials in the colour of the side, health as a ring, the name below. */
export function Token({ row, at, look, says, ...listens }: TokenProps) {
  const marks = [
    'token',
    row.ours ? 'ours' : 'theirs',
    row.out && 'out',
    look.due && 'due',
    look.hidden && 'hidden',
    look.chosen && 'chosen',
    look.picked && 'picked',
    look.carried && 'carried',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button elements
    <g
      {...listens}
      className={marks.filter(Boolean).join(' ')}
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      tabIndex={0}
      aria-label={says}
      aria-pressed={look.chosen}
      data-token={row.id}
    >
      <title>{says}</title>
      <circle className="reach" r={TOKEN.radius + 6} />
      {look.due && <circle className="turn-ring" r={TOKEN.radius + 4} />}
      <circle className="disc" r={TOKEN.radius} />
      <HealthRing row={row} />
      <text className="initials" y={1}>
        {initials(row.name)}
      </text>
      {row.out && <path className="cross" d="M-11 -11L11 11M11 -11L-11 11" />}
      <text className="name" y={TOKEN.radius + 14}>
        {short(row.name)}
      </text>
    </g>
  );
}

const short = (name: string): string => {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
};

function HealthRing({ row: { health } }: { readonly row: BoardRow }) {
  if (!health || !('now' in health) || health.full === null || health.full <= 0) return null;
  const share = Math.max(0, Math.min(1, health.now / health.full));
  const look = share > 0.5 ? 'well' : share > 0.25 ? 'half' : 'low';
  return (
    <circle
      className={`health ${look}`}
      r={TOKEN.radius - 2.5}
      pathLength={100}
      strokeDasharray={`${share * 100} 100`}
      transform="rotate(-90)"
    />
  );
}
