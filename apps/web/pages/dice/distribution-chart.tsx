import { useLocale } from '../../app/language.tsx';
import { type Tick, Ticks } from '../../ui/chart.tsx';
import {
  type Bin,
  binColumns,
  type Comparator,
  type Distribution,
  meetsTarget,
  type ValueRange,
  visibleRange,
} from './distribution.ts';

interface ChartProps {
  readonly first: Distribution;
  readonly second: Distribution | undefined;
  readonly sign: Comparator;
  readonly wanted: number;
  readonly onWant: (value: number) => void;
}

const MAX_COLUMNS = 80;
const [WIDTH, HEIGHT] = [800, 240];
const TICKS = 8;

/** One distribution as columns, a second one as a line over it; the queried values are highlighted. */
export function DistributionChart({ first, second, sign, wanted, onWant }: ChartProps) {
  const { text, number } = useLocale();
  const range = joinRanges(visibleRange(first), second && visibleRange(second));
  const bins = binColumns(first, range, MAX_COLUMNS);
  const others = second && binColumns(second, range, MAX_COLUMNS);
  const tallest = Math.max(
    ...bins.map(({ chance }) => chance),
    ...(others ?? []).map(({ chance }) => chance),
  );
  const tall = (chance: number): number => (chance / (tallest || 1)) * (HEIGHT - 4);
  const step = WIDTH / bins.length;
  const [min, max] = [first.values[0] ?? 0, first.values.at(-1) ?? 0];
  return (
    <>
      <svg
        className="spread"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text('dice-chart', {
          notation: first.notation,
          least: number(min, 2),
          most: number(max, 2),
        })}
      >
        {bins.map((bin, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the stepper below does the same by keyboard
          <g key={bin.from} onClick={() => onWant(bin.from)}>
            <rect className="reach" x={index * step} y="0" width={step} height={HEIGHT} />
            <rect
              className={
                meetsTarget(sign, sign === 'most' ? bin.to : bin.from, wanted) ? 'column lit' : 'column'
              }
              x={index * step + step * 0.08}
              y={HEIGHT - tall(bin.chance)}
              width={step * 0.84}
              height={tall(bin.chance)}
              rx={Math.min(4, step * 0.2)}
            />
          </g>
        ))}
        {others && <path className="other" d={drawLine(others, step, tall)} />}
        <line className="ground" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <Ticks ticks={placeTicks(bins, (value) => number(value, 2))} />
    </>
  );
}

const joinRanges = (valueRange: ValueRange, other: ValueRange | undefined): ValueRange =>
  other ? { from: Math.min(valueRange.from, other.from), to: Math.max(valueRange.to, other.to) } : valueRange;

function drawLine(bins: readonly Bin[], step: number, tall: (chance: number) => number): string {
  const ground = HEIGHT;
  const steps = bins.map(({ chance }, index) => `L${index * step} ${ground - tall(chance)}h${step}`);
  return `M0 ${ground}${steps.join('')}V${ground}`;
}

/** Returns a handful of axis positions, the first column always. */
function placeTicks(bins: readonly Bin[], describe: (value: number) => string): readonly Tick[] {
  const every = Math.max(1, Math.ceil(bins.length / TICKS));
  return bins.flatMap(({ from }, index) =>
    index % every === 0 ? [{ value: describe(from), at: (100 * (index + 0.5)) / bins.length }] : [],
  );
}
