import './new.css';
import type { System } from '@arbitro/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { go } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import { ask, type Denied, type Made } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseGame } from '../../ui/choose-game.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WithSystem } from '../rules/with-system.tsx';
import { useDraft } from './draft.ts';
import { Faults } from './option-row.tsx';
import { CreaturesPart, FilePart, OptionsPart } from './parts.tsx';
import { ReadyMade } from './ready-made.tsx';
import { type Draft, faultsAt, requestOf } from './request.ts';
import './words.ts';

/** Creates a table of one system. */
export function NewPage({ system }: { readonly system: string | undefined }) {
  const { text } = useSpeech();
  if (system === undefined) return <ChooseGame title={text('new-choose')} page="/new" />;
  return (
    <WithSystem key={system} id={system}>
      {(loaded) => <Making system={loaded} />}
    </WithSystem>
  );
}

/** Requests the table; the draft stays until it is created. */
function useMaking(system: System) {
  const { text } = useSpeech();
  const { draft, change, clear } = useDraft(system.id);
  const [denied, setDenied] = useState<Denied>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    const { path, body } = requestOf(system, draft, text('gm'));
    const made = await ask<Made>(path, { body });
    setBusy(false);
    setDenied(made.ok ? undefined : made);
    if (!made.ok) return;
    clear();
    go(`/t/${made.value.table}#${made.value.key}`);
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

function Making({ system }: { readonly system: System }) {
  const { text, words } = useSpeech();
  useTitle(text('new-title', { name: words(system.face.name) }));
  return (
    <div className="page new-table">
      <header className="row">
        <Emblem system={{ id: system.id, ...system.face }} />
        <h1>{text('new-title', { name: words(system.face.name) })}</h1>
      </header>
      <ReadyMade system={system} />
      <OwnTable system={system} />
    </div>
  );
}

function OwnTable({ system }: { readonly system: System }) {
  const { text, words } = useSpeech();
  const { draft, change, clear, denied, busy, make } = useMaking(system);
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
      <TitleField {...part} usual={words(system.face.name)} />
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
  readonly denied: Denied | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly usual: string;
}

function TitleField({ draft, denied, onChange, usual }: TitleProps) {
  const { text } = useSpeech();
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
        {text('new-name-hint', { name: usual })}
      </p>
      <Faults faults={faults} />
    </div>
  );
}

/** Why the table was not created; each fault is shown at its place too. */
function Denial({ denied }: { readonly denied: Denied | undefined }) {
  const { text } = useSpeech();
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
                <Faults faults={denied.faults} named />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
