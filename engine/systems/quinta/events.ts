import { collectEvents, type EventIn } from '@arbitro/kernel';
import { copyCreature, copyWorld } from './copy-state.ts';
import { dodgeBegun, dodgeEnded, helped, helpUsed } from './rules/actions.ts';
import { attacked } from './rules/attack.ts';
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
import { improvised } from './rules/d20-tests.ts';
import { bloodiedChanged, damageRolled, unharmed, wounded } from './rules/damage.ts';
import { deathSaved, died, dropped, knockedOut, revived, stabilised } from './rules/death.ts';
import { doorMoved } from './rules/doors.ts';
import { fightBegan, joined } from './rules/fight.ts';
import { left } from './rules/flee.ts';
import { placed } from './rules/forced-movement.ts';
import { deathSavesSet, maximumSet, scoreSet } from './rules/gm-changes.ts';
import { breathSet, burningSet, fell } from './rules/hazards.ts';
import { healed, temporarySet } from './rules/healing.ts';
import { hid, revealed } from './rules/hide.ts';
import { initiativeRolled, orderSet } from './rules/initiative.ts';
import { jumped } from './rules/jump.ts';
import { dismounted, mounted } from './rules/mounted.ts';
import { moved } from './rules/move.ts';
import { interactionTaken, itemHeld, spoke } from './rules/objects.ts';
import { stood } from './rules/posture.ts';
import { fasted } from './rules/rations.ts';
import { readySet } from './rules/ready.ts';
import { hitDieSpent, rested, restored } from './rules/rest.ts';
import { found } from './rules/search.ts';
import { attitudeSet, barred, influenced } from './rules/social.ts';
import { coverSet, lightSet, weightCounted } from './rules/surroundings.ts';
import { timePassed, wakingSet } from './rules/time.ts';
import { journeySet, travelled } from './rules/travel.ts';
import { fightEnded, turnBegan, turnEnded } from './rules/turn.ts';
import { deedUsed } from './rules/use-feature.ts';
import { deedSpent, recharged } from './rules/uses.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

const EVENTS = [
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

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

export const {
  apply,
  audience,
  privateFields,
  types: eventTypes,
} = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: (world, creatures) => {
    const next = copyWorld(world);
    next.creatures = creatures;
    return next;
  },
});
