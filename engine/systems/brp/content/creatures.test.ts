import { optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { damageBonus, findRating, hitPoints, maxHitPoints } from '../rules/derived.ts';
import { CHA, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Sheet } from '../state.ts';
import { CONTENT } from './creatures.ts';
import { HEROES } from './heroes.ts';
import { entryAllows, PROFESSIONS, type ProfessionId, type ProfessionRow } from './profession-table.ts';

const sheetOf = (id: string): Sheet => sheetSchema.parse(CONTENT[id]?.sheet);
const creatureOf = (id: string): Creature => ({ id, name: id, ...sheetOf(id) });
const past = {
  options: optionsSchema(OPTIONS).parse({ era: 'past' }),
  setting: { removed: [], bases: {}, added: {} },
};

test.each(Object.keys(CONTENT))('%s can be read, saved and stands', (id) => {
  const read = sheetOf(id);
  expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  expect(read.state).toEqual({ is: 'up' });
  expect(hitPoints(creatureOf(id)).value).toBeGreaterThan(2);
});

test.each(Object.keys(CONTENT))('%s can use every arm it has', (id) => {
  const creature = creatureOf(id);
  for (const { skill, chance } of creature.arms.flatMap(({ modes }) => modes))
    expect(chance ?? findRating(past, creature, skill)?.value, skill).toBeGreaterThan(0);
});

describe.each(Object.keys(HEROES))('%s is made by the book', (id) => {
  const { skills, characteristics, identity } = sheetOf(id);
  const spent = (kind: 'professional' | 'personal'): number =>
    Object.values(skills).reduce((sum, skill) => sum + skill[kind], 0);

  test('brp.professions.points and brp.personal.points: every point is spent', () => {
    expect(spent('professional')).toBe(300);
    expect(spent('personal')).toBe((characteristics[INT]?.full ?? 0) * 10);
  });

  test('brp.professions.list: professional points are in skills of the profession, each entry once', () => {
    const row: ProfessionRow = PROFESSIONS[identity.profession as ProfessionId];
    const trained = Object.keys(skills).filter((skill) => skills[skill]?.professional);
    const left = [...row.fixed, ...row.from];
    for (const skill of trained) {
      const index = left.findIndex((entry) => entryAllows(entry, skill));
      expect(index, skill).toBeGreaterThanOrEqual(0);
      left.splice(index, 1);
    }
    const chosen = row.from.length - left.filter((entry) => row.from.includes(entry)).length;
    expect(chosen).toBeLessThanOrEqual(row.choose);
  });

  test('brp.equipment.starting: armed with what is rated 50 or more', () => {
    const creature = creatureOf(id);
    for (const { modes } of creature.arms)
      expect(
        Math.max(...modes.map(({ skill }) => findRating(past, creature, skill)?.value ?? 0)),
      ).toBeGreaterThanOrEqual(50);
  });
});

test('brp.bestiary.bear: its numbers give the block as printed', () => {
  const bear = creatureOf('orso');
  expect(bear).toMatchObject({
    kind: 'npc',
    characteristics: {
      [STR]: { now: 21 },
      [CON]: { now: 13 },
      [SIZ]: { now: 20 },
      [INT]: { now: 5 },
      [POW]: { now: 10 },
      [DEX]: { now: 10 },
      [CHA]: null,
    },
    mov: 14,
    swims: 8,
    hide: 3,
    skills: { listen: { written: 75 }, sense: { written: 75 }, climb: { written: 40 } },
    dice: { [STR]: '3d6+10', [CON]: '2d6+6', [SIZ]: '3d6+10', [POW]: '3d6', [DEX]: '3d6' },
  });
  expect(bear.arms.map(({ modes }) => modes[0])).toMatchObject([
    { name: 'claws', chance: 40, damage: '1d6', bonus: 'full', hands: 0, points: null },
    { name: 'bite', chance: 25, damage: '1d10', bonus: 'half', hands: 0, points: null },
    { name: 'swipe', chance: 25, damage: '1d3', bonus: 'full', knocksDown: true, hands: 0 },
  ]);
  expect(bear.routines).toEqual([['claws', 'claws'], ['claws', 'bite'], ['swipe']]);
  const unstated = { ...bear, stated: { hitPoints: null, power: null, damageBonus: null } };
  for (const creature of [bear, unstated]) {
    expect(maxHitPoints(creature).value).toBe(17);
    expect(damageBonus(past, creature)).toBe('2d6');
  }
});
