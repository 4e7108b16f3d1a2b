import {
  isEqualJson,
  type Json,
  listSwitchSettings,
  type NumberList,
  type Option,
  type Setting,
  type Switch,
} from '@arbitro/kernel';
import { Suspense, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { CustomValueInput } from '../../../ui/custom-value-input.tsx';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { RuleLink } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';

const RulesShelf = shelfPart('RulesShelf');

/** The options of this table. A change applies from now on. */
export function HouseRules({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [sought, setSought] = useState('');
  const query = sought.trim().toLowerCase();
  const { options } = table.seen.view as { readonly options: Readonly<Record<string, Json>> };
  const found = Object.entries(table.system.options).filter(([, { title }]) =>
    words(title).toLowerCase().includes(query),
  );
  return (
    <>
      <input
        type="search"
        className="input"
        aria-label={words(GM_TEXTS['rules-search'])}
        placeholder={words(GM_TEXTS['rules-search'])}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className="gm-list">
        {found.map(([id, option]) => (
          <HouseRule key={id} table={table} id={id} option={option} now={options[id] ?? null} />
        ))}
      </ul>
      <Suspense>
        <RulesShelf table={table} />
      </Suspense>
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
  const { words } = useLocale();
  const changed = !isEqualJson(now, option.default as Json);
  return (
    <li>
      <details className="gm-rule folds">
        <summary>
          <span>{words(option.title)}</span>
          {changed && <span className="chip ember">{words(GM_TEXTS.changed)}</span>}
        </summary>
        <div className="stack">
          {option.kind === 'switch' ? (
            <SwitchSettings table={table} id={id} option={option} now={now} />
          ) : (
            <NumberSettings table={table} id={id} option={option} now={now} />
          )}
          <RuleLink icon system={table.system} rule={option.rule} />
        </div>
      </details>
    </li>
  );
}

function SwitchSettings({ table, id, option, now }: HouseRuleProps<Switch>) {
  const { words } = useLocale();
  const name = useId();
  const [setting, setWanted] = useState<Setting | undefined>(undefined);
  const choose = async (value: Setting): Promise<void> => {
    setWanted(value);
    await table.send('options', { options: { [id]: value } });
    setWanted(undefined);
  };
  return (
    <>
      <fieldset className="gm-positions">
        <legend className="unseen">{words(option.title)}</legend>
        {listSwitchSettings(option, now).map(({ value, says }) => (
          <label key={String(value)} className="check">
            <input
              type="radio"
              name={name}
              checked={value === (setting ?? now)}
              onChange={() => void choose(value)}
            />
            <span>
              {words(says)} {value === option.default && <em className="soft">({words(GM_TEXTS.usual)})</em>}
            </span>
          </label>
        ))}
      </fieldset>
      {option.others && (
        <CustomValueInput figures={option.others} onChoose={(figure) => void choose(figure)} />
      )}
    </>
  );
}

function NumberSettings({ table, id, option, now }: HouseRuleProps<NumberList>) {
  const { words, text } = useLocale();
  const [typedText, setTyped] = useState(() => (Array.isArray(now) ? now.join(', ') : ''));
  const field = useId();
  const numbers = typedText
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
      <label htmlFor={field}>{words(GM_TEXTS.numbers)}</label>
      <div className="gm-line">
        <input
          id={field}
          className="input"
          value={typedText}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="tight" type="submit" disabled={numbers.some((value) => !Number.isInteger(value))}>
          {text('save')}
        </Button>
      </div>
    </form>
  );
}
