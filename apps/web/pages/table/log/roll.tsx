import { listThrownDice } from '@arbitro/dice';
import { formatSigned } from '@arbitro/kernel';
import type { LoggedRoll } from '@arbitro/protocol';
import { describeNeeded } from '@arbitro/scenario';
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
  const { by, label, dice, faces, total, because, successAt = Number.POSITIVE_INFINITY } = roll;
  const needed = describeNeeded(roll, table.name);
  const thrownDice = listThrownDice(dice, faces);
  const fell = thrownDice.reduce((sum, { face, counts }) => (counts ? sum + face : sum), 0);
  const plain = faces.length === 1 && fell === total;
  const added = total === undefined ? 0 : total - fell;
  // folded, the sentence after the dice says what was rolled and needed
  const isTold = !unfolded && needed !== undefined && total !== undefined;
  return (
    <div className="roll" title={`${table.name(by)} · ${table.name(label)}`}>
      <span className={unfolded ? 'small soft thrower' : 'unseen'}>
        {table.name(by)} · {table.name(label)}
      </span>
      <span className="thrown">
        {thrownDice.map(({ face, sides, counts }, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
            key={index}
            sides={sides}
            face={face}
            tiny
            dropped={!counts}
            success={counts && face >= successAt}
          />
        ))}
        {total !== undefined && !plain && !isTold && (
          <span className="number sum">
            {added !== 0 && <span className="soft">{formatSigned(added)}</span>}
            <b>= {speech.number(total)}</b>
          </span>
        )}
        {needed !== undefined && !isTold && (
          <span className="number soft">
            {speech.text('log-needed')} {needed}
          </span>
        )}
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
