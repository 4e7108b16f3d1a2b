import './new.css';
import type { System } from '@arbitro/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { navigateTo } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import { type CreatedTable, type FailedReply, sendRequest } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseGame } from '../../ui/choose-game.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WithSystem } from '../rules/with-system.tsx';
import { BuiltinEncounters } from './builtin-encounters.tsx';
import { CreaturesPart, FilePart, OptionsPart } from './draft-parts.tsx';
import { Faults } from './option-row.tsx';
import { buildTableRequest, type Draft, faultsAt } from './table-request.ts';
import { useDraft } from './use-draft.ts';
import './texts.ts';

/** Creates a table of one system. */
export function NewPage({ system }: { readonly system: string | undefined }) {
  const { text } = useLocale();
  if (system === undefined) return <ChooseGame title={text('new-choose')} page="/new" />;
  return (
    <WithSystem key={system} id={system}>
      {(loaded) => <TableCreation system={loaded} />}
    </WithSystem>
  );
}

/** Requests the table; the draft stays until it is created. */
function useTableCreation(system: System) {
  const { text } = useLocale();
  const { draft, change, clear } = useDraft(system.id);
  const [denied, setDenied] = useState<FailedReply>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    const { path, body } = buildTableRequest(system, draft, text('gm'));
    const made = await sendRequest<CreatedTable>(path, { body });
    setBusy(false);
    setDenied(made.ok ? undefined : made);
    if (!made.ok) return;
    clear();
    navigateTo(`/t/${made.value.table}#${made.value.key}`);
  };
  return {
    draft,
    change,
    clear: () => {
      clear();
      setDenied(undefined);
    },
    denied,
    busy,
    make,
  };
}

function TableCreation({ system }: { readonly system: System }) {
  const { text, words } = useLocale();
  useTitle(text('new-title', { name: words(system.presentation.name) }));
  return (
    <div className="page new-table">
      <header className="row">
        <Emblem system={{ id: system.id, ...system.presentation }} />
        <h1>{text('new-title', { name: words(system.presentation.name) })}</h1>
      </header>
      <BuiltinEncounters system={system} />
      <CustomTable system={system} />
    </div>
  );
}

function CustomTable({ system }: { readonly system: System }) {
  const { text, words } = useLocale();
  const { draft, change, clear, denied, busy, make } = useTableCreation(system);
  const part = { draft, denied, onChange: change };
  return (
    <form
      className="own-table"
      aria-labelledby="own-table"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2 id="own-table">{text('new-own')}</h2>
      <TitleField {...part} defaultTitle={words(system.presentation.name)} />
      <Tabs
        label={text('new-how')}
        tabs={[
          { key: 'here', label: text('new-here') },
          { key: 'file', label: text('new-file') },
        ]}
        chosen={draft.way}
        onChoose={(way: Draft['way']) => change({ way })}
      >
        {draft.way === 'here' ? (
          <div className="two">
            <CreaturesPart system={system} {...part} />
            <OptionsPart system={system} {...part} />
          </div>
        ) : (
          <FilePart {...part} />
        )}
      </Tabs>
      <div className="making">
        <Denial denied={denied} />
        <div className="row">
          <Button
            look="strong"
            type="submit"
            disabled={busy || (draft.way === 'file' && draft.file.trim() === '')}
          >
            {text(busy ? 'new-making' : 'new-make')}
          </Button>
          <Button look="quiet" onClick={clear}>
            {text('new-reset')}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface TitleProps {
  readonly draft: Draft;
  readonly denied: FailedReply | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly defaultTitle: string;
}

function TitleField({ draft, denied, onChange, defaultTitle }: TitleProps) {
  const { text } = useLocale();
  const id = useId();
  const faults = faultsAt(denied, 'title');
  return (
    <div className="field">
      <label htmlFor={id}>{text('new-name')}</label>
      <input
        id={id}
        className="input"
        maxLength={100}
        value={draft.title}
        aria-describedby={`${id}-hint`}
        aria-invalid={faults.length > 0}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <p id={`${id}-hint`} className="soft small">
        {text('new-name-hint', { name: defaultTitle })}
      </p>
      <Faults faults={faults} />
    </div>
  );
}

/** Why the table was not created; each fault is shown at its place too. */
function Denial({ denied }: { readonly denied: FailedReply | undefined }) {
  const { text } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (denied) place.current?.scrollIntoView({ block: 'nearest' });
  }, [denied]);
  return (
    <div ref={place} role="alert">
      {denied && (
        <div className="notice bad">
          <div className="grow">
            {denied.code === 'offline' && <p>{text('new-offline')}</p>}
            {denied.faults.length === 0 && <p>{denied.says}</p>}
            {denied.faults.length > 0 && (
              <>
                <p>{text('new-faults')}</p>
                <Faults faults={denied.faults} isNamed />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
