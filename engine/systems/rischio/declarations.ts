import { aid } from './rules/aid.ts';
import { attack, damageReckoned, launched, use } from './rules/attack.ts';
import { approachChosen, contest, contestSettled } from './rules/contest.ts';
import { costPaid, fizzled } from './rules/cost.ts';
import { wounded } from './rules/damage.ts';
import { expGained, levelled, setLevel } from './rules/experience.ts';
import { beginFight, fightBegan, join, joined } from './rules/fight.ts';
import {
  awardExperience,
  changeResource,
  expAwarded,
  harm,
  harmed,
  heal,
  resourceChanged,
  restored,
} from './rules/gm-changes.ts';
import { struck } from './rules/hit.ts';
import { orderSet } from './rules/initiative.ts';
import { attempt, attemptSettled, risk, riskTaken } from './rules/risk.ts';
import { boosted, healed, rose, shieldRaised } from './rules/support.ts';
import {
  changeGear,
  consequenceTold,
  dayBegan,
  declareDefeated,
  gearChanged,
  newDay,
  rallied,
  rally,
  tellConsequence,
} from './rules/table-actions.ts';
import {
  effectsEnded,
  endFightNow,
  fightEnded,
  leave,
  left,
  pass,
  roundBegan,
  turnBegan,
  turnPassed,
} from './rules/turn.ts';
import { versus, versusSettled } from './rules/versus.ts';
import { defeated, died, fell } from './rules/zero-health.ts';

/** All actions of this system, in the order in which they are offered. */
export const ACTIONS = [
  attack,
  use,
  aid,
  changeGear,
  pass,
  join,
  leave,
  risk,
  attempt,
  beginFight,
  endFightNow,
  declareDefeated,
  rally,
  versus,
  contest,
  newDay,
  harm,
  heal,
  awardExperience,
  changeResource,
  setLevel,
  tellConsequence,
] as const;

/** All events of this system. */
export const EVENTS = [
  riskTaken,
  attemptSettled,
  versusSettled,
  approachChosen,
  contestSettled,
  fightBegan,
  orderSet,
  roundBegan,
  turnBegan,
  joined,
  left,
  turnPassed,
  fightEnded,
  launched,
  costPaid,
  fizzled,
  struck,
  damageReckoned,
  wounded,
  healed,
  shieldRaised,
  boosted,
  effectsEnded,
  fell,
  died,
  defeated,
  rose,
  rallied,
  expGained,
  levelled,
  harmed,
  restored,
  resourceChanged,
  expAwarded,
  gearChanged,
  dayBegan,
  consequenceTold,
] as const;
