import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { Denied } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import { GM_WORDS } from './words.ts';
import { PEOPLE } from './words-people.ts';

/** Adds a creature from a file, or from pasted text. */
export function AddFile({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { tell } = useToasts();
  const [typed, setTyped] = useState('');
  const [denied, setDenied] = useState<Denied | undefined>(undefined);
  const ids = useId();
  const bring = async (): Promise<void> => {
    const file = readFields(typed);
    if (!file) return setDenied(unread(words(GM_WORDS['no-file'])));
    const { system: _, ...creature } = file;
    const reply = await table.live.api.command('creature', creature);
    if (!reply.ok) return setDenied(reply);
    setDenied(undefined);
    setTyped('');
    tell(words(PEOPLE.came, { who: String(file.name ?? file.id ?? file.from ?? '') }));
  };
  return (
    <details className="gm-fold folds">
      <summary>{words(PEOPLE['from-file'])}</summary>
      <div className="stack">
        <FilePicker
          label={words(PEOPLE['from-file'])}
          accept="application/json,.json"
          onFile={(file) => void file.text().then(setTyped)}
        />
        <div className="field">
          <label htmlFor={ids}>{words(PEOPLE.paste)}</label>
          <textarea
            id={ids}
            className="input"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Faults denied={denied} />
        <Button disabled={typed.trim() === ''} onClick={() => void bring()}>
          {words(PEOPLE['bring-one'])}
        </Button>
      </div>
    </details>
  );
}

const unread = (says: string): Denied => ({ ok: false, code: 'no-file', status: 0, says, faults: [] });

function readFields(typed: string): Readonly<Record<string, Json>> | undefined {
  try {
    const read: unknown = JSON.parse(typed);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Readonly<Record<string, Json>>)
      : undefined;
  } catch {
    return undefined;
  }
}
