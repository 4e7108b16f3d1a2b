import type { CharacterField } from '@arbitro/kernel';
import { useId } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { faultAt } from './faults.tsx';
import { rawAt, shownRaw } from './sheet-file.ts';
import type { Editing } from './use-editing.ts';
import { SHEET } from './words.ts';

interface FieldInputProps {
  readonly field: CharacterField & { readonly path: string };
  readonly label: string;
  readonly editing: Editing;
}

/** An editable value of the sheet: a number with steps, or a text; a refusal is explained beside it. */
export function FieldInput({ field: { path }, label, editing }: FieldInputProps) {
  const { words } = useSpeech();
  const id = useId();
  const was = rawAt(editing.raw?.sheet, path);
  const shown = editing.typed[path] ?? shownRaw(was);
  const fault = faultAt(editing.denied, path);
  const isNumber = typeof was === 'number' || was === null || was === undefined;
  const step = (by: number): void => editing.type(path, String((Number(shown) || 0) + by));
  return (
    <div className={fault === undefined ? 'field-input' : 'field-input wrong'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-steps">
        {isNumber && (
          <Button look="square" aria-label={words(SHEET.less, { label })} onClick={() => step(-1)}>
            <Icon name="minus" />
          </Button>
        )}
        <input
          id={id}
          className="input number"
          inputMode={isNumber ? 'decimal' : 'text'}
          value={shown}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => editing.type(path, target.value)}
        />
        {isNumber && (
          <Button look="square" aria-label={words(SHEET.more, { label })} onClick={() => step(1)}>
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
