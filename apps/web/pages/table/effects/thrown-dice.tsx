import { listThrownDice } from '@arbitro/dice';
import type { LogLine } from '@arbitro/protocol';
import { type AnimationEvent, useEffect } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Die } from '../../../ui/die.tsx';
import { findExtreme } from '../log/extreme-result.ts';
import { rollsOf } from '../log/line-parts.ts';
import type { TableView } from '../table-view.ts';

const MAX_ROLLS = 3;
const MAX_DICE = 10;

interface ThrownDiceProps {
  readonly line: LogLine;
  readonly table: TableView;
  readonly onEnd: () => void;
}

/** The newest dice over the table for a moment; any click or key ends it. The log has them for screen readers. */
export function ThrownDice({ line, table, onEnd }: ThrownDiceProps) {
  const { number } = useLocale();
  useEffect(() => {
    document.addEventListener('pointerdown', onEnd);
    document.addEventListener('keydown', onEnd);
    return () => {
      document.removeEventListener('pointerdown', onEnd);
      document.removeEventListener('keydown', onEnd);
    };
  });
  const endItself = ({ target, currentTarget }: AnimationEvent): void => {
    if (target === currentTarget) onEnd();
  };
  return (
    <div
      className={`thrown-over no-print ${findExtreme(line) ?? ''}`}
      aria-hidden="true"
      onAnimationEnd={endItself}
    >
      {rollsOf(line)
        .slice(0, MAX_ROLLS)
        .map(({ by, label, dice, faces, total }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no name but their place
          <p key={place}>
            <span className="small">
              {table.name(by)} · {table.name(label)}
            </span>
            <span className="row">
              {listThrownDice(dice, faces)
                .slice(0, MAX_DICE)
                .map(({ face, sides, counts }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so have the dice
                  <Die key={index} sides={sides} face={face} dropped={!counts} />
                ))}
              {total !== undefined && <b className="number">{number(total)}</b>}
            </span>
          </p>
        ))}
    </div>
  );
}
