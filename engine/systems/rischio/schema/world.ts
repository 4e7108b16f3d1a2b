import {
  allDifferent,
  type CreatureId,
  checkedOnce,
  countingNumber,
  creature,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  endIfEmpty,
  fightOn,
  optionsSchema,
  referencesIn,
  turnAmong,
  turnPlace,
  WORLD_FAULTS,
  whenGone,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS } from '../options.ts';
import { statusEffects } from '../rules/effects.ts';
import { sideName } from '../rules/fields.ts';
import { type Fight, participant, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { creatureSheet, statusFits } from './sheet.ts';

const counted = z.int().positive();

/** In play no field is derived. */
const inPlay = creatureSheet
  .required({ status: true, timesAtZeroToday: true })
  .extend({ id: creatureId, name: creatureName });

const share = z.strictObject({ exp: countingNumber, among: counted });
const taking = z.strictObject({
  who: creatureId,
  side: sideName,
  left: z.boolean(),
  initiative: countingNumber,
  shares: z.array(share),
});
const fight = z.strictObject({
  round: counted,
  order: z.array(creatureId),
  turn: z.int(),
  participants: whenGone(z.array(taking).min(1), endIfEmpty),
  over: z.boolean(),
  winner: sideName.nullable(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  day: counted,
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const table = whenGone(state, resumedFight);
const references = referencesIn(table);
export const { removeCreatures } = references;

/** The turn of a creature that is gone is nobody's; a winner is not named when nobody of that side is left. */
function resumedFight(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || !before.fight || fight === before.fight) return left;
  const turn = turnAmong(
    before.fight,
    (id) => fight.order.includes(id),
    (id) => acts(left, id),
  );
  const isThere = fight.participants.some(({ side }) => side === fight.winner);
  return { ...left, fight: { ...fight, turn, winner: isThere ? fight.winner : null } };
}

const { ofFight } = demandsOn<World>();

const acts = (world: World, id: CreatureId): boolean => statusEffects(creature(world, id).status).acts;

/** The turn belongs to a creature that can act, or lies before a slot and belongs to none. */
function turnFits({ order, turn, over }: Fight, world: World): boolean {
  const whose = order[turn];
  if (turn < 0) return turn === -1 || order[turnPlace(turn)] !== undefined;
  return whose !== undefined && (over || acts(world, whose));
}

/** Otherwise the search for the next turn might never end. */
function allInOrder({ participants, order }: Fight, world: World): boolean {
  if (!fightOn(world)) return true;
  return participants.every(({ who, left }) => left || !acts(world, who) || order.includes(who));
}

// invariants that look up creatures follow the one that checks their presence, and hold if it fails
const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [({ creatures }) => creatures.every(statusFits), ['creatures'], TEXT.faults.statusAgainstHealth],
  [
    ofFight(({ participants }) => allDifferent(participants.map(({ who }) => who))),
    ['fight', 'participants'],
    WORLD_FAULTS.twice,
  ],
  [ofFight(({ order }) => allDifferent(order)), ['fight', 'order'], WORLD_FAULTS.twice],
  ...references.demands,
  [
    ofFight((one) => one.order.every((who) => participant(one, who))),
    ['fight', 'order'],
    WORLD_FAULTS.absent,
  ],
  [
    ofFight((one, world) => !isEverybodyThere(world) || turnFits(one, world)),
    ['fight', 'turn'],
    WORLD_FAULTS.turn,
  ],
  [
    ofFight((one, world) => !isEverybodyThere(world) || allInOrder(one, world)),
    ['fight', 'order'],
    WORLD_FAULTS.absent,
  ],
];

function isEverybodyThere(world: World): boolean {
  return references.demands.every(([holds]) => holds(world));
}

/** Validates a whole world, so that play can continue from any accepted one. */
export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);
