import { capHealth } from '../rules/support.ts';
import type { Ability, Creature, World } from '../state.ts';
import type { Battle, Standing } from './battle.ts';
import type { Choice } from './choices.ts';
import { canAfford, damageAgainst, type Fighter, hitChance, type Strike } from './fighters.ts';

/** The chance of the first fighter to win: if it is to act, and if the second is. */
type Chances = [firstActs: number, secondActs: number];
type Fighters = readonly [Standing, Standing];

/** What follows an action, if it hits and if it does not. */
interface Move {
  readonly hits: number;
  readonly hit: Chances;
  readonly miss: Chances;
}

const WON: Chances = [1, 1];
const LOST: Chances = [0, 0];
/** Duels with more positions than this, by a rough count, are not solved: it would take too long. */
const MAX_POSITIONS = 500;
/** Positions that are remembered; forgetting them changes nothing. */
const MAX_REMEMBERED = 20_000;
const MAX_SWEEPS = 200;
const EPSILON = 1e-9;

/** Positions by their numbers. */
type Positions = Map<string, Chances>;
const positionsByFighters = new WeakMap<Fighter, WeakMap<Fighter, Positions>>();

/**
 * The end of a fight, one against one: the chance to win by the best attacks and cures of both, who act in turn. Boosts
 * in force are taken to last, further ones are not considered.
 */
export class Duel {
  readonly #world: World;
  readonly #positions: Positions;
  readonly #fighters: Fighters;

  constructor(world: World, fighters: Fighters) {
    this.#world = world;
    this.#fighters = fighters;
    const [first, second] = fighters;
    const known = positionsByFighters.get(first.fighter) ?? new WeakMap<Fighter, Positions>();
    positionsByFighters.set(first.fighter, known);
    const positions = known.get(second.fighter);
    this.#positions = positions && positions.size < MAX_REMEMBERED ? positions : new Map();
    known.set(second.fighter, this.#positions);
  }

  /** Returns the chance of the first to win after its own action. */
  chanceAfter(first: Creature, second: Creature): number {
    return this.#solve(first, second)[1];
  }

  /** Returns the chance of the first to win by an action. */
  chanceBy(choice: Choice): number {
    const bodies = [this.#fighters[0].creature, this.#fighters[1].creature] as const;
    const strike = choice.kind === 'strike' ? this.#strike(bodies, 0, choice.strike) : undefined;
    if (strike) {
      const { hits, hit, miss = bodies } = strike;
      return hits * this.chanceAfter(...hit) + (1 - hits) * this.chanceAfter(...miss);
    }
    const helped = choice.kind === 'support' ? this.#help(bodies, 0, choice.ability) : undefined;
    return this.chanceAfter(...(helped ?? bodies));
  }

  #solve(first: Creature, second: Creature): Chances {
    if (second.health <= 0) return WON;
    if (first.health <= 0) return LOST;
    const key = `${keyOf(first)}|${keyOf(second)}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const here: Chances = [0.5, 0.5];
    this.#positions.set(key, here);
    const bodies = [first, second] as const;
    settle(here, this.#listMoves(bodies, 0, here), this.#listMoves(bodies, 1, here));
    return here;
  }

  #listMoves(bodies: Bodies, by: 0 | 1, here: Chances): readonly Move[] {
    const { fighter } = this.#fighters[by];
    const moves: Move[] = [];
    for (const strike of fighter.strikes) {
      const outcomes = this.#strike(bodies, by, strike);
      if (!outcomes) continue;
      const { hits, hit, miss } = outcomes;
      moves.push({ hits, hit: this.#solve(...hit), miss: miss ? this.#solve(...miss) : here });
    }
    for (const ability of fighter.supports) {
      const helped = this.#help(bodies, by, ability);
      const then = helped && this.#solve(...helped);
      if (then) moves.push({ hits: 1, hit: then, miss: then });
    }
    return moves;
  }

  #strike(bodies: Bodies, by: 0 | 1, { ability, damage }: Strike): StrikeOutcomes | undefined {
    const actor = bodies[by];
    const [own, other] = by === 0 ? this.#fighters : [this.#fighters[1], this.#fighters[0]];
    const points = damageAgainst(this.#world, damage, other);
    if (points <= 0 || !canAfford(actor, ability)) return undefined;
    const paid = pay(actor, ability);
    const hurt = wound(bodies[1 - by] as Creature, points);
    return {
      hits: hitChance(this.#world, own, ability, other),
      hit: by === 0 ? [paid, hurt] : [hurt, paid],
      miss: paid === actor ? undefined : by === 0 ? [paid, bodies[1]] : [bodies[0], paid],
    };
  }

  /** A cure or shield that costs nothing could go on for ever: it is not considered. */
  #help(bodies: Bodies, by: 0 | 1, ability: Ability): Bodies | undefined {
    const actor = bodies[by];
    const { heal = 0, shield = 0 } = ability.effect;
    if (heal + shield <= 0 || !canAfford(actor, ability)) return undefined;
    const paid = pay(actor, ability);
    const health = capHealth(this.#world, paid, paid.health + heal);
    if (paid === actor || (health === paid.health && shield <= 0)) return undefined;
    const helped = { ...paid, health, shield: paid.shield + shield };
    return by === 0 ? [helped, bodies[1]] : [bodies[0], helped];
  }
}

type Bodies = readonly [Creature, Creature];

interface StrikeOutcomes {
  readonly hits: number;
  readonly hit: Bodies;
  /** What a miss leads to; undefined if it costs nothing, so that nothing changes. */
  readonly miss: Bodies | undefined;
}

/** Misses that cost nothing lead back to the same position: its chances are found by sweeps. */
function settle(here: Chances, ours: readonly Move[], theirs: readonly Move[]): void {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const first = bestOf(ours, 1, 'most') ?? here[1];
    const change = Math.abs(first - here[0]);
    here[0] = first;
    const second = bestOf(theirs, 0, 'least') ?? here[0];
    const isSettled = change + Math.abs(second - here[1]) < EPSILON;
    here[1] = second;
    if (isSettled) return;
  }
}

function bestOf(moves: readonly Move[], next: 0 | 1, wanted: 'most' | 'least'): number | undefined {
  let best: number | undefined;
  for (const { hits, hit, miss } of moves) {
    const value = hits * hit[next] + (1 - hits) * miss[next];
    if (best === undefined || (wanted === 'most' ? value > best : value < best)) best = value;
  }
  return best;
}

const keyOf = ({ health, maxHealth, shield, resources }: Creature): string =>
  `${health} ${maxHealth} ${shield} ${Object.values(resources)}`;

function pay(creature: Creature, { cost }: Ability): Creature {
  let paid = creature;
  for (const resource in cost) {
    const price = cost[resource] ?? 0;
    if (price <= 0) continue;
    paid =
      resource === 'health'
        ? { ...paid, health: paid.health - price }
        : { ...paid, resources: { ...paid.resources, [resource]: (paid.resources[resource] ?? 0) - price } };
  }
  return paid;
}

function wound(creature: Creature, points: number): Creature {
  const absorbed = Math.min(creature.shield, points);
  return { ...creature, health: creature.health - (points - absorbed), shield: creature.shield - absorbed };
}

/** Returns the duel, if one creature stands on each side, no creature can be helped up, and it is not too large. */
export function findDuel({ world, self, foes, friends }: Battle): Duel | undefined {
  const [foe] = foes;
  if (!foe || foes.length > 1 || friends.length > 1) return undefined;
  const positions = countStates(world, self, foe) * countStates(world, foe, self);
  return positions > MAX_POSITIONS ? undefined : new Duel(world, [self, foe]);
}

/** About how many states of health and resources a creature may come to. */
function countStates(world: World, { creature, fighter }: Standing, foe: Standing): number {
  const { health, shield, resources } = creature;
  const blows = foe.fighter.strikes.map(({ damage }) => damageAgainst(world, damage, { creature, fighter }));
  let points = health + shield;
  let states = 1;
  for (const resource in resources) {
    const left = resources[resource] ?? 0;
    const paid = fighter.supports.filter(({ cost }) => (cost[resource] ?? 0) > 0);
    for (const { cost, effect } of paid)
      points += Math.floor(left / (cost[resource] ?? 1)) * ((effect.heal ?? 0) + (effect.shield ?? 0));
    const prices = [...paid, ...fighter.strikes.map(({ ability }) => ability)].map(
      ({ cost }) => cost[resource] ?? 0,
    );
    const lowestPrice = Math.min(...prices.filter((price) => price > 0));
    states *= 1 + Math.floor(left / lowestPrice);
  }
  return states * Math.ceil(points / Math.max(1, Math.min(...blows)));
}
