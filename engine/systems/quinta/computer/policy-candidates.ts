import { getCreature } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { listCaught } from '../rules/area.ts';
import { isPresent, metresBetween } from '../rules/distance.ts';
import { cannotUseAgain } from '../rules/may-attack.ts';
import { isHarmful } from '../rules/may-use.ts';
import { cannotPayAnyUse, costOfUse } from '../rules/potions.ts';
import { findActiveMap } from '../rules/space.ts';
import type { Area, Creature, Feature } from '../state.ts';
import { buildAttack, ifAllowed, listArmsFor, listWeapons } from './policy-plans.ts';
import { weighAttack, weighFirstAid, weighUse } from './weigh-actions.ts';
import type { Outlook } from './worth.ts';

/** An action with what it is worth to the side of its actor. */
export interface Candidate {
  readonly action: Action;
  readonly worth: number;
  /** It takes a bonus action: what it gains costs nothing else. */
  readonly isExtra?: boolean;
}

/** Returns attacks with every usable feature on every foe in reach. */
function listAttackCandidates(outlook: Outlook): readonly Candidate[] {
  const { world, creature, foes } = outlook;
  const arms = listWeapons(world, creature);
  if (arms.length === 0) return [];
  return foes.flatMap((foe) => {
    const usable = listArmsFor(world, creature, { foe, arms });
    if (usable.length === 0) return [];
    const metres = metresBetween(world, creature, foe);
    return usable.map((arm) => ({
      action: buildAttack(creature, arm, foe),
      worth: weighAttack(outlook, { arm, target: foe, metres }, usable),
      isExtra: arm.cost === 'bonus',
    }));
  });
}

/** Returns the features besides attacks that can be used now, on some target. */
export const listUsableFeatures = ({ world, creature }: Outlook): readonly Feature[] =>
  creature.deeds.filter(
    (feature) =>
      !feature.attack &&
      feature.multi.length === 0 &&
      !cannotPayAnyUse(world, creature.id, feature) &&
      !cannotUseAgain(creature, feature),
  );

/** Returns uses of breaths, spells and potions; the rules may still refuse some. */
const listUseCandidates = (outlook: Outlook): readonly Candidate[] =>
  listUsableFeatures(outlook).flatMap((feature) =>
    feature.area ? listAreaUses(outlook, feature, feature.area) : listUsesOnEach(outlook, feature),
  );

/** Harmful features are meant for foes, helpful ones for friends; those that only cause conditions for either. */
export function listUseTargets({ foes, friends }: Outlook, feature: Feature): readonly Creature[] {
  if (!isHarmful(feature)) return friends;
  return feature.save ? foes : [...foes, ...friends];
}

const listUsesOnEach = (outlook: Outlook, feature: Feature): readonly Candidate[] =>
  listUseTargets(outlook, feature).map((other) => ({
    action: { type: 'use', by: outlook.creature.id, deed: feature.id, on: [other.id] },
    worth: weighUse(outlook, feature, [other]),
    isExtra: costOfUse(outlook.world, feature, { by: outlook.creature.id, on: [other.id] }) === 'bonus',
  }));

/** Areas that start at their creator need no position if they are spheres. */
const surroundsCreator = ({ shape, range }: Area): boolean => shape === 'sphere' && range === null;

function listAreaUses(outlook: Outlook, feature: Feature, area: Area): readonly Candidate[] {
  const { world, creature } = outlook;
  const targets = listUseTargets(outlook, feature);
  if (!findActiveMap(world) || !creature.at) return listUsesWithoutMap(outlook, feature, area);
  const squares = surroundsCreator(area) ? [undefined] : targets.flatMap(({ at }) => at ?? []);
  const found = new Map<string, Candidate>();
  for (const at of squares) {
    const caught = listCaught(world, { by: creature, area, at });
    const key = caught.join();
    if (caught.length === 0 || found.has(key)) continue;
    const on = caught.map((id) => getCreature(world, id));
    found.set(key, {
      action: { type: 'use', by: creature.id, deed: feature.id, ...(at && { at }) },
      worth: weighUse(outlook, feature, on),
      isExtra: feature.cost === 'bonus',
    });
  }
  return [...found.values()];
}

/** Without a map, areas of this size reach everybody, in metres; smaller ones two creatures. */
const WIDE_AREA = 9;
const FEW_CAUGHT = 2;

/** Without positions, an area catches targets with similar hit points. */
function listUsesWithoutMap(outlook: Outlook, feature: Feature, area: Area): readonly Candidate[] {
  const targets = listUseTargets(outlook, feature).filter(isPresent);
  const count = area.size >= WIDE_AREA ? Math.max(1, targets.length) : FEW_CAUGHT;
  const weakest = targets.toSorted((a, b) => a.hp - b.hp);
  return weakest.slice(0, Math.max(1, weakest.length + 1 - count)).map((_, index) => {
    const on = weakest.slice(index, index + count);
    return {
      action: { type: 'use', by: outlook.creature.id, deed: feature.id, on: on.map(({ id }) => id) },
      worth: weighUse(outlook, feature, on),
      isExtra: feature.cost === 'bonus',
    };
  });
}

/** Returns first aid for friends that are dying. */
const listAidCandidates = (outlook: Outlook): readonly Candidate[] =>
  outlook.friends.flatMap((other): readonly Candidate[] => {
    const worth = outlook.creature.budget.action ? weighFirstAid(outlook, other) : 0;
    if (worth <= 0) return [];
    return [{ action: { type: 'help', by: outlook.creature.id, how: 'first-aid', on: other.id }, worth }];
  });

/** Returns the best candidate that the rules allow and that is worth something. */
function pickBest(outlook: Outlook, candidates: readonly Candidate[]): Candidate | undefined {
  let left = candidates.filter(({ worth }) => worth > 0);
  while (left.length > 0) {
    const best = left.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (best.action.type === 'attack' || ifAllowed(outlook.world, best.action)) return best;
    left = left.filter((candidate) => candidate !== best);
  }
  return undefined;
}

/** Returns the best thing to do from here; what takes a bonus action first. */
export function chooseBestHere(outlook: Outlook): Candidate | undefined {
  const candidates = [
    ...listAttackCandidates(outlook),
    ...listUseCandidates(outlook),
    ...listAidCandidates(outlook),
  ];
  const extra = candidates.filter(({ isExtra }) => isExtra);
  return pickBest(outlook, extra) ?? pickBest(outlook, candidates);
}

/** Returns the best attack from here. */
export const chooseBestAttack = (outlook: Outlook): Action | undefined =>
  pickBest(outlook, listAttackCandidates(outlook))?.action;
