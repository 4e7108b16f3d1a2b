import type { LocalizedText, Preset, PresetParam, PresetValues } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { DEATH_SAVE } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';

const bonus: PresetParam = {
  title: TEXT.presets.bonus.title,
  takes: { kind: 'number', least: -20, most: 40 },
  position: 0,
  default: 5,
};
const dc: PresetParam = {
  title: TEXT.presets.dc.title,
  takes: { kind: 'number', least: 0, most: 99 },
  position: 1,
  default: 15,
};
const ac: PresetParam = {
  title: TEXT.presets.ac.title,
  takes: { kind: 'number', least: 0, most: 60 },
  position: 1,
  default: 15,
};
const mode: PresetParam = {
  title: TEXT.presets.mode.title,
  takes: { kind: 'one', options: ['normal', 'advantage', 'disadvantage'] },
  position: 2,
  default: 'normal',
};
const tallyParam = (title: LocalizedText, position: number): PresetParam => ({
  title,
  takes: { kind: 'number', least: 0, most: DEATH_SAVE.tally - 1 },
  position,
  default: 0,
});

/** Odds that can be asked for with a few parameters. */
export const PRESETS = {
  check: {
    title: TEXT.presets.check.title,
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
    title: TEXT.presets.attack.title,
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
    title: TEXT.presets['death-saves'].title,
    rule: 'quinta.death.saves',
    params: {
      successes: tallyParam(TEXT.presets['death-saves'].successes, 0),
      failures: tallyParam(TEXT.presets['death-saves'].failures, 1),
    },
    setup: ({ successes = 0, failures = 0 }) => ({
      creatures: [{ id: 'hero', sheet: { hp: 0, fullHp: 10, successes, failures } }],
    }),
    action: () => ({ type: 'time', amount: 1, unit: 'round' }),
    outcome: (_, { world }) => deathSaveOutcomeOf(world),
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;

const WEAPON = 'weapon';

const modeOf = ({ mode: thrown }: PresetValues): { mode?: 'advantage' | 'disadvantage' } =>
  thrown === 'advantage' || thrown === 'disadvantage' ? { mode: thrown } : {};

/** The outcome for a dying creature, or undefined while it is still dying. */
function deathSaveOutcomeOf({ creatures }: World): 'awake' | 'dead' | 'stable' | undefined {
  const hero = creatures.find(({ id }) => id === 'hero');
  if (!hero || hero.hp > 0) return 'awake';
  return hero.life === 'alive' ? undefined : hero.life;
}
