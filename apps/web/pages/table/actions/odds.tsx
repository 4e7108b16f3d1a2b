import { capitalised } from '../../../app/capitalised.ts';
import { useSpeech } from '../../../app/language.tsx';
import type { Chances } from '../../../live/chances.ts';
import { Bars, type Column, Columns, Ticks, ticksOf } from '../../../ui/chart.tsx';
import { valueWords } from '../parts/value-words.ts';
import type { TableView } from '../table-view.ts';
import { amountsShown, chancesShown, type ShownAmount } from './chances.ts';
import type { OddsSeen } from './use-odds.ts';
import './odds.css';

/** Smaller chances would be shown as zero. */
const LEAST_SAID = 0.0005;

interface OddsProps {
  readonly seen: OddsSeen;
  readonly table: TableView;
  /** The creatures that the action concerns: assumed numbers of others are not shown. */
  readonly about: readonly string[];
}

/** The odds before committing, or why there are none. */
export function Odds({ seen, table, about }: OddsProps) {
  const { text } = useSpeech();
  if (seen.is === 'none') return null;
  const odds = seen.is === 'odds' ? seen.odds : seen.is === 'counting' ? seen.before : undefined;
  return (
    <section className="odds" aria-label={text('table-odds')} aria-busy={seen.is === 'counting'}>
      {seen.is === 'denied' && (
        <p className="small soft">
          {text('table-odds-none', { why: seen.denied.says || text('no-connection') })}
        </p>
      )}
      {seen.is === 'counting' && !odds && <p className="small soft">{text('table-odds-counting')}</p>}
      {odds && <OddsFound odds={odds} table={table} about={about} />}
    </section>
  );
}

function OddsFound({ odds, table, about }: Omit<OddsProps, 'seen'> & { readonly odds: Chances }) {
  const { text, percent } = useSpeech();
  const { name } = table;
  const chances = chancesShown(odds, name);
  const amounts = amountsShown(odds, name);
  const assumed = odds.assumed.filter((id) => about.includes(id));
  const open = odds.unresolved.about;
  return (
    <>
      {chances.length === 0 && amounts.length === 0 && (
        <p className="small soft">{text('table-odds-sure')}</p>
      )}
      {chances.length > 0 && (
        <Bars
          title={text('table-odds')}
          bars={chances.map(({ key, label, chance, shown }) => ({
            key,
            label,
            chance,
            shown: percent(shown > 0 && shown < 1 ? shown : chance),
          }))}
        />
      )}
      {amounts.length > 0 && (
        <div className="amounts">
          {amounts.map((shown) => (
            <AmountShown key={shown.key} shown={shown} />
          ))}
        </div>
      )}
      {open >= LEAST_SAID && (
        <p className="small soft">{text('table-odds-unresolved', { percent: percent(open) })}</p>
      )}
      <Supposing supposes={odds.supposes} table={table} />
      {assumed.length > 0 && (
        <p className="small soft">{text('table-odds-assumed', { who: assumed.map(name) })}</p>
      )}
    </>
  );
}

/** The answers of other people that the odds assume. */
function Supposing({ supposes, table: { name } }: Pick<Chances, 'supposes'> & Pick<OddsProps, 'table'>) {
  const speech = useSpeech();
  if (supposes.length === 0) return null;
  const or = ` ${speech.text('table-odds-or')} `;
  return (
    <div className="supposing small soft">
      <p>{speech.text('table-odds-supposes')}</p>
      <ul>
        {supposes.map(({ who, label, answers }) => (
          <li key={`${who} ${label}`}>
            {capitalised(name(who))} · {name(label)}:{' '}
            <b>{answers.map((answer) => valueWords(answer, name, speech)).join(or)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An amount as columns over its values, with its mean. */
function AmountShown({ shown: { label, amount } }: { readonly shown: ShownAmount }) {
  const { text, number, percent } = useSpeech();
  const { parts, mean } = amount;
  const sorted = parts.toSorted((a, b) => a.value - b.value);
  const says = `${label}, ${text('table-odds-mean', { mean: number(mean.about, 2) })}`;
  const [only] = sorted;
  const columns = withGaps(withoutTails(sorted.map(({ value, about }) => ({ value, chance: about }))));
  return (
    <figure className="amount">
      <figcaption className="small">
        <b>{label}</b>{' '}
        <span className="soft">
          {sorted.length === 1 && only
            ? number(only.value)
            : text('table-odds-mean', { mean: number(mean.about, 2) })}
        </span>
      </figcaption>
      {sorted.length > 1 && (
        <>
          <Columns
            title={`${says}: ${sorted.map(({ value, about }) => `${value}: ${percent(about)}`).join(', ')}`}
            columns={columns}
            height={44}
          />
          <Ticks ticks={ticksOf(columns)} />
        </>
      )}
    </figure>
  );
}

/** Leaves out values at the ends that are too rare to be visible, as they would shrink the rest. */
function withoutTails(columns: readonly Column[]): readonly Column[] {
  const seen = ({ chance }: Column): boolean => chance >= LEAST_SAID;
  return columns.slice(columns.findIndex(seen), columns.findLastIndex(seen) + 1);
}

const MOST_COLUMNS = 60;

/** Adds a column for every missing value, so that distances on the axis are true. */
function withGaps(columns: readonly Column[]): readonly Column[] {
  const first = columns[0]?.value ?? 0;
  const last = columns.at(-1)?.value ?? 0;
  if (last - first >= MOST_COLUMNS) return columns;
  const chances = new Map(columns.map(({ value, chance }) => [value, chance]));
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: first + at,
    chance: chances.get(first + at) ?? 0,
  }));
}
