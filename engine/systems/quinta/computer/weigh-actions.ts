import type { Options } from '../options.ts';
import type { AttackFeature } from '../rules/attack-feature.ts';
import { skillBonus } from '../rules/derived.ts';
import { AID_DC } from '../rules/tables.ts';
import { findMultiattack } from '../rules/uses.ts';
import type { Consequence, Creature, Feature, SavePart } from '../state.ts';
import { averageHelp } from './average-help.ts';
import {
  type Blow,
  computeBlowChances,
  computeFailChance,
  expectDamage,
  expectHit,
} from './expected-harm.ts';
import {
  type Affected,
  type Help,
  type Outlook,
  worthOfConsequence,
  worthOfHarm,
  worthOfHelp,
  worthOfRescue,
} from './worth.ts';

/**
 * Limited healing is kept for a friend who is down: a creature that is up must gain this share more than the friend
 * would. A creature that is down cannot heal itself.
 */
const HEALING_PRICES = { friend: 0.8, self: 0.7 } as const;
/** A limited attack or spell must be better than one without limits by this factor. */
const LIMITED_WORTH = 0.9;

/** A critical hit in average hits: the dice count double, the modifier once. @rule quinta.damage.critical */
const CRITICAL_FACTORS: { readonly [C in Options['criticalDamage']]: number } = {
  'double-dice': 1.7,
  maximum: 1.6,
  'maximum-plus-roll': 2.2,
  'double-total': 2,
  exploding: 2,
};

function weighConsequences(outlook: Outlook, affected: Affected, all: readonly Consequence[]): number {
  let sum = 0;
  for (const what of all) sum += worthOfConsequence(outlook, affected, what);
  return sum;
}

/** Returns what a save against this is worth, on average. @rule quinta.damage.half-on-save */
function weighSave(outlook: Outlook, other: Creature, save: SavePart): number {
  const fails = computeFailChance(outlook.world, other, save);
  const points = expectDamage(outlook.world, other, save);
  const failed =
    worthOfHarm(outlook, other, points) +
    weighConsequences(outlook, { on: other, blessed: outlook.creature }, save.onFail);
  return fails * failed + (save.half ? (1 - fails) * worthOfHarm(outlook, other, points / 2) : 0);
}

/** Returns what one blow is worth, on average. */
function weighBlow(outlook: Outlook, blow: Blow): number {
  const { world, creature } = outlook;
  const { arm, target } = blow;
  const { hit, critical } = computeBlowChances(world, creature, blow);
  const points = expectHit(world, creature, blow);
  const { save, onHit } = arm.attack;
  const harm =
    (hit - critical) * worthOfHarm(outlook, target, points) +
    critical * worthOfHarm(outlook, target, CRITICAL_FACTORS[world.options.criticalDamage] * points);
  const more =
    (save ? weighSave(outlook, target, save) : 0) +
    weighConsequences(outlook, { on: target, blessed: creature }, onHit);
  return (harm + hit * more) * (arm.uses === null ? 1 : LIMITED_WORTH);
}

/** Returns what an attack is worth with all the attacks that go with it. @rule quinta.actions.attack */
export function weighAttack(outlook: Outlook, blow: Blow, usable: readonly AttackFeature[]): number {
  const { creature } = outlook;
  const singleBlow = weighBlow(outlook, blow);
  if (!creature.budget.action || blow.arm.cost !== 'action') return singleBlow;
  const together = findMultiattack(creature, blow.arm.id);
  if (!together) return singleBlow;
  let sum = 0;
  for (const { deed, times } of together.multi) {
    const arm = usable.find(({ id }) => id === deed);
    if (arm) sum += times * (arm === blow.arm ? singleBlow : weighBlow(outlook, { ...blow, arm }));
  }
  return Math.max(singleBlow, sum);
}

/** Returns what the use of a feature on these creatures is worth. */
export function weighUse(outlook: Outlook, feature: Feature, on: readonly Creature[]): number {
  const { save, heals, temporary, gives, uses } = feature;
  const help = heals === null && temporary === null ? undefined : averageHelp(feature);
  let sum = 0;
  for (const other of on) {
    if (save) sum += weighSave(outlook, other, save);
    if (help)
      sum += worthOfHelp(outlook, other, help) - (uses === null ? 0 : priceOfHealing(outlook, other, help));
    sum += weighConsequences(outlook, { on: other, blessed: other }, gives);
  }
  return uses === null || heals !== null ? sum : LIMITED_WORTH * sum;
}

/** What must be gained by healing: a part of what it gains when no point of it is lost. */
function priceOfHealing(outlook: Outlook, other: Creature, help: Help): number {
  const part = other.id === outlook.creature.id ? HEALING_PRICES.self : HEALING_PRICES.friend;
  const isDown = other.hp === 0;
  return isDown
    ? 0
    : part * worthOfHelp(outlook, { ...other, hp: 0, life: 'stable' }, { ...help, temporary: 0 });
}

/** Returns what first aid is worth. @rule quinta.actions.help */
export function weighFirstAid(outlook: Outlook, other: Creature): number {
  const { world, creature } = outlook;
  const bonus = skillBonus(world, creature, 'medicine').value;
  return Math.min(1, Math.max(0, (21 + bonus - AID_DC) / 20)) * worthOfRescue(outlook, other);
}
