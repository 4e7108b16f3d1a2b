import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  createFieldBuilders,
  describeNotes,
  formatSigned,
  joinTexts,
  type LocalizedText,
  labelNumber,
  sameInAllLanguages,
} from '@arbitro/kernel';
import { boostsInForce, dodgeOf, precisionOf, resistanceOf, riskStatistic } from '../rules/checks.ts';
import { computeRawDamage } from '../rules/damage.ts';
import type { RuleId } from '../rules.ts';
import { isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import { type Ability, BASIC_ATTACK, type Boost, type Creature, type Gear } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

/** Returns the sheet for display: whole, or as much as the viewer may know. */
export function describeCharacter(creature: Creature | Outline, view: View): readonly CharacterSection[] {
  const sections = isFullCreature(creature) ? describeFullSheet(creature, view) : describeOutline(creature);
  return sections.filter(({ fields }) => fields.length > 0);
}

const { field, reckoned: computedField } = createFieldBuilders<RuleId>();

/** The path of an entry that a table may name freely; a name with a dot has none. */
const pathIn = (group: string, name: string): { readonly path?: string } =>
  name.includes('.') ? {} : { path: `${group}.${name}` };

function describeOutline({ status, level, health, maxHealth, looks }: Outline): readonly CharacterSection[] {
  const body = [
    ...(health === undefined ? [] : [field(termName('health'), health, 'rischio.death.zero-health')]),
    ...(maxHealth === undefined
      ? []
      : [field(TEXT.sheet.fullHealth, maxHealth, 'rischio.combat.no-roll-abilities')]),
    field(TEXT.sheet.state, status, 'rischio.death.zero-health'),
    ...(looks ? [field(TEXT.sheet.looks, looks, 'rischio.damage.apply')] : []),
  ];
  const experience =
    level === undefined ? [] : [field(termName('level'), level, 'rischio.xp.level-up-mid-battle')];
  return [
    { title: TEXT.sheet.body, kind: 'numbers', fields: body },
    { title: TEXT.sheet.experienceTitle, kind: 'numbers', fields: experience },
  ];
}

const describeFullSheet = (creature: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.body, kind: 'numbers', fields: describeBody(creature) },
  { title: TEXT.sheet.combat, kind: 'numbers', fields: describeCombat(creature, view) },
  { title: TEXT.sheet.statistics, kind: 'numbers', fields: describeStatistics(creature, view) },
  { title: TEXT.sheet.attacksAbilities, kind: 'list', fields: describeAbilities(creature, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: creature.equipment.map(describeGear) },
  { title: TEXT.sheet.resources, kind: 'numbers', fields: describeResources(creature) },
  {
    title: TEXT.sheet.effectsInForce,
    kind: 'list',
    fields: boostsInForce(view, creature).map(describeBoost),
  },
  { title: TEXT.sheet.experienceTitle, kind: 'numbers', fields: describeExperience(creature) },
  describeNotes<RuleId>(creature.notes, {
    title: TEXT.sheet.notes,
    rule: 'rischio.combat.no-roll-abilities',
  }),
];

const describeBody = ({ health, maxHealth, status, shield, timesAtZeroToday }: Creature) => [
  { ...field(termName('health'), health, 'rischio.death.zero-health'), path: 'health' },
  { ...field(TEXT.sheet.fullHealth, maxHealth, 'rischio.combat.no-roll-abilities'), path: 'maxHealth' },
  { ...field(termName('shield'), shield, 'rischio.combat.no-roll-abilities'), path: 'shield' },
  { ...field(TEXT.sheet.state, status, 'rischio.death.zero-health'), path: 'status' },
  {
    ...field(TEXT.sheet.dropsToday, timesAtZeroToday, 'rischio.death.daily-reset'),
    path: 'timesAtZeroToday',
  },
];

const describeCombat = (creature: Creature, view: View): readonly CharacterField[] => [
  {
    ...computedField(termName('precision'), precisionOf(view, creature), 'rischio.combat.attack-roll'),
    path: 'precision',
  },
  {
    ...computedField(termName('dodge'), dodgeOf(view, creature), 'rischio.combat.dodge-roll'),
    path: 'dodge',
  },
  {
    ...computedField(termName('resistance'), resistanceOf(view, creature), 'rischio.damage.resistance-last'),
    path: 'resistance',
  },
];

/** A tap on a statistic takes a risk; the level is asked. @rule rischio.risk.stat-by-type */
const describeStatistics = (creature: Creature, view: View): readonly CharacterField[] =>
  Object.keys(creature.stats).map((kind) => ({
    ...computedField(termName(kind), riskStatistic(view, creature, kind), 'rischio.risk.stat-by-type'),
    rolls: { type: 'risk', by: creature.id, kind },
    ...pathIn('stats', kind),
  }));

const describeAbilities = (creature: Creature, view: View): readonly CharacterField[] =>
  [creature.basicAttack, ...creature.abilities].map((ability) => describeUse(creature, view, ability));

/** An attack with its damage before resistance. @rule rischio.damage.base */
function describeUse(creature: Creature, view: View, ability: Ability): CharacterField {
  const { id, name, kind } = ability;
  const label = termName(name);
  const rolls =
    id === BASIC_ATTACK ? { type: 'attack', by: creature.id } : { type: 'use', by: creature.id, ability: id };
  const shownField =
    kind === 'attack'
      ? computedField(label, computeRawDamage(view, creature, ability), 'rischio.damage.base')
      : field(label, null, 'rischio.combat.no-roll-abilities');
  return {
    ...shownField,
    rolls,
    ...buildDetail([...describeAbility(ability), ...describeCosts(ability)]),
  };
}

function describeAbility({ kind, targets, effect }: Ability): readonly LocalizedText[] {
  const { heal, shield, boost = {} } = effect;
  return [
    ...(kind === 'attack' ? [termName('damage')] : []),
    ...(heal === undefined ? [] : [labelNumber(termName('heal'), heal)]),
    ...(shield === undefined ? [] : [labelNumber(termName('shield'), shield)]),
    ...Object.entries(boost).map(([stat, by]) => labelNumber(termName(stat), formatSigned(by))),
    ...(targets === 'multiple' ? [TEXT.sheet.severalTargets] : []),
  ];
}

const describeCosts = ({ cost }: Ability): readonly LocalizedText[] =>
  Object.entries(cost).map(([name, points]) =>
    labelNumber(joinTexts(TEXT.sheet.cost, sameInAllLanguages(' '), termName(name)), points),
  );

function describeGear({ name, inUse, damage, stats }: Gear): CharacterField {
  const changes = [
    ...(damage === 0 ? [] : [labelNumber(termName('damage'), formatSigned(damage))]),
    ...Object.entries(stats).map(([stat, by]) => labelNumber(termName(stat), formatSigned(by))),
  ];
  const rule: RuleId = inUse ? 'rischio.damage.weapon-stats' : 'rischio.damage.unused-equipment';
  return { ...field(termName(name), inUse ? 'in-use' : 'put-away', rule), ...buildDetail(changes) };
}

const describeResources = ({ resources }: Creature): readonly CharacterField[] =>
  Object.entries(resources).map(([name, points]) => ({
    ...field(termName(name), points, 'rischio.combat.additional-cost'),
    ...pathIn('resources', name),
  }));

function describeBoost({ stat, by, from, until }: Boost): CharacterField {
  const localizedTexts = [
    termName(stat),
    ...(until === null ? [] : [labelNumber(TEXT.sheet.untilRound, until)]),
  ];
  return { ...field(termName(from), by, 'rischio.combat.no-roll-abilities'), ...buildDetail(localizedTexts) };
}

const describeExperience = ({ level, exp, expValue }: Creature): readonly CharacterField[] => [
  { ...field(termName('level'), level, 'rischio.xp.level-up-mid-battle'), path: 'level' },
  {
    ...field(TEXT.sheet.experience, exp, 'rischio.xp.instant'),
    path: 'exp',
  },
  { ...field(termName('worth'), expValue, 'rischio.xp.award-on-defeat'), path: 'expValue' },
];
