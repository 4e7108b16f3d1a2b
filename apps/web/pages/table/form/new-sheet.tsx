import { type Fields, type Json, parseWithSchema, type SheetLayout } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { Faults } from '../sheet/faults.tsx';
import type { TableView } from '../table-view.ts';
import { useSheetLayout } from './load-layout.ts';
import { reduceSheet } from './sheet-draft.ts';
import { SheetForm } from './sheet-form.tsx';
import { FORM_TEXTS } from './texts.ts';
import { useDraftHistory } from './use-draft-history.ts';

/** A creature that is not at the table yet. */
export interface NewCreature {
  readonly name: string;
  readonly sheet: Json;
}

interface NewSheetProps {
  readonly table: TableView;
  /** What was pasted or read from a file; without it one chooses what to begin with. */
  readonly begun?: NewCreature | undefined;
  /** Takes the finished creature; without it the game master brings it to the table. */
  readonly onMade?: ((creature: NewCreature) => void) | undefined;
  readonly onClose: () => void;
}

/** Writes a new creature: from an empty sheet, or from a ready one. */
export function NewSheet({ table, begun, onMade, onClose }: NewSheetProps) {
  const { words } = useLocale();
  const { system, seen } = table;
  const key = `form.${seen.table.id}`;
  const layout = useSheetLayout(system.id);
  const [start, setStart] = useState<NewCreature | undefined>(() => begun ?? readBegun(key));
  const begin = (creature: NewCreature): void => {
    storeValue(`${key}.name`, creature.name);
    storeValue(key, JSON.stringify(creature.sheet));
    setStart(creature);
  };
  return (
    <Dialog title={words(FORM_TEXTS.new)} onClose={onClose} wide>
      {layout && start === undefined && <ChooseStart table={table} layout={layout} onBegin={begin} />}
      {layout && start !== undefined && (
        <WriteSheet
          table={table}
          layout={layout}
          // what was pasted is in the field it was pasted into
          storageKey={begun ? undefined : key}
          start={start}
          onMade={onMade}
          onClose={onClose}
          onRestart={() => {
            storeValue(key, undefined);
            setStart(undefined);
          }}
        />
      )}
    </Dialog>
  );
}

function readBegun(key: string): NewCreature | undefined {
  return readStored(key) === undefined ? undefined : { name: readStored(`${key}.name`) ?? '', sheet: {} };
}

interface ChooseStartProps {
  readonly table: TableView;
  readonly layout: SheetLayout;
  readonly onBegin: (creature: NewCreature) => void;
}

function ChooseStart({ table: { system }, layout, onBegin }: ChooseStartProps) {
  const { words } = useLocale();
  const id = useId();
  const empty = layout.starts.length > 0 ? layout.starts : [{ title: FORM_TEXTS['start-empty'], sheet: {} }];
  const ready = Object.entries(system.content)
    .map(([key, { name, sheet }]) => ({ key, name: words(name), sheet }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="stack form-start">
      <h3>{words(FORM_TEXTS['start-empty'])}</h3>
      <div className="row">
        {empty.map(({ title, sheet }) => (
          <Button key={words(title)} look="strong" onClick={() => onBegin({ name: '', sheet })}>
            {words(title)}
          </Button>
        ))}
      </div>
      <h3>
        <label htmlFor={id}>{words(FORM_TEXTS['start-ready'])}</label>
      </h3>
      <select
        id={id}
        className="input"
        value=""
        onChange={({ target }) => {
          const chosen = ready.find(({ key }) => key === target.value);
          if (chosen) onBegin({ name: chosen.name, sheet: reduceSheet(system, chosen.sheet) });
        }}
      >
        <option value="">…</option>
        {ready.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WriteSheetProps extends Omit<NewSheetProps, 'begun'> {
  readonly layout: SheetLayout;
  /** Where the draft is kept on this device. */
  readonly storageKey: string | undefined;
  readonly start: NewCreature;
  readonly onRestart: () => void;
}

function WriteSheet({ table, layout, storageKey, start, onMade, onClose, onRestart }: WriteSheetProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const { system } = table;
  const [initial] = useState<Fields>(() => reduceSheet(system, start.sheet));
  const history = useDraftHistory(storageKey, initial);
  const [name, setName] = useState(start.name);
  const [hidden, setHidden] = useState(false);
  const [denied, setDenied] = useState<FailedReply>();
  const id = useId();
  const isReadable = parseWithSchema(system.schemas.sheet, history.draft, []).ok;
  const rename = (next: string): void => {
    setName(next);
    if (storageKey !== undefined) storeValue(`${storageKey}.name`, next);
  };
  const done = (): void => {
    history.forget();
    if (storageKey !== undefined) storeValue(`${storageKey}.name`, undefined);
  };
  const bring = async (): Promise<void> => {
    const creature = { name: name.trim(), sheet: history.draft };
    if (onMade) {
      done();
      return onMade(creature);
    }
    const reply = await table.live.api.command('creature', { ...creature, hidden });
    if (!reply.ok) return setDenied(reply);
    tell(words(FORM_TEXTS.came, { who: creature.name }));
    done();
    onClose();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable && name.trim() !== '') void bring();
      }}
    >
      <div className="row between form-name">
        <div className="field">
          <label htmlFor={id}>{words(FORM_TEXTS.name)}</label>
          <input
            id={id}
            className="input"
            maxLength={90}
            autoComplete="off"
            value={name}
            onChange={({ target }) => rename(target.value)}
          />
        </div>
        <Button look="tight quiet" onClick={onRestart}>
          {words(FORM_TEXTS['another-start'])}
        </Button>
      </div>
      <SheetForm table={table} layout={layout} history={history} name={name} />
      <div className="save-bar">
        <Faults denied={denied} />
        <div className="row">
          <Button look="strong" type="submit" disabled={!isReadable || name.trim() === ''}>
            {words(FORM_TEXTS[onMade ? 'go-on' : 'bring'])}
          </Button>
          {!onMade && (
            <label className="check">
              <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
              {words(FORM_TEXTS.hidden)}
            </label>
          )}
        </div>
      </div>
    </form>
  );
}
