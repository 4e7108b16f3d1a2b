import type { Json } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { creatureIn, creaturesIn } from '../sheet/creature-of.ts';
import { labelWords } from '../sheet/sections.tsx';
import { rawAt, shownRaw, valueTyped } from '../sheet/sheet-file.ts';
import type { TableView } from '../table-view.ts';
import { GM_WORDS } from './words.ts';

const WORLD = '';
const RAW = '';

/** Any value of the world by hand; the log says so. */
export function Override({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { seen } = table;
  const [who, setWho] = useState(() => table.chosen ?? creaturesIn(seen)[0]?.id ?? WORLD);
  const [path, setPath] = useState(RAW);
  const [typedPath, setTypedPath] = useState('');
  const [value, setValue] = useState('');
  const [why, setWhy] = useState('');
  const ids = useId();
  const whole = who === WORLD ? seen.view : creatureIn(seen, who);
  const own = path === RAW ? typedPath.trim() : path;
  const was = own === '' ? undefined : rawAt(whole, own);
  const send = async (): Promise<void> => {
    const at = who === WORLD ? own.split('.') : ['creatures', who, ...own.split('.')];
    const body = { path: at, value: valueFrom(value, was), ...(why.trim() !== '' && { why: why.trim() }) };
    if (!(await table.send('override', body))) return;
    setValue('');
    setWhy('');
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (own !== '') void send();
      }}
    >
      <div className="gm-two">
        <div className="field">
          <label htmlFor={`${ids}-who`}>{words(GM_WORDS.creature)}</label>
          <select
            id={`${ids}-who`}
            className="input"
            value={who}
            onChange={({ target }) => {
              setWho(target.value);
              setPath(RAW);
            }}
          >
            {creaturesIn(seen).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={WORLD}>{words(GM_WORDS['the-world'])}</option>
          </select>
        </div>
        <FieldChoice id={`${ids}-field`} table={table} who={who} path={path} onChoose={setPath} />
      </div>
      {path === RAW && (
        <div className="field">
          <label htmlFor={`${ids}-path`}>{words(GM_WORDS.path)}</label>
          <input
            id={`${ids}-path`}
            className="input"
            spellCheck={false}
            autoCapitalize="off"
            value={typedPath}
            onChange={({ target }) => setTypedPath(target.value)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={`${ids}-value`}>{words(GM_WORDS.value)}</label>
        <input
          id={`${ids}-value`}
          className="input"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        {was !== undefined && (
          <span className="soft small">{words(GM_WORDS['is-now'], { value: shownRaw(was) || '–' })}</span>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${ids}-why`}>{words(GM_WORDS.why)}</label>
        <input
          id={`${ids}-why`}
          className="input"
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </div>
      <Button look="strong" type="submit" disabled={own === ''}>
        {words(GM_WORDS.set)}
      </Button>
    </form>
  );
}

/** Lists and groups are written as JSON; anything else as what stood there before. */
function valueFrom(typed: string, was: Json | undefined): Json {
  if (/^\s*[[{]/.test(typed) || ['true', 'false', 'null'].includes(typed.trim())) {
    try {
      return JSON.parse(typed) as Json;
    } catch {
      return typed;
    }
  }
  return valueTyped(typed, was);
}

interface FieldChoiceProps {
  readonly id: string;
  readonly table: TableView;
  readonly who: string;
  readonly path: string;
  readonly onChoose: (path: string) => void;
}

function FieldChoice({ id, table, who, path, onChoose }: FieldChoiceProps) {
  const speech = useSpeech();
  const { words } = speech;
  const creature = creatureIn(table.seen, who);
  const sections = creature ? table.system.face.character(creature, table.seen.view) : [];
  return (
    <div className="field">
      <label htmlFor={id}>{words(GM_WORDS.field)}</label>
      <select id={id} className="input" value={path} onChange={({ target }) => onChoose(target.value)}>
        <option value={RAW}>{words(GM_WORDS['by-path'])}</option>
        {sections
          .filter(({ fields }) => fields.some((field) => field.path !== undefined))
          .map(({ title, fields }) => (
            <optgroup key={title.en} label={words(title)}>
              {fields.flatMap((field) =>
                field.path === undefined
                  ? []
                  : [
                      <option key={field.path} value={field.path}>
                        {labelWords(field.label, { speech, name: table.name })}
                      </option>,
                    ],
              )}
            </optgroup>
          ))}
      </select>
    </div>
  );
}
