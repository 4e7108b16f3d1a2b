import { memoizeByObject } from '@arbitro/kernel';
import { findFeature, listFeatures } from '../rules/features.ts';
import type { Consequence, Creature, Feature } from '../state.ts';
import { averageDamage } from './average-damage.ts';
import { averageHelp } from './average-help.ts';

/** An area usually catches more than one creature. */
const AREA_TARGETS = 1.5;
/** What is limited is there for a part of the rounds. */
const LIMITED_SHARE = 0.5;
/** A condition that a feature causes, in points of damage. */
const CONDITION_POINTS = 3;
/** A creature that can do nothing still blocks, carries and finishes off. */
const MIN_THREAT = 1;

const countConditions = (what: readonly Consequence[]): number =>
  what.filter(({ kind }) => kind === 'condition').length;

/** Points of damage, or their equal, of one use against a target that has no defence. */
function pointsOf(creature: Pick<Creature, 'deeds' | 'scores'>, feature: Feature): number {
  const { multi, area, save, attack } = feature;
  if (multi.length > 0)
    return multi.reduce((sum, { deed, times }) => {
      const part = findFeature(creature, deed);
      return sum + (part ? times * pointsOf(creature, part) : 0);
    }, 0);
  const conditions = countConditions(save?.onFail ?? attack?.save?.onFail ?? attack?.onHit ?? []);
  const harm = averageDamage(creature, feature) + CONDITION_POINTS * conditions;
  const { heals, temporary } = averageHelp(feature);
  const help = heals + temporary / 2;
  return Math.max(harm, help) * (area ? AREA_TARGETS : 1);
}

const threatOfSheet = memoizeByObject((deeds: Creature['deeds'], scores: Creature['scores']): number => {
  const best = { action: 0, bonus: 0, reaction: 0 };
  for (const feature of listFeatures({ deeds })) {
    const isLimited = feature.uses !== null || feature.recharge !== null;
    const points = pointsOf({ deeds, scores }, feature) * (isLimited ? LIMITED_SHARE : 1);
    best[feature.cost] = Math.max(best[feature.cost], points);
  }
  return Math.max(MIN_THREAT, best.action + best.bonus / 2);
});

/** Returns how dangerous the creature is: the damage, or its equal, that its sheet promises for each round. */
export const threatOf = ({ deeds, scores }: Creature): number => threatOfSheet(deeds, scores);

/** A feature that can be used again and again, and what it does from how far. */
interface Strength {
  readonly points: number;
  readonly metres: number;
  /** Beyond `metres` and up to here it works, but badly. */
  readonly longMetres: number;
}

const NO_DISTANCE = { metres: 0, longMetres: 0 };

function distancesOf(
  creature: Pick<Creature, 'deeds'>,
  { attack, area, range, multi }: Feature,
): Omit<Strength, 'points'> {
  if (multi.length > 0) {
    const parts = multi.map(({ deed }) => findFeature(creature, deed)).filter((part) => part !== undefined);
    if (parts.length === 0) return NO_DISTANCE;
    const all = parts.map((part) => distancesOf(creature, part));
    return {
      metres: Math.min(...all.map(({ metres }) => metres)),
      longMetres: Math.min(...all.map(({ longMetres }) => longMetres)),
    };
  }
  const metres = area ? (area.range ?? area.size) : (attack?.reach ?? range);
  const [near, long] = attack?.kind === 'melee' ? [metres, metres] : (attack?.range ?? [metres, metres]);
  return { metres: near, longMetres: long };
}

const listStrengths = memoizeByObject(
  (deeds: Creature['deeds'], scores: Creature['scores']): readonly Strength[] =>
    deeds
      .filter(
        ({ cost, uses, heals, temporary }) => cost === 'action' && (uses ?? heals ?? temporary) === null,
      )
      .map((feature) => ({
        points: pointsOf({ deeds, scores }, feature),
        ...distancesOf({ deeds }, feature),
      })),
);

/** An attack at disadvantage is worth this much of one without. */
const LONG_RANGE_SHARE = 0.55;

/** Returns what the creature can do again and again from so far away, in points. */
export function pointsFrom({ deeds, scores }: Creature, metres: number): number {
  const at = (strength: Strength): number => {
    if (metres <= strength.metres) return strength.points;
    return metres <= strength.longMetres ? LONG_RANGE_SHARE * strength.points : 0;
  };
  return Math.max(0, ...listStrengths(deeds, scores).map(at));
}

/** Returns the strongest that the creature can do again and again, and from how far. */
export const strongestOf = ({ deeds, scores }: Creature): Pick<Strength, 'points' | 'metres'> =>
  listStrengths(deeds, scores).reduce((a, b) => (b.points > a.points ? b : a), {
    points: 0,
    metres: 0,
    longMetres: 0,
  });
