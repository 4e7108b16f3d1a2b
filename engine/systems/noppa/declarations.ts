import { attack, declared, thwarted } from './rules/attack.ts';
import { check, checked, extraUsed, hazard, hazardMet, partialGranted } from './rules/check.ts';
import { covered } from './rules/cover.ts';
import { bring, came, create } from './rules/create.ts';
import { defenceRolled, struck } from './rules/defend.ts';
import {
  beginFight,
  endFight,
  endScene,
  fightBegan,
  fightEnded,
  join,
  joined,
  sceneEnded,
} from './rules/fight.ts';
import { openingGiven } from './rules/free-strike.ts';
import { changeGear, drop, gearDropped, gearHeld, gearTaken, take } from './rules/gear.ts';
import { bind, bound, fall, inflict } from './rules/gm-harm.ts';
import { rereadsSet, say, setRereads, takeBack, wordGiven, wordTakenBack } from './rules/gm-remarks.ts';
import { goOff, setOffByWord, wentOff } from './rules/go-off.ts';
import { attributeSet, learn, setAttribute, skillLearned, spellLearned } from './rules/growth.ts';
import { initiative, initiativeRolled, roundBegan } from './rules/initiative.ts';
import { meleeEnded, meleeGrew, meleeLeft } from './rules/melee.ts';
import { leave, left, move, moved } from './rules/move.ts';
import { parried } from './rules/parry.ts';
import { mindPaid, paid, reacted } from './rules/pay.ts';
import {
  breakReadiness,
  readinessBegun,
  readinessBroken,
  readinessHeld,
  readinessKept,
  readinessLost,
  ready,
} from './rules/ready.ts';
import { conditionLost, recover } from './rules/recover.ts';
import { milestone, milestoneReached, mindRestored, restore } from './rules/restore.ts';
import { riposteKept, riposteUsed } from './rules/riposte.ts';
import { complicated, mindSpent, readAgain, saidSpent } from './rules/roll.ts';
import { cast } from './rules/spell.ts';
import { attackRolled, effectBought } from './rules/strike.ts';
import { act, acted, delay, delayed, letGo, pass, passed, roundEnded, tickBegan } from './rules/turn.ts';
import { conditionGained, fainted, healed, woke, wounded } from './rules/wound.ts';

/** All actions of this system; offers come in this order. */
export const ACTIONS = [
  initiative,
  attack,
  cast,
  move,
  ready,
  goOff,
  act,
  pass,
  delay,
  recover,
  leave,
  beginFight,
  endFight,
  endScene,
  milestone,
  join,
  fall,
  breakReadiness,
  setOffByWord,
  hazard,
  say,
  check,
  changeGear,
  drop,
  takeBack,
  setRereads,
  restore,
  inflict,
  bind,
  setAttribute,
  learn,
  take,
  create,
  bring,
] as const;

/** All events of this system. */
export const EVENTS = [
  checked,
  partialGranted,
  extraUsed,
  hazardMet,
  readAgain,
  mindSpent,
  complicated,
  saidSpent,
  paid,
  reacted,
  mindPaid,
  fightBegan,
  joined,
  fightEnded,
  sceneEnded,
  roundBegan,
  initiativeRolled,
  tickBegan,
  roundEnded,
  passed,
  delayed,
  letGo,
  acted,
  moved,
  left,
  declared,
  thwarted,
  readinessBegun,
  readinessHeld,
  readinessKept,
  readinessLost,
  readinessBroken,
  wentOff,
  meleeGrew,
  meleeLeft,
  meleeEnded,
  openingGiven,
  attackRolled,
  effectBought,
  struck,
  defenceRolled,
  parried,
  covered,
  riposteKept,
  riposteUsed,
  wounded,
  fainted,
  woke,
  healed,
  conditionGained,
  conditionLost,
  mindRestored,
  milestoneReached,
  gearHeld,
  gearTaken,
  gearDropped,
  wordGiven,
  wordTakenBack,
  rereadsSet,
  bound,
  attributeSet,
  spellLearned,
  skillLearned,
  came,
] as const;
