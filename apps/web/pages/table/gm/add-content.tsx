import { type ContentSheet, describePartyBeats } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { PEOPLE_TEXTS } from './texts-people.ts';

const MAX_AT_ONCE = 20;

/** Adds creatures of the system's content: found by name, several at once, optionally hidden. */
export function AddContent({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [count, setCount] = useState(1);
  const [name, setName] = useState('');
  const [hidden, setHidden] = useState(false);
  const ids = useId();
  const content = Object.entries(table.system.content);
  const query = sought.trim().toLowerCase();
  const found = content.filter(([id, contentSheet]) =>
    `${words(contentSheet.name)} ${id}`.toLowerCase().includes(query),
  );
  const describeStrength = (contentSheet: ContentSheet | undefined): string | undefined =>
    contentSheet?.partyBeats === undefined ? undefined : words(describePartyBeats(contentSheet.partyBeats));
  const bring = async (from: string): Promise<void> => {
    const called = name.trim();
    for (let n = 1; n <= count; n++) {
      const own = called === '' ? {} : { name: count > 1 ? `${called} ${n}` : called };
      const reply = await table.live.api.command('creature', { from, hidden, ...own });
      if (!reply.ok) return complain(reply);
    }
    const contentSheet = table.system.content[from];
    tell(words(PEOPLE_TEXTS.came, { who: called || (contentSheet ? words(contentSheet.name) : from) }));
    setName('');
    setCount(1);
  };
  return (
    <form
      className="stack gm-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void bring(chosen);
      }}
    >
      <input
        type="search"
        className="input"
        aria-label={words(PEOPLE_TEXTS['find-content'])}
        placeholder={words(PEOPLE_TEXTS['find-content'])}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div className="gm-acts content">
        {found.map(([id, contentSheet]) => (
          <Button
            key={id}
            look="tight"
            aria-pressed={chosen === id}
            title={describeStrength(contentSheet)}
            onClick={() => setChosen(chosen === id ? undefined : id)}
          >
            {words(contentSheet.name)}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <>
          <p className="soft">{describeStrength(table.system.content[chosen])}</p>
          <div className="gm-two">
            <div className="field">
              <label htmlFor={`${ids}-n`}>{words(PEOPLE_TEXTS['how-many'])}</label>
              <input
                id={`${ids}-n`}
                type="number"
                className="input number"
                min={1}
                max={MAX_AT_ONCE}
                value={count}
                onChange={({ target }) =>
                  setCount(Math.max(1, Math.min(MAX_AT_ONCE, Math.floor(Number(target.value)) || 1)))
                }
              />
            </div>
            <div className="field">
              <label htmlFor={`${ids}-name`}>{words(PEOPLE_TEXTS.called)}</label>
              <input
                id={`${ids}-name`}
                className="input"
                maxLength={90}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
          </div>
          <div className="row between">
            <label className="check">
              <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
              {words(PEOPLE_TEXTS['come-hidden'])}
            </label>
            <Button look="strong" type="submit">
              <Icon name="plus" />
              {words(PEOPLE_TEXTS['bring-in'], { n: count })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
