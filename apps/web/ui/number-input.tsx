import type { InputHTMLAttributes } from 'react';

interface NumberInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: number;
  /** Hears of whole entries alone: nothing while the field is empty or half typed. */
  readonly onNumber: (value: number) => void;
}

/** A number to type, with the keys of a phone for numbers. */
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
