import type { Json } from '@arbitro/kernel';
import { useId } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatRaw } from '../sheet/sheet-file.ts';
import { GM_TEXTS } from './texts.ts';

interface OverrideValueProps {
  readonly was: Json | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The new value: a number with steps, yes or no, or a text. */
export function OverrideValue({ was, value, onValue }: OverrideValueProps) {
  const { words, text } = useLocale();
  const id = useId();
  const label = words(GM_TEXTS.value);
  const step = (by: number): void => onValue(String((Number(value) || 0) + by));
  const isNumber = typeof was === 'number';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {typeof was === 'boolean' ? (
        <select id={id} className="input" value={value} onChange={({ target }) => onValue(target.value)}>
          <option value="true">{text('table-yes')}</option>
          <option value="false">{text('table-no')}</option>
        </select>
      ) : (
        <div className="gm-line">
          {isNumber && (
            <Button look="square" aria-label={text('table-less', { what: label })} onClick={() => step(-1)}>
              <Icon name="minus" />
            </Button>
          )}
          <input
            id={id}
            className={isNumber ? 'input number' : 'input'}
            inputMode={isNumber ? 'decimal' : 'text'}
            value={value}
            onChange={({ target }) => onValue(target.value)}
          />
          {isNumber && (
            <Button look="square" aria-label={text('table-more', { what: label })} onClick={() => step(1)}>
              <Icon name="plus" />
            </Button>
          )}
        </div>
      )}
      {was !== undefined && (
        <span className="soft small">{words(GM_TEXTS['is-now'], { value: formatRaw(was) || '–' })}</span>
      )}
    </div>
  );
}
