import { type Fields, type Json, LANGUAGES } from '@arbitro/kernel';
import { calledIn, freeId, namer } from '@arbitro/scenario';
import { useId, useMemo, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { Denied } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { creaturesIn } from '../sheet/creature-of.ts';
import { download } from '../sheet/download.ts';
import { Faults } from '../sheet/faults.tsx';
import { isMany, Section } from '../sheet/sections.tsx';
import type { Editing } from '../sheet/use-editing.ts';
import type { TableView } from '../table-view.ts';
import { previewOf } from './preview.ts';
import { CREATE } from './words.ts';

interface EndStepProps {
  readonly table: TableView;
  readonly options: unknown;
  readonly sheet: unknown;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onDone: () => void;
}

const READ_ONLY: Editing = {
  on: false,
  raw: undefined,
  typed: {},
  denied: undefined,
  changes: 0,
  start: async () => undefined,
  type: () => undefined,
  save: async () => undefined,
  discard: () => undefined,
};

/** The finished character: its name, its sheet, and the button that brings it to the table. */
export function EndStep({ table, options, sheet, name, onName, onDone }: EndStepProps) {
  const { words, language } = useSpeech();
  const { tell } = useToasts();
  const { system, seen } = table;
  const [denied, setDenied] = useState<Denied | undefined>(undefined);
  const field = useId();
  const sections = useMemo(() => previewOf(system, options, { name: 'x', sheet }), [system, options, sheet]);
  const own = { id: 'x', name: name || '…', ...(sheet as Fields) };
  const preview = { ...table, name: namer(system, { creatures: [own] }, language), offers: [] };
  const id = ownId(name.trim(), table);
  const bring = async (): Promise<void> => {
    // the server numbers ids by what players know; send an id only where the name would be mistaken for content
    const own = isMistaken(slug(name.trim()), name.trim(), table) ? { id } : {};
    const reply = await table.live.api.command('creature', { ...own, name: name.trim(), sheet });
    if (!reply.ok) return setDenied(reply);
    tell(words(CREATE.brought, { who: name }));
    onDone();
  };
  const isGm = seen.you.role === 'gm';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGm && name.trim() !== '') void bring();
      }}
    >
      <h3>{words(CREATE.made)}</h3>
      <div className="field">
        <label htmlFor={field}>{words(CREATE.name)}</label>
        <input
          id={field}
          className="input"
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      </div>
      {!isGm && <p className="soft small">{words(CREATE['for-the-gm'])}</p>}
      <Faults denied={denied} />
      <div className="row">
        {isGm && (
          <Button look="strong" type="submit" disabled={name.trim() === ''}>
            {words(CREATE.bring)}
          </Button>
        )}
        <Button
          disabled={name.trim() === ''}
          onClick={() => download(name, { system: system.id, id, name: name.trim(), sheet: sheet as Json })}
        >
          <Icon name="scroll" size={16} />
          {words(CREATE['save-file'])}
        </Button>
        {name.trim() === '' && <span className="soft small">{words(CREATE['needs-name'])}</span>}
      </div>
      <div className="creature-sheet preview">
        <div className="sheet-sections">
          {sections.map((section) => (
            <Section
              key={words(section.title)}
              section={section}
              many={isMany(section)}
              table={preview}
              editing={READ_ONLY}
            />
          ))}
        </div>
      </div>
    </form>
  );
}

/** Whether the name given would be taken for that of content under this id. */
const isMistaken = (id: string, name: string, { system }: TableView): boolean =>
  LANGUAGES.some((language) => calledIn(system, { id, name }, language) !== name);

/** Returns an unused id under which the name is not mistaken. */
function ownId(name: string, table: TableView): string {
  const { seen } = table;
  const taken = new Set([
    'gm',
    'someone',
    ...creaturesIn(seen).map(({ id }) => id),
    ...Object.values(seen.masks ?? {}).map(({ id }) => id),
  ]);
  return freeId(slug(name), (id) => taken.has(id) || isMistaken(id, name, table));
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'newcomer';
