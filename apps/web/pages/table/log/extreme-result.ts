import { listThrownDice } from '@arbitro/dice';
import type { AnyEvent } from '@arbitro/kernel';
import type { LoggedRoll, LogLine } from '@arbitro/protocol';
import { eventsOf, rollsOf } from './line-parts.ts';

/** The best or the worst that dice can bring. */
export type Extreme = 'best' | 'worst';

const D20 = 20;

/** A critical hit or a fumble, as the rules of the system have it. */
function extremeOfEvent(event: AnyEvent): Extreme | undefined {
  if ('critical' in event && event.critical === true) return 'best';
  const level = 'level' in event ? event.level : undefined;
  return level === 'critical' ? 'best' : level === 'fumble' ? 'worst' : undefined;
}

/** A natural 20 or 1. */
function extremeOfRoll({ dice, faces }: LoggedRoll): Extreme | undefined {
  const counted = listThrownDice(dice, faces).filter(({ counts }) => counts);
  const [die] = counted;
  if (counted.length !== 1 || die?.sides !== D20) return undefined;
  return die.face === D20 ? 'best' : die.face === 1 ? 'worst' : undefined;
}

/** Returns the extreme result of an action, if it has one; dice of many people, as for the order of a fight, are none. */
export function findExtreme(line: LogLine): Extreme | undefined {
  const rolls = rollsOf(line);
  const isOfMany = new Set(rolls.map(({ by }) => by)).size > 2;
  const found = [...eventsOf(line).map(extremeOfEvent), ...(isOfMany ? [] : rolls.map(extremeOfRoll))];
  return found.find((extreme) => extreme !== undefined);
}
