import { type CreatureId, type CreatureValues, getCreature } from '@arbitro/kernel';
import { computeAid } from '../rules/aid.ts';
import { capHealth } from '../rules/support.ts';
import type { Ability, Creature, World } from '../state.ts';
import { type Battle, bestDamage, type Standing, surveyBattle } from './battle.ts';
import type { Choice } from './choices.ts';
import { type Duel, findDuel } from './duel.ts';
import {
  boostedFighterOf,
  damageAgainst,
  type Fighter,
  fighterOf,
  hitChance,
  type Strike,
} from './fighters.ts';

/** What the weighing depends on, relative to a creature's strength. */
const WEIGHTS = {
  /** Being alive, although out of the fight. */
  life: 0.5,
  /** Being down, where a friend can help. */
  down: 0.1,
  /** The price of spending all of a resource. */
  reserves: 0.05,
  /** The largest number of rounds for which a boost counts. */
  rounds: 3,
  /** How much of the damage of the whole other side one creature may take in a round. */
  pressure: 0.5,
} as const;

/** How long a creature lasts under this pressure, from 0 (falls) to 1 (never). */
const lasting = (health: number, pressure: number): number =>
  health <= 0 ? 0 : health / (health + WEIGHTS.pressure * pressure);

/** Returns whether reaching 0 health puts the creature out of the fight for good. */
const endsAtZero = ({ options }: World, { kind, dies, timesAtZeroToday }: Creature): boolean =>
  timesAtZeroToday > 0 || (kind === 'opponent' && (dies ?? options.opponentsDie) === 'at-zero');

const pointsOf = ({ health, shield }: Creature): number => health + shield;

/** What a creature is worth to its side with this many points of health and shield. */
function worthAt(
  { world, pressure }: Battle,
  { creature, strength, isFoe }: Standing,
  points: number,
): number {
  const part = lasting(points, isFoe ? pressure.onFoes : pressure.onFriends);
  return endsAtZero(world, creature)
    ? (1 + WEIGHTS.life) * strength * part
    : (WEIGHTS.life + WEIGHTS.down + (1 - WEIGHTS.down) * part) * strength;
}

/** What it is worth now. A creature that is down is in no danger. */
const worthNow = (battle: Battle, standing: Standing): number =>
  standing.creature.status === 'down'
    ? (WEIGHTS.life + WEIGHTS.down) * standing.strength
    : worthAt(battle, standing, pointsOf(standing.creature));

const gainTo = (battle: Battle, standing: Standing, points: number): number =>
  worthAt(battle, standing, points) - worthNow(battle, standing);

/** Values creatures by their strength and the pressure on them now. */
export function valueCreatures(world: World, who: CreatureId): CreatureValues<World> {
  const battle = surveyBattle(world, who);
  const duel = battle && findDuel(battle);
  if (duel) return { of: (later, id) => (id === who ? valueDuel(duel, later, battle) : 0) };
  const standings = battle ? [...battle.friends, ...battle.foes] : [];
  const known = new Map(standings.map((standing) => [standing.creature.id, standing]));
  return {
    of: (later, id) => {
      const standing = known.get(id);
      const creature = getCreature(later, id);
      if (!battle || !standing || creature.status === 'dead' || creature.status === 'defeated') return 0;
      const worth = worthNow(battle, { ...standing, creature });
      if (creature.boosts === standing.creature.boosts || creature.status === 'down') return worth;
      const round = later.fight?.round ?? 0;
      const fighter = fighterOf(creature, later.options, round);
      const last = Math.max(...creature.boosts.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
      return worth + weighFighter(battle, standing, { fighter, rounds: last - round + 1 });
    },
  };
}

function valueDuel(duel: Duel, later: World, { self, foes: [foe = self] }: Battle): number {
  return duel.chanceAfter(getCreature(later, self.creature.id), getCreature(later, foe.creature.id));
}

/** Of actions with the same chance to win a duel, the one that improves the position. */
const TIE_BREAK = 1e-6;

/** Returns a function that says how good a choice is for the actor's side; below 0 it does harm. */
export function createWeighing(battle: Battle): (choice: Choice) => number {
  const duel = findDuel(battle);
  return (choice) => {
    const gain = weigh(battle, choice);
    return duel ? duel.chanceBy(choice) + TIE_BREAK * gain : gain;
  };
}

/** Returns how much a choice is expected to improve the position of the actor's side. */
function weigh(battle: Battle, choice: Choice): number {
  if (choice.kind === 'strike')
    return weighStrike(battle, choice.strike, choice.on) - priceOf(battle, choice.strike.ability);
  if (choice.kind === 'support')
    return weighSupport(battle, choice.ability, choice.on) - priceOf(battle, choice.ability);
  const { creature } = choice.on[0];
  const health = creature.health + computeAid(battle.world, creature).value;
  return health > 0 ? gainTo(battle, choice.on[0], capHealth(battle.world, creature, health)) : 0;
}

function weighStrike(battle: Battle, { ability, damage }: Strike, on: readonly Standing[]): number {
  let sum = 0;
  for (const foe of on) {
    const points = pointsOf(foe.creature) - damageAgainst(battle.world, damage, foe);
    sum -= hitChance(battle.world, battle.self, ability, foe) * gainTo(battle, foe, points);
  }
  return sum;
}

function weighSupport(battle: Battle, { effect }: Ability, on: readonly Standing[]): number {
  let sum = 0;
  for (const friend of on) {
    const { creature } = friend;
    const health = capHealth(battle.world, creature, creature.health + (effect.heal ?? 0));
    if (health <= 0) continue;
    sum += gainTo(battle, friend, health + creature.shield + (effect.shield ?? 0));
    if (effect.boost && creature.status === 'up') sum += weighBoost(battle, friend, effect);
  }
  return sum;
}

function weighBoost(battle: Battle, friend: Standing, effect: Ability['effect']): number {
  const fighter = boostedFighterOf(friend.creature, effect, battle.world);
  return weighFighter(battle, friend, { fighter, rounds: effect.rounds ?? WEIGHTS.rounds });
}

/** Other numbers for some rounds are worth the damage that they add to attacks and take from the attacks of foes. */
function weighFighter(battle: Battle, friend: Standing, { fighter, rounds }: ChangedFighter): number {
  const { world, foes, friends } = battle;
  const changed = { ...friend, fighter };
  let spared = 0;
  let perPoint = 0;
  for (const foe of foes) {
    spared += bestDamage(world, foe, [friend]) - bestDamage(world, foe, [changed]);
    perPoint += worthOfPoint(battle, foe) / foes.length;
  }
  const dealt = bestDamage(world, changed, foes) - bestDamage(world, friend, foes);
  const each = dealt * perPoint + (spared / friends.length) * worthOfPoint(battle, friend);
  return Math.min(rounds, WEIGHTS.rounds) * each;
}

interface ChangedFighter {
  readonly fighter: Fighter;
  readonly rounds: number;
}

const worthOfPoint = (battle: Battle, standing: Standing): number =>
  -gainTo(battle, standing, pointsOf(standing.creature) - 1);

/** Health that is paid, and the part of other resources that is spent. */
function priceOf(battle: Battle, { cost }: Ability): number {
  const { creature, strength } = battle.self;
  let price = 0;
  for (const resource in cost) {
    const points = cost[resource] ?? 0;
    price +=
      resource === 'health'
        ? -gainTo(battle, battle.self, pointsOf(creature) - points)
        : (WEIGHTS.reserves * strength * points) / Math.max(1, creature.resources[resource] ?? 0);
  }
  return price;
}
