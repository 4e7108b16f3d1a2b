import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { meleeAttack, monster, multiattack, power, rangedAttack } from './monster-parts.ts';

const NAMES = TEXT.creatures;

/** Giants, dragons and their kin. The numbers are ours. */
export const GIANTS_AND_DRAGONS = {
  'troll-di-torba': monster(NAMES['troll-di-torba'], 1, [18, 12, 20, 6, 9, 7], {
    level: 4,
    size: 'large',
    ac: 14,
    hp: 84,
    senses: { darkvision: 18 },
    vulnerabilities: ['fire'],
    deeds: [
      meleeAttack('claw', 6, ['2d6+4 slashing']),
      meleeAttack('bite', 6, ['1d8+4 piercing']),
      multiattack({ claw: 2, bite: 1 }),
    ],
  }),
  'gigante-di-collina': monster(NAMES['gigante-di-collina'], 1 / 2, [21, 8, 19, 5, 9, 6], {
    level: 5,
    size: 'huge',
    ac: 13,
    hp: 108,
    speed: 12,
    deeds: [
      meleeAttack('club', 8, ['3d8+5 bludgeoning'], { reach: 3 }),
      rangedAttack('rock', 8, ['3d10+5 bludgeoning'], [18, 72]),
      multiattack({ club: 2 }),
    ],
  }),
  'gigante-di-brina': monster(NAMES['gigante-di-brina'], 1 / 2, [23, 9, 21, 9, 10, 12], {
    level: 8,
    size: 'huge',
    ac: 15,
    hp: 140,
    speed: 12,
    saves: ['con', 'wis'],
    immunities: ['cold'],
    deeds: [
      meleeAttack('great-axe', 9, ['3d12+6 slashing'], { reach: 3 }),
      rangedAttack('rock', 9, ['4d10+6 bludgeoning'], [18, 72]),
      multiattack({ 'great-axe': 2 }),
    ],
  }),
  'gigante-di-brace': monster(NAMES['gigante-di-brace'], 1 / 3, [25, 9, 23, 10, 14, 13], {
    level: 10,
    size: 'huge',
    ac: 18,
    hp: 170,
    saves: ['dex', 'con', 'cha'],
    immunities: ['fire'],
    deeds: [
      meleeAttack('greatsword', 11, ['6d6+7 slashing'], { reach: 3 }),
      rangedAttack('rock', 11, ['4d10+7 bludgeoning'], [18, 72]),
      multiattack({ greatsword: 2 }),
    ],
  }),
  'chimera-zoppa': monster(NAMES['chimera-zoppa'], 1 / 2, [19, 11, 19, 3, 14, 10], {
    level: 6,
    size: 'large',
    ac: 14,
    hp: 114,
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('bite', 7, ['2d6+4 piercing']),
      meleeAttack('horns', 7, ['1d12+4 bludgeoning']),
      meleeAttack('claw', 7, ['2d6+4 slashing']),
      multiattack({ bite: 1, horns: 1, claw: 1 }),
      power(
        'ember-breath',
        { ability: 'dex', dc: 15, damage: ['7d8 fire'], half: true },
        { area: { cone: 4.5 }, recharge: 5 },
      ),
    ],
  }),
  idra: monster(NAMES.idra, 1 / 3, [20, 12, 20, 2, 10, 7], {
    level: 8,
    size: 'huge',
    ac: 15,
    hp: 172,
    swim: 9,
    senses: { darkvision: 18 },
    deeds: [meleeAttack('bite', 8, ['1d10+5 piercing'], { reach: 3 }), multiattack({ bite: 5 })],
  }),
  viverna: monster(NAMES.viverna, 1 / 2, [19, 10, 16, 5, 12, 6], {
    level: 6,
    size: 'large',
    ac: 13,
    hp: 110,
    speed: 6,
    fly: 24,
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('jaws', 7, ['2d6+4 piercing'], { reach: 3 }),
      meleeAttack('sting', 7, ['2d6+4 piercing'], {
        reach: 3,
        save: { ability: 'con', dc: 15, damage: ['6d6 poison'], half: true },
      }),
      multiattack({ jaws: 1, sting: 1 }),
    ],
  }),
  'drago-di-palude': monster(NAMES['drago-di-palude'], 0, [19, 14, 17, 12, 11, 15], {
    level: 7,
    size: 'large',
    ac: 18,
    hp: 124,
    speed: 12,
    swim: 12,
    fly: 24,
    saves: ['dex', 'con', 'wis'],
    immunities: ['acid'],
    senses: { blindsight: 9, darkvision: 36 },
    deeds: [
      meleeAttack('jaws', 7, ['2d10+4 piercing', '1d8 acid'], { reach: 3 }),
      meleeAttack('claw', 7, ['2d6+4 slashing']),
      multiattack({ jaws: 1, claw: 2 }),
      power(
        'acid-breath',
        { ability: 'dex', dc: 14, damage: ['11d8 acid'], half: true },
        { area: { line: 9 }, recharge: 5 },
      ),
    ],
  }),
  'drago-di-ghiaccio': monster(NAMES['drago-di-ghiaccio'], 0, [22, 10, 21, 12, 13, 16], {
    level: 11,
    size: 'huge',
    ac: 18,
    hp: 190,
    speed: 12,
    fly: 24,
    saves: ['dex', 'con', 'wis'],
    immunities: ['cold'],
    senses: { blindsight: 18, darkvision: 36 },
    deeds: [
      meleeAttack('jaws', 11, ['2d10+6 piercing', '2d8 cold'], { reach: 3 }),
      meleeAttack('claw', 11, ['2d6+6 slashing']),
      multiattack({ jaws: 1, claw: 2 }),
      power(
        'ice-breath',
        { ability: 'con', dc: 18, damage: ['12d8 cold'], half: true },
        { area: { cone: 18 }, recharge: 5 },
      ),
    ],
  }),
  'drago-antico': monster(NAMES['drago-antico'], 0, [27, 10, 25, 16, 13, 21], {
    level: 17,
    size: 'huge',
    ac: 19,
    hp: 260,
    speed: 12,
    fly: 24,
    saves: ['dex', 'con', 'wis', 'cha'],
    immunities: ['fire'],
    senses: { blindsight: 18, darkvision: 36 },
    deeds: [
      meleeAttack('jaws', 14, ['2d10+8 piercing', '2d6 fire'], { reach: 3 }),
      meleeAttack('claw', 14, ['2d6+8 slashing']),
      multiattack({ jaws: 1, claw: 2 }),
      power(
        'ember-breath',
        { ability: 'dex', dc: 21, damage: ['18d6 fire'], half: true },
        { area: { cone: 18 }, recharge: 5 },
      ),
    ],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
