import { type BoardRow, formatSigned } from '@arbitro/kernel';
import type { SVGAttributes } from 'react';
import { toneOf, useRowChange } from '../effects/use-row-change.ts';
import type { TokenLabel } from './token-labels.ts';
import { type TokenMark, TokenMarks } from './token-marks.tsx';
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
  readonly label: Partial<TokenLabel> | undefined;
  readonly marks: readonly TokenMark[];
}

interface TokenProps extends PictureProps, SVGAttributes<SVGGElement> {
  readonly says: string;
}

const MIN_NAME_LENGTH = 8;
const LETTER_WIDTH = 6.4;
/** The colour of the side stays in sight around a picture. */
const RIM = 4;

/** A creature on the map, to tap, drag and focus. */
export function Token({ row, at, look, size, label, marks, says, ...listens }: TokenProps) {
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
      <TokenPicture row={row} at={at} look={look} size={size} label={label} marks={marks} />
    </g>
  );
}

/** Initials in the colour of the side, health as a ring, the name below. */
export function TokenPicture({ row, at, look, size: { radius, wide }, label, marks }: PictureProps) {
  const [change, clear] = useRowChange(row);
  const classes = [
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
    <g className={classes.filter(Boolean).join(' ')} transform={`translate(${at.x} ${at.y})`}>
      <circle className="reach" r={radius + 6} />
      {look.due && <circle className="turn-ring" r={radius + 4} />}
      <circle className={change?.fell ? 'disc fallen' : 'disc'} r={radius} />
      {label?.picture && (
        <image
          className="portrait"
          href={label.picture}
          x={RIM - radius}
          y={RIM - radius}
          width={2 * (radius - RIM)}
          height={2 * (radius - RIM)}
          preserveAspectRatio="xMidYMin slice"
        />
      )}
      {label?.pattern ? <path className="pattern" d={patternPath(label.pattern, radius)} /> : null}
      <HealthRing row={row} radius={radius} />
      {!label?.picture && (
        <text className="initials" y={1} style={{ fontSize: initialsSize(label, radius) }}>
          {label?.initials}
        </text>
      )}
      {row.out && <path className="cross" d="M-11 -11L11 11M11 -11L-11 11" />}
      <text className="name" y={radius + 17}>
        {shortenName(row.name, Math.max(MIN_NAME_LENGTH, Math.floor(wide / LETTER_WIDTH)))}
      </text>
      <TokenMarks marks={marks} radius={radius} />
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

/** Initials fill the disc: three letters are smaller than two. */
const initialsSize = (label: Partial<TokenLabel> | undefined, radius: number): number =>
  radius * ((label?.initials?.length ?? 0) > 2 ? 0.62 : 0.8);

/** Lines inside the disc that tell creatures with like names apart. */
function patternPath(pattern: number, radius: number): string {
  const [far, near] = [radius * 0.66, radius * 0.6];
  const flat = `M${-near} ${-far}H${near}M${-near} ${far}H${near}`;
  const upright = `M${-far} ${-near}V${near}M${far} ${-near}V${near}`;
  const falling = `M${-radius * 0.2} ${-radius * 0.8}L${radius * 0.8} ${radius * 0.2}M${-radius * 0.8} ${-radius * 0.2}L${radius * 0.2} ${radius * 0.8}`;
  const rising = `M${radius * 0.2} ${-radius * 0.8}L${-radius * 0.8} ${radius * 0.2}M${radius * 0.8} ${-radius * 0.2}L${-radius * 0.2} ${radius * 0.8}`;
  return ['', flat, upright, falling, rising, flat + upright][pattern] ?? '';
}

/** Shortens a long name, but keeps its number. */
function shortenName(name: string, max: number): string {
  const letters = [...name];
  if (letters.length <= max) return name;
  const number = /\d+$/.exec(name)?.[0] ?? '';
  return `${letters.slice(0, max - 1 - number.length).join('')}…${number}`;
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
