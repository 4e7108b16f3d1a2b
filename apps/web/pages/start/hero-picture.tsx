import { useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';

/** A few moments of a looping fight: the turn, the roll, the health of each creature. */
const MOMENTS = [
  { turn: 0, face: 17, health: [0.9, 0.7, 0.75] },
  { turn: 1, face: 9, health: [0.9, 0.7, 0.5] },
  { turn: 2, face: 14, health: [0.65, 0.7, 0.5] },
  { turn: 0, face: 20, health: [0.65, 0.7, 0.2] },
] as const;
const FIGHTERS = [
  ['Brenna', 'ours'],
  ['Nerio', 'ours'],
  ['Orso', 'theirs'],
] as const;
/** The distribution of 3d6, with a target of ten or more. */
const CHANCES = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const WANTED = 7;
const sumWays = (ways: readonly number[]): number => ways.reduce((all, value) => all + value, 0);
const MEETS_CHANCE = sumWays(CHANCES.slice(WANTED)) / sumWays(CHANCES);
const PIPS = [
  [105, 353],
  [117, 347],
  [129, 353],
  [117, 359],
] as const;
const PAUSE_MS = 3_200;

function useCurrentMoment() {
  const [index, setAt] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((was) => (was + 1) % MOMENTS.length), PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return MOMENTS[index] ?? MOMENTS[0];
}

/** The illustration of a table in lamplight. */
export function HeroPicture() {
  const { text } = useLocale();
  const { turn, face, health } = useCurrentMoment();
  return (
    <svg className="hero-picture" viewBox="0 0 560 440" role="img" aria-label={text('start-picture')}>
      <defs>
        <radialGradient id="lamp">
          <stop className="lamp-in" offset="0" />
          <stop className="lamp-out" offset="1" />
        </radialGradient>
      </defs>
      <ellipse className="glow" cx="280" cy="250" rx="280" ry="200" fill="url(#lamp)" />
      <path className="table-side" d="M28 316c0 66 113 116 252 116s252-50 252-116v-14H28z" />
      <ellipse className="table-top" cx="280" cy="304" rx="252" ry="112" />
      <ellipse className="felt" cx="280" cy="302" rx="222" ry="95" />
      <Chart />
      <Battlefield />
      <Tracker turn={turn} health={health} />
      <SmallDie />
      <BigDie face={face} key={face} />
    </svg>
  );
}

function Tracker({ turn, health }: { readonly turn: number; readonly health: readonly number[] }) {
  return (
    <g transform="rotate(-4 150 120)">
      <rect className="sheet" x="44" y="38" width="216" height="164" rx="14" />
      <rect
        className="turn"
        x="54"
        y="48"
        width="196"
        height="44"
        rx="9"
        style={{ translate: `0 ${turn * 50}px` }}
      />
      {FIGHTERS.map(([name, side], index) => (
        <g key={name} transform={`translate(64 ${70 + index * 50})`}>
          <circle className={side} r="13" cx="13" />
          <text className="initial" x="13" y="5">
            {name[0]}
          </text>
          <text className="name" x="36" y="-2">
            {name}
          </text>
          <rect className="sunk" x="36" y="6" width="138" height="7" rx="3.5" />
          <rect
            className={(health[index] ?? 1) > 0.3 ? 'health' : 'health low'}
            x="36"
            y="6"
            width="138"
            height="7"
            rx="3.5"
            style={{ scale: `${health[index] ?? 1} 1` }}
          />
        </g>
      ))}
    </g>
  );
}

function Chart() {
  const { percent } = useLocale();
  return (
    <g transform="rotate(5 400 110)">
      <rect className="sheet" x="306" y="34" width="208" height="146" rx="14" />
      {CHANCES.map((chance, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a picture stay where they are
          key={index}
          className={index >= WANTED ? 'column meets' : 'column'}
          x={322 + index * 11.1}
          y={164 - chance * 3.9}
          width="8.6"
          height={chance * 3.9}
          rx="2"
        />
      ))}
      <text className="figure" x="322" y="68">
        {percent(MEETS_CHANCE)}
      </text>
    </g>
  );
}

/** A map of three zones on the felt. */
function Battlefield() {
  return (
    <g transform="translate(-30 4)">
      <path className="map" d="M176 262l196-16 56 96-226 22z" />
      <path className="path" d="M232 326L268 280M268 280l84 42M232 326l120-4" />
      <ellipse className="zone" cx="268" cy="280" rx="36" ry="15" />
      <ellipse className="zone" cx="232" cy="328" rx="36" ry="16" />
      <ellipse className="zone" cx="354" cy="320" rx="40" ry="17" />
      <Token x={262} y={278} side="ours" />
      <Token x={222} y={328} side="ours" />
      <Token x={248} y={324} side="theirs" />
      <Token x={356} y={318} side="theirs" />
    </g>
  );
}

function Token({ x, y, side }: { readonly x: number; readonly y: number; readonly side: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="shade" cx="1" cy="5" rx="12" ry="5" />
      <path className={side} d="M-9 2a9 4.500 0 0 0 18 0l-3.500-16h-11z" />
      <circle className={side} cy="-17" r="7" />
    </g>
  );
}

function SmallDie() {
  return (
    <g>
      <ellipse className="shade" cx="120" cy="384" rx="34" ry="9" />
      <path className="facet light" d="M117 340l30 13-30 13-30-13z" />
      <path className="facet" d="M87 353l30 13v24l-30-14z" />
      <path className="facet deep" d="M147 353l-30 13v24l30-14z" />
      {PIPS.map(([x, y]) => (
        <ellipse key={`${x}-${y}`} className="pip" cx={x} cy={y} rx="3" ry="1.700" />
      ))}
      <ellipse className="pip" cx="102" cy="372" rx="2.200" ry="3" />
      <ellipse className="pip" cx="125" cy="379" rx="2.200" ry="3" />
      <ellipse className="pip" cx="139" cy="366" rx="2.200" ry="3" />
    </g>
  );
}

/** A d20; remounted for each face, so that its animation restarts. */
function BigDie({ face }: { readonly face: number }) {
  return (
    <g>
      <ellipse className="shade" cx="446" cy="366" rx="52" ry="12" />
      <g className="tumbles">
        <path className="facet" d="M446 256l52 29v58l-52 29-52-29v-58z" />
        <path className="facet light" d="M446 277l36 60h-72z" />
        <path className="facet deep" d="M446 372l-52-29 16-6h72l16 6z" />
        <path className="edges" d="M446 256v21M498 285l-52-8M394 285l52-8M498 285l-16 52M394 285l16 52" />
        <text className="face" x="446" y="327">
          {face}
        </text>
      </g>
    </g>
  );
}
