import type { Json } from '@arbitro/kernel';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { CharacterCreator } from '../create/character-creator.tsx';
import { EndStep } from '../create/end-step.tsx';
import type { TableView } from '../table-view.ts';
import { type FileCharacter, readCharacterFile } from './character-file.ts';
import { listReadyHeroes } from './ready-heroes.ts';
import { JOIN_TEXTS } from './texts.ts';

const Paste = lazy(() => import('../form/index.ts').then(({ Paste: field }) => ({ default: field })));
const NewSheet = lazy(() => import('../form/index.ts').then(({ NewSheet: form }) => ({ default: form })));

const FromShelf = shelfPart('FromShelf');

interface JoinDialogProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** Whom to play: a new character, one by chance, one of a file, or a ready hero. */
export function JoinDialog({ table, onClose }: JoinDialogProps) {
  const { words } = useLocale();
  const [making, setMaking] = useState<'make' | 'surprise'>();
  const [brought, setBrought] = useState<FileCharacter>();
  const [pasting, setPasting] = useState(false);
  const [begun, setBegun] = useState<FileCharacter>();
  const [isAtShelf, setAtShelf] = useState(false);
  if (making) return <CharacterCreator table={table} isSurprise={making === 'surprise'} onClose={onClose} />;
  if (brought) return <BroughtCharacter table={table} character={brought} onClose={onClose} />;
  if (begun)
    return (
      <Suspense>
        <NewSheet table={table} begun={begun} onMade={setBrought} onClose={onClose} />
      </Suspense>
    );
  if (pasting)
    return (
      <Dialog title={words(JOIN_TEXTS.paste)} onClose={onClose} wide>
        <Suspense>
          <Paste table={table} onOpen={setBegun} />
        </Suspense>
      </Dialog>
    );
  if (isAtShelf)
    return (
      <Dialog title={words(JOIN_TEXTS.shelf)} onClose={onClose}>
        <Suspense>
          <FromShelf
            system={table.system.id}
            kinds={['character', 'creature']}
            onTake={({ name, data = null }) => setBrought({ name, sheet: data })}
          />
        </Suspense>
      </Dialog>
    );
  const { you } = table.seen;
  const isFirst = you.owns.length === 0;
  const title = isFirst ? words(JOIN_TEXTS.title, { who: you.name }) : words(JOIN_TEXTS.another);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack joining">
        {isFirst && <p>{words(JOIN_TEXTS.about)}</p>}
        <ul className="join-ways">
          <Way icon="edit" name="make" onChoose={() => setMaking('make')} />
          <Way icon="star" name="surprise" onChoose={() => setMaking('surprise')} />
          <Way icon="shelf" name="shelf" onChoose={() => setAtShelf(true)} />
          <FileWay table={table} onFile={setBrought} />
          <Way icon="note" name="paste" onChoose={() => setPasting(true)} />
        </ul>
        <ReadyHeroes table={table} onTake={setBrought} />
        <Button look="quiet" onClick={onClose}>
          {words(JOIN_TEXTS.later)}
        </Button>
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: 'make' | 'surprise' | 'shelf' | 'file' | 'paste';
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Way({ icon, name, onChoose, children }: WayProps) {
  const { words } = useLocale();
  return (
    <li>
      <Button className="join-way" onClick={onChoose}>
        <Icon name={icon} />
        <span>
          <strong>{words(JOIN_TEXTS[name])}</strong>
          <small>{words(JOIN_TEXTS[`${name}-about`])}</small>
        </span>
      </Button>
      {children}
    </li>
  );
}

interface FileWayProps {
  readonly table: TableView;
  readonly onFile: (character: FileCharacter) => void;
}

function FileWay({ table, onFile }: FileWayProps) {
  const { words } = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const read = async (file: File): Promise<void> => {
    const character = readCharacterFile(table.system, await file.text());
    if (!('error' in character)) return onFile(character);
    setError(words(JOIN_TEXTS[character.error], 'id' in character ? { id: character.id } : {}));
  };
  return (
    <Way icon="upload" name="file" onChoose={() => picker.current?.click()}>
      <input
        ref={picker}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={words(JOIN_TEXTS.file)}
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
      <p className="fault" role="status">
        {error}
      </p>
    </Way>
  );
}

function ReadyHeroes({
  table,
  onTake,
}: {
  readonly table: TableView;
  readonly onTake: (hero: FileCharacter) => void;
}) {
  const { words } = useLocale();
  const { system, seen } = table;
  const { options } = seen.view as { readonly options: Json };
  const heroes = useMemo(() => listReadyHeroes(system, options), [system, options]);
  if (heroes.length === 0) return null;
  return (
    <section className="stack">
      <h3>{words(JOIN_TEXTS.ready)}</h3>
      <div className="row">
        {heroes.map((id) => {
          const hero = system.content[id];
          if (!hero) return null;
          const name = words(hero.name);
          return (
            <Button key={id} onClick={() => onTake({ name, sheet: hero.sheet as Json })}>
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

interface BroughtCharacterProps extends JoinDialogProps {
  readonly character: FileCharacter;
}

/** A character that is ready: its sheet to look at, its name, and the way to the table. */
function BroughtCharacter({ table, character, onClose }: BroughtCharacterProps) {
  const { words } = useLocale();
  const [name, setName] = useState(character.name);
  const { options } = table.seen.view as { readonly options: Json };
  const parsed = useMemo(
    () => table.system.schemas.sheet.safeParse(character.sheet),
    [table.system, character.sheet],
  );
  return (
    <Dialog title={words(JOIN_TEXTS.file)} onClose={onClose} wide>
      <EndStep
        table={table}
        options={options}
        sheet={character.sheet}
        shown={parsed.success ? parsed.data : undefined}
        name={name}
        onName={setName}
        onDone={onClose}
      />
    </Dialog>
  );
}
