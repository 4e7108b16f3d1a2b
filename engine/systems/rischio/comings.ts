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

/** Somebody comes to the table, or is given another sheet; a fight goes on with those who can. */
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

/** Whoever was past all help and is up again by another sheet has lost the slot: they come last. */
function slotted(fight: Fight, one: Creature): Fight {
  if (!acts(one) || fight.order.includes(one.id)) return fight;
  return { ...fight, order: [...fight.order, one.id] };
}

/** Somebody is taken from the table; on their own turn the next one is up. */
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

/** The fight after somebody has gone or changed. No dice fall for it: a new round keeps the order it has. */
function goneOn(world: World, passes: boolean): World {
  const { options } = world;
  const still = { ...world, options: { ...options, initiativeEachRound: false } };
  return { ...unattended(apply, still, (ctx) => goOn(ctx, passes), NOBODY_ANSWERS), options };
}

const unasked = (): never => {
  throw new Error('nothing is thrown or asked when somebody comes or goes');
};
const NOBODY_ANSWERS = random(unasked, unasked);
