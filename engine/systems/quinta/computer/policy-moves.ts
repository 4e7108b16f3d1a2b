import type { Square } from '@arbitro/grid';
import { listPath } from '@arbitro/grid';
import { memoizeByObject } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { hasEffect } from '../rules/active-effects.ts';
import type { AttackFeature } from '../rules/attack-feature.ts';
import { movementLeft } from '../rules/budget.ts';
import { armourClass } from '../rules/derived.ts';
import { metresApart, metresBetween, spaceOf } from '../rules/distance.ts';
import { hasFlankingAlly } from '../rules/flanking.ts';
import { hasReaction, provokesAttack } from '../rules/opportunity.ts';
import { findNearest } from '../rules/route.ts';
import { findActiveMap, findBlocker, spaceAt } from '../rules/space.ts';
import { type Gait, SQUARE } from '../rules/tables.ts';
import type { Creature, Feature } from '../state.ts';
import { listUsableFeatures, listUseTargets } from './policy-candidates.ts';
import { buildMove, fastestGait, ifAllowed, isFreeSpace, listWeapons, moverOf } from './policy-plans.ts';
import { threatOf } from './threat.ts';
import { weighAttack, weighFirstAid, weighUse } from './weigh-actions.ts';
import { type Outlook, worthOfHarm } from './worth.ts';

/** Something that can be done to a creature after coming this near. */
interface Plan {
  readonly target: Creature;
  readonly metres: number;
  readonly worth: number;
}

/** Coming into the reach of a foe costs this part of the harm it can do: it often comes by itself. */
const EXPOSURE = 0.3;
/** How well a usual foe of these levels attacks. */
const USUAL_BONUS = 5;
/** The share of a creature's threat in one opportunity attack. */
const OPPORTUNITY = 0.4;

/** Returns a move after which something better can be done than the given worth. */
export function chooseBetterPosition(outlook: Outlook, worth: number): Action | undefined {
  const { world, creature } = outlook;
  const mover = moverOf(world, creature);
  if (!findActiveMap(world) || !mover.at || mover.rides !== null) return undefined;
  if (hasEffect(world, mover, 'cannot-move')) return undefined;
  const gait = fastestGait(world, mover);
  const left = movementLeft(world, mover, gait);
  if (left < SQUARE) return undefined;
  const cost = costOfLeaving(outlook);
  const better = listPlans(outlook, left)
    .map((plan) => ({ ...plan, worth: plan.worth - cost }))
    .filter((plan) => plan.worth > worth)
    .toSorted((a, b) => b.worth - a.worth);
  for (const plan of better) {
    const stop = findStop(outlook, plan, { gait, metres: left });
    if (!stop?.from) continue;
    if (cost === 0 && provokesAttack(world, mover, listPath(stop))) continue;
    if (plan.worth - costOfExposure(outlook, stop.at) <= worth) continue;
    const move = ifAllowed(world, buildMove(mover, stop.at, gait));
    if (move) return move;
  }
  return undefined;
}

/** The nearest square for the plan, if possible one from which the target is flanked. @ruling R130 */
function findStop(outlook: Outlook, plan: Plan, way: { readonly gait: Gait; readonly metres: number }) {
  const { world, creature } = outlook;
  const mover = moverOf(world, creature);
  const find = (accepts: (square: Square) => boolean) =>
    findNearest(world, mover, way, (square) => accepts(square) && isWithin(outlook, plan, square));
  const flanks = (square: Square): boolean =>
    hasFlankingAlly(world, { attacker: creature, target: plan.target, from: spaceAt(mover, square) });
  const seeks = world.options.flanking !== 'none' && plan.metres <= SQUARE;
  return (seeks ? find(flanks) : undefined) ?? find(() => true);
}

function isWithin({ world, creature }: Outlook, { target, metres }: Plan, square: Square): boolean {
  const mover = moverOf(world, creature);
  const space = spaceOf(target);
  return (
    space !== null &&
    metresApart(world, spaceAt(mover, square), space) <= metres &&
    isFreeSpace(world, mover, [square, space]) &&
    !findBlocker(world, mover, square)
  );
}

/** Everything that is too far away here and near enough after a move. */
function listPlans(outlook: Outlook, left: number): readonly Plan[] {
  const { world, creature } = outlook;
  const distances = new Map<Creature, number>();
  const metresTo = (other: Creature): number => {
    const metres = distances.get(other) ?? metresBetween(world, creature, other) ?? 0;
    distances.set(other, metres);
    return metres;
  };
  const isFar = (other: Creature, metres: number): boolean => {
    const now = metresTo(other);
    return other.hidden === null && now > metres && now - metres <= left;
  };
  return [
    ...listAttackPlans(outlook, isFar),
    ...listUsableFeatures(outlook).flatMap((feature) => listUsePlans(outlook, feature, isFar)),
    ...(creature.budget.action ? outlook.friends : [])
      .filter((other) => other.hp === 0 && isFar(other, SQUARE))
      .map((other) => ({ target: other, metres: SQUARE, worth: weighFirstAid(outlook, other) })),
  ];
}

type IsFar = (other: Creature, metres: number) => boolean;

const normalRange = ({ attack: { kind, reach, range } }: AttackFeature): number =>
  kind === 'melee' ? reach : (range?.[0] ?? reach);

function listAttackPlans(outlook: Outlook, isFar: IsFar): readonly Plan[] {
  const arms = listWeapons(outlook.world, outlook.creature);
  return outlook.foes.flatMap((target) =>
    arms
      .filter((arm) => isFar(target, normalRange(arm)))
      .map((arm) => {
        const metres = normalRange(arm);
        const usable = arms.filter((other) => normalRange(other) >= metres);
        return { target, metres, worth: weighAttack(outlook, { arm, target, metres }, usable) };
      }),
  );
}

function listUsePlans(outlook: Outlook, feature: Feature, isFar: IsFar): readonly Plan[] {
  const { area } = feature;
  const metres = area ? (area.range ?? area.size) : feature.range;
  return listUseTargets(outlook, feature)
    .filter((target) => isFar(target, metres))
    .map((target) => {
      const beside = area
        ? outlook.foes.filter((foe) => isBeside(outlook, [target, foe], area.size / 2))
        : [target];
      return { target, metres, worth: weighUse(outlook, feature, beside) };
    });
}

const isBeside = ({ world }: Outlook, [a, b]: readonly [Creature, Creature], metres: number): boolean =>
  (metresBetween(world, a, b) ?? 0) <= metres;

const reachOf = ({ deeds }: Creature): number => longestReach(deeds);
const longestReach = memoizeByObject((deeds: Creature['deeds']) =>
  Math.max(SQUARE, ...deeds.map(({ attack }) => (attack?.kind === 'melee' ? attack.reach : 0))),
);

const isThreatenedAt = (outlook: Outlook, foe: Creature, square: Square): boolean => {
  const space = spaceOf(foe);
  const mover = moverOf(outlook.world, outlook.creature);
  return space !== null && metresApart(outlook.world, spaceAt(mover, square), space) <= reachOf(foe);
};

const chanceToBeHit = (creature: Creature): number =>
  Math.min(0.95, Math.max(0.05, (21 + USUAL_BONUS - armourClass(creature).value) / 20));

/** What the opportunity attacks of the foes beside the creature cost it. */
function costOfLeaving(outlook: Outlook): number {
  const { world, creature, foes } = outlook;
  const at = moverOf(world, creature).at;
  if (!at || creature.budget.disengaged) return 0;
  const threat = foes
    .filter((foe) => isThreatenedAt(outlook, foe, at) && hasReaction(world, foe))
    .reduce((sum, foe) => sum + threatOf(foe), 0);
  return -worthOfHarm(outlook, creature, OPPORTUNITY * chanceToBeHit(creature) * threat);
}

/** What it costs to come into the reach of foes. A creature without friends has to. */
function costOfExposure(outlook: Outlook, square: Square): number {
  const { world, creature, foes, friends } = outlook;
  if (!friends.some((friend) => friend.hp > 0 && friend.id !== creature.id)) return 0;
  const at = moverOf(world, creature).at;
  const threat = foes
    .filter((foe) => isThreatenedAt(outlook, foe, square) && !(at && isThreatenedAt(outlook, foe, at)))
    .reduce((sum, foe) => sum + threatOf(foe), 0);
  return -worthOfHarm(outlook, creature, EXPOSURE * chanceToBeHit(creature) * threat);
}
