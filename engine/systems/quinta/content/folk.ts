import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { meleeAttack, monster, multiattack, power, rangedAttack } from './monster-parts.ts';

const NAMES = TEXT.creatures;

/** People who mean no good, from robbers to a knight. The numbers are ours. */
export const FOLK = {
  bandito: monster(NAMES.bandito, 12, [11, 12, 12, 10, 10, 10], {
    level: '1/8',
    group: 'banditi',
    ac: 12,
    hp: 10,
    deeds: [
      meleeAttack('shortsword', 3, ['1d6+1 slashing']),
      rangedAttack('sling', 3, ['1d4+1 bludgeoning'], [9, 36]),
    ],
  }),
  guardia: monster(NAMES.guardia, 10, [13, 12, 12, 10, 11, 10], {
    level: '1/4',
    group: 'guardie',
    ac: 16,
    hp: 11,
    skills: ['perception'],
    deeds: [meleeAttack('spear', 3, ['1d6+1 piercing'])],
  }),
  accolito: monster(NAMES.accolito, 12, [10, 11, 11, 11, 14, 11], {
    level: '1/4',
    ac: 11,
    hp: 11,
    deeds: [
      meleeAttack('mace', 2, ['1d6 bludgeoning']),
      power('black-flame', { ability: 'dex', dc: 12, damage: ['1d8 necrotic'] }, { magic: true, range: 18 }),
    ],
  }),
  balestriera: monster(NAMES.balestriera, 6, [11, 14, 12, 10, 12, 10], {
    level: '1/2',
    group: 'balestriere',
    ac: 14,
    hp: 18,
    skills: ['perception'],
    deeds: [
      rangedAttack('crossbow', 4, ['1d10+2 piercing'], [30, 120]),
      meleeAttack('dagger', 4, ['1d4+2 piercing']),
    ],
  }),
  furiosa: monster(NAMES.furiosa, 2, [17, 12, 17, 9, 11, 9], {
    level: 2,
    ac: 13,
    hp: 60,
    deeds: [meleeAttack('great-axe', 5, ['1d12+3 slashing']), multiattack({ 'great-axe': 2 })],
  }),
  'capitana-pirata': monster(NAMES['capitana-pirata'], 1, [14, 17, 14, 12, 11, 15], {
    level: 3,
    ac: 16,
    hp: 62,
    saves: ['str', 'dex', 'wis'],
    deeds: [
      meleeAttack('sabre', 5, ['1d8+3 slashing']),
      multiattack({ sabre: 3 }),
      power(
        'taunt',
        { ability: 'wis', dc: 12, onFail: [{ condition: 'frightened', rounds: 1 }] },
        { cost: 'bonus', range: 9, recharge: 5 },
      ),
    ],
  }),
  sacerdotessa: monster(NAMES.sacerdotessa, 2, [12, 12, 14, 13, 17, 14], {
    level: 3,
    ac: 14,
    hp: 55,
    saves: ['wis', 'cha'],
    deeds: [
      meleeAttack('mace', 5, ['1d6+3 bludgeoning', '2d8 necrotic']),
      power(
        'hold',
        { ability: 'wis', dc: 13, onFail: [{ condition: 'paralyzed', rounds: 1 }] },
        { magic: true, range: 18, recharge: 5 },
      ),
    ],
  }),
  veterano: monster(NAMES.veterano, 1, [16, 13, 15, 11, 12, 11], {
    level: 4,
    ac: 18,
    hp: 75,
    saves: ['str', 'con'],
    deeds: [
      meleeAttack('longsword', 6, ['1d10+3 slashing']),
      rangedAttack('crossbow', 5, ['1d10+2 piercing'], [30, 120]),
      multiattack({ longsword: 3 }),
    ],
  }),
  gladiatrice: monster(NAMES.gladiatrice, 1 / 2, [18, 15, 16, 10, 12, 15], {
    level: 5,
    ac: 16,
    hp: 105,
    saves: ['str', 'dex', 'con'],
    deeds: [
      meleeAttack('spear', 7, ['2d6+4 piercing']),
      rangedAttack('javelin', 7, ['1d6+4 piercing'], [9, 36]),
      multiattack({ spear: 3 }),
    ],
  }),
  'mago-rinnegato': monster(NAMES['mago-rinnegato'], 1, [9, 14, 13, 18, 12, 11], {
    level: 5,
    ac: 15,
    hp: 66,
    saves: ['int', 'wis'],
    deeds: [
      rangedAttack('fire-bolt', 7, ['3d10 fire'], [36, 36]),
      power(
        'fire-burst',
        { ability: 'dex', dc: 15, damage: ['7d6 fire'], half: true },
        { magic: true, area: { sphere: 6, range: 45 }, recharge: 5 },
      ),
      meleeAttack('quarterstaff', 2, ['1d6 bludgeoning']),
    ],
  }),
  assassina: monster(NAMES.assassina, 1 / 2, [11, 18, 14, 13, 12, 10], {
    level: 6,
    ac: 16,
    hp: 92,
    saves: ['dex', 'int'],
    skills: { stealth: 'expert' },
    resistances: ['poison'],
    deeds: [
      meleeAttack('dagger', 7, ['1d4+4 piercing'], {
        save: { ability: 'con', dc: 15, damage: ['5d6 poison'], half: true },
      }),
      rangedAttack('crossbow', 7, ['1d10+4 piercing'], [30, 120]),
      multiattack({ dagger: 2 }),
    ],
  }),
  'cavaliere-nero': monster(NAMES['cavaliere-nero'], 1 / 2, [20, 11, 18, 12, 14, 16], {
    level: 7,
    ac: 20,
    hp: 127,
    saves: ['con', 'wis', 'cha'],
    deeds: [meleeAttack('greatsword', 8, ['2d6+5 slashing', '2d6 necrotic']), multiattack({ greatsword: 3 })],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
