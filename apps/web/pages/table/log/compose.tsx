import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

const MOST = 2000;

/** Something said to everybody, or whispered to one. */
export function Compose({ table: { seen, send } }: { readonly table: TableView }) {
  const { text } = useSpeech();
  const [words, setWords] = useState('');
  const [to, setTo] = useState('');
  const others = seen.seats.filter(({ id }) => id !== seen.you.id);
  const whispers = others.some(({ id }) => id === to);
  const say = async (): Promise<void> => {
    const said = words.trim();
    if (said === '') return;
    if (await send('say', { text: said, ...(whispers && { to: [to] }) })) setWords('');
  };
  return (
    <form
      className={whispers ? 'compose whispers' : 'compose'}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {others.length > 0 && (
        <select
          className="input to"
          aria-label={text('log-to')}
          value={whispers ? to : ''}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">{text('log-to-everyone')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <input
        className="input"
        aria-label={text('log-say')}
        placeholder={text('log-say')}
        maxLength={MOST}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" look="square" aria-label={text('log-send')} disabled={words.trim() === ''}>
        <Icon name={whispers ? 'whisper' : 'chat'} />
      </Button>
    </form>
  );
}
