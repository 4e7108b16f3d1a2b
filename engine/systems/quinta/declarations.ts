import { dash, disengage, dodge, dodgeBegun, dodgeEnded, help, helped, helpUsed } from './rules/actions.ts';
import { attack, attacked } from './rules/attack.ts';
import { thingBroken, thingDamaged } from './rules/attack-thing.ts';
import { movementStopped } from './rules/break-away.ts';
import { actionTaken, reactionTaken } from './rules/budget.ts';
import { checked, saved } from './rules/check.ts';
import {
  conditionGained,
  conditionLost,
  conditionResisted,
  exhaustionSet,
  roundsLeft,
} from './rules/condition-events.ts';
import { conductSet } from './rules/confused.ts';
import { check, improvise, improvised, save, study } from './rules/d20-tests.ts';
import { bloodiedChanged, damageRolled, unharmed, wounded } from './rules/damage.ts';
import { deathSaved, died, dropped, knockedOut, revive, revived, stabilised } from './rules/death.ts';
import { doorMoved, moveDoor } from './rules/doors.ts';
import { beginFight, endFight, fightBegan, join, joined } from './rules/fight.ts';
import { leave, left } from './rules/flee.ts';
import { place, placed, push } from './rules/forced-movement.ts';
import {
  deathSavesSet,
  hurt,
  maximumSet,
  scoreSet,
  setDeathSaves,
  setMaximum,
  setScore,
} from './rules/gm-changes.ts';
import { escapeGrip, grapple, release, shove } from './rules/grapple.ts';
import { breathSet, burn, burningSet, choke, fall, fell, putOut } from './rules/hazards.ts';
import { grantTemporary, heal, healed, temporarySet } from './rules/healing.ts';
import { hid, hide, revealed } from './rules/hide.ts';
import { inflict } from './rules/inflict.ts';
import { initiativeRolled, orderSet } from './rules/initiative.ts';
import { jump, jumped } from './rules/jump.ts';
import { dismount, dismounted, mount, mounted } from './rules/mounted.ts';
import { move, moved } from './rules/move.ts';
import { breakThing, interact, interactionTaken, itemHeld, speak, spoke, utilize } from './rules/objects.ts';
import { dropProne, stand, stood } from './rules/posture.ts';
import { endDay, fasted } from './rules/rations.ts';
import { readySet } from './rules/ready.ts';
import { declareReady } from './rules/ready-action.ts';
import { hitDieSpent, rest, rested, restored } from './rules/rest.ts';
import { found, search } from './rules/search.ts';
import { attitudeSet, barred, influence, influenced, setAttitude } from './rules/social.ts';
import { coverSet, lightSet, setCover, setLight, weigh, weightCounted } from './rules/surroundings.ts';
import { time, timePassed, wakingSet } from './rules/time.ts';
import { journeySet, march, pace, travel, travelled, vehicle } from './rules/travel.ts';
import { trigger } from './rules/trigger.ts';
import { endTurn, fightEnded, turnBegan, turnEnded } from './rules/turn.ts';
import { deedUsed, use } from './rules/use-feature.ts';
import { deedSpent, recharged } from './rules/uses.ts';

/** Offered before `ready`. */
const OFFERED_FIRST = [
  attack,
  use,
  grapple,
  shove,
  escapeGrip,
  release,
  move,
  jump,
  stand,
  dropProne,
  dash,
  disengage,
  dodge,
  help,
  moveDoor,
] as const;

/** Offered after `ready`. */
const OFFERED_LATER = [
  mount,
  dismount,
  endTurn,
  beginFight,
  join,
  leave,
  trigger,
  place,
  push,
  endFight,
  hurt,
  heal,
  grantTemporary,
  revive,
  inflict,
  setScore,
  setMaximum,
  setCover,
  setLight,
  setDeathSaves,
  check,
  save,
  search,
  study,
  hide,
  setAttitude,
  influence,
  improvise,
  utilize,
  speak,
  putOut,
  breakThing,
  interact,
  fall,
  burn,
  choke,
  weigh,
  pace,
  travel,
  vehicle,
  march,
  rest,
  endDay,
  time,
] as const;

const ready = declareReady([...OFFERED_FIRST, ...OFFERED_LATER].map(({ type }) => type));

/** All actions of this system, in the order in which they are offered. */
export const ACTIONS = [...OFFERED_FIRST, ready, ...OFFERED_LATER] as const;

/** All events of this system. */
export const EVENTS = [
  checked,
  saved,
  fightBegan,
  initiativeRolled,
  orderSet,
  turnBegan,
  turnEnded,
  joined,
  left,
  fightEnded,
  moved,
  movementStopped,
  stood,
  jumped,
  mounted,
  dismounted,
  placed,
  actionTaken,
  reactionTaken,
  interactionTaken,
  itemHeld,
  doorMoved,
  spoke,
  improvised,
  dodgeBegun,
  dodgeEnded,
  helped,
  helpUsed,
  hid,
  revealed,
  found,
  influenced,
  attitudeSet,
  barred,
  readySet,
  deedSpent,
  recharged,
  attacked,
  deedUsed,
  damageRolled,
  wounded,
  unharmed,
  bloodiedChanged,
  knockedOut,
  dropped,
  died,
  deathSaved,
  stabilised,
  wakingSet,
  healed,
  temporarySet,
  maximumSet,
  revived,
  thingDamaged,
  thingBroken,
  conditionGained,
  conditionLost,
  conditionResisted,
  exhaustionSet,
  roundsLeft,
  conductSet,
  burningSet,
  breathSet,
  fell,
  fasted,
  timePassed,
  rested,
  hitDieSpent,
  restored,
  travelled,
  journeySet,
  scoreSet,
  coverSet,
  lightSet,
  deathSavesSet,
  weightCounted,
] as const;
