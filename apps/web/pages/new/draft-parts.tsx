import { describePartyBeats, foldAccents, type Setting, type System } from '@arbitro/kernel';

import { type DragEvent, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import type { FailedReply } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Faults, OptionRow } from './option-row.tsx';
import { type Draft, faultsAt, isOptionChanged, listNewCreatures, parseExport } from './table-request.ts';
import './texts.ts';

interface PartProps {
  readonly system: System;
  readonly draft: Draft;
  readonly denied: FailedReply | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** How many of each creature enter the table. */
export function CreaturesPart({ system, draft, denied, onChange }: PartProps) {
  const { text, words } = useLocale();
  const [sought, setSought] = useState('');
  const entering = listNewCreatures(system, draft);
  const query = foldAccents(useDeferredValue(sought).trim());
  const found = Object.entries(system.content).filter(
    ([id, { name }]) => (draft.counts[id] ?? 0) > 0 || foldAccents(`${words(name)} ${id}`).includes(query),
  );
  const set = (id: string, count: number): void =>
    onChange({ counts: { ...draft.counts, [id]: Math.max(0, Math.min(20, count)) } });
  return (
    <section className="card stack" aria-labelledby="creatures">
      <div className="row between">
        <h2 id="creatures">{text('new-creatures')}</h2>
        <span className="chip number" role="status">
          {text('new-count', { n: entering.length })}
        </span>
      </div>
      <p className="soft">{text('new-creatures-says')}</p>
      <SearchField value={sought} onChange={setSought} label={text('new-find-creature')} />
      <ul className="counts">
        {found.map(([id, { name, partyBeats }]) => {
          const count = draft.counts[id] ?? 0;
          const optionName = words(name);
          const faults = entering.flatMap((text, index) =>
            text === id ? faultsAt(denied, `creatures[${index}]`) : [],
          );
          return (
            <li key={id} className={count > 0 ? 'some' : ''}>
              <span className="name">
                {optionName}
                {partyBeats !== undefined && (
                  <small className="soft">{words(describePartyBeats(partyBeats))}</small>
                )}
              </span>
              <Button
                look="quiet square"
                aria-label={text('new-one-less', { name: optionName })}
                disabled={count === 0}
                onClick={() => set(id, count - 1)}
              >
                <Icon name="minus" />
              </Button>
              <output className="number">{count}</output>
              <Button
                look="quiet square"
                aria-label={text('new-one-more', { name: optionName })}
                onClick={() => set(id, count + 1)}
              >
                <Icon name="plus" />
              </Button>
              <Faults faults={faults} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The options of the system, searchable by any of their words. */
export function OptionsPart({ system, draft, denied, onChange }: PartProps) {
  const { language, text } = useLocale();
  const [wanted, setWanted] = useState('');
  const searched = foldAccents(useDeferredValue(wanted)).split(/\s+/).filter(Boolean);
  const options = Object.entries(system.options);
  const found = options.filter(([id, option]) => {
    const localizedTexts =
      option.kind === 'switch' ? option.settings.map((setting) => setting.says) : [option.says];
    const body = foldAccents(
      [id, option.title[language], ...localizedTexts.map((localizedText) => localizedText[language])].join(
        ' ',
      ),
    );
    return searched.every((part) => body.includes(part));
  });
  const changed = options.filter(([id, option]) => isOptionChanged(option, draft.options[id])).length;
  const latest = useRef({ draft, onChange });
  latest.current = { draft, onChange };
  const choose = useCallback((id: string, setting: Setting) => {
    const { draft: now, onChange: onDraft } = latest.current;
    onDraft({ options: { ...now.options, [id]: setting } });
  }, []);
  return (
    <section className="card stack" aria-labelledby="options">
      <div className="row between">
        <h2 id="options">{text('new-options')}</h2>
        {changed > 0 && (
          <span className="chip ember number">{text('new-changed-count', { n: changed })}</span>
        )}
      </div>
      <p className="soft">{text('new-options-says')}</p>
      <SearchField value={wanted} onChange={setWanted} label={text('new-search')} />
      {found.length === 0 && <p className="soft">{text('new-none')}</p>}
      <div>
        {found.map(([id, option]) => (
          <OptionRow
            key={id}
            system={system.id}
            id={id}
            option={option}
            chosen={draft.options[id]}
            faults={faultsAt(denied, `options.${id}`)}
            onChoose={choose}
          />
        ))}
      </div>
    </section>
  );
}

/** A file, pasted, dropped or chosen; shows what kind of file it is. */
export function FilePart({ draft, denied, onChange }: Omit<PartProps, 'system'>) {
  const { text } = useLocale();
  const id = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onChange({ file: await file.text() });
  };
  const isTable = parseExport(draft.file) !== undefined;
  return (
    <section className="card stack" aria-label={text('new-file')}>
      <div className="field">
        <label htmlFor={id}>{text('new-file-label')}</label>
        <textarea
          id={id}
          className="input file-text"
          rows={14}
          spellCheck={false}
          placeholder={text('new-file-drop')}
          aria-invalid={denied !== undefined && denied.faults.length > 0}
          value={draft.file}
          onChange={({ target }) => onChange({ file: target.value })}
          onDrop={(event: DragEvent) => {
            if (event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
        />
      </div>
      <div className="row">
        <FilePicker
          label={text('choose-file')}
          accept=".yaml,.yml,.json,application/json,text/plain"
          onFile={(file) => void take(file)}
        />
        {draft.file.trim() !== '' && (
          <span className="chip">{text(isTable ? 'new-file-table' : 'new-file-scenario')}</span>
        )}
      </div>
      <Faults faults={denied?.faults ?? []} isNamed />
    </section>
  );
}
