import { displayNameOf, idFromText, type Json, LANGUAGES } from '@arbitro/kernel';
import { findFreeId } from '@arbitro/scenario';
import { Suspense, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { download } from '../sheet/download.ts';
import { Faults } from '../sheet/faults.tsx';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { CREATE_TEXTS } from './texts.ts';

const KeepButton = shelfPart('KeepButton');

interface EndStepProps {
  readonly table: TableView;
  readonly options: unknown;
  readonly sheet: unknown;
  /** The sheet as the schema reads it; without it no sheet is shown. */
  readonly shown: unknown;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onDone: () => void;
}

/** The finished character: its name, its sheet, and the button that brings it to the table. */
export function EndStep({ table, options, sheet, shown, name, onName, onDone }: EndStepProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const { system, seen } = table;
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const field = useId();
  const id = findOwnId(name.trim(), table);
  const sitDown = async (): Promise<void> => {
    const reply = await table.live.api.command('join', { name: name.trim(), sheet });
    if (!reply.ok) return setDenied(reply);
    tell(words(policy === 'ask' ? CREATE_TEXTS.requested : CREATE_TEXTS.brought, { who: name.trim() }));
    onDone();
  };
  const bring = async (): Promise<void> => {
    // the server numbers ids by what players know; send an id only where the name would be mistaken for content
    const own = isNameReplaced(slugify(name.trim()), name.trim(), table) ? { id } : {};
    const reply = await table.live.api.command('creature', { ...own, name: name.trim(), sheet });
    if (!reply.ok) return setDenied(reply);
    tell(words(CREATE_TEXTS.brought, { who: name }));
    onDone();
  };
  const isGm = seen.you.role === 'gm';
  const { policy } = seen.joining;
  const canJoin = seen.you.role === 'player' && policy !== 'closed';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        if (isGm) void bring();
        else if (canJoin) void sitDown();
      }}
    >
      <h3>{words(CREATE_TEXTS.made)}</h3>
      <div className="field">
        <label htmlFor={field}>{words(CREATE_TEXTS.name)}</label>
        <input
          id={field}
          className="input"
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      </div>
      {!isGm && !canJoin && <p className="soft small">{words(CREATE_TEXTS['for-the-gm'])}</p>}
      {canJoin && policy === 'ask' && <p className="soft small">{words(CREATE_TEXTS['gm-agrees'])}</p>}
      <Faults denied={denied} />
      <div className="row">
        {(isGm || canJoin) && (
          <Button look="strong" type="submit" disabled={name.trim() === ''}>
            {words(isGm ? CREATE_TEXTS.bring : CREATE_TEXTS['sit-down'])}
          </Button>
        )}
        <Button
          disabled={name.trim() === ''}
          onClick={() => download(name, { system: system.id, id, name: name.trim(), sheet: sheet as Json })}
        >
          <Icon name="scroll" size={16} />
          {words(CREATE_TEXTS['save-file'])}
        </Button>
        <Suspense>
          <KeepButton
            disabled={name.trim() === ''}
            read={async () => ({
              ok: true,
              value: { kind: 'character', name: name.trim(), system: system.id, data: sheet as Json },
            })}
          />
        </Suspense>
        {name.trim() === '' && <span className="soft small">{words(CREATE_TEXTS['needs-name'])}</span>}
      </div>
      {shown !== undefined && <SheetPreview table={table} options={options} name={name} sheet={shown} />}
    </form>
  );
}

/** Whether the name given would be taken for that of content under this id. */
const isNameReplaced = (id: string, name: string, { system }: TableView): boolean =>
  LANGUAGES.some((language) => displayNameOf(system, { id, name }, language) !== name);

/** Returns an unused id under which the name is not mistaken. */
function findOwnId(name: string, table: TableView): string {
  const { seen } = table;
  const taken = new Set([
    'gm',
    'someone',
    ...creaturesIn(seen).map(({ id }) => id),
    ...Object.values(seen.masks ?? {}).map(({ id }) => id),
  ]);
  return findFreeId(slugify(name), (id) => taken.has(id) || isNameReplaced(id, name, table));
}

const slugify = (name: string): string => idFromText(name) || 'newcomer';
