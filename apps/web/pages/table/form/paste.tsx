import { countOutcomes, formatSentence, type ImportedCreature, type ImportLine } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import type { NewCreature } from './new-sheet.tsx';
import { readPasted } from './read-in-worker.ts';
import type { PastedCreatures, PasteError } from './read-pasted.ts';
import { FORM_TEXTS } from './texts.ts';
import './paste.css';

interface PasteProps {
  readonly table: TableView;
  /** Opens the form for a creature that was read. */
  readonly onOpen: (creature: NewCreature) => void;
}

/** One field for whatever one has: a stat block, a file of another program or of this one. */
export function Paste({ table, onOpen }: PasteProps) {
  const { words } = useLocale();
  const [text, setTyped] = useState('');
  const [read, setRead] = useState<PastedCreatures | PasteError>();
  const id = useId();
  const { system } = table;
  const readText = async (pasted: string): Promise<void> => {
    setRead(await readPasted(system, pasted).catch((): PasteError => ({ error: 'nobody' })));
  };
  return (
    <div className="stack paste">
      <div className="field">
        <label htmlFor={id}>{words(FORM_TEXTS.paste)}</label>
        <p className="soft small">{words(FORM_TEXTS['paste-about'])}</p>
        <textarea
          id={id}
          className="input"
          spellCheck={false}
          rows={6}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            setRead(undefined);
          }}
          onPaste={({ clipboardData, currentTarget }) => {
            // read at once where the field was empty
            const pasted = clipboardData.getData('text');
            if (currentTarget.value === '' && pasted.trim() !== '') void readText(pasted);
          }}
        />
      </div>
      <div className="row">
        <Button look="strong" disabled={text.trim() === ''} onClick={() => void readText(text)}>
          {words(FORM_TEXTS.read)}
        </Button>
        <FilePicker
          label={words(FORM_TEXTS.paste)}
          accept=".json,.txt,.md,.yaml,application/json,text/plain"
          onFile={(file) =>
            void file.text().then((found) => {
              setTyped(found.length > SHOWN_TEXT ? '' : found);
              return readText(found);
            })
          }
        />
      </div>
      {read && 'error' in read && <PasteFault fault={read} />}
      {read && 'creatures' in read && <ReadCreatures table={table} read={read} onOpen={onOpen} />}
    </div>
  );
}
/** Longer files are read without being shown in the field. */
const SHOWN_TEXT = 60_000;

function PasteFault({ fault }: { readonly fault: PasteError }) {
  const { words } = useLocale();
  const values =
    'formats' in fault
      ? { formats: fault.formats.map((name) => words(name)).join(', ') || '–' }
      : Object.fromEntries(Object.entries(fault).filter(([key]) => key !== 'error'));
  return (
    <p className="fault" role="alert">
      {words(FORM_TEXTS[fault.error], values)}
    </p>
  );
}

const SHOWN_AT_FIRST = 12;

interface ReadCreaturesProps extends PasteProps {
  readonly read: PastedCreatures;
}

function ReadCreatures({ table, read: { format, creatures }, onOpen }: ReadCreaturesProps) {
  const { words } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? creatures : creatures.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="stack" role="status">
      <p className="soft small">{words(FORM_TEXTS.recognised, { format: words(format) })}</p>
      <ul className="paste-creatures">
        {shown.map((creature, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name
            key={`${creature.name}/${index}`}
          >
            <ReadCreature table={table} creature={creature} isOpen={creatures.length === 1} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {shown.length < creatures.length && (
        <Button look="tight" onClick={() => setWhole(true)}>
          {words(FORM_TEXTS['show-all'], { n: creatures.length })}
        </Button>
      )}
    </div>
  );
}

interface ReadCreatureProps extends PasteProps {
  readonly creature: ImportedCreature;
  readonly isOpen: boolean;
}

/** What was understood of a creature beside what was not, and the ways on. */
function ReadCreature({ table, creature, isOpen, onOpen }: ReadCreatureProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [denied, setDenied] = useState<FailedReply>();
  const { name, sheet, lines } = creature;
  const counts = countOutcomes(lines);
  const isReady = table.system.schemas.sheet.safeParse(sheet).success;
  const bring = async (): Promise<void> => {
    const reply = await table.live.api.command('creature', { name, sheet });
    if (!reply.ok) return setDenied(reply);
    setDenied(undefined);
    tell(words(FORM_TEXTS.came, { who: name }));
  };
  return (
    <section className="paste-creature">
      <strong>{name}</strong>
      {lines.length > 0 && (
        <details className="folds" open={isOpen || undefined}>
          <summary>
            <span className="small">{words(FORM_TEXTS.parts, { ...counts, all: lines.length })}</span>
          </summary>
          <ul className="paste-lines">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat; their place is their identity
              <ReadLine key={index} line={line} />
            ))}
          </ul>
        </details>
      )}
      <Faults denied={denied} />
      <div className="row">
        {sheet !== null && (
          <Button look="strong" onClick={() => onOpen({ name, sheet })}>
            {words(FORM_TEXTS.open)}
          </Button>
        )}
        {isReady && table.seen.you.role === 'gm' && (
          <Button onClick={() => void bring()}>{words(FORM_TEXTS['bring-now'])}</Button>
        )}
      </div>
    </section>
  );
}

const LOOKS = { played: 'good', partly: 'ember', noted: '', unread: 'bad' } as const;

function ReadLine({ line: { text, outcome, remarks } }: { readonly line: ImportLine }) {
  const { words, language } = useLocale();
  return (
    <li>
      <span className={`chip ${LOOKS[outcome]}`}>{words(FORM_TEXTS[outcome])}</span>
      <span className="paste-text">{text}</span>
      {remarks.length > 0 && (
        <ul className="small">
          {remarks.map(({ says }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: remarks of a line never change places
            <li key={index}>{formatSentence(says, language, (value) => value)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
