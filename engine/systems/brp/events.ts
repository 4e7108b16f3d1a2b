import { collectEvents, type EventIn } from '@arbitro/kernel';
import { copyCreature, copyWorld } from './copy-state.ts';
import { turnDone } from './rules/acting.ts';
import { aidBegun } from './rules/aid.ts';
import { aidsDone } from './rules/aid-effect.ts';
import { ambushed } from './rules/ambush.ts';
import { shotFired } from './rules/attack.ts';
import { attackRolled } from './rules/attack-roll.ts';
import { checked } from './rules/attempt.ts';
import { characteristicRolled, taskDone } from './rules/check.ts';
import { conditionGained, conditionLost } from './rules/condition.ts';
import { contested } from './rules/contest.ts';
import { damageRolled, knockedOut } from './rules/damage.ts';
import { declared, readied } from './rules/declaration.ts';
import { defended } from './rules/defend.ts';
import { diseaseAvoided, diseaseCaught, diseaseEnded, diseaseWentOn } from './rules/disease.ts';
import { coverTaken, disengaged, engaged, placed } from './rules/distance.ts';
import { experienceOpened, skillGained, tickErased } from './rules/experience.ts';
import { fell } from './rules/falling.ts';
import { fightBegan, joined, left, roundBegan } from './rules/fight.ts';
import { ambushOver, fightEnded } from './rules/fight-end.ts';
import { aidGiven } from './rules/first-aid-roll.ts';
import { armHeld, worn } from './rules/gear.ts';
import { approved, skillSet } from './rules/gm-changes.ts';
import { hardshipsSet } from './rules/hardships.ts';
import { healsAt, woundHealed } from './rules/heal.ts';
import { antidoteTaken, poisoned, poisonNoticed, poisonTook } from './rules/poison.ts';
import { powerSet } from './rules/power.ts';
import { characteristicChanged, lossesSet } from './rules/recovery.ts';
import { relatedAllowed } from './rules/related.ts';
import { loadingDone } from './rules/reload.ts';
import { resisted } from './rules/resist.ts';
import { roundEnded } from './rules/resolution.ts';
import { blockRolled } from './rules/roll-block.ts';
import { lightSet } from './rules/scene.ts';
import { ticked } from './rules/skill.ts';
import { armDamaged, coverHit, struck } from './rules/strike.ts';
import { unawareOf, warned } from './rules/surprise.ts';
import { bargained, commanded, jumped } from './rules/talents.ts';
import { taught } from './rules/teach.ts';
import { timePassed } from './rules/time.ts';
import { treated } from './rules/treat.ts';
import { acted, held, ranksSet, turnLost } from './rules/turn.ts';
import { armourHeld, stateSet, wounded } from './rules/wound.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

const EVENTS = [
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
