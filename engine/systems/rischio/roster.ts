import {
  type CreatureId,
  createRandomOracle,
  findFight,
  goneCreature,
  type NewCreature,
  runWithoutPlayers,
  upsertCreature,
} from '@arbitro/kernel';
import { apply } from './events.ts';
import { statusEffects } from './rules/effects.ts';
import { whoseTurn } from './rules/may-act.ts';
import { continueFight } from './rules/turn.ts';
import { buildCreature } from './schema/sheet.ts';
import { removeCreatures } from './schema/world.ts';
import { type Creature, type Fight, findParticipant, type Sheet, type World } from './state.ts';

/** Adds a creature or replaces its sheet. A fight in progress continues. */
export function addCreature(world: World, entering: NewCreature<Sheet>): World {
  const creature = buildCreature(world.options, entering);
  const { id } = creature;
  const next = { ...world, creatures: upsertCreature(world.creatures, creature) };
  const fight = findFight(next);
  if (!fight || !findParticipant(fight, id)) return next;
  const placed = { ...next, fight: addToOrder(fight, creature) };
  return resumeFight(placed, whoseTurn(next) === id && !canTakeTurns(creature));
}

const canTakeTurns = ({ status }: Creature): boolean => statusEffects(status).acts;

/** A creature without a slot that a new sheet brings back up goes last in the order. */
function addToOrder(fight: Fight, creature: Creature): Fight {
  if (!canTakeTurns(creature) || fight.order.includes(creature.id)) return fight;
  return { ...fight, order: [...fight.order, creature.id] };
}

/** Removes a creature. If it was its turn, the next creature's turn begins. */
export function removeCreature(world: World, id: CreatureId): World {
  const fight = findFight(world);
  const rest = removeCreatures(world, goneCreature(id));
  if (!fight || !findFight(rest) || !findParticipant(fight, id)) return rest;
  const theirs = whoseTurn(world) === id;
  return resumeFight(theirs ? setTurn(rest, fight.turn - 1) : rest, theirs);
}

const setTurn = (world: World, turn: number): World => ({
  ...world,
  fight: world.fight && { ...world.fight, turn },
});

/** Continues the fight after a creature has left or changed. No dice are rolled: a new round keeps its order. */
function resumeFight(world: World, passes: boolean): World {
  const { options } = world;
  const still = { ...world, options: { ...options, initiativeEachRound: false } };
  return {
    ...runWithoutPlayers(apply, still, (ctx) => continueFight(ctx, passes), NO_ANSWERS_ORACLE),
    options,
  };
}

const failOnQuestion = (): never => {
  throw new Error('nothing is thrown or asked when somebody comes or goes');
};
const NO_ANSWERS_ORACLE = createRandomOracle(failOnQuestion, failOnQuestion);
