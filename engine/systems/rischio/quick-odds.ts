import { both, map } from '@arbitro/dice';
import type { Check } from '@arbitro/kernel';
import { d20, grade, required } from './checks.ts';
import type { Level } from './state.ts';
import { LEVEL_NAMES } from './tables.ts';

/** The rolls whose odds are asked for in a word or two. */
export const CHECKS = {
  risk: {
    title: { en: 'A risk', it: 'Un rischio', fi: 'Riski' },
    rule: 'rischio.risk.roll',
    params: {
      stat: {
        title: { en: 'the statistic', it: 'la statistica', fi: 'ominaisuus' },
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      level: {
        title: { en: 'the level of risk', it: 'il livello di rischio', fi: 'riskitaso' },
        takes: { kind: 'one', options: LEVEL_NAMES, numbers: true },
        position: 1,
        default: 'medium',
      },
    },
    dice: ({ stat, level }) => map(d20, (face) => grade(face + Number(stat), required(level as Level))),
  },
  attack: {
    title: {
      en: 'Precision against dodge',
      it: 'Precisione contro schivata',
      fi: 'Tarkkuus väistöä vastaan',
    },
    rule: 'rischio.combat.hit-comparison',
    params: {
      precision: {
        title: {
          en: 'the attacker’s precision',
          it: 'la precisione di chi attacca',
          fi: 'hyökkääjän tarkkuus',
        },
        takes: { kind: 'number' },
        position: 0,
        default: 0,
      },
      dodge: {
        title: { en: 'the defender’s dodge', it: 'la schivata di chi difende', fi: 'puolustajan väistö' },
        takes: { kind: 'number' },
        position: 1,
        default: 0,
      },
    },
    dice: ({ precision, dodge }) =>
      both(d20, d20, (attack, defence) =>
        attack + Number(precision) > defence + Number(dodge) ? 'hit' : 'missed',
      ),
  },
} as const satisfies Readonly<Record<string, Check>>;
