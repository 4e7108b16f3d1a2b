import type { CharacterField, CharacterSection, Json, Words } from '@arbitro/kernel';
import { damageDie, guardOf, statistic } from './checks.ts';
import type { RuleId } from './rules.ts';
import type { Creature } from './state.ts';
import { STATS } from './tables.ts';
import { called } from './term-words.ts';
import { isWhole, type Outline, type Seen } from './view.ts';

const BODY: Words = { en: 'Body', it: 'Corpo', fi: 'Keho' };
const STATISTICS: Words = { en: 'Statistics', it: 'Statistiche', fi: 'Ominaisuudet' };
const FIGHT: Words = { en: 'Fight', it: 'Combattimento', fi: 'Taistelu' };

/** Somebody's sheet as people read it: whole, or as much as they may know. */
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
  { title: BODY, kind: 'numbers', fields: [field('looks', looks, 'my-game.fight.out')] },
];

const field = (term: string, value: CharacterField['value'], rule: RuleId): CharacterField => ({
  label: called(term),
  value,
  rule,
  because: [],
});

/** `path` is where the value stands in the sheet: its owner may write another there. */
const body = ({ health, full }: Creature): readonly CharacterField[] => [
  { ...field('health', health, 'my-game.fight.out'), path: 'health' },
  { ...field('full', full, 'my-game.fight.out'), path: 'full' },
];

/** `rolls` makes it a button: a tap begins a check with it. */
const statistics = (one: Creature): readonly CharacterField[] =>
  STATS.map((stat) => {
    const { value, because } = statistic(one, stat, 'my-game.check.roll');
    const rolls = { type: 'check', by: one.id, stat };
    return { ...field(stat, value, 'my-game.check.roll'), because, rolls, path: stat };
  });

/** `because` says what a number is made of. */
const fighting = (one: Creature): readonly CharacterField[] => {
  const { value, because } = guardOf(one);
  const rolls = { type: 'attack', by: one.id };
  const detail = damageDie(one).notation;
  return [
    { ...field('guard', value, 'my-game.fight.guard'), because },
    { ...field('weapon', one.weapon, 'my-game.fight.damage'), rolls, detail },
  ];
};
