import { creature, firstOf, type Verdict } from '@arbitro/kernel';
import type { Force, Resist } from './actions.ts';
import { refuseBrp } from './refusals.ts';
import type { World } from './state.ts';
import { type Characteristic, RESISTANCE_SIDES } from './tables.ts';
import { dead, notUp } from './verdicts.ts';

/** @rule brp.resistance.uses @rule brp.resistance.who-rolls */
export function refusesResist(world: World, action: Resist): Verdict {
  const { active, passive } = action;
  if (!('who' in active || 'who' in passive)) return refuseBrp('nobody-rolls');
  return (
    unfit(action) ??
    firstOf([active, passive], (force) => refusesForce(world, force)) ??
    unmoved(world, action)
  );
}

/** What is listed has its own characteristics. @rule brp.resistance.uses */
function unfit({ use, active, passive }: Resist): Verdict {
  if (use === 'other') return undefined;
  const { active: characteristic, passive: against } = RESISTANCE_SIDES[use];
  const right =
    isOf(active, characteristic) && (against === 'thing' ? !('who' in passive) : isOf(passive, against));
  return right
    ? undefined
    : refuseBrp('not-for-this-use', { use, characteristic, against: against === 'thing' ? 'TAG' : against });
}

const isOf = (force: Force, which: Characteristic): boolean =>
  'who' in force && force.characteristic === which;

function refusesForce(world: World, force: Force): Verdict {
  if (!('who' in force)) return undefined;
  const { who, characteristic } = force;
  if (creature(world, who).characteristics[characteristic]) return dead(world, { who });
  return refuseBrp('no-characteristic', { who, characteristic });
}

/** Whoever tries something is on their feet. */
const unmoved = (world: World, { active }: Resist): Verdict =>
  'who' in active ? notUp(world, active.who) : undefined;
