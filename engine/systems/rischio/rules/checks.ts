import { d } from '@arbitro/dice';
import {
  addReasons,
  type Ctx,
  findFight,
  memoizeRecent,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { RuleId } from '../rules.ts';
import type { Boost, Creature, Gear, Level, StatisticsContext, World } from '../state.ts';
import { LEVELS } from './tables.ts';

export type RischioCtx = Ctx<World, Event>;
export const d20 = d(20);

export const GRADES = ['passed', 'failed', 'gravely-failed'] as const;
export type Grade = (typeof GRADES)[number];

/** Returns the number that a level requires, by the table or as the game master sets it. @rule rischio.level.table */
export const requiredTotal = (level: Level): number => (typeof level === 'number' ? level : LEVELS[level]);

/**
 * Returns one of the three grades. Half of the required number is never rounded: doubled totals are compared.
 * @rule rischio.risk.success @rule rischio.risk.grave-failure @rule rischio.risk.plain-failure
 * @rule rischio.risk.half-threshold
 */
export function gradeTotal(total: number, needed: number): Grade {
  if (total >= needed) return 'passed';
  return 2 * total < needed ? 'gravely-failed' : 'failed';
}

/** A natural 20 passes and a natural 1 fails, if the options say so. @ruling R1 */
export function gradeRoll(
  face: number,
  plus: number,
  needed: number,
  extremes: World['options']['naturalExtremes'],
): Grade {
  const plain = gradeTotal(face + plus, needed);
  if (extremes === 'none') return plain;
  if (face === 20) return 'passed';
  return face === 1 && plain === 'passed' ? 'failed' : plain;
}

/** The total of an attack roll, or that its die alone decides. */
export type AttackTotal = number | 'always' | 'never';

/** The number of a defender who does not roll, before dodge. */
export const STATIC_DODGE = 10;

/** Returns the total of an attack roll; a natural 20 hits and a natural 1 misses, if the options say so. @ruling R18 */
export const readAttackDie = (
  { attackExtremes }: Pick<World['options'], 'attackExtremes'>,
  plus: number,
): ((face: number) => AttackTotal) => {
  if (attackExtremes === 'none') return (face) => face + plus;
  return (face) => (face === 20 ? 'always' : face === 1 ? 'never' : face + plus);
};

export const GRADE_RULES = {
  passed: 'rischio.risk.success',
  failed: 'rischio.risk.plain-failure',
  'gravely-failed': 'rischio.risk.grave-failure',
} as const satisfies Record<Grade, RuleId>;

/** The uses of a statistic, and the rule of each. */
const USES = {
  risk: 'rischio.risk.stat-by-type',
  precision: 'rischio.combat.attack-roll',
  dodge: 'rischio.combat.dodge-roll',
  damage: 'rischio.damage.relevant-stat',
  resistance: 'rischio.damage.resistance-last',
} as const satisfies Record<string, RuleId>;
type Use = keyof typeof USES;

const NO_GEAR: readonly Gear[] = [];

/** Gear in use counts for everything, or only for damage, depending on the option. @rule rischio.damage.weapon-stats */
function gearFor({ options }: StatisticsContext, { equipment }: Creature, use: Use): readonly Gear[] {
  const counts = options.weaponStatsScope === 'all' || use === 'damage' || use === 'resistance';
  return counts ? equipment : NO_GEAR;
}

/** A creature's own value; a missing statistic counts as 0. @rule rischio.risk.stat-by-type */
function ownValue(creature: Creature, stat: string): number {
  if (stat === 'precision' || stat === 'dodge' || stat === 'resistance') return creature[stat];
  return pointsOf(creature.stats, stat);
}

/** People name statistics freely, so a name may be `constructor`. */
const pointsOf = (stats: Readonly<Record<string, number>>, stat: string): number =>
  Object.hasOwn(stats, stat) ? (stats[stat] ?? 0) : 0;

/** A statistic with gear in use and active boosts, and its reasons. */
const createStatisticReader = (use: Use) => {
  const geared = memoizeRecent((equipment: readonly Gear[], own: number, stat: string) =>
    score([{ rule: USES[use], what: stat, how: 'add', value: own }, ...gearReasons(equipment, stat)]),
  );
  return (world: StatisticsContext, creature: Creature, own: number, stat: string): Score => {
    const plain = geared(gearFor(world, creature, use), own, stat);
    return creature.boosts.length === 0 ? plain : addReasons(plain, ...boostReasons(world, creature, stat));
  };
};
// one function each: cached values of one use must not evict those of another
const riskStatisticOf = createStatisticReader('risk');
const damageStatisticOf = createStatisticReader('damage');
const precisionStatisticOf = createStatisticReader('precision');
const dodgeStatisticOf = createStatisticReader('dodge');
const resistanceStatisticOf = createStatisticReader('resistance');

export const riskStatistic = (world: StatisticsContext, creature: Creature, stat: string): Score =>
  riskStatisticOf(world, creature, ownValue(creature, stat), stat);
export const damageStatistic = (world: StatisticsContext, creature: Creature, stat: string): Score =>
  damageStatisticOf(world, creature, ownValue(creature, stat), stat);
export const precisionOf = (world: StatisticsContext, creature: Creature): Score =>
  precisionStatisticOf(world, creature, creature.precision, 'precision');
export const dodgeOf = (world: StatisticsContext, creature: Creature): Score =>
  dodgeStatisticOf(world, creature, creature.dodge, 'dodge');
export const resistanceOf = (world: StatisticsContext, creature: Creature): Score =>
  resistanceStatisticOf(world, creature, creature.resistance, 'resistance');

/** Gear that is carried but not in use has no effect. @rule rischio.damage.unused-equipment */
function gearReasons(equipment: readonly Gear[], stat: string): readonly Reason[] {
  return equipment
    .filter((gear) => gear.inUse && pointsOf(gear.stats, stat) !== 0)
    .map((gear) => ({
      rule: 'rischio.damage.weapon-stats',
      what: gear.name,
      how: 'add',
      value: pointsOf(gear.stats, stat),
    }));
}

/** Returns the active boosts. @ruling R6 */
export function boostsInForce(world: StatisticsContext, { boosts }: Creature): readonly Boost[] {
  const round = findFight(world)?.round ?? 0;
  return boosts.filter(({ until }) => until === null || round <= until);
}

function boostReasons(world: StatisticsContext, creature: Creature, stat: string): readonly Reason[] {
  return boostsInForce(world, creature)
    .filter((boost) => boost.stat === stat)
    .map((boost) => ({
      rule: 'rischio.combat.no-roll-abilities',
      what: boost.from,
      how: 'add',
      value: boost.by,
    }));
}
