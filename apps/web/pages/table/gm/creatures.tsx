import type { CreatureId } from '@arbitro/kernel';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { CharacterCreator } from '../create/character-creator.tsx';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import { AddContent } from './add-content.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { PEOPLE_TEXTS } from './texts-people.ts';

// fetched when a creature is written
const NewSheet = lazy(() =>
  loadTexts('table-forms')
    .then(() => import('../form/index.ts'))
    .then(({ NewSheet: form }) => ({ default: form })),
);

const PasteTool = lazy(() =>
  loadTexts('table-forms')
    .then(() => import('../form/index.ts'))
    .then(({ PasteTool: tool }) => ({ default: tool })),
);

const BringFromShelf = shelfPart('BringFromShelf');

/** All creatures at the table with what the players know of them; and tools to add more. */
export function CreatureTools({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [making, setMaking] = useState(false);
  const [writing, setWriting] = useState(false);
  const { seen, board } = table;
  const zones = board.scene?.kind === 'zones' ? board.scene.zones : [];
  return (
    <>
      <h4>{words(PEOPLE_TEXTS.add)}</h4>
      <AddContent table={table} />
      <div className="row">
        <Button look="tight" onClick={() => setMaking(true)}>
          <Icon name="star" size={16} />
          {words(PEOPLE_TEXTS.wizard)}
        </Button>
        <Button look="tight" onClick={() => setWriting(true)}>
          <Icon name="edit" size={16} />
          {words(PEOPLE_TEXTS.form)}
        </Button>
        <Suspense>
          <BringFromShelf table={table} />
        </Suspense>
      </div>
      <PasteFold table={table} />
      <ul className="gm-list">
        {creaturesIn(seen).map(({ id }) => (
          <CreatureRow key={id} table={table} id={id} />
        ))}
      </ul>
      {zones.length > 0 && (
        <>
          <h4>{words(PEOPLE_TEXTS.places)}</h4>
          <div className="gm-acts">
            {zones.map(({ id }) => (
              <PlaceToggle key={id} table={table} id={id} />
            ))}
          </div>
        </>
      )}
      {making && <CharacterCreator table={table} onClose={() => setMaking(false)} />}
      <Suspense>{writing && <NewSheet table={table} onClose={() => setWriting(false)} />}</Suspense>
    </>
  );
}

function PasteFold({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [opened, setOpened] = useState(false);
  return (
    <details className="gm-fold folds" onToggle={() => setOpened(true)}>
      <summary>{words(PEOPLE_TEXTS['from-file'])}</summary>
      <Suspense>{opened && <PasteTool table={table} />}</Suspense>
    </details>
  );
}

function PlaceToggle({ table, id }: { readonly table: TableView; readonly id: string }) {
  const { words } = useLocale();
  const hidden = table.seen.hidden?.places.includes(id) ?? false;
  const who = table.name(id);
  return (
    <Button
      look="tight"
      aria-label={words(hidden ? PEOPLE_TEXTS.reveal : PEOPLE_TEXTS.hide, { who })}
      className={hidden ? 'is-hidden' : ''}
      onClick={() => void table.send(hidden ? 'reveal' : 'hide', { places: [id] })}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={16} />
      {who}
    </Button>
  );
}

function CreatureRow({ table, id }: { readonly table: TableView; readonly id: CreatureId }) {
  const { words } = useLocale();
  const { seen } = table;
  const [unfolded, setUnfolded] = useState(false);
  const name = table.name(id);
  const hidden = seen.hidden?.creatures.includes(id) ?? false;
  const mask = seen.masks?.[id];
  return (
    <li className={hidden ? 'gm-person is-hidden' : 'gm-person'}>
      <button
        type="button"
        className="gm-name"
        onClick={() => table.openSheet(id)}
        title={words(PEOPLE_TEXTS.sheet, { who: name })}
      >
        {name}
      </button>
      <span className="row">
        {hidden && <span className="chip secret">{words(PEOPLE_TEXTS.hidden)}</span>}
        {mask && (
          <span className="chip secret">{words(PEOPLE_TEXTS['is-known-as'], { name: mask.name })}</span>
        )}
        {seen.opened.includes(id) && <span className="chip good">{words(PEOPLE_TEXTS.opened)}</span>}
      </span>
      <span className="gm-buttons">
        <Button
          look="square quiet"
          aria-label={words(hidden ? PEOPLE_TEXTS.reveal : PEOPLE_TEXTS.hide, { who: name })}
          onClick={() => void table.send(hidden ? 'reveal' : 'hide', { creatures: [id] })}
        >
          <Icon name={hidden ? 'eye-off' : 'eye'} />
        </Button>
        <Button
          look="square quiet"
          aria-label={words(PEOPLE_TEXTS.more, { who: name })}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="more" />
        </Button>
      </span>
      {unfolded && <CreatureMore table={table} id={id} />}
    </li>
  );
}

function CreatureMore({ table, id }: { readonly table: TableView; readonly id: string }) {
  const { words } = useLocale();
  const { seen, send } = table;
  const mask = seen.masks?.[id];
  const [text, setTyped] = useState(mask?.name ?? '');
  const field = useId();
  const isOpen = seen.opened.includes(id);
  return (
    <div className="gm-more stack">
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void send('hide', { as: { [id]: text.trim() } });
        }}
      >
        <label htmlFor={field}>{words(PEOPLE_TEXTS['known-as'])}</label>
        <div className="gm-line">
          <input
            id={field}
            className="input"
            maxLength={100}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="tight" disabled={text.trim() === ''}>
            {words(PEOPLE_TEXTS.mask)}
          </Button>
        </div>
      </form>
      <div className="row">
        {mask && (
          <Button look="tight" onClick={() => void send('reveal', { creatures: [id] })}>
            {words(PEOPLE_TEXTS.unmask)}
          </Button>
        )}
        {!isOpen && (
          <Button look="tight" onClick={() => void send('reveal', { sheets: [id] })}>
            {words(PEOPLE_TEXTS['open-sheet'])}
          </Button>
        )}
        <ConfirmButton onConfirm={() => void send('dismiss', { creature: id })}>
          <Icon name="trash" size={16} />
          {words(PEOPLE_TEXTS.dismiss)}
        </ConfirmButton>
      </div>
    </div>
  );
}
