import type { CreatureId } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Create } from '../create/create.tsx';
import { creaturesIn } from '../sheet/creature-of.ts';
import type { TableView } from '../table-view.ts';
import { AddContent } from './add-content.tsx';
import { AddFile } from './add-file.tsx';
import { Sure } from './sure.tsx';
import { PEOPLE } from './words-people.ts';

/** All creatures at the table with what the players know of them; and tools to add more. */
export function People({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const [making, setMaking] = useState(false);
  const { seen, board } = table;
  const zones = board.scene?.kind === 'zones' ? board.scene.zones : [];
  return (
    <>
      <h4>{words(PEOPLE.add)}</h4>
      <AddContent table={table} />
      <div className="row">
        <Button look="tight" onClick={() => setMaking(true)}>
          <Icon name="star" size={16} />
          {words(PEOPLE.wizard)}
        </Button>
      </div>
      <AddFile table={table} />
      <ul className="gm-list">
        {creaturesIn(seen).map(({ id }) => (
          <Person key={id} table={table} id={id} />
        ))}
      </ul>
      {zones.length > 0 && (
        <>
          <h4>{words(PEOPLE.places)}</h4>
          <div className="gm-acts">
            {zones.map(({ id }) => (
              <PlaceToggle key={id} table={table} id={id} />
            ))}
          </div>
        </>
      )}
      {making && <Create table={table} onClose={() => setMaking(false)} />}
    </>
  );
}

function PlaceToggle({ table, id }: { readonly table: TableView; readonly id: string }) {
  const { words } = useSpeech();
  const hidden = table.seen.hidden?.places.includes(id) ?? false;
  const who = table.name(id);
  return (
    <Button
      look="tight"
      aria-label={words(hidden ? PEOPLE.reveal : PEOPLE.hide, { who })}
      className={hidden ? 'is-hidden' : ''}
      onClick={() => void table.send(hidden ? 'reveal' : 'hide', { places: [id] })}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={16} />
      {who}
    </Button>
  );
}

function Person({ table, id }: { readonly table: TableView; readonly id: CreatureId }) {
  const { words } = useSpeech();
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
        title={words(PEOPLE.sheet, { who: name })}
      >
        {name}
      </button>
      <span className="row">
        {hidden && <span className="chip secret">{words(PEOPLE.hidden)}</span>}
        {mask && <span className="chip secret">{words(PEOPLE['is-known-as'], { name: mask.name })}</span>}
        {seen.opened.includes(id) && <span className="chip good">{words(PEOPLE.opened)}</span>}
      </span>
      <span className="gm-buttons">
        <Button
          look="square quiet"
          aria-label={words(hidden ? PEOPLE.reveal : PEOPLE.hide, { who: name })}
          onClick={() => void table.send(hidden ? 'reveal' : 'hide', { creatures: [id] })}
        >
          <Icon name={hidden ? 'eye-off' : 'eye'} />
        </Button>
        <Button
          look="square quiet"
          aria-label={words(PEOPLE.more, { who: name })}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="more" />
        </Button>
      </span>
      {unfolded && <PersonMore table={table} id={id} />}
    </li>
  );
}

function PersonMore({ table, id }: { readonly table: TableView; readonly id: string }) {
  const { words } = useSpeech();
  const { seen, send } = table;
  const mask = seen.masks?.[id];
  const [typed, setTyped] = useState(mask?.name ?? '');
  const field = useId();
  const isOpen = seen.opened.includes(id);
  return (
    <div className="gm-more stack">
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void send('hide', { as: { [id]: typed.trim() } });
        }}
      >
        <label htmlFor={field}>{words(PEOPLE['known-as'])}</label>
        <div className="gm-line">
          <input
            id={field}
            className="input"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="tight" disabled={typed.trim() === ''}>
            {words(PEOPLE.mask)}
          </Button>
        </div>
      </form>
      <div className="row">
        {mask && (
          <Button look="tight" onClick={() => void send('reveal', { creatures: [id] })}>
            {words(PEOPLE.unmask)}
          </Button>
        )}
        {!isOpen && (
          <Button look="tight" onClick={() => void send('reveal', { sheets: [id] })}>
            {words(PEOPLE['open-sheet'])}
          </Button>
        )}
        <Sure onSure={() => void send('dismiss', { creature: id })}>
          <Icon name="trash" size={16} />
          {words(PEOPLE.dismiss)}
        </Sure>
      </div>
    </div>
  );
}
