import type { CombatStats, Tactics } from '../combat-stats.ts';
import { getCreature } from '../creatures.ts';
import type { Json } from '../json.ts';
import type { CreatureId } from '../kernel.ts';
import { fillOffer, type Offer } from '../offer.ts';
import { defaultAnswer } from '../question.ts';
import type { AnyAction, Policy, System } from '../system.ts';
import { isUp } from './turns.ts';
import type { FightEvent, SmallWorld } from './types.ts';

/** What simulations count: sides, creatures on their feet, health, damage dealt. */
export const smallCombatStats: CombatStats<SmallWorld, FightEvent> = {
  side: (world, id) => getCreature(world, id).side,
  status: ({ creatures, fight }, id) => {
    if (!isUp(getCreature({ creatures }, id))) return 'down';
    return fight === null || fight.order.includes(id) ? 'up' : 'away';
  },
  health: (world, id) => {
    const { health, full } = getCreature(world, id);
    return { now: health, full };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: () => ({}),
  // everything that the rest of a fight depends on: neither names nor the round number
  stateKey: ({ options, creatures, fight }) => ({
    options,
    creatures: creatures.map(({ name: _, ...creature }) => creature),
    fight: fight && [fight.order, fight.turn, fight.over, fight.winner],
  }),
};

/** Whether a system was made by `declareGame`: what simulations count of its fights is the same in all of these. */
export const isSmallGame = ({ combatStats }: Pick<System, 'combatStats'>): boolean =>
  (combatStats as object) === smallCombatStats;

/** The most ways in which one offer is filled. */
const MAX_FILLED = 100;

/** Returns the actions of an offer: every choice of every slot. */
function listFilled(offer: Offer): readonly AnyAction[] {
  const filled = Object.entries(offer.slots).reduce<readonly Readonly<Record<string, Json>>[]>(
    (soFar, [path, question]) => {
      const answers: readonly Json[] = question.kind === 'one' ? question.options : [defaultAnswer(question)];
      return soFar.flatMap((slots) => answers.map((answer) => ({ ...slots, [path]: answer })));
    },
    [{}],
  );
  return filled.slice(0, MAX_FILLED).map((slots) => fillOffer(offer, slots) as unknown as AnyAction);
}

/** Creates what policies choose from: the offered actions that take a turn. */
export const createSmallTactics = (
  offersOf: (world: SmallWorld, who: CreatureId) => readonly Offer[],
  turnActions: ReadonlySet<string>,
): Tactics<SmallWorld, AnyAction> => ({
  choices: (world, who) =>
    offersOf(world, who)
      .filter(({ action }) => turnActions.has(action.type))
      .flatMap(listFilled),
  withdraw: () => undefined,
  distance: () => 0,
});

/** Plays creatures without a player: acts against the foe with the least health, and gives the first answer offered. */
export function createSmallPolicy({
  choices,
}: Tactics<SmallWorld, AnyAction>): Policy<SmallWorld, AnyAction> {
  return {
    act: (world, who) => {
      const healthOfTarget = (action: AnyAction): number => {
        const on = 'on' in action && typeof action.on === 'string' ? action.on : who;
        const { health, side } = getCreature(world, on);
        return side === getCreature(world, who).side ? Number.POSITIVE_INFINITY : health;
      };
      const [best] = choices(world, who).toSorted((a, b) => healthOfTarget(a) - healthOfTarget(b));
      return best ?? ({ type: 'pass', by: who } as AnyAction);
    },
    answer: ({ question }) => defaultAnswer(question),
  };
}
