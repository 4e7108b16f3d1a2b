import type { Preset, PresetParam, PresetValues, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { World } from './state.ts';
import { DEATH_SAVE } from './tables.ts';

const bonus: PresetParam = {
  title: { en: 'bonus', it: 'bonus', fi: 'bonus' },
  takes: { kind: 'number', least: -20, most: 40 },
  position: 0,
  default: 5,
};
const dc: PresetParam = {
  title: { en: 'DC', it: 'CD', fi: 'vaikeusluokka' },
  takes: { kind: 'number', least: 0, most: 99 },
  position: 1,
  default: 15,
};
const ac: PresetParam = {
  title: { en: 'Armour Class', it: 'Classe Armatura', fi: 'panssariluokka' },
  takes: { kind: 'number', least: 0, most: 60 },
  position: 1,
  default: 15,
};
const mode: PresetParam = {
  title: { en: 'advantage or disadvantage', it: 'vantaggio o svantaggio', fi: 'etu tai haitta' },
  takes: { kind: 'one', options: ['normal', 'advantage', 'disadvantage'] },
  position: 2,
  default: 'normal',
};
const tally = (title: Words, position: number): PresetParam => ({
  title,
  takes: { kind: 'number', least: 0, most: DEATH_SAVE.tally - 1 },
  position,
  default: 0,
});

/** What odds are asked of in a word or two. */
export const PRESETS = {
  check: {
    title: {
      en: 'An ability check or saving throw',
      it: 'Una prova di caratteristica o un tiro salvezza',
      fi: 'Kykykoe tai pelastusheitto',
    },
    rule: 'quinta.d20.test',
    params: { bonus, dc, mode },
    setup: () => ({ creatures: [{ id: 'hero', sheet: {} }] }),
    action: (values) => ({
      type: 'check',
      by: 'hero',
      ability: 'str',
      dc: Number(values.dc),
      bonus: Number(values.bonus),
      ...modeOf(values),
    }),
    outcome: (events) => {
      const checked = events.find((event) => event.type === 'checked');
      return checked && (checked.success ? 'success' : 'failure');
    },
  },
  attack: {
    title: { en: 'An attack roll', it: 'Un tiro per colpire', fi: 'Hyökkäysheitto' },
    rule: 'quinta.d20.attack-roll',
    params: { bonus, ac, mode },
    setup: ({ bonus: plus = 0, ac: armour = 0 }) => ({
      creatures: [
        {
          id: 'hero',
          sheet: { deeds: [{ name: WEAPON, attack: 'melee', bonus: plus, damage: '1d8', type: 'slashing' }] },
        },
        { id: 'foe', sheet: { kind: 'monster', ac: armour } },
      ],
    }),
    action: (values) => ({ type: 'attack', by: 'hero', with: WEAPON, on: 'foe', ...modeOf(values) }),
    outcome: (events) => {
      const attacked = events.find((event) => event.type === 'attacked');
      if (!attacked) return undefined;
      return attacked.hit ? (attacked.critical ? 'critical' : 'hit') : 'missed';
    },
  },
  'death-saves': {
    title: {
      en: 'Death saves to the end',
      it: 'Tiri salvezza contro la morte fino alla fine',
      fi: 'Kuolemanpelastusheitot loppuun asti',
    },
    rule: 'quinta.death.saves',
    params: {
      successes: tally({ en: 'successes', it: 'successi', fi: 'onnistumiset' }, 0),
      failures: tally({ en: 'failures', it: 'fallimenti', fi: 'epäonnistumiset' }, 1),
    },
    setup: ({ successes = 0, failures = 0 }) => ({
      creatures: [{ id: 'hero', sheet: { hp: 0, fullHp: 10, successes, failures } }],
    }),
    action: () => ({ type: 'time', amount: 1, unit: 'round' }),
    outcome: (_, { world }) => fateOf(world),
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;

const WEAPON = 'weapon';

const modeOf = ({ mode: thrown }: PresetValues): { mode?: 'advantage' | 'disadvantage' } =>
  thrown === 'advantage' || thrown === 'disadvantage' ? { mode: thrown } : {};

/** What has become of somebody who lay dying; nothing as long as they do. */
function fateOf({ creatures }: World): 'awake' | 'dead' | 'stable' | undefined {
  const hero = creatures.find(({ id }) => id === 'hero');
  if (!hero || hero.hp > 0) return 'awake';
  return hero.life === 'alive' ? undefined : hero.life;
}
