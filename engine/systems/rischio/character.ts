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
import { boostsInForce, dodgeOf, precisionOf, resistanceOf, riskStatistic } from './checks.ts';
import { rawDamage } from './rules/damage.ts';
import type { RuleId } from './rules.ts';
import { type Ability, BASIC_ATTACK, type Boost, type Creature, type Gear } from './state.ts';
import { called, words } from './term-words.ts';
import { isWhole, type Outline, type View } from './view.ts';

/** Somebody's sheet as people read it: whole, or as much as lies open. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  const sections = isWhole(one) ? whole(one, view) : outline(one);
  return sections.filter(({ fields }) => fields.length > 0);
}

const { field, reckoned } = characterFields<RuleId>();

/** The path of something that a table may call by any name; a name with a dot in it has none. */
const inside = (group: string, name: string): { readonly path?: string } =>
  name.includes('.') ? {} : { path: `${group}.${name}` };

const FULL_HEALTH = words('salute massima', 'full health', 'täysi terveys');
const STATE = words('stato', 'state', 'tila');
const HURT = words('aspetto', 'looks', 'ulkonäkö');

function outline({ status, level, health, maxHealth, looks }: Outline): readonly CharacterSection[] {
  const body = [
    ...(health === undefined ? [] : [field(called('health'), health, 'rischio.death.zero-health')]),
    ...(maxHealth === undefined ? [] : [field(FULL_HEALTH, maxHealth, 'rischio.combat.no-roll-abilities')]),
    field(STATE, status, 'rischio.death.zero-health'),
    ...(looks ? [field(HURT, looks, 'rischio.damage.apply')] : []),
  ];
  const experience =
    level === undefined ? [] : [field(called('level'), level, 'rischio.xp.level-up-mid-battle')];
  return [
    { title: BODY, kind: 'numbers', fields: body },
    { title: EXPERIENCE, kind: 'numbers', fields: experience },
  ];
}

const BODY = words('Corpo', 'Body', 'Keho');
const COMBAT = words('Combattimento', 'Combat', 'Taistelu');
const STATISTICS = words('Statistiche', 'Statistics', 'Ominaisuudet');
const ABILITIES = words('Attacchi e abilità', 'Attacks and abilities', 'Hyökkäykset ja kyvyt');
const GEAR = words('Equipaggiamento', 'Gear', 'Varusteet');
const EFFECTS = words('Effetti in corso', 'Effects in force', 'Voimassa olevat vaikutukset');
const STORES = words('Risorse', 'Resources', 'Voimavarat');
const EXPERIENCE = words('Esperienza', 'Experience', 'Kokemus');

const whole = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: BODY, kind: 'numbers', fields: body(one) },
  { title: COMBAT, kind: 'numbers', fields: combat(one, view) },
  { title: STATISTICS, kind: 'numbers', fields: statistics(one, view) },
  { title: ABILITIES, kind: 'list', fields: abilities(one, view) },
  { title: GEAR, kind: 'list', fields: one.equipment.map(gear) },
  { title: STORES, kind: 'numbers', fields: stores(one) },
  { title: EFFECTS, kind: 'list', fields: boostsInForce(view, one).map(boosted) },
  { title: EXPERIENCE, kind: 'numbers', fields: experience(one) },
];

const body = ({ health, maxHealth, status, shield, timesAtZeroToday }: Creature) => [
  { ...field(called('health'), health, 'rischio.death.zero-health'), path: 'health' },
  { ...field(FULL_HEALTH, maxHealth, 'rischio.combat.no-roll-abilities'), path: 'maxHealth' },
  { ...field(called('shield'), shield, 'rischio.combat.no-roll-abilities'), path: 'shield' },
  { ...field(STATE, status, 'rischio.death.zero-health'), path: 'status' },
  {
    ...field(
      words('cadute oggi', 'drops today', 'kaatumisia tänään'),
      timesAtZeroToday,
      'rischio.death.daily-reset',
    ),
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

/** Each can be risked with a tap; the level is left to say. @rule rischio.risk.stat-by-type */
const statistics = (one: Creature, view: View): readonly CharacterField[] =>
  Object.keys(one.stats).map((kind) => ({
    ...reckoned(called(kind), riskStatistic(view, one, kind), 'rischio.risk.stat-by-type'),
    rolls: { type: 'risk', by: one.id, kind },
    ...inside('stats', kind),
  }));

const abilities = (one: Creature, view: View): readonly CharacterField[] =>
  [one.basicAttack, ...one.abilities].map((ability) => launched(one, view, ability));

/** An attack by the damage it deals before resistance. @rule rischio.damage.base */
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

const MULTIPLE = words('più bersagli', 'several targets', 'useita kohteita');
const COST = words('costo', 'cost', 'hinta');

function aboutOf({ kind, targets, effect }: Ability): readonly Words[] {
  const { heal, shield, boost = {} } = effect;
  return [
    ...(kind === 'attack' ? [called('damage')] : []),
    ...(heal === undefined ? [] : [numbered(called('heal'), heal)]),
    ...(shield === undefined ? [] : [numbered(called('shield'), shield)]),
    ...Object.entries(boost).map(([stat, by]) => numbered(called(stat), signed(by))),
    ...(targets === 'multiple' ? [MULTIPLE] : []),
  ];
}

const costsOf = ({ cost }: Ability): readonly Words[] =>
  Object.entries(cost).map(([name, points]) => numbered(joined(COST, everywhere(' '), called(name)), points));

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

const UNTIL = words('fino al round', 'until round', 'kierrokseen asti');

function boosted({ stat, by, from, until }: Boost): CharacterField {
  const told = [called(stat), ...(until === null ? [] : [numbered(UNTIL, until)])];
  return { ...field(called(from), by, 'rischio.combat.no-roll-abilities'), ...detailed(told) };
}

const experience = ({ level, exp, expValue }: Creature): readonly CharacterField[] => [
  { ...field(called('level'), level, 'rischio.xp.level-up-mid-battle'), path: 'level' },
  {
    ...field(words('esperienza', 'experience', 'kokemus'), exp, 'rischio.xp.instant'),
    path: 'exp',
  },
  { ...field(called('worth'), expValue, 'rischio.xp.award-on-defeat'), path: 'expValue' },
];
