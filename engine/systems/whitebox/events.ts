import { collectEvents, type EventIn } from '@arbitro/kernel';
import { copyCreature, copyWorld } from './copy-state.ts';
import { turnDone } from './rules/acting.ts';
import { fightBegan, joined } from './rules/begin-fight.ts';
import { bound } from './rules/bind.ts';
import { announced, castingSet } from './rules/cast.ts';
import { left } from './rules/depart.ts';
import { moved } from './rules/distance.ts';
import { doorLocked, doorOpened, doorTried } from './rules/doors.ts';
import { awardMade, experienceGained, levelGained, treasureFound } from './rules/experience.ts';
import { went } from './rules/explore.ts';
import { fightEnded } from './rules/fight.ts';
import { conditionGained, conditionLost, hazardMet, unaffected } from './rules/hazard.ts';
import { bandaged, healed } from './rules/heal.ts';
import { doorClosed, doorHeld } from './rules/held-doors.ts';
import { doorFound, trapFound } from './rules/hidden-things.ts';
import { acted, ruled } from './rules/improvise.ts';
import { initiativeRolled } from './rules/initiative.ts';
import { declared, thwarted } from './rules/intent.ts';
import { detected, positionKnown } from './rules/invisibility.ts';
import { joustBegan, tilted } from './rules/joust.ts';
import { forfeited, joustEnded } from './rules/joust-end.ts';
import { lanceStruck } from './rules/joust-pass.ts';
import { pointsScored } from './rules/joust-points.ts';
import { unhorsed } from './rules/joust-wounds.ts';
import { spellsLearned } from './rules/learn.ts';
import { lanternFilled, lightBurned, lightDoused, lightLit, lightSpent, looked } from './rules/light.ts';
import { listened, noiseKnown } from './rules/listen.ts';
import { loyaltyChecked, served, treatmentSet } from './rules/loyalty.ts';
import { marched } from './rules/marching.ts';
import { moraleAskedSet, moraleChecked, moraleConsidered } from './rules/morale.ts';
import { passedBy, sensed } from './rules/notice-hidden.ts';
import { firesSet, oilLit, oilThrown } from './rules/oil.ts';
import { parleyed } from './rules/parley.ts';
import { phaseBegan } from './rules/phases.ts';
import { weaponReadied } from './rules/ready.ts';
import { gearHeld, loadSet, mounted } from './rules/referee-changes.ts';
import { rested } from './rules/rest-count.ts';
import { intentsShown, roundBegan, roundEnded } from './rules/round.ts';
import { saveMade } from './rules/save.ts';
import { dexterityOrderSet, placed } from './rules/scene.ts';
import { nothingFound, searched } from './rules/search.ts';
import { targetDrawn } from './rules/shoot-into-melee.ts';
import { spellCast } from './rules/spell.ts';
import { attackRolled, damageRolled } from './rules/strike.ts';
import { surpriseSettled } from './rules/surprise.ts';
import { timePassed } from './rules/time.ts';
import { fell, trapCrossed, trapSet } from './rules/traps.ts';
import { outdoorsSet, travelled } from './rules/travel.ts';
import { passed, turnCame } from './rules/turn.ts';
import { bled, bleedingSet, spellLost, statusSet, wounded } from './rules/wound.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

const EVENTS = [
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

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

export const { apply, audience, privateFields } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: (world, creatures) => {
    const next = copyWorld(world);
    next.creatures = creatures;
    return next;
  },
});
