import type { Fields, PresetValues } from '@arbitro/kernel';
import { computePresetChances, computePresetShare } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import { ATTACKS, CLASSES, SAVES } from '../rules/tables.ts';
import type { PRESETS } from './presets.ts';

type Name = keyof typeof PRESETS;

const solveOdds = (name: Name, values: PresetValues = {}, options: Fields = {}) =>
  computePresetChances(whitebox, name, values, options);

const shareOf = (name: Name, outcome: string, values: PresetValues = {}): number =>
  computePresetShare(whitebox, name, values, outcome);

describe('attack and saving throw', () => {
  test('whitebox.attack.roll: a fighter of level 1 needs 13 against 6 [13], a monster adds its dice', () => {
    expect(solveOdds('attack', { class: 'fighter', level: 1, ac: 6 })).toEqual({ hit: '2/5', missed: '3/5' });
    expect(solveOdds('attack', { class: 'fighter', level: 5, ac: 3, bonus: 1 })).toEqual({
      hit: '9/20',
      missed: '11/20',
    });
    expect(solveOdds('attack', { class: 'monster', level: 4, ac: 4 })).toEqual({ hit: '1/2', missed: '1/2' });
  });

  test('whitebox.attack.roll: every cell of the three tables', () => {
    for (const of of CLASSES)
      for (const { upTo, needed } of ATTACKS[of])
        for (const [column, min] of needed.entries())
          expect(shareOf('attack', 'hit', { class: of, level: upTo, ac: 9 - column })).toBeCloseTo(
            (21 - min) / 20,
            9,
          );
  });

  test('whitebox.attack.ac-conversion: beyond the table it cannot be rolled, or cannot fail', () => {
    expect(solveOdds('attack', { ac: -2 })).toEqual({ missed: '1' });
    expect(solveOdds('attack', { ac: 20 })).toEqual({ hit: '1' });
  });

  test('whitebox.saves.single-targets, whitebox.saves.matrix', () => {
    expect(solveOdds('save', { class: 'cleric', level: 1 })).toEqual({ saved: '3/10', failed: '7/10' });
    // the misprint is read as 12
    expect(solveOdds('save', { class: 'thief', level: 3 })).toEqual({ saved: '9/20', failed: '11/20' });
    const matrix = { savesSystem: 'matrix' };
    expect(solveOdds('save', { class: 'thief', level: 1, category: 'death-poison' }, matrix)).toEqual({
      saved: '2/5',
      failed: '3/5',
    });
    expect(solveOdds('save', { class: 'monster', level: 4 })).toEqual({ saved: '3/10', failed: '7/10' });
    for (const of of CLASSES)
      for (const [index, row] of SAVES[of].entries())
        expect(shareOf('save', 'saved', { class: of, level: index + 1 })).toBeCloseTo((21 - row[5]) / 20, 9);
  });
});

describe('exploring', () => {
  test('whitebox.exploration.open-door: by race, with Strength, in several tries', () => {
    expect(solveOdds('door')).toEqual({ opened: '1/3', shut: '2/3' });
    expect(solveOdds('door', { race: 'dwarf' })).toEqual({ opened: '1/6', shut: '5/6' });
    const strong = { doorsStrengthModifier: true };
    expect(solveOdds('door', { race: 'human', strength: 1 }, strong)).toEqual({ opened: '1/2', shut: '1/2' });
    expect(solveOdds('door', { race: 'dwarf', strength: -1 }, strong)).toEqual({ shut: '1' });
    expect(solveOdds('door', { race: 'human', strength: 1 })).toEqual({ opened: '1/3', shut: '2/3' });
    expect(solveOdds('door', { tries: 3 })).toEqual({ opened: '19/27', shut: '8/27' });
  });

  test('whitebox.exploration.listen', () => {
    expect(solveOdds('listen')).toEqual({ heard: '1/6', silence: '5/6' });
    expect(solveOdds('listen', { race: 'halfling' })).toEqual({ heard: '1/3', silence: '2/3' });
  });

  test('whitebox.exploration.secret-door-search, and stone traps, which only dwarves find', () => {
    expect(solveOdds('search')).toEqual({ found: '1/3', nothing: '2/3' });
    expect(solveOdds('search', { race: 'elf' })).toEqual({ found: '2/3', nothing: '1/3' });
    expect(solveOdds('search', { race: 'elf', adjustment: -2 })).toEqual({ found: '1/3', nothing: '2/3' });
    expect(solveOdds('search', { race: 'human', searchers: 2 })).toEqual({ found: '5/9', nothing: '4/9' });
    expect(solveOdds('search', { race: 'dwarf', for: 'stone-traps' })).toEqual({
      found: '2/3',
      nothing: '1/3',
    });
    expect(solveOdds('search', { race: 'human', for: 'stone-traps', adjustment: 3 })).toEqual({
      nothing: '1',
    });
  });

  test('whitebox.exploration.secret-door-elf-passing: ten rooms are missed once in 57 walks', () => {
    expect(solveOdds('walk')).toEqual({ noticed: '58025/59049', unnoticed: '1024/59049' });
    expect(solveOdds('walk', { rooms: 1 })).toEqual({ noticed: '1/3', unnoticed: '2/3' });
    expect(solveOdds('walk', { rooms: 1, elves: 2 })).toEqual({ noticed: '5/9', unnoticed: '4/9' });
  });
});

describe('a fight begins, and breaks', () => {
  test('whitebox.combat.surprise: one in nine both; a light keeps the others awake', () => {
    expect(solveOdds('surprise')).toEqual({
      'both-surprised': '1/9',
      'party-surprised': '2/9',
      'others-surprised': '2/9',
      'nobody-surprised': '4/9',
    });
    expect(solveOdds('surprise', { lit: true })).toEqual({
      'party-surprised': '1/3',
      'nobody-surprised': '2/3',
    });
  });

  test('whitebox.combat.initiative: 5/12 outright, 1/6 tied; rolled again it is one half', () => {
    expect(solveOdds('initiative')).toEqual({ won: '5/12', lost: '5/12', tied: '1/6' });
    expect(solveOdds('initiative', { ties: 'reroll' })).toEqual({ won: '1/2', lost: '1/2' });
  });

  test('whitebox.morale.check: 1, 9, 16, 9 and 1 of 36', () => {
    expect(solveOdds('morale')).toEqual({
      surrender: '1/36',
      flee: '1/4',
      hold: '4/9',
      'fight-for-advantage': '1/4',
      attack: '1/36',
    });
    // 2 to 4 become 3–5: six ways; 2 cannot be reached
    expect(solveOdds('morale', { modifier: 1 })).toMatchObject({ flee: '1/6', attack: '1/12' });
    expect(solveOdds('morale', { modifier: 20 })).toEqual({ attack: '1' });
    expect(solveOdds('morale', { modifier: -20 })).toEqual({ surrender: '1' });
  });

  test('whitebox.loyalty.table: 1, 9, 46, 104, 46, 9 and 1 of 216', () => {
    expect(solveOdds('loyalty')).toEqual({
      traitor: '1/216',
      wavering: '1/24',
      doubtful: '23/108',
      average: '13/27',
      willing: '23/108',
      devoted: '1/24',
      loyalist: '1/216',
    });
    expect(solveOdds('loyalty', { modifier: 15 })).toEqual({ loyalist: '1' });
  });
});

type JoustTally = Record<'won' | 'lost' | 'tied' | 'both-down', number>;

/** Calculates a joust face by face, without shortcuts. */
function bruteForceJoust(input: PresetValues): JoustTally {
  const of = (key: string): number => Number(input[key]);
  const blows = (by: '' | 'other-', ac: number) => {
    const all = new Map<string, { high: boolean; damage: number; chance: number }>();
    for (let face = 1; face <= 20; face++)
      for (let lance = 0; lance <= 5; lance++) {
        const high = face + of(`${by}modifier`) >= 12;
        const damage = face + of(`${by}modifier`) + of(`${by}bonus`) >= 19 - ac ? lance : 0;
        const chance = (all.get(`${high} ${damage}`)?.chance ?? 0) + 1 / 120;
        all.set(`${high} ${damage}`, { high, damage, chance });
      }
    return [...all.values()];
  };
  const [mine, theirs] = [blows('', of('other-ac')), blows('other-', of('ac'))];
  const falls = (left: number, damage: number, save: number): number =>
    damage === 0 ? 0 : left <= 0 ? 1 : (save - 1) / 20;
  const known = new Map<string, JoustTally>();
  const ride = (a: number, b: number, ahead: number, left: number): JoustTally => {
    const key = [a, b, ahead, left].join();
    const before = known.get(key);
    if (before) return before;
    const ends: JoustTally = { won: 0, lost: 0, tied: 0, 'both-down': 0 };
    if (left === 0) ends[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'tied'] = 1;
    else
      for (const item of mine)
        for (const other of theirs) {
          const chance = item.chance * other.chance;
          const fallA = falls(a - other.damage, other.damage, of('save'));
          const fallB = falls(b - item.damage, item.damage, of('other-save'));
          ends['both-down'] += chance * fallA * fallB;
          ends.won += chance * (1 - fallA) * fallB;
          ends.lost += chance * fallA * (1 - fallB);
          const stays = chance * (1 - fallA) * (1 - fallB);
          if (stays === 0) continue;
          const scored = Number(item.high) - Number(other.high);
          const hurt = 2 * (Number(item.damage > 0) - Number(other.damage > 0));
          const rest = ride(a - other.damage, b - item.damage, ahead + scored + hurt, left - 1);
          for (const end of ['won', 'lost', 'tied', 'both-down'] as const) ends[end] += stays * rest[end];
        }
    known.set(key, ends);
    return ends;
  };
  return ride(of('hp'), of('other-hp'), 0, 3);
}

describe('a joust', () => {
  /** Hits with any roll, scores no point for the attack, and never keeps the saddle. */
  const glass = { bonus: 30, modifier: -20, hp: 200, save: 40, ac: 9 };
  const both = (item: PresetValues): PresetValues => ({
    ...item,
    ...Object.fromEntries(Object.entries(item).map(([key, value]) => [`other-${key}`, value])),
  });

  test('whitebox.joust.automatic-loss: a blow that hurts unseats; counted by hand', () => {
    // each lance hurts in 5 of 6: a pass ends with both down (25/36), one down (5/36 each) or goes on (1/36)
    // and 1 + 1/36 + 1/36² of each is 1333/1296 of it
    expect(solveOdds('joust', both(glass))).toEqual({
      'both-down': '33325/46656',
      won: '6665/46656',
      lost: '6665/46656',
      tied: '1/46656',
    });
  });

  test('whitebox.joust.points: lances that never reach, so that only an attack of 12 counts', () => {
    // 9 faces of 20 score: of 8000 ways 1331, 3267, 2673 and 729 come to 0, 1, 2 and 3 points
    const wall = both({ ac: -30, bonus: 0, modifier: 0 });
    const alike = 1331 ** 2 + 3267 ** 2 + 2673 ** 2 + 729 ** 2;
    expect(shareOf('joust', 'tied', wall)).toBeCloseTo(alike / 8000 ** 2, 11);
    expect(shareOf('joust', 'won', wall)).toBeCloseTo((1 - alike / 8000 ** 2) / 2, 11);
    expect(solveOdds('joust', wall)).not.toHaveProperty('both-down');
  });

  test('whitebox.joust.stunned-at-zero: one hit point is lost to any damage, with any save', () => {
    const frail = { hp: 1, save: -20, bonus: 0, ac: 9, modifier: -20 };
    const rock = { 'other-hp': 200, 'other-save': -20, 'other-ac': -30, 'other-modifier': -20 };
    // neither can hit the other, and neither reaches 12
    expect(solveOdds('joust', { ...frail, ...rock, 'other-bonus': 0 })).toEqual({ tied: '1' });
    // a rock that always hits hurts with 5 of 6 faces, and it has three lances
    expect(solveOdds('joust', { ...frail, ...rock, 'other-bonus': 30 })).toEqual({
      lost: '215/216',
      tied: '1/216',
    });
  });

  test('whitebox.joust.victory: as counted face by face, without the dice of the library', () => {
    const input = both({ bonus: 1, modifier: 1, ac: 4, hp: 7, save: 13 });
    const uneven = { ...input, modifier: 3, 'other-hp': 4 };
    for (const [outcome, chance] of Object.entries(bruteForceJoust(uneven)))
      expect(shareOf('joust', outcome, uneven)).toBeCloseTo(chance, 9);
  });

  test('whitebox.joust.horse-bonus: a heavy warhorse gives its bonus; equal riders have equal odds', () => {
    const knight = both({ bonus: 2, modifier: 1, ac: 3, hp: 18, save: 12 });
    expect(shareOf('joust', 'won', knight)).toBeCloseTo(shareOf('joust', 'lost', knight), 12);
    const better = { ...knight, modifier: 3 };
    expect(shareOf('joust', 'won', better)).toBeGreaterThan(shareOf('joust', 'lost', better));
  });

  test('whitebox.joust.sharp-lance: it always hurts', () => {
    expect(solveOdds('joust', { ...both(glass), lances: 'sharp' })).toEqual({ 'both-down': '1' });
  });
});
