import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import type { ActionOdds } from '../../../live/action-odds.ts';
import { Bars, type Column, Columns, chooseTicks, Ticks } from '../../../ui/chart.tsx';
import { describeValue } from '../parts/describe-value.ts';
import type { TableView } from '../table-view.ts';
import { listShownAmounts, listShownChances, type ShownAmount } from './shown-odds.ts';

/** Smaller chances would be shown as zero. */
const MIN_SHOWN = 0.0005;

interface DetailsProps {
  readonly odds: ActionOdds;
  readonly table: TableView;
  /** The creatures that the action concerns: assumed numbers of others are not shown. */
  readonly about: readonly string[];
}

/** Every chance and every distribution. */
export function OddsDetails({ odds, table, about }: DetailsProps) {
  const { text, percent } = useLocale();
  const { name } = table;
  const chances = listShownChances(odds, name);
  const amounts = listShownAmounts(odds, name);
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
          {amounts.map((shownAmount) => (
            <AmountShown key={shownAmount.key} shown={shownAmount} />
          ))}
        </div>
      )}
      {open >= MIN_SHOWN && (
        <p className="small soft">{text('table-odds-unresolved', { percent: percent(open) })}</p>
      )}
      <AssumedAnswers supposes={odds.supposes} table={table} />
      {assumed.length > 0 && (
        <p className="small soft">{text('table-odds-assumed', { who: assumed.map(name) })}</p>
      )}
    </>
  );
}

/** The answers of other people that the odds assume. */
function AssumedAnswers({
  supposes,
  table: { name },
}: Pick<ActionOdds, 'supposes'> & Pick<DetailsProps, 'table'>) {
  const speech = useLocale();
  if (supposes.length === 0) return null;
  const or = ` ${speech.text('table-odds-or')} `;
  return (
    <div className="supposing small soft">
      <p>{speech.text('table-odds-supposes')}</p>
      <ul>
        {supposes.map(({ who, label, answers }) => (
          <li key={`${who} ${label}`}>
            {capitalize(name(who))} · {name(label)}:{' '}
            <b>{answers.map((answer) => describeValue(answer, name, speech)).join(or)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An amount as columns over its values, with its mean. */
function AmountShown({ shown: { label, amount } }: { readonly shown: ShownAmount }) {
  const { text, number, percent } = useLocale();
  const { parts, mean } = amount;
  const sorted = parts.toSorted((a, b) => a.value - b.value);
  const line = `${label}, ${text('table-odds-mean', { mean: number(mean.about, 2) })}`;
  const [only] = sorted;
  const columns = fillGaps(trimTails(sorted.map(({ value, about }) => ({ value, chance: about }))));
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
            title={`${line}: ${sorted.map(({ value, about }) => `${value}: ${percent(about)}`).join(', ')}`}
            columns={columns}
            height={44}
          />
          <Ticks ticks={chooseTicks(columns)} />
        </>
      )}
    </figure>
  );
}

/** Leaves out values at the ends that are too rare to be visible, as they would shrink the rest. */
function trimTails(columns: readonly Column[]): readonly Column[] {
  const isVisible = ({ chance }: Column): boolean => chance >= MIN_SHOWN;
  return columns.slice(columns.findIndex(isVisible), columns.findLastIndex(isVisible) + 1);
}

const MAX_COLUMNS = 60;

/** Adds a column for every missing value, so that distances on the axis are true. */
function fillGaps(columns: readonly Column[]): readonly Column[] {
  const first = columns[0]?.value ?? 0;
  const last = columns.at(-1)?.value ?? 0;
  if (last - first >= MAX_COLUMNS) return columns;
  const chances = new Map(columns.map(({ value, chance }) => [value, chance]));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: first + index,
    chance: chances.get(first + index) ?? 0,
  }));
}
