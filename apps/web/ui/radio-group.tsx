import { type ReactNode, useId } from 'react';

export interface RadioOption<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

interface RadioGroupProps<K extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<K>[];
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
}

/** A choice of one among a few, side by side; real radio buttons underneath, so the arrow keys work. */
export function RadioGroup<K extends string>({ label, options, chosen, onChoose }: RadioGroupProps<K>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="unseen">{label}</legend>
      {options.map(({ key, label: says }) => (
        <label key={key}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}
