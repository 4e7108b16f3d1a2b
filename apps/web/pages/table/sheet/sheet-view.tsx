import type { CharacterSection, CreatureId, Json } from '@arbitro/kernel';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import type { Reply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { NewThing } from '../../shelf/new-thing.ts';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { latePart } from '../late-part.ts';
import type { TableView } from '../table-view.ts';
import { download } from './download.ts';
import { Faults } from './faults.tsx';
import { PrintPage } from './print-page.tsx';
import { fetchSheet } from './sheet-file.ts';
import { describeLabel, hasManyFields, SheetSection } from './sheet-section.tsx';
import { SHEET_TEXTS } from './texts.ts';
import { type SheetEditing, useSheetEditing } from './use-sheet-editing.ts';
import { canEditSheet, creatureIn, type VisibleCreature } from './visible-creatures.ts';
import './sheet.css';
import './print.css';

const CreaturePicture = latePart('CreaturePicture');
const KeepButton = shelfPart('KeepButton');
// fetched when a sheet is written; few people do
const EditSheet = lazy(() =>
  loadTexts('table-forms')
    .then(() => import('../form/index.ts'))
    .then(({ EditSheet: form }) => ({ default: form })),
);
const RawEditor = lazy(() =>
  import('./raw-editor.tsx').then(({ RawEditor: editor }) => ({ default: editor })),
);

interface SheetViewProps {
  readonly table: TableView;
  readonly id: CreatureId;
  /** Called to keep a sheet open while it is edited, whichever creature's turn it becomes. */
  readonly onHold: (id: CreatureId | undefined) => void;
}

/** A creature's sheet, as far as this seat may know it. */
export function SheetView({ table, id, onHold }: SheetViewProps) {
  const { words } = useLocale();
  const creature = creatureIn(table.seen, id);
  if (!creature) return <p className="soft">{words(SHEET_TEXTS['no-one'])}</p>;
  return <FullSheet key={id} table={table} creature={creature} onHold={onHold} />;
}

const SEARCH_FROM = 24;

interface FullSheetProps extends Pick<SheetViewProps, 'table' | 'onHold'> {
  readonly creature: VisibleCreature;
}

function FullSheet({ table, creature, onHold }: FullSheetProps) {
  const { words } = useLocale();
  const { seen, system } = table;
  const { id } = creature;
  const name = table.name(id);
  const editing = useSheetEditing(table, id);
  useEffect(() => {
    onHold(editing.on ? id : undefined);
    return () => onHold(undefined);
  }, [editing.on, id, onHold]);
  const [printing, setPrinting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [sought, setSought] = useState('');
  const sections = useMemo(
    () => system.presentation.character(creature, seen.view),
    [system, creature, seen.view],
  );
  const found = useFilteredSections(sections, sought, table);
  const known = canEditSheet(seen, id) || seen.opened.includes(id);
  const isLong = sections.reduce((sum, { fields }) => sum + fields.length, 0) > SEARCH_FROM;
  return (
    <article className="creature-sheet">
      <SheetHead
        table={table}
        creature={creature}
        known={known}
        editing={editing}
        onPrint={() => setPrinting(true)}
        onWrite={() => setWriting(true)}
      />
      {!known && <p className="soft small">{words(SHEET_TEXTS.outline)}</p>}
      {isLong && <SheetFilter sought={sought} onSeek={setSought} />}
      <div className="sheet-sections">
        {found.map((section) => (
          <SheetSection
            key={words(section.title)}
            section={section}
            many={sections.some((whole) => whole.title === section.title && hasManyFields(whole))}
            table={table}
            editing={editing}
          />
        ))}
      </div>
      {found.length === 0 && sought !== '' && <p className="soft">{words(SHEET_TEXTS['nothing-found'])}</p>}
      {editing.on && <SaveBar editing={editing} />}
      <Suspense>
        {seen.you.role === 'gm' && <RawEditor table={table} id={id} />}
        {writing && <EditSheet table={table} id={id} onClose={() => setWriting(false)} />}
      </Suspense>
      {printing && (
        <PrintPage table={table} name={name} sections={sections} onDone={() => setPrinting(false)} />
      )}
    </article>
  );
}

function useFilteredSections(sections: readonly CharacterSection[], sought: string, { name }: TableView) {
  const speech = useLocale();
  const query = sought.trim().toLowerCase();
  if (query === '') return sections;
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ label }) =>
        describeLabel(label, { speech, name }).toLowerCase().includes(query),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function SheetFilter({
  sought,
  onSeek,
}: {
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
}) {
  const { words } = useLocale();
  const id = useId();
  return (
    <div className="sheet-filter">
      <label htmlFor={id} className="unseen">
        {words(SHEET_TEXTS.filter)}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder={words(SHEET_TEXTS.filter)}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
      />
    </div>
  );
}

interface SheetHeadProps {
  readonly table: TableView;
  readonly creature: VisibleCreature;
  readonly known: boolean;
  readonly editing: SheetEditing;
  readonly onPrint: () => void;
  readonly onWrite: () => void;
}

function SheetHead({ table, creature: { id }, known, editing, onPrint, onWrite }: SheetHeadProps) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { seen } = table;
  const name = table.name(id);
  const row = table.board.rows.find((creature) => creature.id === id);
  const save = async (): Promise<void> => {
    const file = await fetchSheet(seen.table.id, id);
    if (file.ok) download(name, file.value as unknown as Json);
    else complain(file);
  };
  const readToKeep = async (): Promise<Reply<NewThing>> => {
    const file = await fetchSheet(seen.table.id, id);
    if (!file.ok) return file;
    const { system, sheet } = file.value;
    const picture = seen.pictures[id];
    const kind = row?.ours ? 'character' : 'creature';
    return {
      ok: true,
      value: { kind, name, system, data: sheet, ...(picture !== undefined && { picture }) },
    };
  };
  return (
    <header className="sheet-head">
      <div>
        <h2 className={row?.ours ? 'ours' : 'theirs'}>{name}</h2>
        <div className="row">
          {row?.side != null && <span className="chip">{table.name(row.side)}</span>}
          {row?.marks.map(({ term, bad }) => (
            <span key={term} className={bad ? 'chip bad' : 'chip good'}>
              {table.name(term)}
            </span>
          ))}
          {seen.opened.includes(id) && <span className="chip good">{words(SHEET_TEXTS.opened)}</span>}
          {seen.hidden?.creatures.includes(id) && <Icon name="eye-off" />}
        </div>
      </div>
      {(canEditSheet(seen, id) || seen.pictures[id]) && (
        <Suspense>
          <CreaturePicture table={table} id={id} />
        </Suspense>
      )}
      <div className="row sheet-tools no-print">
        {canEditSheet(seen, id) && !editing.on && (
          <Button look="tight" onClick={() => void editing.start()}>
            <Icon name="edit" size={16} />
            {words(editing.changes > 0 ? SHEET_TEXTS.unsaved : SHEET_TEXTS.edit, { n: editing.changes })}
          </Button>
        )}
        {canEditSheet(seen, id) && <SheetTool icon="note" says={words(SHEET_TEXTS.form)} onPress={onWrite} />}
        {known && <SheetTool icon="scroll" says={words(SHEET_TEXTS.export)} onPress={save} />}
        {known && (
          <Suspense>
            <KeepButton isTight read={readToKeep} />
          </Suspense>
        )}
        <SheetTool icon="print" says={words(SHEET_TEXTS.print)} onPress={onPrint} />
        {seen.you.role === 'gm' && !seen.opened.includes(id) && !row?.ours && (
          <Button look="tight" onClick={() => void table.send('reveal', { sheets: [id] })}>
            <Icon name="eye" size={16} />
            {words(SHEET_TEXTS['open-to-all'])}
          </Button>
        )}
      </div>
    </header>
  );
}

interface SheetToolProps {
  readonly icon: IconName;
  readonly says: string;
  onPress(): unknown;
}

/** Only an icon where the sheet is narrow. */
function SheetTool({ icon, says, onPress }: SheetToolProps) {
  return (
    <Button look="tight" title={says} onClick={onPress}>
      <Icon name={icon} size={16} />
      <span className="says">{says}</span>
    </Button>
  );
}

function SaveBar({ editing }: { readonly editing: SheetEditing }) {
  const { words, text } = useLocale();
  return (
    <div className="save-bar no-print">
      <Faults denied={editing.denied} />
      <div className="row">
        <Button look="strong" disabled={editing.changes === 0} onClick={() => void editing.save()}>
          {text('save')}
        </Button>
        <Button look="quiet" onClick={editing.discard}>
          {editing.changes > 0 ? words(SHEET_TEXTS.discard) : text('close')}
        </Button>
        {editing.changes > 0 && (
          <span className="soft small" aria-live="polite">
            {words(SHEET_TEXTS.unsaved, { n: editing.changes })}
          </span>
        )}
      </div>
    </div>
  );
}
