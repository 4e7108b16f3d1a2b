/** One bar: its label, its chance, and optionally how it is described. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  readonly shown: string;
  readonly tone?: 'good' | 'bad' | 'plain';
}

/** Chances as bars with their figures: a chart that is also a table for screen readers. */
export function Bars({ bars, title }: { readonly bars: readonly Bar[]; readonly title: string }) {
  return (
    <table className="bars">
      <caption className="unseen">{title}</caption>
      <tbody>
        {bars.map(({ key, label, chance, shown, tone = 'plain' }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="picture">
              <div className={`bar ${tone}`}>
                <i style={{ width: `${100 * Math.max(0, Math.min(1, chance))}%` }} />
              </div>
            </td>
            <td className="number">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Column {
  readonly value: number;
  readonly chance: number;
}
interface ColumnsProps {
  readonly columns: readonly Column[];
  readonly title: string;
  readonly marked?: (value: number) => boolean;
  readonly height?: number;
}

/** A distribution as columns. */
export function Columns({ columns, title, marked = () => false, height = 64 }: ColumnsProps) {
  const max = Math.max(...columns.map(({ chance }) => chance), 1e-9);
  const width = 100 / Math.max(1, columns.length);
  return (
    <svg
      className="columns"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
    >
      {columns.map(({ value, chance }, index) => {
        const tall = (chance / max) * (height - 2);
        return (
          <rect
            key={value}
            className={marked(value) ? 'marked' : ''}
            x={index * width + width * 0.08}
            y={height - tall}
            width={width * 0.84}
            height={tall}
          />
        );
      })}
    </svg>
  );
}

/** A value written under a chart, and its position in percent of the width. */
export interface Tick {
  readonly value: number | string;
  readonly at: number;
}

/** The axis labels of a chart; a screen reader gets them from the chart's title. */
export function Ticks({ ticks }: { readonly ticks: readonly Tick[] }) {
  return (
    <div className="ticks number" aria-hidden="true">
      {ticks.map(({ value, at }) => (
        <span key={value} style={{ left: `${at}%` }}>
          {value}
        </span>
      ))}
    </div>
  );
}

const MAX_TICKS = 9;

/** Returns which values are written under their column, and where. */
export function chooseTicks(columns: readonly Column[]): readonly Tick[] {
  const few = columns.filter(({ chance }) => chance > 0).length <= MAX_TICKS;
  const every = Math.ceil(columns.length / MAX_TICKS);
  return columns.flatMap(({ value, chance }, index) =>
    (few ? chance > 0 : index % every === 0) ? [{ value, at: (100 * (index + 0.5)) / columns.length }] : [],
  );
}
