import type { InputHTMLAttributes } from 'react';

interface NumberInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: number;
  /** Called with complete numbers only: not while the field is empty or half typed. */
  readonly onNumber: (value: number) => void;
}

/** A number field, with the numeric keyboard of a phone. */
export const NumberInput = ({ label, onNumber, ...rest }: NumberInputProps) => (
  <input
    className="input number"
    type="number"
    inputMode="numeric"
    aria-label={label}
    onChange={({ target }) => {
      if (Number.isFinite(target.valueAsNumber)) onNumber(target.valueAsNumber);
    }}
    {...rest}
  />
);
