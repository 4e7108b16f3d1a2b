import {
  type CreatureId,
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endIfEmpty,
  findFight,
  findTurnAfterRemoval,
  getCreature,
  hasNoDuplicates,
  type Invariant,
  optionsSchema,
  referencesIn,
  strictSchema,
  turnIndexOf,
  validateOnce,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS } from '../options.ts';
import { statusEffects } from '../rules/effects.ts';
import { sideName } from '../rules/fields.ts';
import { type Fight, findParticipant, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { creatureSheet, statusFits } from './sheet.ts';

const positiveCount = z.int().positive();

/** In play no field is derived. */
export const creatureInPlay = creatureSheet
  .required({ status: true, timesAtZeroToday: true })
  .extend({ id: creatureId, name: creatureName });

const share = z.strictObject({ exp: countingNumber, among: positiveCount });
const participantSchema = z.strictObject({
  who: creatureId,
  side: sideName,
  left: z.boolean(),
  initiative: countingNumber,
  shares: z.array(share),
});
const fight = z.strictObject({
  round: positiveCount,
  order: z.array(creatureId),
  turn: z.int(),
  participants: whenGone(z.array(participantSchema).min(1), endIfEmpty),
  over: z.boolean(),
  winner: sideName.nullable(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  day: positiveCount,
  creatures: z.array(validateOnce(creatureInPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const tableShape = whenGone(state, resumedFight);
const references = referencesIn(tableShape);
export const { removeCreatures } = references;

/** Removing the creature to act leaves no turn; a winner is cleared when its side has no creature left. */
function resumedFight(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || !before.fight || fight === before.fight) return left;
  const turn = findTurnAfterRemoval(
    before.fight,
    (id) => fight.order.includes(id),
    (id) => canTakeTurns(left, id),
  );
  const isThere = fight.participants.some(({ side }) => side === fight.winner);
  return { ...left, fight: { ...fight, turn, winner: isThere ? fight.winner : null } };
}

const { ofFight: forFight } = createInvariants<World>();

const canTakeTurns = (world: World, id: CreatureId): boolean =>
  statusEffects(getCreature(world, id).status).acts;

/** The turn belongs to a creature that can act, or lies before a slot and belongs to none. */
function isTurnValid({ order, turn, over }: Fight, world: World): boolean {
  const whose = order[turn];
  if (turn < 0) return turn === -1 || order[turnIndexOf(turn)] !== undefined;
  return whose !== undefined && (over || canTakeTurns(world, whose));
}

/** Otherwise the search for the next turn might never end. */
function areAllInOrder({ participants, order }: Fight, world: World): boolean {
  if (!findFight(world)) return true;
  return participants.every(({ who, left }) => left || !canTakeTurns(world, who) || order.includes(who));
}

// invariants that look up creatures follow the one that checks their presence, and hold if it fails
const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [({ creatures }) => creatures.every(statusFits), ['creatures'], TEXT.faults.statusAgainstHealth],
  [
    forFight(({ participants }) => hasNoDuplicates(participants.map(({ who }) => who))),
    ['fight', 'participants'],
    WORLD_FAULTS.twice,
  ],
  [forFight(({ order }) => hasNoDuplicates(order)), ['fight', 'order'], WORLD_FAULTS.twice],
  ...references.invariants,
  [
    forFight((fight) => fight.order.every((who) => findParticipant(fight, who))),
    ['fight', 'order'],
    WORLD_FAULTS.absent,
  ],
  [
    forFight((fight, world) => !isEverybodyThere(world) || isTurnValid(fight, world)),
    ['fight', 'turn'],
    WORLD_FAULTS.turn,
  ],
  [
    forFight((fight, world) => !isEverybodyThere(world) || areAllInOrder(fight, world)),
    ['fight', 'order'],
    WORLD_FAULTS.absent,
  ],
];

function isEverybodyThere(world: World): boolean {
  return references.invariants.every(([holds]) => holds(world));
}

/** Validates a whole world, so that play can continue from any accepted one. */
export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);
