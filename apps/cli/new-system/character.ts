import {
  type CharacterField,
  type CharacterSection,
  characterFields,
  type Json,
  type Words,
} from '@arbitro/kernel';
import { damageDie, guardOf, statistic } from './checks.ts';
import type { RuleId } from './rules.ts';
import type { Creature } from './state.ts';
import { STATS } from './tables.ts';
import { called } from './term-words.ts';
import { isWhole, type Outline, type Seen } from './view.ts';

const BODY: Words = { en: 'Body', it: 'Corpo', fi: 'Keho' };
const STATISTICS: Words = { en: 'Statistics', it: 'Statistiche', fi: 'Ominaisuudet' };
const FIGHT: Words = { en: 'Fight', it: 'Combattimento', fi: 'Taistelu' };

/** A creature's sheet for a reader: whole, or as much as the viewer may know. */
export function character(given: Json): readonly CharacterSection[] {
  const one = given as unknown as Seen;
  return isWhole(one) ? whole(one) : outline(one);
}

const whole = (one: Creature): readonly CharacterSection[] => [
  { title: BODY, kind: 'numbers', fields: body(one) },
  { title: STATISTICS, kind: 'numbers', fields: statistics(one) },
  { title: FIGHT, kind: 'numbers', fields: fighting(one) },
];

const outline = ({ looks }: Outline): readonly CharacterSection[] => [
  { title: BODY, kind: 'numbers', fields: [field(called('looks'), looks, 'my-game.fight.out')] },
];

/** A field is a label, a value and the rule it comes from; `computedField` also lists the parts of its value. */
const { field, reckoned } = characterFields<RuleId>();

/** `path` is the position of the value in the sheet, where its owner may edit it. */
const body = ({ health, full }: Creature): readonly CharacterField[] => [
  { ...field(called('health'), health, 'my-game.fight.out'), path: 'health' },
  { ...field(called('full'), full, 'my-game.fight.out'), path: 'full' },
];

/** `rolls` makes it a button that begins a check with this statistic. */
const statistics = (one: Creature): readonly CharacterField[] =>
  STATS.map((stat) => {
    const rule = 'my-game.check.roll';
    const rolls = { type: 'check', by: one.id, stat };
    return { ...reckoned(called(stat), statistic(one, stat, rule), rule), rolls, path: stat };
  });

const fighting = (one: Creature): readonly CharacterField[] => [
  reckoned(called('guard'), guardOf(one), 'my-game.fight.guard'),
  {
    ...field(called('weapon'), one.weapon, 'my-game.fight.damage'),
    rolls: { type: 'attack', by: one.id },
    detail: damageDie(one).notation,
  },
];
