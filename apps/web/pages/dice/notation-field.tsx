import { describeNotationError, type NotationError } from '@arbitro/dice';
import { useId } from 'react';
import { useLocale } from '../../app/language.tsx';

interface NotationProps {
  readonly label: string;
  readonly value: string;
  readonly error: NotationError | undefined;
  readonly onChange: (value: string) => void;
  readonly onRoll: () => void;
}

/** A field for dice notation; an error is described, with its position marked. */
export function NotationField({ label, value, error, onChange, onRoll }: NotationProps) {
  const id = useId();
  const { language } = useLocale();
  return (
    <div className="field notation">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={600}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onRoll();
        }}
      />
      <div id={`${id}-fault`} aria-live="polite">
        {error && (
          <>
            {value.trim() !== '' && <Marked text={value} error={error} />}
            <p className="fault">{describeNotationError(error, language)}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** The text with the error underlined; where something is missing, the gap. */
function Marked({ text, error: { at, length } }: { readonly text: string; readonly error: NotationError }) {
  const wrong = text.slice(at, at + Math.max(1, length));
  return (
    <code className="marked-text" aria-hidden="true">
      {text.slice(0, at)}
      <mark>{wrong === '' ? '\u00a0' : wrong}</mark>
      {text.slice(at + Math.max(1, length))}
    </code>
  );
}
