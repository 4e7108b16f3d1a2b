import { listThrownDice } from '@arbitro/dice';
import { formatSigned } from '@arbitro/kernel';
import type { LoggedRoll } from '@arbitro/protocol';
import { Die } from '../../../ui/die.tsx';
import { RuleLink } from '../parts/rule.tsx';
import { Reasons } from './reasons.tsx';
import type { LineContext } from './sentences.ts';

interface RollProps {
  readonly roll: LoggedRoll;
  readonly lineContext: LineContext;
  readonly unfolded: boolean;
}

/** Dice shown as dice: who rolled them for what, the faces, the total. */
export function RollView({ roll, lineContext, unfolded }: RollProps) {
  const { table, speech } = lineContext;
  const { by, label, dice, faces, total, under, because } = roll;
  const thrownDice = listThrownDice(dice, faces);
  const fell = thrownDice.reduce((sum, { face, counts }) => (counts ? sum + face : sum), 0);
  const plain = faces.length === 1 && fell === total;
  const added = total === undefined ? 0 : total - fell;
  return (
    <div className="roll">
      <span className="small soft thrower">
        {table.name(by)} · {table.name(label)}
      </span>
      <span className="thrown">
        {thrownDice.map(({ face, sides, counts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={index} sides={sides} face={face} tiny dropped={!counts} />
        ))}
        {total !== undefined && !plain && (
          <span className="number sum">
            {added !== 0 && <span className="soft">{formatSigned(added)}</span>}
            <b>= {speech.number(total)}</b>
          </span>
        )}
        {under !== undefined && <span className="number soft">/ {speech.number(under)}</span>}
      </span>
      {unfolded && (
        <div className="why">
          <p className="small soft">
            <code>{dice}</code> · {speech.text(roll.real ? 'log-real-dice' : 'log-sealed-dice')}
            {' · '}
            <RuleLink system={table.system} rule={roll.rule} />
          </p>
          <Reasons because={because} lineContext={lineContext} />
        </div>
      )}
    </div>
  );
}
