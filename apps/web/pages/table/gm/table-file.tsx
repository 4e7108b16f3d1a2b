import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { type CreatedTable, type FailedReply, sendRequest } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { ReviewButton } from '../review/review-button.tsx';
import { download } from '../sheet/download.ts';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { GM_TEXTS } from './texts.ts';

/** The table's name, its sealed dice, and the table as a file. */
export function TableFile({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { id, title } = table.seen.table;
  const save = async (): Promise<void> => {
    const file = await sendRequest<Json>(`/tables/${id}/export`);
    if (file.ok) download(title, file.value);
    else complain(file);
  };
  return (
    <>
      <TitleEditor key={title} table={table} />
      <div className="stack">
        <ConfirmButton onConfirm={() => void table.send('seal', {})}>
          <Icon name="seal" size={16} />
          {words(GM_TEXTS.seal)}
        </ConfirmButton>
        <p className="soft small">{words(GM_TEXTS['seal-about'])}</p>
      </div>
      <Button onClick={() => void save()}>
        <Icon name="scroll" />
        {words(GM_TEXTS.export)}
      </Button>
      <ReviewButton table={table} />
      <ImportTable />
    </>
  );
}

function TitleEditor({ table }: { readonly table: TableView }) {
  const { words, text } = useLocale();
  const [typedText, setTyped] = useState(table.seen.table.title);
  const field = useId();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void table.send('title', { title: typedText.trim() });
      }}
    >
      <label htmlFor={field}>{words(GM_TEXTS.title)}</label>
      <div className="gm-line">
        <input
          id={field}
          className="input"
          maxLength={100}
          value={typedText}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          look="tight"
          type="submit"
          disabled={typedText.trim() === '' || typedText.trim() === table.seen.table.title}
        >
          {text('save')}
        </Button>
      </div>
    </form>
  );
}

function ImportTable() {
  const { words } = useLocale();
  const [made, setMade] = useState<CreatedTable | undefined>(undefined);
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const bring = async (file: File): Promise<void> => {
    const body = await readJsonFile(file);
    if (body === undefined)
      return setDenied({
        ok: false,
        code: 'no-file',
        status: 0,
        says: words(GM_TEXTS['no-file']),
        faults: [],
      });
    const reply = await sendRequest<CreatedTable>('/tables/import', { body });
    setDenied(reply.ok ? undefined : reply);
    setMade(reply.ok ? reply.value : undefined);
  };
  return (
    <div className="field">
      <span className="label">{words(GM_TEXTS.import)}</span>
      <FilePicker
        label={words(GM_TEXTS.import)}
        accept="application/json,.json"
        onFile={(file) => void bring(file)}
      />
      <span className="soft small">{words(GM_TEXTS['import-about'])}</span>
      <Faults denied={denied} />
      {made && (
        <a className="button strong" href={`/t/${made.table}#${made.key}`} target="_blank" rel="noreferrer">
          {words(GM_TEXTS['open-it'])}
        </a>
      )}
    </div>
  );
}

async function readJsonFile(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
