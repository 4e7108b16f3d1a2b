import { canonicalJson } from '@arbitro/dice';
import type { CreatureId } from '@arbitro/kernel';
import { solveDuel, testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { plainPolicy } from './computer/policy.ts';
import { brp } from './index.ts';
import type { Attack } from './rules/attack.ts';
import { hitPoints } from './rules/derived.ts';
import { CON, DEX, SIZ, STR } from './rules/tables.ts';
import type { World } from './state.ts';

type DuelPolicy = typeof plainPolicy;

// All chances are computed by hand.

function table(
  sheets: Readonly<Record<CreatureId, object>>,
  { options = {}, fight: on = {} }: { readonly options?: object; readonly fight?: object } = {},
): World {
  return brp.createWorld({
    options: brp.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: brp.schemas.sheet.parse(sheet),
    })),
    scene: brp.schemas.scene.parse({ fight: on }),
  });
}

const FIRST = { [DEX]: 18 };
const anna = { characteristics: FIRST, skills: { Spada: 50 }, arms: ['Spada Corta'] };
const ladro = {
  kind: 'npc',
  characteristics: { [CON]: 14, [SIZ]: 14 },
  skills: { Spada: 40, Schivare: 32 },
  arms: ['Spada Corta'],
  body: 'Armatura Imbottita',
};
const swords = table({ anna, ladro });
const blow: Attack = { type: 'attack', by: 'anna', on: 'ladro' };
const parry = { defence: 'parry:short-sword' };
const dodge = { defence: 'dodge' };
const none = { defence: 'none' };

// Spada 50: special 1–10, success 11–50. A parry of 40: special 1–8, success 9–40. A dodge of 32,
// less 5 for quilted armour: 1–5 and 6–27.
describe('an attack of 50', () => {
  testGoldenOdds(brp, [
    ['special', swords, blow, 'special:anna', '1/10', none],
    ['no special, and yet a success', swords, blow, 'success:anna', '2/5', none],
    ['failure', swords, blow, 'missed:ladro', '1/2', none],
    ['without a defence', swords, blow, 'hit:ladro', '1/2', none],
    ['without a defence, hard', swords, blow, 'hit-hard:ladro', '1/10', none],
    // special on special 1/10 · 2/25, success on any parry 2/5 · 2/5
    ['against a parry of 40', swords, blow, 'stopped:ladro', '21/125', parry],
    // special on success 1/10 · 8/25, success on failure 2/5 · 3/5, special on failure 1/10 · 3/5
    ['against a parry of 40', swords, blow, 'hit:ladro', '83/250', parry],
    ['against a parry of 40, hard', swords, blow, 'hit-hard:ladro', '3/50', parry],
    // 1/10 · 5/100 and 2/5 · 27/100
    ['against a dodge of 27', swords, blow, 'stopped:ladro', '113/1000', dodge],
    ['against a dodge of 27, hard', swords, blow, 'hit-hard:ladro', '73/1000', dodge],
    ['all is followed to its end', swords, blow, 'unresolved', '0', parry],
  ]);
});

// A short sword, 1D6 + 1, less 2 of armour: 0, 1, 2, 3, 4, 5. A hard hit 7 more: 7 to 12.
const frail = table({ anna, ladro: { ...ladro, characteristics: { [CON]: 9, [SIZ]: 9 } } });
describe('damage through armour', () => {
  testGoldenOdds(brp, [
    // 2/5 · 5/2 and 1/10 · 19/2
    ['on average', swords, blow, 'damage:ladro', '39/20', none],
    // (4/125 + 30/125) · 5/2 and 3/50 · 19/2
    ['on average against a parry', swords, blow, 'damage:ladro', '5/4', parry],
    // of 14 hit points 12 leave 2: a hard hit with a 6
    ['fells 14 hit points', swords, blow, 'down:ladro', '1/60', none],
    ['and kills none of them', swords, blow, 'dead:ladro', '0', none],
    // of 9 every hard hit leaves 2 or less
    ['fells 9 hit points', frail, blow, 'down:ladro', '1/10', none],
    // and a 3 or more leaves nothing
    ['kills 9 hit points', frail, blow, 'dead:ladro', '1/15', none],
    ['kills 9 hit points through a parry', frail, blow, 'dead:ladro', '1/25', parry],
  ]);
});

const open = { kind: 'npc', characteristics: { [CON]: 40, [SIZ]: 13 }, skills: { Schivare: 0, Rissa: 0 } };
const strong = { [STR]: 14, [SIZ]: 14, [DEX]: 18 };
const fist = table({
  anna: { characteristics: FIRST, skills: { Rissa: 60, 'Arti Marziali': 35 } },
  ladro: open,
});
const bow = table({
  anna: { characteristics: strong, skills: { Arco: 50 }, arms: ['Arco Lungo'] },
  ladro: open,
});
const shielded = table({
  anna: { characteristics: strong, skills: { Arco: 50 }, arms: ['Arco Lungo'] },
  ladro: { ...open, arms: ['A Goccia'] },
});
const club = table({
  anna: { characteristics: strong, skills: { 'melee-weapon:club': 60 }, arms: ['Randello Leggero'] },
  ladro: { ...open, characteristics: { [CON]: 13, [SIZ]: 13 }, body: 'Vestiti Pesanti' },
});
const tableInLight = (light: string): World =>
  ({ ...table({ anna: { ...anna, skills: { Spada: 51 } }, ladro: open }), light }) as World;
const bear = table({
  orso: { ...(brp.content.orso?.sheet as object), characteristics: FIRST },
  ladro: { ...open, characteristics: { [STR]: 11, [CON]: 80, [SIZ]: 13 } },
});

describe('ways to be hurt', () => {
  testGoldenOdds(brp, [
    // special 1–12 within Martial Arts: 6 + 2 · 2; 13–35: 2 · 2; 36–60: 2
    ['Martial Arts', fist, blow, 'damage:ladro', '131/50', none],
    // 9/2 + 1 + half of a d4, which is 3/2; a special 9 more
    ['a bow with half a bonus', bow, blow, 'damage:ladro', '22/5', none],
    // 30: special 1–6, success 7–30; 1/10 · 6/100 and 2/5 · 30/100
    ['a kite shield', shielded, blow, 'stopped:ladro', '63/500', { defence: 'parry:kite-shield' }],
    // 30: special 1–6 always, success with 8 or more on 1D6 + 1D4, 6 of 24
    ['a knock-out', club, { ...blow, knockout: true }, 'knocked-out:ladro', '3/25', none],
    // otherwise the least, 1 + 1 less 1: 6/25 · 3/4
    ['a knock-out that fails', club, { ...blow, knockout: true }, 'damage:ladro', '9/50', none],
    ['in near darkness 26', tableInLight('near-dark'), blow, 'hit:ladro', '13/50', none],
    // 10 of POW is less than 26
    ['in total darkness 10', tableInLight('total-dark'), blow, 'hit:ladro', '1/10', none],
  ]);
});

const rifle: World = {
  ...table({ anna: { characteristics: FIRST, skills: { Fucile: 60 }, arms: ['Fucile'] }, ladro: open }),
};
const tableBehindCover = (stops: number | null): World => ({
  ...rifle,
  fight: rifle.fight && {
    ...rifle.fight,
    fighters: rifle.fight.fighters.map((fighter) =>
      fighter.who === 'ladro' ? { ...fighter, cover: { material: 'wood', stops } } : fighter,
    ),
  },
});

describe('cover', () => {
  testGoldenOdds(brp, [
    // 24/100 · 7 and 6/100 · 19 hit the target; 30/100 go through the wood, 28/9 on average
    ['of wood', tableBehindCover(4), blow, 'damage:ladro', '563/150', none],
    ['of brick', tableBehindCover(null), blow, 'damage:ladro', '141/50', none],
    ['none', rifle, blow, 'hit:ladro', '3/5', none],
  ]);
});

// 25: special 1–5, success 6–25. Damage 1D3 + 2D6 is 3 to 15; against STR 11 the target stays up at 50 + 5 · (11 − d).
const swipe: Action = { type: 'attack', by: 'orso', on: 'ladro', with: 'swipe' };
describe('the bear’s swipe', () => {
  testGoldenOdds(brp, [
    ['hits', bear, swipe, 'hit:ladro', '1/4', none],
    // falls in 5 · (d − 1) of 100; d is 9 on average, 12 for a special: 1/5 · 40/100 and 1/20 · 55/100
    ['knocks down', bear, swipe, 'fallen:ladro', '43/400', none],
  ]);
});

const sureAttacker = (chance: number, damage: string, more: object = {}) => ({
  characteristics: { [CON]: 9, [SIZ]: 9, [STR]: 9, ...more },
  skills: { Schivare: 0 },
  arms: [{ name: 'blow', chance, damage, bonus: 'none' }],
});
const tableOfKillers = (first: object, second: object): World =>
  table({ anna: first, ladro: { ...second, kind: 'npc' } }, { options: { declaration: 'skipped' } });

/** The state that decides how the fight continues: injuries and turn. */
const fightSummary = ({ creatures, fight: now }: World): string =>
  canonicalJson([
    creatures.map((creature) => [hitPoints(creature).value, creature.state.is]),
    now && [now.phase, now.pending, now.turns, now.engaged, now.over, now.winner],
  ]);

const playToEnd = (world: World) => solveDuel(brp, { world, policy: plainPolicy, forget: fightSummary });

describe('a duel to the end', () => {
  test('brp.combat.dex-order: who strikes first wins 4 of 5; brp.time.round: in 8/5 rounds', () => {
    // any hit kills: 1/2 for the first, 1/4 for the second; over in a round in 1/2 + 1/2 · 1/4
    const uneven = tableOfKillers(sureAttacker(50, '9', { [DEX]: 18 }), sureAttacker(25, '9'));
    expect(playToEnd(uneven)).toEqual({
      wins: { heroes: '4/5', foes: '1/5' },
      rounds: '8/5',
      unresolved: '0',
    });
  });

  test('brp.combat.special-damage: two hits or one special', () => {
    // 5 of 9 and 5 more, a special 10: E(whole) = 1 + E/2 + 2/5 · E(hurt), E(hurt) = 2
    const slow = tableOfKillers(sureAttacker(50, '5', { [DEX]: 18 }), sureAttacker(0, '1'));
    expect(playToEnd(slow)).toMatchObject({ wins: { heroes: '1' }, rounds: '18/5' });
  });

  test('brp.combat.dex-ties: at the same rank both may fall', () => {
    // 1/2 and 1/2 at once: over in 3/4, both dead in 1/4
    const twins = tableOfKillers(sureAttacker(50, '9'), sureAttacker(50, '9'));
    expect(playToEnd(twins)).toEqual({
      wins: { heroes: '1/3', foes: '1/3', nobody: '1/3' },
      rounds: '4/3',
      unresolved: '0',
    });
  });

  test('brp.combat.attack-defence-matrix: sword and shield against each other', () => {
    // each hit kills; 1/2 to strike, of which the shield of 50 leaves 2/5 · 1/2 + 1/10 · 9/10: 29/100 for the first
    // and the same for the second: over in 29/100 + 71/100 · 29/100
    const guarded = (first: object) => ({
      ...sureAttacker(50, '9', first),
      arms: [{ name: 'blow', chance: 50, damage: '20', bonus: 'none', hands: 1 }, 'Rotondo'],
      skills: { Schivare: 0, 'Scudo (Rotondo)': 50, Rissa: 0 },
    });
    const knights = tableOfKillers(guarded({ [DEX]: 18 }), guarded({}));
    const first: DuelPolicy = { ...plainPolicy, answer: () => 'parry:round-shield' };
    expect(solveDuel(brp, { world: knights, policy: first, forget: fightSummary })).toMatchObject({
      wins: { heroes: '100/171', foes: '71/171' },
      rounds: '10000/4959',
    });
  });
});
