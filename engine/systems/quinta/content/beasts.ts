import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { meleeAttack, monster, multiattack } from './monster-parts.ts';

const NAMES = TEXT.creatures;

/** Animals, from rats to a worm as long as a house. The numbers are ours. */
export const BEASTS = {
  'ratto-gigante': monster(NAMES['ratto-gigante'], 12, [7, 15, 11, 2, 10, 4], {
    level: '1/8',
    size: 'small',
    group: 'ratti',
    ac: 12,
    hp: 7,
    senses: { darkvision: 18 },
    deeds: [meleeAttack('bite', 4, ['1d4+2 piercing'])],
  }),
  pipistrello: monster(NAMES.pipistrello, 12, [8, 16, 10, 2, 12, 5], {
    level: '1/8',
    size: 'small',
    group: 'pipistrelli',
    ac: 13,
    hp: 6,
    speed: 3,
    fly: 18,
    senses: { blindsight: 18 },
    deeds: [meleeAttack('bite', 5, ['1d4+1 piercing'])],
  }),
  'vipera-rossa': monster(NAMES['vipera-rossa'], 10, [3, 16, 11, 1, 10, 3], {
    level: '1/4',
    size: 'small',
    ac: 14,
    hp: 8,
    senses: { blindsight: 3 },
    deeds: [
      meleeAttack('fangs', 5, ['1 piercing'], {
        save: { ability: 'con', dc: 11, damage: ['2d6 poison'], half: true },
      }),
    ],
  }),
  'cinghiale-irto': monster(NAMES['cinghiale-irto'], 6, [15, 11, 14, 2, 9, 5], {
    level: '1/2',
    ac: 12,
    hp: 19,
    speed: 12,
    deeds: [
      meleeAttack('tusks', 4, ['1d8+2 slashing'], { save: { ability: 'str', dc: 12, onFail: ['prone'] } }),
    ],
  }),
  corvi: monster(NAMES.corvi, 5, [6, 14, 10, 3, 12, 6], {
    level: '1/2',
    size: 'large',
    ac: 12,
    hp: 22,
    speed: 3,
    fly: 15,
    resistances: ['bludgeoning', 'piercing', 'slashing'],
    unaffectedBy: ['grappled', 'prone', 'restrained', 'stunned'],
    deeds: [meleeAttack('beaks', 4, ['2d6 piercing'])],
  }),
  'orso-grigio': monster(NAMES['orso-grigio'], 3, [19, 10, 16, 2, 13, 7], {
    level: 1,
    size: 'large',
    ac: 11,
    hp: 34,
    speed: 12,
    deeds: [
      meleeAttack('claw', 5, ['1d6+4 slashing']),
      meleeAttack('bite', 5, ['1d8+4 piercing']),
      multiattack({ claw: 1, bite: 1 }),
    ],
  }),
  lince: monster(NAMES.lince, 4, [14, 17, 12, 3, 14, 8], {
    level: 1,
    ac: 13,
    hp: 27,
    speed: 15,
    skills: { stealth: 'expert', perception: 'proficient' },
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('claw', 5, ['1d10+3 slashing'], { save: { ability: 'str', dc: 12, onFail: ['prone'] } }),
    ],
  }),
  aquila: monster(NAMES.aquila, 4, [16, 17, 13, 8, 14, 10], {
    level: 1,
    size: 'large',
    ac: 13,
    hp: 26,
    speed: 3,
    fly: 24,
    skills: { perception: 'expert' },
    deeds: [
      meleeAttack('beak', 5, ['1d6+3 piercing']),
      meleeAttack('claw', 5, ['1d6+3 slashing']),
      multiattack({ beak: 1, claw: 1 }),
    ],
  }),
  toro: monster(NAMES.toro, 3, [18, 10, 16, 2, 12, 4], {
    level: 2,
    size: 'large',
    ac: 13,
    hp: 45,
    speed: 12,
    deeds: [
      meleeAttack('horns', 6, ['2d8+4 piercing'], { save: { ability: 'str', dc: 14, onFail: ['prone'] } }),
    ],
  }),
  coccodrillo: monster(NAMES.coccodrillo, 3, [17, 10, 15, 2, 10, 5], {
    level: 2,
    size: 'large',
    ac: 14,
    hp: 42,
    speed: 6,
    swim: 12,
    skills: ['stealth'],
    deeds: [
      meleeAttack('jaws', 5, ['2d10+3 piercing'], { onHit: [{ condition: 'grappled', escapeDc: 13 }] }),
    ],
  }),
  tigre: monster(NAMES.tigre, 1, [19, 15, 14, 3, 12, 8], {
    level: 3,
    size: 'large',
    ac: 14,
    hp: 58,
    speed: 12,
    resistances: ['cold'],
    senses: { darkvision: 18 },
    deeds: [
      meleeAttack('claw', 6, ['1d8+4 slashing'], { save: { ability: 'str', dc: 14, onFail: ['prone'] } }),
      meleeAttack('bite', 6, ['1d10+4 piercing']),
      multiattack({ claw: 1, bite: 1 }),
    ],
  }),
  mammut: monster(NAMES.mammut, 1 / 2, [24, 9, 21, 3, 11, 6], {
    level: 6,
    size: 'huge',
    ac: 13,
    hp: 126,
    speed: 12,
    deeds: [
      meleeAttack('tusks', 10, ['4d8+7 piercing'], {
        reach: 3,
        save: { ability: 'str', dc: 18, onFail: ['prone'] },
      }),
    ],
  }),
  'verme-di-roccia': monster(NAMES['verme-di-roccia'], 1 / 2, [26, 7, 20, 1, 8, 4], {
    level: 8,
    size: 'huge',
    ac: 17,
    hp: 150,
    senses: { blindsight: 9, tremorsense: 18 },
    deeds: [
      meleeAttack('jaws', 11, ['3d8+8 piercing', '2d6 acid'], { reach: 3 }),
      meleeAttack('tail', 11, ['2d8+8 bludgeoning'], { reach: 3 }),
      multiattack({ jaws: 1, tail: 1 }),
    ],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
