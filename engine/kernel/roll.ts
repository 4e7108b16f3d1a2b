import type { Person, RollAsk, RollTarget } from './kernel.ts';
import type { Reason } from './reasons.ts';

/** A roll for the log, with the reasons for what was added to the dice or for the number of dice. */
export interface Roll {
  readonly label: string;
  readonly rule: string;
  readonly by: Person;
  readonly dice: string;
  readonly faces: readonly number[];
  /** Dice plus what is added to them, where the dice make one number. */
  readonly total?: number;
  /** The chance it was rolled under; `because` then explains that chance. */
  readonly under?: number;
  /** The number that the total had to reach. */
  readonly target?: RollTarget;
  /** In a pool, the lowest face that is a success. */
  readonly successAt?: number;
  readonly because: readonly Reason[];
  /** The index, among the run's events, of the event this roll leads to. */
  readonly leadsTo: number;
}

/** Returns the record of a roll with these faces. */
export function buildRoll(
  { label, by, dice, eventIndex }: RollAsk<unknown>,
  faces: readonly number[],
  rolled: unknown,
): Roll {
  const { name, rule, plus, pool, under, target, successAt } = label;
  const roll = {
    label: name,
    rule,
    by,
    dice: dice.notation,
    faces,
    because: (plus ?? pool ?? under)?.because ?? [],
    leadsTo: eventIndex,
    ...(under && { under: under.value }),
    ...(target && { target }),
    ...(successAt !== undefined && { successAt }),
  };
  return typeof rolled === 'number' ? { ...roll, total: rolled + (plus?.value ?? 0) } : roll;
}
