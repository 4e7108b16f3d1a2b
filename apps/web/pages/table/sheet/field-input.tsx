import type { CharacterField } from '@arbitro/kernel';
import { useId } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { findFaultText } from './faults.tsx';
import { formatRaw, rawValueAt } from './sheet-file.ts';
import { SHEET_TEXTS } from './texts.ts';
import type { SheetEditing } from './use-sheet-editing.ts';

interface FieldInputProps {
  readonly field: CharacterField & { readonly path: string };
  readonly label: string;
  readonly editing: SheetEditing;
}

/** An editable value of the sheet: a number with steps, or a text; a refusal is explained beside it. */
export function FieldInput({ field: { path }, label, editing }: FieldInputProps) {
  const { words } = useLocale();
  const id = useId();
  const was = rawValueAt(editing.raw?.sheet, path);
  const text = editing.typed[path] ?? formatRaw(was);
  const fault = findFaultText(editing.denied, path);
  const isNumber = typeof was === 'number' || was === null || was === undefined;
  const step = (by: number): void => editing.type(path, String((Number(text) || 0) + by));
  return (
    <div className={fault === undefined ? 'field-input' : 'field-input wrong'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-steps">
        {isNumber && (
          <Button look="square" aria-label={words(SHEET_TEXTS.less, { label })} onClick={() => step(-1)}>
            <Icon name="minus" />
          </Button>
        )}
        <input
          id={id}
          className="input number"
          inputMode={isNumber ? 'decimal' : 'text'}
          value={text}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => editing.type(path, target.value)}
        />
        {isNumber && (
          <Button look="square" aria-label={words(SHEET_TEXTS.more, { label })} onClick={() => step(1)}>
            <Icon name="plus" />
          </Button>
        )}
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="sheet-fault small">
          {fault}
        </p>
      )}
    </div>
  );
}
