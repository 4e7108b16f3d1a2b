import {
  type FormGroup,
  type FormNode,
  type FormRecord,
  type FormTuple,
  type FormVariants,
  isFields,
  type Json,
  valueAt,
} from '@arbitro/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldFault } from './field-fault.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { findBySuffix, isSeldom } from './form-labels.ts';
import { blankOf } from './sheet-draft.ts';
import { FORM_TEXTS } from './texts.ts';

/** Fields that belong together; a group that may be missing is switched on. */
export function GroupField({ node, path, names }: FieldProps<FormGroup>) {
  return (
    <Framed node={node} path={path} names={names}>
      <GroupBody node={node} path={path} names={names} />
    </Framed>
  );
}

function Framed({ node, path, names, children }: FieldProps & { readonly children: ReactNode }) {
  const { draft, read, set, names: texts } = useForm();
  const label = texts.label(names);
  const value = valueAt(draft, path) ?? (node.nullable ? valueAt(read, path) : undefined);
  const isOn = !node.nullable || (value !== undefined && value !== null);
  return (
    <fieldset className="form-group">
      <legend>
        {node.nullable ? (
          <label className="check">
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => set(path, target.checked ? blankOf(node) : null)}
            />
            {label}
          </label>
        ) : (
          label
        )}
      </legend>
      <FieldFault path={path} />
      {isOn && children}
      {isOn && node.nullable && <ReadyChoice path={path} names={names} />}
    </fieldset>
  );
}

/** Fills a group with an entry of the content: an armour of the table. */
function ReadyChoice({ path, names }: Omit<FieldProps, 'node'>) {
  const { words } = useLocale();
  const { layout, names: texts, system, set } = useForm();
  const [key] = path;
  const ready = findBySuffix(layout.ready, names);
  if (!ready || path.length !== 1 || key === undefined) return null;
  const fill = (name: string): void => {
    const read = system.schemas.sheet.safeParse({ [key]: name });
    if (read.success) set(path, (read.data as Readonly<Record<string, Json>>)[key]);
  };
  return (
    <select
      className="input"
      aria-label={words(FORM_TEXTS['ready-one'])}
      value=""
      onChange={({ target }) => fill(target.value)}
    >
      <option value="">{words(FORM_TEXTS['ready-one'])}</option>
      {ready.map((name) => (
        <option key={name} value={name}>
          {texts.value(name)}
        </option>
      ))}
    </select>
  );
}

/** The fields of a group; seldom used ones without a value are behind “more”. */
export function GroupBody({
  node,
  path,
  names,
  hides = [],
}: FieldProps<FormGroup> & { readonly hides?: readonly string[] }) {
  const { words } = useLocale();
  const { draft, layout, faults } = useForm();
  const [opened, setOpened] = useState(false);
  const isSet = (key: string): boolean => {
    const value = valueAt(draft, [...path, key]);
    if (faults.some(({ at }) => at.join('.').startsWith([...path, key].join('.')))) return true;
    return value !== undefined && value !== null && value !== false && !isEmpty(value);
  };
  const fields = Object.entries(node.fields).filter(
    ([key, field]) =>
      field.kind !== 'fixed' && !hides.includes(key) && !(key === 'id' && 'name' in node.fields),
  );
  const usual = fields.filter(([key]) => opened || isSet(key) || !isSeldom(layout, [...names, key]));
  return (
    <div className="form-fields">
      {usual.map(([key, field]) => (
        <FormField key={key} node={field} path={[...path, key]} names={[...names, key]} />
      ))}
      {usual.length < fields.length && (
        <Button look="tight quiet" className="form-more" onClick={() => setOpened(true)}>
          <Icon name="more" size={16} />
          {words(FORM_TEXTS.more)}
        </Button>
      )}
    </div>
  );
}

const isEmpty = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Two values that belong together, such as a normal and a long range. */
export function TupleField({ node, path, names }: FieldProps<FormTuple>) {
  return (
    <Framed node={node} path={path} names={names}>
      <div className="form-fields">
        {node.items.map((item, index) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the value means
            key={index}
            node={item}
            path={[...path, index]}
            names={[...names, String(index)]}
          />
        ))}
      </div>
    </Framed>
  );
}

/** One of several kinds, each with its own fields. */
export function VariantsField({ node, path, names }: FieldProps<FormVariants>) {
  const { draft, read, set, names: texts } = useForm();
  const id = useId();
  const value = valueAt(draft, path) ?? valueAt(read, path);
  const kind = String((isFields(value) ? value[node.by] : undefined) ?? '');
  const variant = node.variants[kind];
  const choose = (next: string): void => {
    const blank = node.variants[next] ? blankOf(node.variants[next]) : {};
    set(path, { ...(isFields(blank) ? blank : {}), [node.by]: next });
  };
  return (
    <fieldset className="form-group">
      <legend>{texts.label(names)}</legend>
      <div className="form-field">
        <label htmlFor={id} className="unseen">
          {texts.label([...names, node.by])}
        </label>
        <select id={id} className="input" value={kind} onChange={({ target }) => choose(target.value)}>
          {Object.keys(node.variants).map((name) => (
            <option key={name} value={name}>
              {texts.value(name)}
            </option>
          ))}
        </select>
      </div>
      <FieldFault path={path} />
      {variant && <GroupBody node={variant} path={path} names={names} hides={[node.by]} />}
    </fieldset>
  );
}

/** Named values: skills with their rating. */
export function RecordField({ node, path, names }: FieldProps<FormRecord>) {
  const { words } = useLocale();
  const { draft, set, names: texts } = useForm();
  const label = texts.label(names);
  const value = valueAt(draft, path);
  const entries = Object.keys(isFields(value) ? value : {});
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <FieldFault path={path} />
      <ul className="form-rows">
        {entries.map((key) => (
          <li key={key} className="form-row">
            <strong>{texts.value(key)}</strong>
            <EntryField node={node.value} path={[...path, key]} names={names} />
            <Button
              look="square quiet"
              aria-label={words(FORM_TEXTS.remove, { what: texts.value(key) })}
              onClick={() => set([...path, key], undefined)}
            >
              <Icon name="trash" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      <AddEntry node={node} path={path} names={names} taken={entries} label={label} />
    </fieldset>
  );
}

function EntryField({ node, path, names }: FieldProps) {
  return node.kind === 'group' ? (
    <GroupBody node={node} path={path} names={names} />
  ) : (
    <FormField node={node as FormNode} path={path} names={names} />
  );
}

interface AddEntryProps extends FieldProps<FormRecord> {
  readonly taken: readonly string[];
  readonly label: string;
}

function AddEntry({ node, path, names, taken, label }: AddEntryProps) {
  const { words } = useLocale();
  const { set, layout, names: texts } = useForm();
  const [key, setKey] = useState('');
  const id = useId();
  const add = (name: string): void => {
    if (name.trim() === '' || taken.includes(name.trim())) return;
    set([...path, name.trim()], blankOf(node.value));
    setKey('');
  };
  const title = words(FORM_TEXTS['add-to'], { what: label });
  if (node.keys) {
    const free = node.keys.filter((name) => !taken.includes(name));
    if (free.length === 0) return null;
    return (
      <select className="input" aria-label={title} value="" onChange={({ target }) => add(target.value)}>
        <option value="">{title}…</option>
        {free.map((name) => (
          <option key={name} value={name}>
            {texts.value(name)}
          </option>
        ))}
      </select>
    );
  }
  const ready = findBySuffix(layout.ready, names) ?? [];
  return (
    <div className="form-row">
      <input
        className="input"
        list={`${id}-list`}
        aria-label={title}
        placeholder={title}
        value={key}
        onChange={({ target }) => setKey(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(key);
        }}
      />
      <datalist id={`${id}-list`}>
        {ready.map((name) => (
          <option key={name} value={name}>
            {texts.value(name)}
          </option>
        ))}
      </datalist>
      <Button look="square" aria-label={title} disabled={key.trim() === ''} onClick={() => add(key)}>
        <Icon name="plus" />
      </Button>
    </div>
  );
}
