import {
  type CharacterField,
  type CharacterSection,
  characterFields,
  detailed,
  everywhere,
  type Json,
  joined,
  numbered,
  signed,
  type Words,
} from '@arbitro/kernel';
import { boostsInForce, dodgeOf, precisionOf, resistanceOf, riskStatistic } from '../rules/checks.ts';
import { rawDamage } from '../rules/damage.ts';
import type { RuleId } from '../rules.ts';
import { isWhole, type Outline, type View } from '../secrecy/view.ts';
import { type Ability, BASIC_ATTACK, type Boost, type Creature, type Gear } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

/** Returns the sheet for display: whole, or as much as the viewer may know. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  const sections = isWhole(one) ? whole(one, view) : outline(one);
  return sections.filter(({ fields }) => fields.length > 0);
}

const { field, reckoned } = characterFields<RuleId>();

/** The path of an entry that a table may name freely; a name with a dot has none. */
const inside = (group: string, name: string): { readonly path?: string } =>
  name.includes('.') ? {} : { path: `${group}.${name}` };

function outline({ status, level, health, maxHealth, looks }: Outline): readonly CharacterSection[] {
  const body = [
    ...(health === undefined ? [] : [field(called('health'), health, 'rischio.death.zero-health')]),
    ...(maxHealth === undefined
      ? []
      : [field(TEXT.sheet.fullHealth, maxHealth, 'rischio.combat.no-roll-abilities')]),
    field(TEXT.sheet.state, status, 'rischio.death.zero-health'),
    ...(looks ? [field(TEXT.sheet.looks, looks, 'rischio.damage.apply')] : []),
  ];
  const experience =
    level === undefined ? [] : [field(called('level'), level, 'rischio.xp.level-up-mid-battle')];
  return [
    { title: TEXT.sheet.body, kind: 'numbers', fields: body },
    { title: TEXT.sheet.experienceTitle, kind: 'numbers', fields: experience },
  ];
}

const whole = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.body, kind: 'numbers', fields: body(one) },
  { title: TEXT.sheet.combat, kind: 'numbers', fields: combat(one, view) },
  { title: TEXT.sheet.statistics, kind: 'numbers', fields: statistics(one, view) },
  { title: TEXT.sheet.attacksAbilities, kind: 'list', fields: abilities(one, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: one.equipment.map(gear) },
  { title: TEXT.sheet.resources, kind: 'numbers', fields: stores(one) },
  { title: TEXT.sheet.effectsInForce, kind: 'list', fields: boostsInForce(view, one).map(boosted) },
  { title: TEXT.sheet.experienceTitle, kind: 'numbers', fields: experience(one) },
];

const body = ({ health, maxHealth, status, shield, timesAtZeroToday }: Creature) => [
  { ...field(called('health'), health, 'rischio.death.zero-health'), path: 'health' },
  { ...field(TEXT.sheet.fullHealth, maxHealth, 'rischio.combat.no-roll-abilities'), path: 'maxHealth' },
  { ...field(called('shield'), shield, 'rischio.combat.no-roll-abilities'), path: 'shield' },
  { ...field(TEXT.sheet.state, status, 'rischio.death.zero-health'), path: 'status' },
  {
    ...field(TEXT.sheet.dropsToday, timesAtZeroToday, 'rischio.death.daily-reset'),
    path: 'timesAtZeroToday',
  },
];

const combat = (one: Creature, view: View): readonly CharacterField[] => [
  {
    ...reckoned(called('precision'), precisionOf(view, one), 'rischio.combat.attack-roll'),
    path: 'precision',
  },
  { ...reckoned(called('dodge'), dodgeOf(view, one), 'rischio.combat.dodge-roll'), path: 'dodge' },
  {
    ...reckoned(called('resistance'), resistanceOf(view, one), 'rischio.damage.resistance-last'),
    path: 'resistance',
  },
];

/** A tap on a statistic takes a risk; the level is asked. @rule rischio.risk.stat-by-type */
const statistics = (one: Creature, view: View): readonly CharacterField[] =>
  Object.keys(one.stats).map((kind) => ({
    ...reckoned(called(kind), riskStatistic(view, one, kind), 'rischio.risk.stat-by-type'),
    rolls: { type: 'risk', by: one.id, kind },
    ...inside('stats', kind),
  }));

const abilities = (one: Creature, view: View): readonly CharacterField[] =>
  [one.basicAttack, ...one.abilities].map((ability) => launched(one, view, ability));

/** An attack with its damage before resistance. @rule rischio.damage.base */
function launched(one: Creature, view: View, ability: Ability): CharacterField {
  const { id, name, kind } = ability;
  const label = called(name);
  const rolls =
    id === BASIC_ATTACK ? { type: 'attack', by: one.id } : { type: 'use', by: one.id, ability: id };
  const shown =
    kind === 'attack'
      ? reckoned(label, rawDamage(view, one, ability), 'rischio.damage.base')
      : field(label, null, 'rischio.combat.no-roll-abilities');
  return { ...shown, rolls, ...detailed([...aboutOf(ability), ...costsOf(ability)]) };
}

function aboutOf({ kind, targets, effect }: Ability): readonly Words[] {
  const { heal, shield, boost = {} } = effect;
  return [
    ...(kind === 'attack' ? [called('damage')] : []),
    ...(heal === undefined ? [] : [numbered(called('heal'), heal)]),
    ...(shield === undefined ? [] : [numbered(called('shield'), shield)]),
    ...Object.entries(boost).map(([stat, by]) => numbered(called(stat), signed(by))),
    ...(targets === 'multiple' ? [TEXT.sheet.severalTargets] : []),
  ];
}

const costsOf = ({ cost }: Ability): readonly Words[] =>
  Object.entries(cost).map(([name, points]) =>
    numbered(joined(TEXT.sheet.cost, everywhere(' '), called(name)), points),
  );

function gear({ name, inUse, damage, stats }: Gear): CharacterField {
  const changes = [
    ...(damage === 0 ? [] : [numbered(called('damage'), signed(damage))]),
    ...Object.entries(stats).map(([stat, by]) => numbered(called(stat), signed(by))),
  ];
  const rule: RuleId = inUse ? 'rischio.damage.weapon-stats' : 'rischio.damage.unused-equipment';
  return { ...field(called(name), inUse ? 'in-use' : 'put-away', rule), ...detailed(changes) };
}

const stores = ({ resources }: Creature): readonly CharacterField[] =>
  Object.entries(resources).map(([name, points]) => ({
    ...field(called(name), points, 'rischio.combat.additional-cost'),
    ...inside('resources', name),
  }));

function boosted({ stat, by, from, until }: Boost): CharacterField {
  const told = [called(stat), ...(until === null ? [] : [numbered(TEXT.sheet.untilRound, until)])];
  return { ...field(called(from), by, 'rischio.combat.no-roll-abilities'), ...detailed(told) };
}

const experience = ({ level, exp, expValue }: Creature): readonly CharacterField[] => [
  { ...field(called('level'), level, 'rischio.xp.level-up-mid-battle'), path: 'level' },
  {
    ...field(TEXT.sheet.experience, exp, 'rischio.xp.instant'),
    path: 'exp',
  },
  { ...field(called('worth'), expValue, 'rischio.xp.award-on-defeat'), path: 'expValue' },
];
