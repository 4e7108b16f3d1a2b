import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatRaw, parseTyped, rawValueAt } from '../sheet/sheet-file.ts';
import { creatureIn, creaturesIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import { listSheetFields, OverrideField, WORLD_ITSELF } from './override-field.tsx';
import { OverrideValue } from './override-value.tsx';
import { GM_TEXTS } from './texts.ts';

/** Changes any value of the world by hand; the log records it. */
export function Override({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { seen } = table;
  const [who, setWho] = useState(
    () => table.chosen ?? seen.due[0] ?? creaturesIn(seen)[0]?.id ?? WORLD_ITSELF,
  );
  const [picked, setPicked] = useState<string>();
  const [text, setTyped] = useState<string>();
  const [why, setWhy] = useState('');
  const ids = useId();
  const fallback = listSheetFields(table, who);
  const path = picked ?? fallback[0]?.fields[0]?.path ?? '';
  const own = path.trim();
  const was =
    own === '' ? undefined : rawValueAt(who === WORLD_ITSELF ? seen.view : creatureIn(seen, who), own);
  const value = text ?? formatRaw(was);
  const pick = (next: string | undefined): void => {
    setPicked(next);
    setTyped(undefined);
  };
  const send = async (): Promise<void> => {
    const at = who === WORLD_ITSELF ? own.split('.') : ['creatures', who, ...own.split('.')];
    const body = {
      path: at,
      value: parseTypedValue(value, was),
      ...(why.trim() !== '' && { why: why.trim() }),
    };
    if (!(await table.send('override', body))) return;
    setTyped(undefined);
    setWhy('');
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (own !== '') void send();
      }}
    >
      <div className="field">
        <label htmlFor={`${ids}-who`}>{words(GM_TEXTS.creature)}</label>
        <select
          id={`${ids}-who`}
          className="input"
          value={who}
          onChange={({ target }) => {
            setWho(target.value);
            pick(undefined);
          }}
        >
          {creaturesIn(seen).map(({ id }) => (
            <option key={id} value={id}>
              {table.name(id)}
            </option>
          ))}
          <option value={WORLD_ITSELF}>{words(GM_TEXTS['the-world'])}</option>
        </select>
      </div>
      <OverrideField table={table} usual={fallback} path={path} onPick={pick} />
      <OverrideValue was={was} value={value} onValue={setTyped} />
      <div className="field">
        <label htmlFor={`${ids}-why`}>{words(GM_TEXTS.why)}</label>
        <input
          id={`${ids}-why`}
          className="input"
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </div>
      <Button look="strong" type="submit" disabled={own === '' || value === formatRaw(was)}>
        {words(GM_TEXTS.set)}
      </Button>
    </form>
  );
}

/** Lists and groups are written as JSON; other values keep the type of the previous one. */
function parseTypedValue(text: string, was: Json | undefined): Json {
  if (/^\s*[[{]/.test(text) || ['true', 'false', 'null'].includes(text.trim())) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      return text;
    }
  }
  return parseTyped(text, was);
}
