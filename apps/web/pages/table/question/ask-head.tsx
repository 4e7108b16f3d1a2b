import type { Label, Reason } from '@arbitro/kernel';
import { describeReason } from '@arbitro/scenario';
import { useLocale } from '../../../app/language.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { RuleSummary } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';

/** The question, its rule, and the modifiers of the dice with their reasons. */
export function AskHead({ table, label }: { readonly table: TableView; readonly label: Label }) {
  const { text } = useLocale();
  const { name, system } = table;
  const rule = system.rules[label.rule];
  const { plus, pool, under } = label;
  return (
    <div className="ask-head stack">
      <p className="asks">{name(label.name)}</p>
      {rule && (
        <Popover className="why small" label={text('rule-of')}>
          <RuleSummary system={system} rule={label.rule} />
        </Popover>
      )}
      {plus && (
        <ReasonList title={text('table-added')} value={plus.value} because={plus.because} table={table} />
      )}
      {under && (
        <ReasonList title={text('table-under')} value={under.value} because={under.because} table={table} />
      )}
      {pool && (
        <ReasonList title={text('table-pool')} value={pool.value} because={pool.because} table={table} />
      )}
    </div>
  );
}

interface ReasonListProps {
  readonly title: string;
  readonly value: number;
  readonly because: readonly Reason[];
  readonly table: TableView;
}

function ReasonList({ title, value, because, table: { name } }: ReasonListProps) {
  return (
    <p className="small">
      <b>
        {title} <span className="number">{value}</span>
      </b>{' '}
      <span className="soft">{because.map((reason) => describeReason(reason, name)).join(', ')}</span>
    </p>
  );
}
