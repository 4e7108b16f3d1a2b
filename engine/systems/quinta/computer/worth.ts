import { type CreatureId, memoizeByObject } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import { areEnemies, isInPlay, metresBetween } from '../rules/distance.ts';
import type { Effect } from '../rules/effect-types.ts';
import { CONDITIONS, type Condition, effectsOfCondition } from '../rules/effects.ts';
import { SQUARE } from '../rules/tables.ts';
import { isDefeated } from '../rules/turn.ts';
import type { Consequence, Creature, World } from '../state.ts';
import { averageOfDice } from './average-help.ts';
import { threatOf } from './threat.ts';

/** How a creature is likely to fare. */
interface Prospect {
  /** What the other party loses with each of its hit points, as a part of the hit points of that party. */
  readonly perPoint: number;
  /** In how many rounds it is likely to fall. */
  readonly rounds: number;
}

/** The fight as the creature that acts sees it. */
export interface Outlook {
  readonly world: World;
  readonly creature: Creature;
  readonly foes: readonly Creature[];
  /** Itself and its friends, the fallen too. */
  readonly friends: readonly Creature[];
  readonly prospects: ReadonlyMap<CreatureId, Prospect>;
  /** The damage of a usual turn. */
  readonly usualDamage: number;
}

/** What is weighed. The unit is the part of a party's hit points that is lost or saved. */
const WEIGHTS = {
  /** Attacks hit so often. */
  hit: 0.6,
  /** A condition matters for at most so many rounds. */
  rounds: 3,
  /** The life of a dying friend, as a part of the party's hit points. */
  life: 0.4,
  /** Harm to a friend, relative to harm to a foe. */
  friend: 1.3,
} as const;

/** What a condition takes from a creature, as a part of its threat. */
const EFFECT_LOSSES: { readonly [K in Effect['kind']]?: number } = {
  'no-actions': 1,
  behaves: 0.6,
  'own-attacks': 0.4,
  'cannot-see': 0.4,
  'cannot-target': 0.35,
  'hits-critical': 0.3,
  'attacks-against': 0.2,
  'cannot-move': 0.2,
  speed: 0.2,
  'cannot-approach': 0.15,
  crawls: 0.1,
  unseen: -0.4,
};
/** The chance that a dying creature dies before help comes, by its failed saves. */
const DEATH_RISKS = [0.05, 0.2, 0.6];

export function createOutlook(world: World, creature: Creature, foes: readonly Creature[]): Outlook {
  const friends = world.creatures.filter((other) => !areEnemies(creature, other) && isInPlay(other));
  return new FightOutlook(world, creature, foes, friends);
}

type Foresight = Pick<Outlook, 'prospects' | 'usualDamage'>;

/** Foresees the fight only when something is weighed: at the end of its turn, a creature can do nothing more. */
class FightOutlook implements Outlook {
  readonly world: World;
  readonly creature: Creature;
  readonly foes: readonly Creature[];
  readonly friends: readonly Creature[];
  #foresight: Foresight | undefined;

  constructor(world: World, creature: Creature, foes: readonly Creature[], friends: readonly Creature[]) {
    this.world = world;
    this.creature = creature;
    this.foes = foes;
    this.friends = friends;
  }

  get prospects(): Foresight['prospects'] {
    return this.#foresee().prospects;
  }

  get usualDamage(): number {
    return this.#foresee().usualDamage;
  }

  #foresee(): Foresight {
    this.#foresight ??= foreseeFight(this.world, this.friends, this.foes);
    return this.#foresight;
  }
}

function foreseeFight(world: World, friends: readonly Creature[], foes: readonly Creature[]): Foresight {
  const fighting = friends.filter((other) => !isDefeated(world, other));
  const prospects = new Map<CreatureId, Prospect>();
  foreseeParty(prospects, { party: foes, against: fighting });
  const engaged = (other: Creature): boolean =>
    foes.some((foe) => (metresBetween(world, foe, other) ?? 0) <= ENGAGED_METRES);
  foreseeParty(prospects, { party: friends, against: foes, isFirst: engaged });
  return { prospects, usualDamage: (WEIGHTS.hit * sumThreats(fighting)) / Math.max(1, fighting.length) };
}

/** Creatures so near to a foe are attacked first. */
const ENGAGED_METRES = 2 * SQUARE;

interface Parties {
  readonly party: readonly Creature[];
  readonly against: readonly Creature[];
  readonly isFirst?: (creature: Creature) => boolean;
}

/**
 * Assumes that each party fells those first who are dangerous and have few hit points left. Every point lost by one of
 * them shortens the time that it and all after it are dangerous.
 */
function foreseeParty(prospects: Map<CreatureId, Prospect>, { party, against, isFirst }: Parties): void {
  const pace = Math.max(1, WEIGHTS.hit * sumThreats(against));
  const health = Math.max(1, sumPoints(against));
  const order = party.map((creature) => {
    const threat = threatOf(creature);
    const points = pointsOf(creature);
    const rank = (threat / Math.max(1, points)) * (isFirst && !isFirst(creature) ? 0.5 : 1);
    return { id: creature.id, threat, points, rank };
  });
  order.sort((a, b) => b.rank - a.rank);
  let threatLeft = sumThreats(party);
  let pointsBefore = 0;
  for (const { id, threat, points } of order) {
    pointsBefore += points;
    prospects.set(id, {
      perPoint: (WEIGHTS.hit * threatLeft) / (pace * health),
      rounds: Math.max(1, pointsBefore / pace),
    });
    threatLeft -= threat;
  }
}

const sumThreats = (creatures: readonly Creature[]): number =>
  creatures.reduce((sum, creature) => sum + threatOf(creature), 0);
const sumPoints = (creatures: readonly Creature[]): number =>
  creatures.reduce((sum, creature) => sum + pointsOf(creature), 0);
const pointsOf = ({ hp, temporary }: Creature): number => hp + temporary;

const NO_PROSPECT: Prospect = { perPoint: 0, rounds: 0 };
const prospectOf = ({ prospects }: Outlook, { id }: Creature): Prospect => prospects.get(id) ?? NO_PROSPECT;

/** Good for the acting side if it befalls a foe, bad if it befalls a friend. */
const signFor = ({ creature }: Outlook, other: Creature): number =>
  areEnemies(creature, other) ? 1 : -WEIGHTS.friend;

/**
 * Returns what it is worth to the acting side that the creature loses so many points on average. A blow that fells it
 * counts as a whole one.
 */
export function worthOfHarm(outlook: Outlook, other: Creature, points: number): number {
  const counted = Math.min(points, Math.max(pointsOf(other), outlook.usualDamage));
  return signFor(outlook, other) * counted * prospectOf(outlook, other).perPoint;
}

export interface Help {
  readonly heals: number;
  readonly temporary: number;
}

/** Returns what it is worth that a friend regains so many hit points on average, or gets temporary ones. */
export function worthOfHelp(outlook: Outlook, other: Creature, { heals, temporary }: Help): number {
  const more = Math.min(heals, other.fullHp - other.hp) + Math.max(0, temporary - other.temporary);
  const sign = areEnemies(outlook.creature, other) ? -1 : 1;
  return sign * more * prospectOf(outlook, other).perPoint + (heals > 0 ? worthOfRescue(outlook, other) : 0);
}

/** Returns what it is worth that a dying friend dies no more; nothing for creatures that are not dying. */
export function worthOfRescue({ creature }: Outlook, other: Creature): number {
  const { hp, life, failures, usesDeathSaves } = other;
  if (hp > 0 || life !== 'alive' || !usesDeathSaves || areEnemies(creature, other)) return 0;
  return WEIGHTS.life * (DEATH_RISKS[failures] ?? 1);
}

const lossBy = memoizeByObject((options: Options): ((condition: Condition) => number) => {
  const losses = new Map<Condition, number>();
  return (condition) => {
    const known = losses.get(condition);
    if (known !== undefined) return known;
    const loss = computeLoss(condition, options);
    losses.set(condition, loss);
    return loss;
  };
});

function computeLoss(condition: Condition, options: Options): number {
  const implied = CONDITIONS[condition].implies as readonly Condition[];
  let sum = 0;
  for (const each of [condition, ...implied])
    for (const effect of effectsOfCondition(each, options)) {
      const isGood = effect.kind === 'attacks-against' && effect.mode === 'disadvantage';
      sum += (isGood ? -1 : 1) * (EFFECT_LOSSES[effect.kind] ?? 0);
    }
  return sum;
}

export interface Affected {
  readonly on: Creature;
  /** Who gets temporary hit points. */
  readonly blessed: Creature;
}

/** Returns what it is worth that this befalls the creature. A condition that it has or never gets is worth nothing. */
export function worthOfConsequence(
  outlook: Outlook,
  { on: other, blessed }: Affected,
  what: Consequence,
): number {
  if (what.kind === 'temporary')
    return worthOfHelp(outlook, blessed, { heals: 0, temporary: averageOfDice(what) });
  if (what.kind === 'push' || !canGain(other, what.condition)) return 0;
  const lasts = Math.min(WEIGHTS.rounds, what.rounds ?? WEIGHTS.rounds, prospectOf(outlook, other).rounds);
  const loss = lossBy(outlook.world.options)(what.condition) * lasts * WEIGHTS.hit * threatOf(other);
  return (signFor(outlook, other) * loss) / pointsAgainst(outlook, other);
}

/** The hit points of the party that the creature fights. */
const pointsAgainst = ({ creature, foes, friends }: Outlook, other: Creature): number =>
  Math.max(1, sumPoints(areEnemies(creature, other) ? friends : foes));

const canGain = ({ unaffectedBy, afflictions, hp }: Creature, condition: Condition): boolean =>
  hp > 0 && !unaffectedBy.includes(condition) && !afflictions.some((had) => had.condition === condition);
