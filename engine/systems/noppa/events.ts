import { collectEvents, type EventIn } from '@arbitro/kernel';
import { copyCreature, replaceCreatures } from './copy-state.ts';
import { declared, thwarted } from './rules/attack.ts';
import { checked, extraUsed, hazardMet, partialGranted } from './rules/check.ts';
import { covered } from './rules/cover.ts';
import { came } from './rules/create.ts';
import { defenceRolled, struck } from './rules/defend.ts';
import { fightBegan, fightEnded, joined, sceneEnded } from './rules/fight.ts';
import { openingGiven } from './rules/free-strike.ts';
import { gearDropped, gearHeld, gearTaken } from './rules/gear.ts';
import { bound } from './rules/gm-harm.ts';
import { rereadsSet, wordGiven, wordTakenBack } from './rules/gm-remarks.ts';
import { wentOff } from './rules/go-off.ts';
import { attributeSet, skillLearned, spellLearned } from './rules/growth.ts';
import { initiativeRolled, roundBegan } from './rules/initiative.ts';
import { meleeEnded, meleeGrew, meleeLeft } from './rules/melee.ts';
import { left, moved } from './rules/move.ts';
import { parried } from './rules/parry.ts';
import { mindPaid, paid, reacted } from './rules/pay.ts';
import {
  readinessBegun,
  readinessBroken,
  readinessHeld,
  readinessKept,
  readinessLost,
} from './rules/ready.ts';
import { conditionLost } from './rules/recover.ts';
import { milestoneReached, mindRestored } from './rules/restore.ts';
import { riposteKept, riposteUsed } from './rules/riposte.ts';
import { complicated, mindSpent, readAgain, saidSpent } from './rules/roll.ts';
import { attackRolled, effectBought } from './rules/strike.ts';
import { acted, delayed, letGo, passed, roundEnded, tickBegan } from './rules/turn.ts';
import { conditionGained, fainted, healed, woke, wounded } from './rules/wound.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

const EVENTS = [
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

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

export const { apply, audience, privateFields } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: replaceCreatures,
});
