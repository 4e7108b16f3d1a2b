import { type FormLeaf, isFields, type Json, valueAt } from '@arbitro/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldFault } from './field-fault.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { findBySuffix } from './form-labels.ts';
import { FORM_TEXTS } from './texts.ts';

/** A single value: a number with steps, a named choice, a text. */
export function LeafField({ node, path, names }: FieldProps<FormLeaf>) {
  const { names: texts, faults } = useForm();
  const id = useId();
  if (node.kind === 'fixed') return null;
  const label = texts.label(names);
  if (node.kind === 'flag' && !node.nullable)
    return <FlagField node={node} path={path} names={names} label={label} />;
  const isWrong = faults.some(({ at }) => at.join('.') === path.join('.'));
  return (
    <div className={isWrong ? 'form-field wrong' : 'form-field'}>
      <label htmlFor={id}>{label}</label>
      <LeafInput node={node} path={path} names={names} id={id} label={label} isWrong={isWrong} />
      <FieldFault path={path} id={`${id}-fault`} />
    </div>
  );
}

interface InputProps extends FieldProps<FormLeaf> {
  readonly id: string;
  readonly label: string;
  readonly isWrong: boolean;
}

function LeafInput(props: InputProps): ReactNode {
  const { node, names } = props;
  const { layout } = useForm();
  if (node.kind === 'choice' || node.kind === 'flag') return <ChoiceInput {...props} />;
  if (node.kind === 'number') return <NumberField {...props} />;
  if (node.kind === 'text' && (node.max ?? 0) >= LONG_TEXT) return <LongText {...props} />;
  const reference = findBySuffix(layout.refersTo, names);
  return reference === undefined ? <TextField {...props} /> : <ReferenceInput {...props} list={reference} />;
}
const LONG_TEXT = 1_000;

/** Clearing a field leaves its value to the schema; where it has no default, nothing is there. */
const emptyValueOf = ({ optional, nullable }: FormLeaf): Json | undefined =>
  optional ? undefined : nullable ? null : '';

const useFieldValue = ({ path }: Pick<InputProps, 'path'>) => {
  const { draft, read } = useForm();
  return { value: valueAt(draft, path), usual: valueAt(read, path) };
};

function FlagField({ path, label }: FieldProps<FormLeaf> & { readonly label: string }) {
  const { set } = useForm();
  const { value, usual } = useFieldValue({ path });
  return (
    <div className="form-field">
      <label className="check">
        <input
          type="checkbox"
          checked={(value ?? usual) === true}
          onChange={({ target }) => set(path, target.checked)}
        />
        {label}
      </label>
      <FieldFault path={path} />
    </div>
  );
}

function ChoiceInput({ node, path, id, isWrong }: InputProps) {
  const { words } = useLocale();
  const { set, names } = useForm();
  const { value, usual } = useFieldValue({ path });
  const options = node.kind === 'flag' ? [true, false] : (node.options ?? []);
  const describe = (option: string | number | boolean): string =>
    typeof option === 'boolean' ? words(FORM_TEXTS[option ? 'yes' : 'no']) : names.value(option);
  const usualText =
    usual === undefined
      ? words(FORM_TEXTS.default)
      : words(FORM_TEXTS['default-is'], {
          value: usual === null || typeof usual === 'object' ? words(FORM_TEXTS.none) : describe(usual),
        });
  return (
    <select
      id={id}
      className="input"
      aria-invalid={isWrong}
      aria-describedby={`${id}-fault`}
      value={value === null ? 'null' : JSON.stringify(value ?? '')}
      onChange={({ target }) =>
        set(path, target.value === '""' ? undefined : (JSON.parse(target.value) as Json))
      }
    >
      {(node.optional || value === undefined) && <option value={'""'}>{usualText}</option>}
      {node.nullable && <option value="null">{words(FORM_TEXTS.none)}</option>}
      {typeof value === 'string' && value !== '' && !options.includes(value) && (
        <option value={JSON.stringify(value)}>{value}</option>
      )}
      {options.map((option) => (
        <option key={String(option)} value={JSON.stringify(option)}>
          {describe(option)}
        </option>
      ))}
    </select>
  );
}

const format = (value: Json | undefined): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

function parseNumber(text: string, node: FormLeaf): Json | undefined {
  const bare = text.trim().replace(',', '.').replace('−', '-');
  if (bare === '') return emptyValueOf(node);
  const number = Number(bare);
  return Number.isNaN(number) ? text : number;
}

function NumberField({ node, path, id, label, isWrong }: InputProps) {
  const { text } = useLocale();
  const { set } = useForm();
  const { value, usual } = useFieldValue({ path });
  // what is being typed may not be a number yet: “1.”, “−”
  const [typed, setTyped] = useState<string>();
  const step = (by: number): void => {
    setTyped(undefined);
    const next = (Number(value ?? usual) || 0) + by;
    set(path, Math.min(node.max ?? next, Math.max(node.min ?? next, next)));
  };
  return (
    <div className="form-steps">
      <Button look="square quiet" aria-label={text('table-less', { what: label })} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </Button>
      <input
        id={id}
        className="input number"
        inputMode={node.whole && (node.min ?? -1) >= 0 ? 'numeric' : 'text'}
        autoComplete="off"
        value={typed ?? format(value)}
        placeholder={format(usual) || '–'}
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          set(path, parseNumber(target.value, node));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Button look="square quiet" aria-label={text('table-more', { what: label })} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </Button>
    </div>
  );
}

function TextField({ node, path, names, id, isWrong }: InputProps) {
  const { set, names: texts, layout } = useForm();
  const { value, usual } = useFieldValue({ path });
  const ready = findBySuffix(layout.ready, names) ?? [];
  const suggested = [...(node.options ?? []), ...ready];
  const parse = (text: string): Json | undefined => {
    if (text === '') return emptyValueOf(node);
    return node.kind === 'mixed' && /^-?\d+$/.test(text) ? Number(text) : text;
  };
  return (
    <>
      <input
        id={id}
        className="input"
        list={suggested.length > 0 ? `${id}-list` : undefined}
        maxLength={node.max}
        autoComplete="off"
        value={format(value)}
        placeholder={format(usual)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => set(path, parse(target.value))}
      />
      {suggested.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggested.map((option) => (
            <option key={String(option)} value={String(option)}>
              {texts.value(option)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function LongText({ node, path, id, isWrong }: InputProps) {
  const { set } = useForm();
  const { value } = useFieldValue({ path });
  return (
    <textarea
      id={id}
      className="input"
      rows={4}
      maxLength={node.max}
      value={format(value)}
      aria-invalid={isWrong}
      aria-describedby={`${id}-fault`}
      onChange={({ target }) => set(path, target.value)}
    />
  );
}

/** The id of an item of another list of this sheet, chosen by its name. */
function ReferenceInput({ path, id, isWrong, list }: InputProps & { readonly list: string }) {
  const { set, draft, read } = useForm();
  const { value } = useFieldValue({ path });
  const items = valueAt(draft, [list]) ?? valueAt(read, [list]);
  const named = (Array.isArray(items) ? (items as readonly Json[]) : [])
    .filter(isFields)
    .flatMap(({ id: own, name }, index) => {
      const known = own ?? valueAt(read, [list, index, 'id']);
      return typeof known === 'string' ? [{ id: known, name: String(name ?? known) }] : [];
    });
  const isUnknown = typeof value === 'string' && !named.some((item) => item.id === value);
  return (
    <select
      id={id}
      className="input"
      aria-invalid={isWrong}
      aria-describedby={`${id}-fault`}
      value={format(value)}
      onChange={({ target }) => set(path, target.value)}
    >
      {(isUnknown || value === undefined) && <option value={format(value)}>{format(value)}</option>}
      {named.map((item) => (
        <option key={item.id} value={item.id}>
          {item.name}
        </option>
      ))}
    </select>
  );
}
