import type { CharacterField, CharacterSection } from '@arbitro/kernel';
import { type Locale, useLocale } from '../../../app/language.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { TableView } from '../table-view.ts';
import { FieldDetails } from './field-details.tsx';
import { FieldInput } from './field-input.tsx';
import { SHEET_TEXTS } from './texts.ts';
import type { SheetEditing } from './use-sheet-editing.ts';

interface SheetSectionProps {
  readonly section: CharacterSection;
  /** Shows numbers in columns, as when there are many. */
  readonly many?: boolean;
  readonly table: TableView;
  readonly editing: SheetEditing;
}

export type TextContext = { readonly speech: Locale; readonly name: TableView['name'] };

/** Returns a label or a detail: words in every language, or a name given at the table. */
export const describeLabel = (label: CharacterField['label'], { speech, name }: TextContext): string =>
  typeof label === 'string' ? name(label) : speech.words(label);

export function formatFieldValue({ value }: CharacterField, { speech, name }: TextContext): string {
  if (value === null) return '–';
  return typeof value === 'number' ? speech.number(value, 2).replace('-', '−') : name(value);
}

const COLUMNS_FROM = 14;

export const hasManyFields = ({ fields }: CharacterSection): boolean => fields.length > COLUMNS_FROM;

/** One section of the sheet: numbers as tiles (or, when there are many, in columns), things as a list, text as text. */
export function SheetSection({ section, many = hasManyFields(section), table, editing }: SheetSectionProps) {
  const { words } = useLocale();
  const { title, kind, fields } = section;
  const look = kind === 'numbers' ? (many ? 'columns-of-numbers' : 'tiles') : kind;
  return (
    <section className="sheet-section">
      <h3>{words(title)}</h3>
      <div className={`sheet-fields ${look}`}>
        {fields.map((field, index) => (
          <SheetField
            // biome-ignore lint/suspicious/noArrayIndexKey: two swords may be called alike; their place is all that tells them apart
            key={`${index}/${typeof field.label === 'string' ? field.label : words(field.label)}`}
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

interface SheetFieldProps {
  readonly field: CharacterField;
  readonly kind: CharacterSection['kind'];
  readonly table: TableView;
  readonly editing: SheetEditing;
}

function SheetField({ field, kind, table, editing }: SheetFieldProps) {
  const speech = useLocale();
  const naming = { speech, name: table.name };
  const label = describeLabel(field.label, naming);
  const value = formatFieldValue(field, naming);
  const { path, detail } = field;
  if (editing.on && path !== undefined)
    return <FieldInput field={{ ...field, path }} label={label} editing={editing} />;
  const about = (
    <FieldDetails
      field={field}
      table={table}
      label={speech.words(SHEET_TEXTS['about-number'], { label, value })}
    />
  );
  if (kind === 'text')
    return (
      <div className="text-field">
        <strong>{label}</strong>
        <p>{value}</p>
      </div>
    );
  const second = detail !== undefined && <span className="detail">{describeLabel(detail, naming)}</span>;
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
