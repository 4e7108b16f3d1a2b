import type { CharacterField, CharacterSection } from '@arbitro/kernel';
import { type Speech, useSpeech } from '../../../app/language.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { TableView } from '../table-view.ts';
import { FieldAbout } from './field-about.tsx';
import { FieldInput } from './field-input.tsx';
import type { Editing } from './use-editing.ts';
import { SHEET } from './words.ts';

interface SectionProps {
  readonly section: CharacterSection;
  /** Shows numbers in columns, as when there are many. */
  readonly many?: boolean;
  readonly table: TableView;
  readonly editing: Editing;
}

export type Said = { readonly speech: Speech; readonly name: TableView['name'] };

/** Returns a label or a detail: words in every language, or a name given at the table. */
export const labelWords = (label: CharacterField['label'], { speech, name }: Said): string =>
  typeof label === 'string' ? name(label) : speech.words(label);

export function valueShown({ value }: CharacterField, { speech, name }: Said): string {
  if (value === null) return '–';
  return typeof value === 'number' ? speech.number(value, 2).replace('-', '−') : name(value);
}

const MANY = 14;

export const isMany = ({ fields }: CharacterSection): boolean => fields.length > MANY;

/** One section of the sheet: numbers as tiles (or, when there are many, in columns), things as a list, text as text. */
export function Section({ section, many = isMany(section), table, editing }: SectionProps) {
  const { words } = useSpeech();
  const { title, kind, fields } = section;
  const look = kind === 'numbers' ? (many ? 'columns-of-numbers' : 'tiles') : kind;
  return (
    <section className="sheet-section">
      <h3>{words(title)}</h3>
      <div className={`sheet-fields ${look}`}>
        {fields.map((field, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: two swords may be called alike; their place is all that tells them apart
            key={`${at}/${typeof field.label === 'string' ? field.label : words(field.label)}`}
            field={field}
            kind={kind}
            table={table}
            editing={editing}
          />
        ))}
      </div>
    </section>
  );
}

interface FieldProps {
  readonly field: CharacterField;
  readonly kind: CharacterSection['kind'];
  readonly table: TableView;
  readonly editing: Editing;
}

function Field({ field, kind, table, editing }: FieldProps) {
  const speech = useSpeech();
  const said = { speech, name: table.name };
  const label = labelWords(field.label, said);
  const value = valueShown(field, said);
  const { path, detail } = field;
  if (editing.on && path !== undefined)
    return <FieldInput field={{ ...field, path }} label={label} editing={editing} />;
  const about = (
    <FieldAbout field={field} table={table} label={speech.words(SHEET['about-number'], { label, value })} />
  );
  if (kind === 'text')
    return (
      <div className="text-field">
        <strong>{label}</strong>
        <p>{value}</p>
      </div>
    );
  const second = detail !== undefined && <span className="detail">{labelWords(detail, said)}</span>;
  if (kind === 'list')
    return (
      <Popover
        className="list-field"
        label={
          <>
            <span className="label">{label}</span>
            {field.value !== null && <span className="value number">{value}</span>}
            {second}
          </>
        }
      >
        {about}
      </Popover>
    );
  const isWord = typeof field.value === 'string';
  return (
    <Popover
      className={['number-field', isWord && 'word', field.rolls && 'rolls'].filter(Boolean).join(' ')}
      label={
        <>
          <span className="value number">{value}</span>
          <span className="label">{label}</span>
          {second}
        </>
      }
    >
      {about}
    </Popover>
  );
}
