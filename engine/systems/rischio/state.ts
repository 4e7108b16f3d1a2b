import { type CreatureId, type Draft, findFight, type SheetNote } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Status, SupportEffect } from './rules/effects.ts';
import type { LevelName } from './rules/tables.ts';

/** A level of the table by its name, or a number set by the game master. */
export type Level = LevelName | number;

/** One risk to take: its kind, which names the statistic, and its level. */
export interface RiskTerms {
  readonly kind: string;
  readonly level: Level;
}

export const HIT_RULES = ['standard', 'automatic', 'target-risk', 'attacker-risk', 'gm'] as const;
export type HitRule = (typeof HIT_RULES)[number];

export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly kind: 'attack' | 'support';
  readonly damage: number;
  readonly relevantStat: string | null;
  readonly multiplier: number;
  readonly targets: 'single' | 'multiple';
  readonly cost: Readonly<Record<string, number>>;
  readonly hitRule: HitRule;
  /** The risk of a `target-risk` or `attacker-risk` ability. */
  readonly risk: RiskTerms | null;
  readonly effect: SupportEffect;
}

export interface Gear {
  readonly id: string;
  readonly name: string;
  readonly inUse: boolean;
  readonly damage: number;
  readonly stats: Readonly<Record<string, number>>;
}

/** A statistic raised or lowered by an ability. */
export interface Boost {
  readonly stat: string;
  readonly by: number;
  readonly from: string;
  /** The last round in which it counts; null: until the fight ends. */
  readonly until: number | null;
}

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: 'player' | 'opponent';
  readonly level: number;
  readonly exp: number;
  readonly health: number;
  readonly maxHealth: number | null;
  readonly precision: number;
  readonly dodge: number;
  readonly resistance: number;
  readonly stats: Readonly<Record<string, number>>;
  readonly status: Status;
  readonly timesAtZeroToday: number;
  readonly expValue: number;
  readonly basicAttack: Ability;
  readonly abilities: readonly Ability[];
  readonly equipment: readonly Gear[];
  readonly resources: Readonly<Record<string, number>>;
  readonly shield: number;
  readonly boosts: readonly Boost[];
  /** How this opponent falls, overriding the option. */
  readonly dies?: OpponentDeath | undefined;
  /** Was defeated before and returned: its experience has been paid once. */
  readonly hasPaid?: true | undefined;
  /** What the game master plays by its words: traits, legendary actions. */
  readonly notes?: readonly SheetNote[] | undefined;
}
export type OpponentDeath = Options['opponentsDie'];

/** A creature as written. Its status at 0 health may be left to the options. */
export interface Sheet extends Omit<Creature, 'id' | 'name' | 'status' | 'timesAtZeroToday'> {
  readonly status?: Status | undefined;
  readonly timesAtZeroToday?: number | undefined;
}

/** A part of a creature's experience: the worth of one defeat and how many shared it. */
export interface Share {
  readonly exp: number;
  readonly among: number;
}

export interface Participant {
  readonly who: CreatureId;
  readonly side: string;
  readonly left: boolean;
  readonly initiative: number;
  readonly shares: readonly Share[];
}

export interface Fight {
  readonly round: number;
  readonly order: readonly CreatureId[];
  /** The index in `order` of the creature on turn; below 0 an unseen creature has the turn (`turnIndexOf`). */
  readonly turn: number;
  readonly participants: readonly Participant[];
  readonly over: boolean;
  readonly winner: string | null;
}

export interface World {
  readonly options: Options;
  readonly day: number;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}

/** The part of a world that its numbers depend on; every view contains it. */
export interface StatisticsContext {
  readonly options: Options;
  readonly fight: Pick<Fight, 'round' | 'over'> | null;
}

export function findParticipant(fight: Fight, id: CreatureId): Participant | undefined {
  for (const participant of fight.participants)
    if (participant.who === id && !participant.left) return participant;
  return undefined;
}

/** Returns whether the creature is in the current fight. */
export function isParticipant(world: World, id: CreatureId): boolean {
  const fight = findFight(world);
  return fight !== undefined && findParticipant(fight, id) !== undefined;
}

/** The id of the basic attack wherever an ability is named. */
export const BASIC_ATTACK = 'basic-attack';

export function findAbility({ basicAttack, abilities }: Creature, id: string): Ability | undefined {
  return id === BASIC_ATTACK ? basicAttack : abilities.find((ability) => ability.id === id);
}

/** Copies explicit fields, always in the same shape: an object spread here makes simulation several times slower. */
export function copyCreature(creature: Creature): Draft<Creature> {
  const copy: Draft<Creature> = {
    id: creature.id,
    name: creature.name,
    kind: creature.kind,
    level: creature.level,
    exp: creature.exp,
    health: creature.health,
    maxHealth: creature.maxHealth,
    precision: creature.precision,
    dodge: creature.dodge,
    resistance: creature.resistance,
    stats: creature.stats,
    status: creature.status,
    timesAtZeroToday: creature.timesAtZeroToday,
    expValue: creature.expValue,
    basicAttack: creature.basicAttack,
    abilities: creature.abilities,
    equipment: creature.equipment,
    resources: creature.resources,
    shield: creature.shield,
    boosts: creature.boosts,
  };
  return creature.dies === undefined && creature.hasPaid === undefined && creature.notes === undefined
    ? copy
    : { ...copy, ...rareFields(creature) };
}

/** Fields that few creatures have; older saved tables lack them. */
const rareFields = ({ dies, hasPaid, notes }: Creature): Pick<Creature, 'dies' | 'hasPaid' | 'notes'> => ({
  ...(dies !== undefined && { dies }),
  ...(hasPaid !== undefined && { hasPaid }),
  ...(notes !== undefined && { notes }),
});
