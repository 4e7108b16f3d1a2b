import { turnDone } from './rules/acting.ts';
import { aidBegun, firstAid, wake } from './rules/aid.ts';
import { aidsDone } from './rules/aid-effect.ts';
import { ambush, ambushed, unaware } from './rules/ambush.ts';
import { attack, shotFired } from './rules/attack.ts';
import { attackRolled } from './rules/attack-roll.ts';
import { checked } from './rules/attempt.ts';
import { characteristicRolled, check, task, taskDone } from './rules/check.ts';
import { conditionGained, conditionLost, inflict } from './rules/condition.ts';
import { contest, contested } from './rules/contest.ts';
import { damageRolled, knockedOut } from './rules/damage.ts';
import { declare, declared, move, readied } from './rules/declaration.ts';
import { defended } from './rules/defend.ts';
import { diseaseAvoided, diseaseCaught, diseaseEnded, diseaseWentOn, expose } from './rules/disease.ts';
import { coverTaken, disengaged, engaged, placed } from './rules/distance.ts';
import { endAdventure, experienceOpened, freeChecks, skillGained, tickErased } from './rules/experience.ts';
import { fall, fell } from './rules/falling.ts';
import { beginFight, endFight, fightBegan, join, joined, leave, left, roundBegan } from './rules/fight.ts';
import { ambushOver, fightEnded } from './rules/fight-end.ts';
import { aidGiven } from './rules/first-aid-roll.ts';
import { armHeld, changeGear, wear, worn } from './rules/gear.ts';
import { approve, approved, harm, heal, setCharacteristic, setSkill, skillSet } from './rules/gm-changes.ts';
import { breakFree, grapple } from './rules/grapple.ts';
import { hardshipsSet, setHardships } from './rules/hardships.ts';
import { healsAt, woundHealed } from './rules/heal.ts';
import {
  antidoteTaken,
  givePoison,
  poisoned,
  poisonNoticed,
  poisonTook,
  takeAntidote,
} from './rules/poison.ts';
import { powerSet, spendPower } from './rules/power.ts';
import { characteristicChanged, lossesSet } from './rules/recovery.ts';
import { allowRelated, relatedAllowed } from './rules/related.ts';
import { loadingDone, reload } from './rules/reload.ts';
import { resist, resisted } from './rules/resist.ts';
import { roundEnded } from './rules/resolution.ts';
import { blockRolled, rollBlock } from './rules/roll-block.ts';
import { lightSet, place, setLight, takeCover } from './rules/scene.ts';
import { ticked } from './rules/skill.ts';
import { armDamaged, coverHit, struck } from './rules/strike.ts';
import { unawareOf, warned } from './rules/surprise.ts';
import { bargain, bargained, command, commanded, jump, jumped } from './rules/talents.ts';
import { taught, teach } from './rules/teach.ts';
import { timePassed, wait } from './rules/time.ts';
import { treat, treated } from './rules/treat.ts';
import { act, acted, held, hold, ranksSet, stand, turnLost } from './rules/turn.ts';
import { armourHeld, stateSet, wounded } from './rules/wound.ts';

/** All actions of this system; creatures are offered theirs in this order. */
export const ACTIONS = [
  declare,
  move,
  attack,
  grapple,
  breakFree,
  stand,
  act,
  hold,
  leave,
  firstAid,
  wake,
  reload,
  check,
  bargain,
  jump,
  command,
  treat,
  spendPower,
  changeGear,
  beginFight,
  join,
  endFight,
  ambush,
  unaware,
  takeCover,
  setLight,
  place,
  task,
  contest,
  resist,
  freeChecks,
  teach,
  wait,
  endAdventure,
  fall,
  expose,
  setHardships,
  givePoison,
  takeAntidote,
  harm,
  heal,
  inflict,
  setCharacteristic,
  rollBlock,
  setSkill,
  allowRelated,
  approve,
  wear,
] as const;

/** All events of this system. */
export const EVENTS = [
  checked,
  characteristicRolled,
  ticked,
  taskDone,
  contested,
  resisted,
  bargained,
  jumped,
  commanded,
  fightBegan,
  roundBegan,
  declared,
  readied,
  armHeld,
  ranksSet,
  turnDone,
  turnLost,
  engaged,
  disengaged,
  joined,
  left,
  roundEnded,
  fightEnded,
  placed,
  acted,
  held,
  attackRolled,
  shotFired,
  coverHit,
  defended,
  struck,
  armDamaged,
  damageRolled,
  wounded,
  armourHeld,
  stateSet,
  knockedOut,
  conditionGained,
  conditionLost,
  loadingDone,
  ambushed,
  ambushOver,
  warned,
  unawareOf,
  coverTaken,
  lightSet,
  aidGiven,
  aidBegun,
  aidsDone,
  woundHealed,
  timePassed,
  healsAt,
  powerSet,
  skillGained,
  tickErased,
  taught,
  experienceOpened,
  fell,
  diseaseCaught,
  diseaseWentOn,
  diseaseEnded,
  diseaseAvoided,
  hardshipsSet,
  treated,
  characteristicChanged,
  lossesSet,
  poisoned,
  poisonNoticed,
  poisonTook,
  antidoteTaken,
  blockRolled,
  skillSet,
  relatedAllowed,
  approved,
  worn,
] as const;
