import {
  type CharacterField,
  type CharacterSection,
  createFieldBuilders,
  type Json,
  type LocalizedText,
} from '@arbitro/kernel';
import { damageDieOf, guardOf, statisticScoreOf } from './checks.ts';
import type { RuleId } from './rules.ts';
import type { Creature } from './state.ts';
import { STATS } from './tables.ts';
import { termName } from './term-names.ts';
import { type CreatureView, isFullCreature, type Outline } from './view.ts';

const BODY_TITLE: LocalizedText = { en: 'Body', it: 'Corpo', fi: 'Keho' };
const STATISTICS_TITLE: LocalizedText = { en: 'Statistics', it: 'Statistiche', fi: 'Ominaisuudet' };
const FIGHT_TITLE: LocalizedText = { en: 'Fight', it: 'Combattimento', fi: 'Taistelu' };

/** A creature's sheet for a reader: whole, or as much as the viewer may know. */
export function describeCharacter(json: Json): readonly CharacterSection[] {
  const creature = json as unknown as CreatureView;
  return isFullCreature(creature) ? describeFullSheet(creature) : describeOutline(creature);
}

const describeFullSheet = (creature: Creature): readonly CharacterSection[] => [
  { title: BODY_TITLE, kind: 'numbers', fields: describeBody(creature) },
  { title: STATISTICS_TITLE, kind: 'numbers', fields: describeStatistics(creature) },
  { title: FIGHT_TITLE, kind: 'numbers', fields: describeFighting(creature) },
];

const describeOutline = ({ looks }: Outline): readonly CharacterSection[] => [
  { title: BODY_TITLE, kind: 'numbers', fields: [field(termName('looks'), looks, 'my-game.fight.out')] },
];

/** A field is a label, a value and the rule it comes from; `computedField` also lists the parts of its value. */
const { field, reckoned: computedField } = createFieldBuilders<RuleId>();

/** `path` is the position of the value in the sheet, where its owner may edit it. */
const describeBody = ({ health, full }: Creature): readonly CharacterField[] => [
  { ...field(termName('health'), health, 'my-game.fight.out'), path: 'health' },
  { ...field(termName('full'), full, 'my-game.fight.out'), path: 'full' },
];

/** `rolls` makes it a button that begins a check with this statistic. */
const describeStatistics = (creature: Creature): readonly CharacterField[] =>
  STATS.map((stat) => {
    const rule = 'my-game.check.roll';
    const rolls = { type: 'check', by: creature.id, stat };
    return {
      ...computedField(termName(stat), statisticScoreOf(creature, stat, rule), rule),
      rolls,
      path: stat,
    };
  });

const describeFighting = (creature: Creature): readonly CharacterField[] => [
  computedField(termName('guard'), guardOf(creature), 'my-game.fight.guard'),
  {
    ...field(termName('weapon'), creature.weapon, 'my-game.fight.damage'),
    rolls: { type: 'attack', by: creature.id },
    detail: damageDieOf(creature).notation,
  },
];
