import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';
import { PEOPLE_TEXTS } from './texts-people.ts';

/** Adds a creature from a file, or from pasted text. */
export function AddFile({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [text, setTyped] = useState('');
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const ids = useId();
  const bring = async (): Promise<void> => {
    const file = parseFields(text);
    if (!file) return setDenied(createUnreadable(words(GM_TEXTS['no-file'])));
    const { system: _, ...creature } = file;
    const reply = await table.live.api.command('creature', creature);
    if (!reply.ok) return setDenied(reply);
    setDenied(undefined);
    setTyped('');
    tell(words(PEOPLE_TEXTS.came, { who: String(file.name ?? file.id ?? file.from ?? '') }));
  };
  return (
    <details className="gm-fold folds">
      <summary>{words(PEOPLE_TEXTS['from-file'])}</summary>
      <div className="stack">
        <FilePicker
          label={words(PEOPLE_TEXTS['from-file'])}
          accept="application/json,.json"
          onFile={(file) => void file.text().then(setTyped)}
        />
        <div className="field">
          <label htmlFor={ids}>{words(PEOPLE_TEXTS.paste)}</label>
          <textarea
            id={ids}
            className="input"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Faults denied={denied} />
        <Button disabled={text.trim() === ''} onClick={() => void bring()}>
          {words(PEOPLE_TEXTS['bring-one'])}
        </Button>
      </div>
    </details>
  );
}

const createUnreadable = (text: string): FailedReply => ({
  ok: false,
  code: 'no-file',
  status: 0,
  says: text,
  faults: [],
});

function parseFields(text: string): Readonly<Record<string, Json>> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Readonly<Record<string, Json>>)
      : undefined;
  } catch {
    return undefined;
  }
}
