import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { ask, type Denied, type Made } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { download } from '../sheet/download.ts';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import { Sure } from './sure.tsx';
import { GM_WORDS } from './words.ts';

/** The table's name, its sealed dice, and the table as a file. */
export function TableFile({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { complain } = useToasts();
  const { id, title } = table.seen.table;
  const save = async (): Promise<void> => {
    const file = await ask<Json>(`/tables/${id}/export`);
    if (file.ok) download(title, file.value);
    else complain(file);
  };
  return (
    <>
      <Title key={title} table={table} />
      <div className="stack">
        <Sure onSure={() => void table.send('seal', {})}>
          <Icon name="seal" size={16} />
          {words(GM_WORDS.seal)}
        </Sure>
        <p className="soft small">{words(GM_WORDS['seal-about'])}</p>
      </div>
      <Button onClick={() => void save()}>
        <Icon name="scroll" />
        {words(GM_WORDS.export)}
      </Button>
      <Import />
    </>
  );
}

function Title({ table }: { readonly table: TableView }) {
  const { words, text } = useSpeech();
  const [typed, setTyped] = useState(table.seen.table.title);
  const field = useId();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void table.send('title', { title: typed.trim() });
      }}
    >
      <label htmlFor={field}>{words(GM_WORDS.title)}</label>
      <div className="gm-line">
        <input
          id={field}
          className="input"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          look="tight"
          type="submit"
          disabled={typed.trim() === '' || typed.trim() === table.seen.table.title}
        >
          {text('save')}
        </Button>
      </div>
    </form>
  );
}

function Import() {
  const { words } = useSpeech();
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [denied, setDenied] = useState<Denied | undefined>(undefined);
  const bring = async (file: File): Promise<void> => {
    const body = await readFile(file);
    if (body === undefined)
      return setDenied({
        ok: false,
        code: 'no-file',
        status: 0,
        says: words(GM_WORDS['no-file']),
        faults: [],
      });
    const reply = await ask<Made>('/tables/import', { body });
    setDenied(reply.ok ? undefined : reply);
    setMade(reply.ok ? reply.value : undefined);
  };
  return (
    <div className="field">
      <span className="label">{words(GM_WORDS.import)}</span>
      <FilePicker
        label={words(GM_WORDS.import)}
        accept="application/json,.json"
        onFile={(file) => void bring(file)}
      />
      <span className="soft small">{words(GM_WORDS['import-about'])}</span>
      <Faults denied={denied} />
      {made && (
        <a className="button strong" href={`/t/${made.table}#${made.key}`} target="_blank" rel="noreferrer">
          {words(GM_WORDS['open-it'])}
        </a>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
