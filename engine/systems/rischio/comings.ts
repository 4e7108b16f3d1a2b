import {
  type CreatureId,
  type Entering,
  fightOn,
  goneCreature,
  joinedBy,
  random,
  unattended,
} from '@arbitro/kernel';
import { apply } from './events.ts';
import { statusEffects } from './rules/effects.ts';
import { whoseTurn } from './rules/may-act.ts';
import { goOn } from './rules/turn.ts';
import { embody } from './schema/sheet.ts';
import { removeCreatures } from './schema/world.ts';
import { type Creature, type Fight, participant, type Sheet, type World } from './state.ts';

/** Adds a creature or replaces its sheet. A fight in progress continues. */
export function enter(world: World, entering: Entering<Sheet>): World {
  const one = embody(world.options, entering);
  const { id } = one;
  const next = { ...world, creatures: joinedBy(world.creatures, one) };
  const fight = fightOn(next);
  if (!fight || !participant(fight, id)) return next;
  const placed = { ...next, fight: slotted(fight, one) };
  return goneOn(placed, whoseTurn(next) === id && !acts(one));
}

const acts = ({ status }: Creature): boolean => statusEffects(status).acts;

/** A creature without a slot that a new sheet brings back up goes last in the order. */
function slotted(fight: Fight, one: Creature): Fight {
  if (!acts(one) || fight.order.includes(one.id)) return fight;
  return { ...fight, order: [...fight.order, one.id] };
}

/** Removes a creature. If it was its turn, the next creature's turn begins. */
export function leave(world: World, id: CreatureId): World {
  const fight = fightOn(world);
  const rest = removeCreatures(world, goneCreature(id));
  if (!fight || !fightOn(rest) || !participant(fight, id)) return rest;
  const theirs = whoseTurn(world) === id;
  return goneOn(theirs ? withTurn(rest, fight.turn - 1) : rest, theirs);
}

const withTurn = (world: World, turn: number): World => ({
  ...world,
  fight: world.fight && { ...world.fight, turn },
});

/** Continues the fight after a creature has left or changed. No dice are rolled: a new round keeps its order. */
function goneOn(world: World, passes: boolean): World {
  const { options } = world;
  const still = { ...world, options: { ...options, initiativeEachRound: false } };
  return { ...unattended(apply, still, (ctx) => goOn(ctx, passes), NOBODY_ANSWERS), options };
}

const unasked = (): never => {
  throw new Error('nothing is thrown or asked when somebody comes or goes');
};
const NOBODY_ANSWERS = random(unasked, unasked);
