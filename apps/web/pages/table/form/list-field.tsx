import { type FormList, type FormNode, isFields, type Json, valueAt } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldFault } from './field-fault.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { type FormNames, findBySuffix } from './form-labels.ts';
import { GroupBody } from './group-field.tsx';
import { blankOf, moveItem, toPlain } from './sheet-draft.ts';
import { FORM_TEXTS } from './texts.ts';

/** A list: marks for named values, otherwise items that can be added, moved and removed. */
export function ListField({ node, path, names }: FieldProps<FormList>) {
  return node.item.kind === 'choice' ? (
    <MarksField node={node} path={path} names={names} />
  ) : (
    <ItemsField node={node} path={path} names={names} />
  );
}

function useItems({ path }: Pick<FieldProps, 'path'>): readonly Json[] {
  const { draft, read } = useForm();
  const value = valueAt(draft, path) ?? valueAt(read, path);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function MarksField({ node, path, names }: FieldProps<FormList>) {
  const { set, names: texts } = useForm();
  const items = useItems({ path });
  const options = node.item.kind === 'choice' ? (node.item.options ?? []) : [];
  return (
    <fieldset className="form-group">
      <legend>{texts.label(names)}</legend>
      <FieldFault path={path} />
      <div className="form-marks">
        {options.map((option) => (
          <button
            key={String(option)}
            type="button"
            className="chip"
            aria-pressed={items.includes(option)}
            onClick={() =>
              set(path, items.includes(option) ? items.filter((item) => item !== option) : [...items, option])
            }
          >
            {texts.value(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function ItemsField({ node, path, names }: FieldProps<FormList>) {
  const { names: texts, set } = useForm();
  const items = useItems({ path });
  const [added, setAdded] = useState<number>();
  const label = texts.label(names);
  return (
    <fieldset className="form-group list">
      <legend>{label}</legend>
      <FieldFault path={path} />
      <ul className="form-items">
        {items.map((_, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity while they are written
            key={`${index}/${items.length}`}
            node={node.item}
            path={[...path, index]}
            names={names}
            items={items}
            isOpen={added === index}
          />
        ))}
      </ul>
      <AddItem
        node={node}
        path={path}
        names={names}
        label={label}
        onAdd={(item) => {
          setAdded(items.length);
          set(path, [...items, item]);
        }}
      />
    </fieldset>
  );
}

interface ItemProps extends FieldProps {
  readonly items: readonly Json[];
  readonly isOpen: boolean;
}

/** An item; larger ones are folded under their name. */
function Item({ node, path, names, items, isOpen }: ItemProps) {
  const { words } = useLocale();
  const { names: texts, faults } = useForm();
  const title = describeItem(items[Number(path.at(-1))], texts) || words(FORM_TEXTS.nameless);
  const isWrong = faults.some(({ at }) => at.join('.').startsWith(`${path.join('.')}.`));
  if (!isLarge(node))
    return (
      <li className="form-row">
        <ItemBody node={node} path={path} names={names} />
        <ItemTools path={path} items={items} title={title} />
      </li>
    );
  return (
    <li>
      <details className={isWrong ? 'form-item wrong' : 'form-item'} open={isOpen || isWrong || undefined}>
        <summary>{title}</summary>
        <ItemBody node={node} path={path} names={names} />
        <ItemTools path={path} items={items} title={title} />
      </details>
    </li>
  );
}

const isLarge = (node: FormNode): boolean =>
  node.kind === 'group' && Object.values(node.fields).filter(({ kind }) => kind !== 'fixed').length > 2;

function ItemBody({ node, path, names }: FieldProps) {
  return node.kind === 'group' ? (
    <GroupBody node={node} path={path} names={names} />
  ) : (
    <FormField node={node} path={path} names={names} />
  );
}

/** Returns the name of an item, or its values in short. */
function describeItem(item: Json | undefined, texts: FormNames): string {
  if (item === undefined || item === null) return '';
  if (!isFields(item)) return Array.isArray(item) ? item.join(', ') : String(item);
  const named = [item.name, item.title, item.id].find((text) => typeof text === 'string' && text !== '');
  if (named !== undefined) return String(named);
  // of a thing with several uses the first has the name
  const [first] = Array.isArray(item.modes) ? (item.modes as readonly Json[]) : [];
  if (first !== undefined) return describeItem(first, texts);
  const plain = Object.values(item).filter((value) => typeof value === 'string' || typeof value === 'number');
  return plain.map((value) => texts.value(value)).join(' ');
}

function ItemTools({ path, items, title }: Pick<ItemProps, 'path' | 'items'> & { readonly title: string }) {
  const { words } = useLocale();
  const { set } = useForm();
  const index = Number(path.at(-1));
  const list = path.slice(0, -1);
  const move = (to: number): void => set(list, moveItem(items, index, to));
  return (
    <div className="form-tools">
      <Button
        look="square quiet"
        disabled={index === 0}
        aria-label={words(FORM_TEXTS.up, { what: title })}
        onClick={() => move(index - 1)}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        look="square quiet"
        disabled={index === items.length - 1}
        aria-label={words(FORM_TEXTS.down, { what: title })}
        onClick={() => move(index + 1)}
      >
        <span aria-hidden="true">↓</span>
      </Button>
      <Button
        look="square quiet"
        aria-label={words(FORM_TEXTS.remove, { what: title })}
        onClick={() => set(list, items.toSpliced(index, 1))}
      >
        <Icon name="trash" size={16} />
      </Button>
    </div>
  );
}

interface AddItemProps extends FieldProps<FormList> {
  readonly label: string;
  readonly onAdd: (item: Json) => void;
}

/** Adds an empty item, or one of the content by its name. */
function AddItem({ node, path, names, label, onAdd }: AddItemProps) {
  const { words } = useLocale();
  const { layout, names: texts, system, draft } = useForm();
  const ready = path.length === 1 ? (findBySuffix(layout.ready, names) ?? []) : [];
  const [key] = path;
  const addReady = (name: string): void => {
    const own = draft.kind === undefined ? {} : { kind: draft.kind };
    const read = system.schemas.sheet.safeParse({ ...own, [String(key)]: [name] });
    const [item] = read.success
      ? ((read.data as Readonly<Record<string, readonly Json[]>>)[String(key)] ?? [])
      : [];
    if (item !== undefined) onAdd(toPlain(item));
  };
  return (
    <div className="row">
      <Button
        look="tight"
        aria-label={words(FORM_TEXTS['add-to'], { what: label })}
        onClick={() => onAdd(blankOf(node.item))}
      >
        <Icon name="plus" size={16} />
        {words(FORM_TEXTS.add)}
      </Button>
      {ready.length > 0 && (
        <select
          className="input form-ready"
          aria-label={words(FORM_TEXTS['add-ready'], { what: label })}
          value=""
          onChange={({ target }) => addReady(target.value)}
        >
          <option value="">{words(FORM_TEXTS['from-table'])}</option>
          {ready.map((name) => (
            <option key={name} value={name}>
              {texts.value(name)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
