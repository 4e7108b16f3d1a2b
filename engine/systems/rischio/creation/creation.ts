import { type Creation, type CreationCtx, oneOf, someOf, splitPoints } from '@arbitro/kernel';
import { ABILITIES, BLANK_SHEET, GEAR, HEROES, RESOURCES } from '../library.ts';
import type { Options } from '../options.ts';
import { refuseRischio } from '../refusals.ts';
import { AID_HEALTH, CREATION, RISK_KINDS } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { Ability, Gear, Sheet } from '../state.ts';

/**
 * Character creation: one of our heroes, or numbers for combat, statistics, abilities and gear in turn.
 * @rule rischio.creation.start @ruling R12
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'rischio.creation.start',
  make: (ctx) => {
    const from = ctx.choose(
      { name: 'archetype', rule: 'rischio.creation.start' },
      oneOf(['from-nothing', ...HEROES.keys()]),
    );
    return HEROES.get(from) ?? createCustomCharacter(ctx);
  },
};

function createCustomCharacter(ctx: CreationCtx): Sheet {
  const combat = distributePoints(ctx);
  const stats = chooseStatistics(ctx);
  const relevantStat = chooseBasicStatistic(ctx, Object.keys(stats));
  const abilities = chooseAbilities(ctx);
  return {
    ...BLANK_SHEET,
    ...combat,
    health: AID_HEALTH.base,
    maxHealth: AID_HEALTH.base,
    stats,
    basicAttack: { ...BLANK_SHEET.basicAttack, damage: CREATION.basicDamage, relevantStat },
    abilities,
    resources: resourcesFor(abilities),
    equipment: chooseGear(ctx),
  };
}

/** @rule rischio.creation.combat */
function distributePoints(ctx: CreationCtx): Pick<Sheet, 'precision' | 'dodge' | 'resistance'> {
  const { points, precision, dodge, resistance } = CREATION.combat;
  const slots = [
    { name: 'precision', least: 0, most: precision },
    { name: 'dodge', least: 0, most: dodge },
    { name: 'resistance', least: 0, most: resistance },
  ];
  const label = { name: 'combat', rule: 'rischio.creation.combat' };
  const chosen = ctx.choose(label, splitPoints(points, slots));
  return {
    precision: chosen.precision ?? 0,
    dodge: chosen.dodge ?? 0,
    resistance: chosen.resistance ?? 0,
  };
}

/**
 * Chooses the kinds of risk, then the value of each.
 * @rule rischio.creation.statistics @rule rischio.risk.stat-by-type
 */
function chooseStatistics(ctx: CreationCtx): Readonly<Record<string, number>> {
  const { points, kinds, most } = CREATION.statistics;
  const rule: RuleId = 'rischio.creation.statistics';
  const chosen = ctx.choose({ name: 'risk-kinds', rule }, someOf(RISK_KINDS, kinds));
  const slots = chosen.map((name) => ({ name, least: 0, most }));
  const statistics = ctx.choose({ name: 'statistics', rule }, splitPoints(points, slots));
  return Object.fromEntries(chosen.map((name) => [name, statistics[name] ?? 0]));
}

/** @rule rischio.creation.basic-attack @rule rischio.damage.relevant-stat */
function chooseBasicStatistic(ctx: CreationCtx, stats: readonly string[]): string | null {
  const rule: RuleId = 'rischio.creation.basic-attack';
  const barred = RISK_KINDS.filter((kind) => !stats.includes(kind)).map((option) => ({
    option,
    refusal: refuseRischio('not-chosen'),
    rule,
  }));
  const chosen = ctx.choose({ name: 'relevant-stat', rule }, oneOf(['no-statistic', ...stats], barred));
  return chosen === 'no-statistic' ? null : chosen;
}

/** @rule rischio.creation.abilities */
function chooseAbilities(ctx: CreationCtx): readonly Ability[] {
  const label = { name: 'abilities', rule: 'rischio.creation.abilities' };
  const ids = ABILITIES.map(({ id }) => id);
  const chosen = ctx.choose(label, someOf(ids, { least: 0, most: CREATION.abilities }));
  return ABILITIES.filter(({ id }) => chosen.includes(id));
}

/**
 * The resources that the abilities cost, except health, in the amounts that our heroes have.
 * @rule rischio.combat.additional-cost
 */
const resourcesFor = (abilities: readonly Ability[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...RESOURCES].filter(([name]) => abilities.some(({ cost }) => Object.hasOwn(cost, name))),
  );

/** One weapon is in use; the others are carried. @rule rischio.creation.gear @rule rischio.damage.unused-equipment */
function chooseGear(ctx: CreationCtx): readonly Gear[] {
  const label = { name: 'gear', rule: 'rischio.creation.gear' };
  const ids = GEAR.map(({ id }) => id);
  const chosen = ctx.choose(label, someOf(ids, { least: 0, most: CREATION.gear }));
  const taken = GEAR.filter(({ id }) => chosen.includes(id));
  const weapon = taken.find(({ damage }) => damage > 0);
  return taken.map((gear) => ({ ...gear, inUse: gear.damage === 0 || gear === weapon }));
}
