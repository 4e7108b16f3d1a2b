import type { Ask } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Die } from '../../../ui/die.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CREATE_TEXTS } from './texts.ts';

interface DiceStepProps {
  readonly ask: Extract<Ask, { kind: 'roll' }>;
  readonly onThrow: () => void;
  readonly onFace: (face: number) => void;
}

/** An open roll: this device rolls, or the user types what a real die shows. */
export function DiceStep({ ask: { dice, thrown, sides }, onThrow, onFace }: DiceStepProps) {
  const { words } = useLocale();
  const [text, setTyped] = useState('');
  const id = useId();
  const face = Number(text);
  const fits = Number.isInteger(face) && face >= 1 && face <= sides;
  return (
    <div className="stack">
      <div className="row">
        {thrown.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw differ by their place alone
          <Die key={index} sides={sides} face={value} />
        ))}
        <Button look="ember" onClick={onThrow}>
          <Icon name="die" />
          {words(CREATE_TEXTS['throw-what'], { dice })}
        </Button>
      </div>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (!fits) return;
          onFace(face);
          setTyped('');
        }}
      >
        <label htmlFor={id}>{words(CREATE_TEXTS['type-face'], { sides })}</label>
        <div className="row">
          <input
            id={id}
            className="input short"
            inputMode="numeric"
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={!fits}>
            {words(CREATE_TEXTS.take)}
          </Button>
        </div>
      </form>
    </div>
  );
}
