import type { Label, Reason } from '@arbitro/kernel';
import { reasonWords } from '@arbitro/scenario';
import { useSpeech } from '../../../app/language.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { RuleWords } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';

/** The question, its rule, and the modifiers of the dice with their reasons. */
export function AskHead({ table, label }: { readonly table: TableView; readonly label: Label }) {
  const { text } = useSpeech();
  const { name, system } = table;
  const rule = system.rules[label.rule];
  const { plus, pool, under } = label;
  return (
    <div className="ask-head stack">
      <p className="asks">{name(label.name)}</p>
      {rule && (
        <Popover className="why small" label={text('rule-of')}>
          <RuleWords system={system} rule={label.rule} />
        </Popover>
      )}
      {plus && <Parts title={text('table-added')} value={plus.value} because={plus.because} table={table} />}
      {under && (
        <Parts title={text('table-under')} value={under.value} because={under.because} table={table} />
      )}
      {pool && <Parts title={text('table-pool')} value={pool.value} because={pool.because} table={table} />}
    </div>
  );
}

interface PartsProps {
  readonly title: string;
  readonly value: number;
  readonly because: readonly Reason[];
  readonly table: TableView;
}

function Parts({ title, value, because, table: { name } }: PartsProps) {
  return (
    <p className="small">
      <b>
        {title} <span className="number">{value}</span>
      </b>{' '}
      <span className="soft">{because.map((reason) => reasonWords(reason, name)).join(', ')}</span>
    </p>
  );
}
