import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { meleeAttack, monster, multiattack, power, rangedAttack } from './monster-parts.ts';

const NAMES = TEXT.creatures;

/** The dead that walk. The numbers are ours. */
export const UNDEAD = {
  cadavere: monster(NAMES.cadavere, 8, [13, 6, 16, 3, 6, 5], {
    level: '1/4',
    group: 'cadaveri',
    ac: 8,
    hp: 22,
    speed: 6,
    immunities: ['poison'],
    unaffectedBy: ['exhausted', 'poisoned'],
    senses: { darkvision: 18 },
    deeds: [meleeAttack('slam', 3, ['1d6+1 bludgeoning'])],
  }),
  divoratore: monster(NAMES.divoratore, 5, [13, 15, 12, 7, 10, 6], {
    level: 1,
    group: 'divoratori',
    ac: 12,
    hp: 24,
    immunities: ['poison'],
    unaffectedBy: ['charmed', 'exhausted', 'poisoned'],
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('claw', 4, ['2d4+2 slashing'], {
        save: { ability: 'con', dc: 10, onFail: [{ condition: 'paralyzed', rounds: 1 }] },
      }),
    ],
  }),
  'spettro-del-pozzo': monster(NAMES['spettro-del-pozzo'], 1, [6, 16, 14, 11, 13, 15], {
    level: 3,
    ac: 13,
    hp: 52,
    speed: 0,
    fly: 15,
    resistances: ['acid', 'fire', 'lightning', 'thunder', 'bludgeoning', 'piercing', 'slashing'],
    immunities: ['cold', 'necrotic', 'poison'],
    unaffectedBy: [
      'charmed',
      'exhausted',
      'frightened',
      'grappled',
      'paralyzed',
      'petrified',
      'poisoned',
      'prone',
      'restrained',
    ],
    senses: { darkvision: 18 },
    deeds: [meleeAttack('chilling-touch', 5, ['4d6+3 necrotic'])],
  }),
  'cavaliere-d-ossa': monster(NAMES['cavaliere-d-ossa'], 1, [18, 12, 17, 10, 12, 13], {
    level: 4,
    ac: 18,
    hp: 78,
    immunities: ['poison'],
    unaffectedBy: ['exhausted', 'poisoned'],
    senses: { darkvision: 18 },
    deeds: [meleeAttack('longsword', 6, ['1d10+4 slashing', '1d6 necrotic']), multiattack({ longsword: 2 })],
  }),
  'mummia-del-sale': monster(NAMES['mummia-del-sale'], 1, [17, 8, 16, 6, 12, 12], {
    level: 4,
    ac: 12,
    hp: 76,
    speed: 6,
    vulnerabilities: ['cold'],
    resistances: ['bludgeoning', 'piercing', 'slashing'],
    immunities: ['necrotic', 'poison'],
    unaffectedBy: ['charmed', 'exhausted', 'frightened', 'paralyzed', 'poisoned'],
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('slam', 6, ['2d6+3 bludgeoning', '3d6 necrotic']),
      power(
        'gaze',
        { ability: 'wis', dc: 12, onFail: [{ condition: 'frightened', rounds: 1 }] },
        { cost: 'bonus', range: 18, recharge: 5 },
      ),
    ],
  }),
  vampira: monster(NAMES.vampira, 1 / 3, [18, 18, 17, 16, 14, 18], {
    level: 8,
    ac: 16,
    hp: 138,
    saves: ['dex', 'wis', 'cha'],
    climb: 9,
    resistances: ['necrotic', 'bludgeoning', 'piercing', 'slashing'],
    vulnerabilities: ['radiant'],
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('claw', 8, ['2d8+4 slashing']),
      meleeAttack('bite', 8, ['1d6+4 piercing', '3d6 necrotic']),
      multiattack({ claw: 2, bite: 1 }),
      power(
        'charm',
        { ability: 'wis', dc: 16, onFail: [{ condition: 'charmed', rounds: 2 }] },
        { cost: 'bonus', range: 9, recharge: 5 },
      ),
    ],
  }),
  'signore-dei-sepolcri': monster(NAMES['signore-dei-sepolcri'], 1 / 4, [14, 16, 18, 20, 16, 18], {
    level: 13,
    ac: 18,
    hp: 210,
    saves: ['con', 'int', 'wis'],
    resistances: ['cold', 'lightning', 'bludgeoning', 'piercing', 'slashing'],
    immunities: ['necrotic', 'poison'],
    unaffectedBy: ['charmed', 'exhausted', 'frightened', 'paralyzed', 'poisoned'],
    senses: { darkvision: 18 },
    deeds: [
      rangedAttack('black-bolt', 11, ['6d8 force'], [36, 36]),
      meleeAttack('chilling-touch', 11, ['5d8 cold']),
      multiattack({ 'black-bolt': 2 }),
      power(
        'grave-wave',
        { ability: 'con', dc: 18, damage: ['10d6 necrotic'], half: true },
        { magic: true, area: { sphere: 6, range: 36 }, recharge: 5 },
      ),
    ],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
