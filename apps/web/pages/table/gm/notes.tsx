import { idFromText, type Json } from '@arbitro/kernel';
import { lazy, useId, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { GM_TEXTS } from './texts.ts';

/** The game master's notes; an unsaved note is stored on this device. */
export function Notes({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const key = `note-new.${table.seen.table.id}`;
  const [fresh, setFresh] = useState<readonly string[]>(() =>
    (readStored(key) ?? '').split(' ').filter((id) => id !== ''),
  );
  const notes = Object.keys(table.seen.notes);
  const open = fresh.filter((id) => !notes.includes(id));
  const keep = (ids: readonly string[]): void => {
    setFresh(ids);
    storeValue(key, ids.length === 0 ? undefined : ids.join(' '));
  };
  return (
    <>
      {[...open, ...notes].map((id) => (
        <NoteEditor key={id} table={table} id={id} onGone={() => keep(open.filter((text) => text !== id))} />
      ))}
      <Button look="tight" onClick={() => keep([`n-${Date.now().toString(36)}`, ...open])}>
        <Icon name="plus" size={16} />
        {words(GM_TEXTS['new-note'])}
      </Button>
    </>
  );
}

const NotePicture = lazy(() => loadTexts('table-forms').then(() => import('../picture/note-picture.tsx')));

interface NoteEditorProps {
  readonly table: TableView;
  readonly id: string;
  readonly onGone: () => void;
}

function NoteEditor({ table, id, onGone }: NoteEditorProps) {
  const { words, text } = useLocale();
  const { seen, send } = table;
  const storedNote = seen.notes[id];
  const key = `note.${seen.table.id}.${id}`;
  const [draft, setDraft] = useState(() => readStored(key));
  const [shared, setShared] = useState<readonly string[]>(() => readSharedWith(storedNote?.for));
  const field = useId();
  const changed =
    (draft !== undefined && draft !== storedNote?.text) ||
    shared.join(' ') !== readSharedWith(storedNote?.for).join(' ');
  const write = (next: string | undefined): void => {
    setDraft(next);
    storeValue(key, next);
  };
  const save = async (picture?: string | null): Promise<void> => {
    const text = draft ?? storedNote?.text ?? '';
    const body = {
      note: storedNote ? id : noteNameFrom(text, id, seen.notes),
      text,
      for: sharedToJson(shared),
      ...(picture !== undefined && { picture }),
    };
    if (!(await send('note', body))) return;
    write(undefined);
    if (!storedNote) onGone();
  };
  const drop = async (): Promise<void> => {
    if (storedNote && !(await send('note', { note: id, text: null }))) return;
    write(undefined);
    onGone();
  };
  return (
    <div className="gm-note stack">
      <label htmlFor={field} className="unseen">
        {words(GM_TEXTS.note)}
      </label>
      <textarea
        id={field}
        className="input"
        maxLength={20_000}
        value={draft ?? storedNote?.text ?? ''}
        onChange={({ target }) => write(target.value)}
      />
      <NotePicture table={table} picture={storedNote?.picture} onChange={save} />
      <Readers table={table} shared={shared} onShare={setShared} />
      <div className="row">
        <Button look="tight strong" disabled={!changed} onClick={() => void save()}>
          {text('save')}
        </Button>
        <ConfirmButton onConfirm={() => void drop()}>{words(GM_TEXTS.delete)}</ConfirmButton>
        {changed && <span className="soft small">{words(GM_TEXTS['not-saved'])}</span>}
      </div>
    </div>
  );
}

/** Names a note after its first words: the log shows a note by its id, and words say more than a number. */
function noteNameFrom(text: string, id: string, notes: TableView['seen']['notes']): string {
  const name = idFromText(text, 32);
  return name === '' || name in notes ? id : name;
}

const EVERYONE = 'everyone';

const readSharedWith = (input: Json | undefined): readonly string[] => {
  if (input === EVERYONE) return [EVERYONE];
  return Array.isArray(input) ? input.filter((item) => typeof item === 'string') : [];
};
const sharedToJson = (shared: readonly string[]): Json =>
  shared.includes(EVERYONE) ? EVERYONE : shared.length === 0 ? 'gm' : shared;

interface ReadersProps {
  readonly table: TableView;
  readonly shared: readonly string[];
  readonly onShare: (shared: readonly string[]) => void;
}

function Readers({ table: { seen }, shared, onShare }: ReadersProps) {
  const { words } = useLocale();
  const everyone = shared.includes(EVERYONE);
  const toggle = (seat: string): void =>
    onShare(shared.includes(seat) ? shared.filter((text) => text !== seat) : [...shared, seat]);
  return (
    <fieldset className="gm-owns">
      <legend>{words(GM_TEXTS['note-for'])}</legend>
      <Button look="tight" aria-pressed={shared.length === 0} onClick={() => onShare([])}>
        {words(GM_TEXTS['for-gm'])}
      </Button>
      <Button look="tight" aria-pressed={everyone} onClick={() => onShare(everyone ? [] : [EVERYONE])}>
        {words(GM_TEXTS['for-everyone'])}
      </Button>
      {seen.seats
        .filter(({ role }) => role !== 'gm')
        .map(({ id, name }) => (
          <Button
            key={id}
            look="tight"
            disabled={everyone}
            aria-pressed={shared.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
          </Button>
        ))}
    </fieldset>
  );
}
