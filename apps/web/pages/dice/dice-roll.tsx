import { createDie, type DetailedRoll, type DiceExpr, type RolledPart, rollInDetail } from '@arbitro/dice';
import { useLocale } from '../../app/language.tsx';
import { Die } from '../../ui/die.tsx';

/** The browser's random numbers, without bias. */
const die = createDie({ next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });

export interface DiceRoll {
  readonly id: number;
  readonly text: string;
  readonly roll: DetailedRoll;
}

let rollCount = 0;
export const rollDice = (text: string, expr: DiceExpr): DiceRoll => ({
  id: rollCount++,
  text,
  roll: rollInDetail(expr, die),
});

const MAX_DICE_SHOWN = 60;

const sidesOf = (notation: string): number => {
  const [, sides] = /d(\d+|%)/i.exec(notation) ?? [];
  return sides === '%' ? 100 : Number(sides ?? 0);
};

/** Shows the rolled dice and their total. */
export function DiceRollView({ rolled }: { readonly rolled: DiceRoll }) {
  const { number } = useLocale();
  const pools = rolled.roll.parts.filter(({ kind }) => kind === 'pool');
  return (
    <div className="rolled" key={rolled.id}>
      <div className="pools">
        {pools.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pools stand in the order of the notation
          <Pool key={index} part={part} alone={pools.length === 1} />
        ))}
      </div>
      <output className="total number">{number(rolled.roll.total, 4)}</output>
    </div>
  );
}

function Pool({ part, alone }: { readonly part: RolledPart; readonly alone: boolean }) {
  const { text } = useLocale();
  const sides = sidesOf(part.notation);
  return (
    <figure>
      {!alone && <figcaption>{part.notation}</figcaption>}
      <div className="fallen">
        {part.shown.slice(0, MAX_DICE_SHOWN).map(({ value, marks }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
            key={index}
            className={['fell', ...marks].join(' ')}
            title={marks.map((mark) => text(`dice-${mark}`)).join(', ')}
          >
            <Die sides={sides} face={value} />
            <span className="unseen">{marks.map((mark) => text(`dice-${mark}`)).join(', ')}</span>
          </span>
        ))}
        {part.shown.length > MAX_DICE_SHOWN && <span className="soft">… {part.shown.length}</span>}
      </div>
    </figure>
  );
}
