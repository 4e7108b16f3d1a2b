import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { TableView } from '../table-view.ts';

const MAX_LENGTH = 2000;

/** Sends a message to all seats, or whispers it to some. */
export function Compose({ table: { seen, send } }: { readonly table: TableView }) {
  const { text } = useLocale();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = seen.seats.filter(({ id }) => id !== seen.you.id);
  // a chosen seat may have been removed meanwhile
  const to = chosen.filter((id) => others.some((seat) => seat.id === id));
  const whispers = to.length > 0;
  const say = async (): Promise<void> => {
    const text = words.trim();
    if (text === '') return;
    if (await send('say', { text, ...(whispers && { to }) })) setWords('');
  };
  return (
    <form
      className={whispers ? 'compose whispers' : 'compose'}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {others.length > 0 && <RecipientPicker others={others} to={to} onTo={setChosen} />}
      <input
        className="input"
        aria-label={text('log-say')}
        placeholder={text(whispers ? 'log-whisper' : 'log-say')}
        maxLength={MAX_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" look="square" aria-label={text('log-send')} disabled={words.trim() === ''}>
        <Icon name={whispers ? 'whisper' : 'chat'} />
      </Button>
    </form>
  );
}

interface RecipientPickerProps {
  readonly others: TableView['seen']['seats'];
  readonly to: readonly string[];
  readonly onTo: (to: readonly string[]) => void;
}

/** Choice of the recipients: all seats, or the ticked ones. */
function RecipientPicker({ others, to, onTo }: RecipientPickerProps) {
  const { text } = useLocale();
  const names = others.filter(({ id }) => to.includes(id)).map(({ name }) => name);
  return (
    <Popover
      className="button to"
      label={
        <>
          <span className="unseen">{text('log-to')}: </span>
          <span className="names">{names.length === 0 ? text('log-to-everyone') : names.join(', ')}</span>
          <Icon name="down" size={14} />
        </>
      }
    >
      <fieldset className="hearers">
        <legend>{text('log-to')}</legend>
        <label>
          <input type="checkbox" checked={to.length === 0} onChange={() => onTo([])} />
          {text('log-to-everyone')}
        </label>
        {others.map(({ id, name, role }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={to.includes(id)}
              onChange={() => onTo(to.includes(id) ? to.filter((text) => text !== id) : [...to, id])}
            />
            <span>
              {name} <span className="soft small">{text(role)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
