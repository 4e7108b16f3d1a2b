import { d } from '@arbitro/dice';
import { andThen, type Ctx, fightOn, type Reason, remembering, type Score, score } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { RuleId } from '../rules.ts';
import type { Boost, Creature, Gear, Level, Reckoning, World } from '../state.ts';
import { LEVELS } from './tables.ts';

export type RischioCtx = Ctx<World, Event>;
export const d20 = d(20);

export const GRADES = ['passed', 'failed', 'gravely-failed'] as const;
export type Grade = (typeof GRADES)[number];

/** Returns the number that a level requires, by the table or as the game master sets it. @rule rischio.level.table */
export const required = (level: Level): number => (typeof level === 'number' ? level : LEVELS[level]);

/**
 * Returns one of the three grades. Half of the required number is never rounded: doubled totals are compared.
 *
 * @rule rischio.risk.success
 * @rule rischio.risk.grave-failure
 * @rule rischio.risk.plain-failure
 * @rule rischio.risk.half-threshold
 */
export function grade(total: number, needed: number): Grade {
  if (total >= needed) return 'passed';
  return 2 * total < needed ? 'gravely-failed' : 'failed';
}

/** A natural 20 passes and a natural 1 fails, if the options say so. @ruling R1 */
export function gradeOf(
  face: number,
  plus: number,
  needed: number,
  extremes: World['options']['naturalExtremes'],
): Grade {
  const plain = grade(face + plus, needed);
  if (extremes === 'none') return plain;
  if (face === 20) return 'passed';
  return face === 1 && plain === 'passed' ? 'failed' : plain;
}

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
function gearFor({ options }: Reckoning, { equipment }: Creature, use: Use): readonly Gear[] {
  const counts = options.weaponStatsScope === 'all' || use === 'damage' || use === 'resistance';
  return counts ? equipment : NO_GEAR;
}

/** A creature's own value; a missing statistic counts as 0. @rule rischio.risk.stat-by-type */
function ownValue(one: Creature, stat: string): number {
  if (stat === 'precision' || stat === 'dodge' || stat === 'resistance') return one[stat];
  return pointsIn(one.stats, stat);
}

/** People name statistics freely, so a name may be `constructor`. */
const pointsIn = (stats: Readonly<Record<string, number>>, stat: string): number =>
  Object.hasOwn(stats, stat) ? (stats[stat] ?? 0) : 0;

/** A statistic with gear in use and active boosts, and its reasons. */
const statisticFor = (use: Use) => {
  const geared = remembering((equipment: readonly Gear[], own: number, stat: string) =>
    score([{ rule: USES[use], what: stat, how: 'add', value: own }, ...gearReasons(equipment, stat)]),
  );
  return (world: Reckoning, one: Creature, own: number, stat: string): Score => {
    const plain = geared(gearFor(world, one, use), own, stat);
    return one.boosts.length === 0 ? plain : andThen(plain, ...boostReasons(world, one, stat));
  };
};
// one function each: cached values of one use must not evict those of another
const forRisk = statisticFor('risk');
const forDamage = statisticFor('damage');
const forPrecision = statisticFor('precision');
const forDodge = statisticFor('dodge');
const forResistance = statisticFor('resistance');

export const riskStatistic = (world: Reckoning, one: Creature, stat: string): Score =>
  forRisk(world, one, ownValue(one, stat), stat);
export const damageStatistic = (world: Reckoning, one: Creature, stat: string): Score =>
  forDamage(world, one, ownValue(one, stat), stat);
export const precisionOf = (world: Reckoning, one: Creature): Score =>
  forPrecision(world, one, one.precision, 'precision');
export const dodgeOf = (world: Reckoning, one: Creature): Score => forDodge(world, one, one.dodge, 'dodge');
export const resistanceOf = (world: Reckoning, one: Creature): Score =>
  forResistance(world, one, one.resistance, 'resistance');

/** Gear that is carried but not in use has no effect. @rule rischio.damage.unused-equipment */
function gearReasons(equipment: readonly Gear[], stat: string): readonly Reason[] {
  return equipment
    .filter((gear) => gear.inUse && pointsIn(gear.stats, stat) !== 0)
    .map((gear) => ({
      rule: 'rischio.damage.weapon-stats',
      what: gear.name,
      how: 'add',
      value: pointsIn(gear.stats, stat),
    }));
}

/** Returns the active boosts. @ruling R6 */
export function boostsInForce(world: Reckoning, { boosts }: Creature): readonly Boost[] {
  const round = fightOn(world)?.round ?? 0;
  return boosts.filter(({ until }) => until === null || round <= until);
}

function boostReasons(world: Reckoning, one: Creature, stat: string): readonly Reason[] {
  return boostsInForce(world, one)
    .filter((boost) => boost.stat === stat)
    .map((boost) => ({
      rule: 'rischio.combat.no-roll-abilities',
      what: boost.from,
      how: 'add',
      value: boost.by,
    }));
}
