import {
  choicesOf,
  type Json,
  type NumberList,
  type Option,
  type Setting,
  type Switch,
  same,
} from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { OtherFigure } from '../../../ui/other-figure.tsx';
import { RuleLink } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { GM_WORDS } from './words.ts';

/** The options of this table. A change applies from now on. */
export function HouseRules({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const { options } = table.seen.view as { readonly options: Readonly<Record<string, Json>> };
  const found = Object.entries(table.system.options).filter(([, { title }]) =>
    words(title).toLowerCase().includes(wanted),
  );
  return (
    <>
      <input
        type="search"
        className="input"
        aria-label={words(GM_WORDS['rules-search'])}
        placeholder={words(GM_WORDS['rules-search'])}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className="gm-list">
        {found.map(([id, option]) => (
          <HouseRule key={id} table={table} id={id} option={option} now={options[id] ?? null} />
        ))}
      </ul>
    </>
  );
}

interface HouseRuleProps<O extends Option> {
  readonly table: TableView;
  readonly id: string;
  readonly option: O;
  readonly now: Json;
}

function HouseRule({ table, id, option, now }: HouseRuleProps<Option>) {
  const { words } = useSpeech();
  const changed = !same(now, option.default as Json);
  return (
    <li>
      <details className="gm-rule folds">
        <summary>
          <span>{words(option.title)}</span>
          {changed && <span className="chip ember">{words(GM_WORDS.changed)}</span>}
        </summary>
        <div className="stack">
          {option.kind === 'switch' ? (
            <Positions table={table} id={id} option={option} now={now} />
          ) : (
            <Numbers table={table} id={id} option={option} now={now} />
          )}
          <RuleLink icon system={table.system} rule={option.rule} />
        </div>
      </details>
    </li>
  );
}

function Positions({ table, id, option, now }: HouseRuleProps<Switch>) {
  const { words } = useSpeech();
  const name = useId();
  const [wanted, setWanted] = useState<Setting | undefined>(undefined);
  const choose = async (value: Setting): Promise<void> => {
    setWanted(value);
    await table.send('options', { options: { [id]: value } });
    setWanted(undefined);
  };
  return (
    <>
      <fieldset className="gm-positions">
        <legend className="unseen">{words(option.title)}</legend>
        {choicesOf(option, now).map(({ value, says }) => (
          <label key={String(value)} className="check">
            <input
              type="radio"
              name={name}
              checked={value === (wanted ?? now)}
              onChange={() => void choose(value)}
            />
            <span>
              {words(says)} {value === option.default && <em className="soft">({words(GM_WORDS.usual)})</em>}
            </span>
          </label>
        ))}
      </fieldset>
      {option.others && <OtherFigure figures={option.others} onChoose={(figure) => void choose(figure)} />}
    </>
  );
}

function Numbers({ table, id, option, now }: HouseRuleProps<NumberList>) {
  const { words, text } = useSpeech();
  const [typed, setTyped] = useState(() => (Array.isArray(now) ? now.join(', ') : ''));
  const field = useId();
  const numbers = typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void table.send('options', { options: { [id]: numbers } });
      }}
    >
      <p className="small">{words(option.says)}</p>
      <label htmlFor={field}>{words(GM_WORDS.numbers)}</label>
      <div className="gm-line">
        <input id={field} className="input" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <Button look="tight" type="submit" disabled={numbers.some((one) => !Number.isInteger(one))}>
          {text('save')}
        </Button>
      </div>
    </form>
  );
}
