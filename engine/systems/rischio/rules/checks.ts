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

/** What a level asks for, by the table or as the game master says. @rule rischio.level.table */
export const required = (level: Level): number => (typeof level === 'number' ? level : LEVELS[level]);

/**
 * The three grades. Half of the required number is never rounded: doubled totals are compared.
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

/** A natural 20 passes and a natural 1 fails, where the table plays so. @ruling R1 */
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

/** What a statistic is used for, and the rule that asks for it. */
const USES = {
  risk: 'rischio.risk.stat-by-type',
  precision: 'rischio.combat.attack-roll',
  dodge: 'rischio.combat.dodge-roll',
  damage: 'rischio.damage.relevant-stat',
  resistance: 'rischio.damage.resistance-last',
} as const satisfies Record<string, RuleId>;
type Use = keyof typeof USES;

const NO_GEAR: readonly Gear[] = [];

/** Gear in use counts everywhere, or only where damage is reckoned. @rule rischio.damage.weapon-stats */
function gearFor({ options }: Reckoning, { equipment }: Creature, use: Use): readonly Gear[] {
  const counts = options.weaponStatsScope === 'all' || use === 'damage' || use === 'resistance';
  return counts ? equipment : NO_GEAR;
}

/** A creature's own value; a statistic it lacks counts as 0. @rule rischio.risk.stat-by-type */
function ownValue(one: Creature, stat: string): number {
  if (stat === 'precision' || stat === 'dodge' || stat === 'resistance') return one[stat];
  return pointsIn(one.stats, stat);
}

/** Statistics are named by people, who may well call one `constructor`. */
const pointsIn = (stats: Readonly<Record<string, number>>, stat: string): number =>
  Object.hasOwn(stats, stat) ? (stats[stat] ?? 0) : 0;

/** A statistic with gear in use and boosts in force, and why. */
const statisticFor = (use: Use) => {
  const geared = remembering((equipment: readonly Gear[], own: number, stat: string) =>
    score([{ rule: USES[use], what: stat, how: 'add', value: own }, ...gearReasons(equipment, stat)]),
  );
  return (world: Reckoning, one: Creature, own: number, stat: string): Score => {
    const plain = geared(gearFor(world, one, use), own, stat);
    return one.boosts.length === 0 ? plain : andThen(plain, ...boostReasons(world, one, stat));
  };
};
// one each: what is remembered of one statistic must not drive out another
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

/** Gear that is carried but not in use changes nothing. @rule rischio.damage.unused-equipment */
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

/** The boosts that count now. @ruling R6 */
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
