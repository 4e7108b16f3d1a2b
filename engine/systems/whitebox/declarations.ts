import { turnDone } from './rules/acting.ts';
import { attack } from './rules/attack.ts';
import { beginFight, fightBegan, join, joined } from './rules/begin-fight.ts';
import { bind, bound } from './rules/bind.ts';
import { announce, announced, cast, castingSet, prepare } from './rules/cast.ts';
import { declare } from './rules/declare.ts';
import { leave, left } from './rules/depart.ts';
import { moved } from './rules/distance.ts';
import { doorLocked, doorOpened, doorTried, holdDoor, lockDoor, openDoor } from './rules/doors.ts';
import {
  award,
  awardMade,
  experienceGained,
  levelGained,
  treasure,
  treasureFound,
} from './rules/experience.ts';
import { go, went } from './rules/explore.ts';
import { endFightNow, fightEnded } from './rules/fight.ts';
import { harm } from './rules/harm.ts';
import { conditionGained, conditionLost, hazard, hazardMet, unaffected } from './rules/hazard.ts';
import { bandage, bandaged, heal, healed, rest } from './rules/heal.ts';
import { doorClosed, doorHeld } from './rules/held-doors.ts';
import { doorFound, trapFound } from './rules/hidden-things.ts';
import { acted, ruled } from './rules/improvise.ts';
import { initiativeRolled } from './rules/initiative.ts';
import { declared, thwarted } from './rules/intent.ts';
import { detect, detected, knowPosition, positionKnown } from './rules/invisibility.ts';
import { beginJoust, endJoust, joustBegan, tilt, tilted } from './rules/joust.ts';
import { forfeited, joustEnded } from './rules/joust-end.ts';
import { lanceStruck } from './rules/joust-pass.ts';
import { pointsScored } from './rules/joust-points.ts';
import { unhorsed } from './rules/joust-wounds.ts';
import { spellsLearned } from './rules/learn.ts';
import {
  douse,
  lanternFilled,
  lightBurned,
  lightDoused,
  lightLit,
  lightSpent,
  lightUp,
  look,
  looked,
  refill,
} from './rules/light.ts';
import { listen, listened, noiseKnown } from './rules/listen.ts';
import { loyalty, loyaltyChecked, serve, served, treatment, treatmentSet } from './rules/loyalty.ts';
import { march, marched } from './rules/marching.ts';
import { askMorale, morale, moraleAskedSet, moraleChecked, moraleConsidered } from './rules/morale.ts';
import { move } from './rules/move.ts';
import { passedBy, sensed } from './rules/notice-hidden.ts';
import { firesSet, lightOil, oilLit, oilThrown, throwOil } from './rules/oil.ts';
import { parley, parleyed } from './rules/parley.ts';
import { phaseBegan } from './rules/phases.ts';
import { ready, weaponReadied } from './rules/ready.ts';
import {
  attempt,
  gear,
  gearHeld,
  inflict,
  loadSet,
  mounted,
  mounting,
  setLoad,
} from './rules/referee-changes.ts';
import { rested } from './rules/rest-count.ts';
import { intentsShown, roundBegan, roundEnded } from './rules/round.ts';
import { saveMade, throwSave } from './rules/save.ts';
import { byDexterity, dexterityOrderSet, place, placed } from './rules/scene.ts';
import { nothingFound, reveal, search, searched } from './rules/search.ts';
import { targetDrawn } from './rules/shoot-into-melee.ts';
import { spellCast } from './rules/spell.ts';
import { attackRolled, damageRolled } from './rules/strike.ts';
import { surpriseSettled } from './rules/surprise.ts';
import { time, timePassed } from './rules/time.ts';
import { cross, fall, fell, setTrap, trapCrossed, trapSet } from './rules/traps.ts';
import { outdoors, outdoorsSet, travel, travelled } from './rules/travel.ts';
import { other, pass, passed, turnCame } from './rules/turn.ts';
import { bled, bleedingSet, spellLost, statusSet, wounded } from './rules/wound.ts';

/** All actions of this system, in the order of offers. */
export const ACTIONS = [
  endFightNow,
  place,
  join,
  byDexterity,
  knowPosition,
  detect,
  attack,
  cast,
  prepare,
  throwOil,
  lightOil,
  bind,
  beginFight,
  time,
  travel,
  rest,
  outdoors,
  lockDoor,
  reveal,
  march,
  go,
  openDoor,
  ready,
  other,
  move,
  pass,
  leave,
  declare,
  announce,
  holdDoor,
  listen,
  search,
  setTrap,
  cross,
  bandage,
  lightUp,
  douse,
  refill,
  look,
  gear,
  parley,
  attempt,
  hazard,
  throwSave,
  fall,
  harm,
  heal,
  inflict,
  setLoad,
  mounting,
  morale,
  askMorale,
  loyalty,
  treatment,
  serve,
  treasure,
  award,
  beginJoust,
  tilt,
  endJoust,
] as const;

/** All events of this system. */
export const EVENTS = [
  timePassed,
  lightLit,
  lightDoused,
  lightBurned,
  lightSpent,
  lanternFilled,
  looked,
  went,
  doorTried,
  doorOpened,
  doorClosed,
  doorHeld,
  doorLocked,
  listened,
  noiseKnown,
  searched,
  sensed,
  passedBy,
  doorFound,
  trapFound,
  nothingFound,
  trapCrossed,
  trapSet,
  fell,
  marched,
  travelled,
  outdoorsSet,
  fightBegan,
  surpriseSettled,
  phaseBegan,
  roundBegan,
  turnCame,
  initiativeRolled,
  declared,
  intentsShown,
  announced,
  castingSet,
  turnDone,
  moved,
  placed,
  weaponReadied,
  joined,
  left,
  roundEnded,
  fightEnded,
  dexterityOrderSet,
  acted,
  thwarted,
  passed,
  targetDrawn,
  attackRolled,
  damageRolled,
  wounded,
  statusSet,
  bleedingSet,
  bled,
  oilThrown,
  firesSet,
  oilLit,
  positionKnown,
  detected,
  spellCast,
  spellLost,
  hazardMet,
  saveMade,
  conditionGained,
  unaffected,
  conditionLost,
  spellsLearned,
  healed,
  bound,
  bandaged,
  rested,
  moraleChecked,
  moraleAskedSet,
  moraleConsidered,
  loyaltyChecked,
  treatmentSet,
  served,
  parleyed,
  treasureFound,
  awardMade,
  experienceGained,
  levelGained,
  joustBegan,
  tilted,
  lanceStruck,
  pointsScored,
  unhorsed,
  joustEnded,
  forfeited,
  ruled,
  gearHeld,
  loadSet,
  mounted,
] as const;
