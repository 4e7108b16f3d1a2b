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

/** From how far a feature works, in metres. */
const distanceOf = (creature: Pick<Creature, 'deeds'>, { attack, area, range, multi }: Feature): number => {
  if (multi.length > 0)
    return Math.min(
      ...multi.map(({ deed }) => {
        const part = findFeature(creature, deed);
        return part ? distanceOf(creature, part) : Number.POSITIVE_INFINITY;
      }),
    );
  if (attack) return attack.kind === 'melee' ? attack.reach : (attack.range?.[0] ?? attack.reach);
  return area ? (area.range ?? area.size) : range;
};

/** What works from farther than this works from afar, in metres. */
const NEAR_METRES = 9;

interface PointsByDistance {
  /** The strongest feature that works only near, and from how far. */
  readonly near: { readonly points: number; readonly metres: number };
  /** The points of the strongest feature that works from afar. */
  readonly far: number;
}

/** Returns how strong a creature is near its foes and from afar. */
export const pointsByDistance = ({ deeds, scores }: Creature): PointsByDistance =>
  pointsByDistanceOf(deeds, scores);

const pointsByDistanceOf = memoizeByObject(
  (deeds: Creature['deeds'], scores: Creature['scores']): PointsByDistance => {
    const all = deeds
      .filter(
        ({ cost, uses, heals, temporary }) => cost === 'action' && (uses ?? heals ?? temporary) === null,
      )
      .map((feature) => ({
        points: pointsOf({ deeds, scores }, feature),
        metres: distanceOf({ deeds }, feature),
      }));
    const near = all.filter(({ metres }) => metres <= NEAR_METRES);
    const far = all.filter(({ metres }) => metres > NEAR_METRES);
    return {
      near: near.reduce((a, b) => (b.points > a.points ? b : a), { points: 0, metres: 0 }),
      far: Math.max(0, ...far.map(({ points }) => points)),
    };
  },
);
