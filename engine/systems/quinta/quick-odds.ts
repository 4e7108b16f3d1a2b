import { andThen, constant, type Dice, d, map } from '@arbitro/dice';
import type { Check, CheckParam } from '@arbitro/kernel';
import { d20, type Throw } from './checks.ts';
import { DEATH_SAVE } from './tables.ts';

const bonus: CheckParam = {
  title: { en: 'bonus', it: 'bonus', fi: 'bonus' },
  takes: { kind: 'number', least: -20, most: 40 },
  position: 0,
  default: 5,
};
const dc: CheckParam = {
  title: { en: 'DC', it: 'CD', fi: 'vaikeusluokka' },
  takes: { kind: 'number', least: 0, most: 99 },
  position: 1,
  default: 15,
};
const ac: CheckParam = {
  title: { en: 'Armour Class', it: 'Classe Armatura', fi: 'panssariluokka' },
  takes: { kind: 'number', least: 0, most: 99 },
  position: 1,
  default: 15,
};
const mode: CheckParam = {
  title: { en: 'advantage or disadvantage', it: 'vantaggio o svantaggio', fi: 'etu tai haitta' },
  takes: { kind: 'one', options: ['normal', 'advantage', 'disadvantage'] },
  position: 2,
  default: 'normal',
};
const tally = (en: string, it: string, fi: string, position: number): CheckParam => ({
  title: { en, it, fi },
  takes: { kind: 'number', least: 0, most: DEATH_SAVE.tally - 1 },
  position,
  default: 0,
});

/** The rolls whose odds are asked for in a word or two, by the rules as they come. */
export const CHECKS = {
  check: {
    title: {
      en: 'An ability check or saving throw',
      it: 'Una prova di caratteristica o un tiro salvezza',
      fi: 'Kykykoe tai pelastusheitto',
    },
    rule: 'quinta.d20.test',
    params: { bonus, dc, mode },
    dice: (given) =>
      map(d20(given.mode as Throw), (natural) =>
        natural + Number(given.bonus) >= Number(given.dc) ? 'success' : 'failure',
      ),
  },
  attack: {
    title: { en: 'An attack roll', it: 'Un tiro per colpire', fi: 'Hyökkäysheitto' },
    rule: 'quinta.d20.attack-roll',
    params: { bonus, ac, mode },
    dice: (given) =>
      map(d20(given.mode as Throw), (natural) => {
        if (natural === 20) return 'critical';
        return natural !== 1 && natural + Number(given.bonus) >= Number(given.ac) ? 'hit' : 'missed';
      }),
  },
  'death-saves': {
    title: {
      en: 'Death saves to the end',
      it: 'Tiri salvezza contro la morte fino alla fine',
      fi: 'Kuolemanpelastusheitot loppuun asti',
    },
    rule: 'quinta.death.saves',
    params: {
      successes: tally('successes', 'successi', 'onnistumiset', 0),
      failures: tally('failures', 'fallimenti', 'epäonnistumiset', 1),
    },
    dice: (given) => deathSaves(Number(given.successes), Number(given.failures)),
  },
} as const satisfies Readonly<Record<string, Check>>;

type Fate = 'stable' | 'dead' | 'awake';

/** Successes and failures that one die comes to, or that somebody wakes. @rule quinta.death.natural-1-20 */
const DEATH_DIE = map(d(20), (natural): 'awake' | 'success' | 'failure' | 'two-failures' => {
  if (natural === 20) return 'awake';
  if (natural === 1) return 'two-failures';
  return natural >= DEATH_SAVE.dc ? 'success' : 'failure';
});

/** @rule quinta.death.save-tally */
function deathSaves(successes: number, failures: number): Dice<Fate> {
  if (failures >= DEATH_SAVE.tally) return constant<Fate>('dead');
  if (successes >= DEATH_SAVE.tally) return constant<Fate>('stable');
  return andThen(DEATH_DIE, (came): Dice<Fate> => {
    if (came === 'awake') return constant<Fate>('awake');
    if (came === 'success') return deathSaves(successes + 1, failures);
    return deathSaves(successes, failures + (came === 'failure' ? 1 : 2));
  });
}
