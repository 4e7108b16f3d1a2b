import type { PointSlot } from '@arbitro/kernel';
import type { KeyboardEvent } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { CREATE_TEXTS } from './texts.ts';
import { useHoldToRepeat } from './use-hold-to-repeat.ts';

interface PointsSlotProps {
  readonly slot: PointSlot;
  readonly label: string;
  readonly points: number;
  /** The current maximum. */
  readonly most: number;
  readonly onPoints: (points: number) => void;
}

const BIG_STEP = 10;

/** One slot: its initial value, the points added, and the sum; changed by buttons, keys or typing. */
export function PointsSlot({ slot, label, points, most, onPoints }: PointsSlotProps) {
  const { words, number } = useLocale();
  const { least, base } = slot;
  const less = useHoldToRepeat(() => onPoints(points - 1), points > least);
  const more = useHoldToRepeat(() => onPoints(points + 1), points < most);
  const leap = (event: KeyboardEvent): void => {
    const by = event.key === 'PageUp' ? BIG_STEP : event.key === 'PageDown' ? -BIG_STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    onPoints(points + by);
  };
  return (
    <li className={points > least ? 'create-slot given' : 'create-slot'}>
      <span className="create-slot-name">
        {label}
        <small className="soft">
          {base === undefined
            ? words(CREATE_TEXTS.from, { least, most: slot.most })
            : words(CREATE_TEXTS['base-and'], { base, points, most: base + slot.most })}
        </small>
      </span>
      <Button
        look="square"
        aria-label={words(CREATE_TEXTS.less, { label })}
        disabled={points <= least}
        {...less}
      >
        <Icon name="minus" />
      </Button>
      <NumberInput
        label={label}
        min={least}
        max={most}
        value={points}
        onKeyDown={leap}
        onFocus={({ target }) => target.select()}
        onNumber={onPoints}
      />
      <Button
        look="square"
        aria-label={words(CREATE_TEXTS.more, { label })}
        disabled={points >= most}
        {...more}
      >
        <Icon name="plus" />
      </Button>
      {base !== undefined && <output className="create-makes number">{number(base + points)}</output>}
    </li>
  );
}
