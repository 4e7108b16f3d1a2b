import { type ActionIn, collectActions, type Person } from '@arbitro/kernel';
import type { Event } from './events.ts';
import { aid } from './rules/aid.ts';
import { attack, use } from './rules/attack.ts';
import { contest } from './rules/contest.ts';
import { setLevel } from './rules/experience.ts';
import { beginFight, join } from './rules/fight.ts';
import { awardExperience, changeResource, harm, heal } from './rules/gm-changes.ts';
import { attempt, risk } from './rules/risk.ts';
import { changeGear, declareDefeated, newDay, rally, tellConsequence } from './rules/table-actions.ts';
import { isUnlikelyOffer } from './rules/targets.ts';
import { endFightNow, leave, pass } from './rules/turn.ts';
import { versus } from './rules/versus.ts';
import type { World } from './state.ts';

/** All actions of this system, in the order in which they are offered. */
const ACTIONS = [
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

export type Action = ActionIn<typeof ACTIONS>;

export const {
  schema: actionSchema,
  resolve: resolveAction,
  refuses: validateAction,
  offers: listOffers,
} = collectActions<World, Event, Action>(ACTIONS, isUnlikelyOffer);

/** Returns who performs the action: the creature in `by`, otherwise the game master. */
export const actorOf = (action: Action): Person => ('by' in action ? action.by : 'gm');
