import { collectEvents, type EventIn } from '@arbitro/kernel';
import { damageReckoned, launched } from './rules/attack.ts';
import { approachChosen, contestSettled } from './rules/contest.ts';
import { costPaid, fizzled } from './rules/cost.ts';
import { wounded } from './rules/damage.ts';
import { expGained, levelled } from './rules/experience.ts';
import { fightBegan, joined } from './rules/fight.ts';
import { expAwarded, harmed, resourceChanged, restored } from './rules/gm-changes.ts';
import { struck } from './rules/hit.ts';
import { orderSet } from './rules/initiative.ts';
import { attemptSettled, riskTaken } from './rules/risk.ts';
import { boosted, healed, rose, shieldRaised } from './rules/support.ts';
import { consequenceTold, dayBegan, gearChanged, rallied } from './rules/table-actions.ts';
import { effectsEnded, fightEnded, left, roundBegan, turnBegan, turnPassed } from './rules/turn.ts';
import { versusSettled } from './rules/versus.ts';
import { defeated, died, fell } from './rules/zero-health.ts';
import type { RuleId } from './rules.ts';
import { type Creature, copyCreature, type World } from './state.ts';

const EVENTS = [
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

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;

export const { apply, audience, privateFields } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: ({ options, day, fight }, creatures) => ({ options, day, creatures, fight }),
});
