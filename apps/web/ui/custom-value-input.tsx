import { type CustomValues, parseCustomValue } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../app/language.tsx';
import { Button } from './button.tsx';

interface CustomValueInputProps {
  readonly figures: CustomValues;
  readonly onChoose: (figure: string | number) => void;
}

/** Input of a number that is not listed, where a house rule accepts others. */
export function CustomValueInput({ figures, onChoose }: CustomValueInputProps) {
  const { text, words } = useLocale();
  const [typedText, setTyped] = useState('');
  const field = useId();
  const figure = parseCustomValue(figures, typedText);
  const choose = (): void => {
    if (figure === undefined) return;
    onChoose(figure);
    setTyped('');
  };
  return (
    <div className="other-figure">
      <label htmlFor={field}>{words(figures.about)}</label>
      <input
        id={field}
        className="input number"
        autoComplete="off"
        aria-invalid={typedText.trim() !== '' && figure === undefined}
        value={typedText}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // do not submit the surrounding form
          event.preventDefault();
          choose();
        }}
      />
      <Button look="tight" disabled={figure === undefined} onClick={choose}>
        {text('save')}
      </Button>
    </div>
  );
}
