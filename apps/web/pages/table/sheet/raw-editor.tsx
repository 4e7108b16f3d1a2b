import type { CreatureId } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { Faults } from './faults.tsx';
import { fetchSheet } from './sheet-file.ts';
import { SHEET_TEXTS } from './texts.ts';

/** The whole sheet as text: for values without their own field. */
export function RawEditor({ table, id }: { readonly table: TableView; readonly id: CreatureId }) {
  const { words, text } = useLocale();
  const { tell, complain } = useToasts();
  const key = `raw.${table.seen.table.id}.${id}`;
  const [typedText, setTyped] = useState<string | undefined>(() => readStored(key));
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const area = useId();
  const keep = (next: string | undefined): void => {
    setTyped(next);
    storeValue(key, next);
  };
  const open = async (): Promise<void> => {
    if (typedText !== undefined) return;
    const file = await fetchSheet(table.seen.table.id, id);
    if (file.ok) setTyped(JSON.stringify(file.value.sheet, null, 2));
    else complain(file);
  };
  const save = async (): Promise<void> => {
    const read = parseJson(typedText ?? '');
    if ('why' in read) return setDenied(createJsonError(words(SHEET_TEXTS['not-json'], { why: read.why })));
    const reply = await table.live.api.command('creature', { id, replace: true, sheet: read.sheet });
    if (!reply.ok) return setDenied(reply);
    setDenied(undefined);
    keep(undefined);
    tell(words(SHEET_TEXTS.saved));
  };
  return (
    <details
      className="raw-sheet no-print"
      onToggle={({ currentTarget }) => currentTarget.open && void open()}
    >
      <summary>{words(SHEET_TEXTS.raw)}</summary>
      <div className="stack">
        <label className="soft small" htmlFor={area}>
          {words(SHEET_TEXTS['raw-about'])}
        </label>
        <textarea
          id={area}
          className="input"
          spellCheck={false}
          rows={16}
          value={typedText ?? ''}
          onChange={({ target }) => keep(target.value)}
        />
        <Faults denied={denied} />
        <div className="row">
          <Button look="strong" onClick={() => void save()}>
            {text('save')}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              keep(undefined);
              setDenied(undefined);
            }}
          >
            {words(SHEET_TEXTS.discard)}
          </Button>
        </div>
      </div>
    </details>
  );
}

const createJsonError = (text: string): FailedReply => ({
  ok: false,
  code: 'not-json',
  status: 0,
  says: text,
  faults: [],
});

function parseJson(text: string): { readonly sheet: unknown } | { readonly why: string } {
  try {
    return { sheet: JSON.parse(text) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : '' };
  }
}
