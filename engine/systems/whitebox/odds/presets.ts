import type { Fields, PresetValues } from '@arbitro/kernel';
import { CATEGORIES, CLASSES, LAST_LEVEL } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { EXPLORING_PRESETS } from './presets-exploring.ts';
import { joustPreset } from './presets-joust.ts';
import { choiceParam, numberParam, setParamPosition, type WhiteboxPreset } from './presets-params.ts';

const classParam = setParamPosition(
  0,
  choiceParam(TEXT.presets.class, ['fighter', ...CLASSES.filter((of) => of !== 'fighter'), 'monster']),
);
const levelParam = setParamPosition(1, numberParam(TEXT.presets.levelOrHitDice, 1, LAST_LEVEL, 1));
const acParam = setParamPosition(2, numberParam(TEXT.presets.descendingArmourClass, -30, 30, 9));
const categoryParam = {
  ...setParamPosition(2, choiceParam(TEXT.presets.kindPeril, ['single', ...CATEGORIES])),
  needs: { savesSystem: 'matrix' },
};
const bonusParam = numberParam(TEXT.presets.bonus, -20, 20, 0);
const modifierParam = setParamPosition(0, numberParam(TEXT.presets.modifier, -20, 20, 0));

/** A fighter of a class and level, or a monster with as many hit dice. */
const fighterSheet = ({ class: of = '', level: dice = 1 }: PresetValues): Fields =>
  of === 'monster' ? { kind: 'monster', side: 'party', hitDice: dice } : { class: of, level: dice };

const FOE = { id: 'foe', sheet: { kind: 'monster' } };

const attackPreset: WhiteboxPreset = {
  title: TEXT.presets.attack.title,
  rule: 'whitebox.attack.roll',
  params: { class: classParam, level: levelParam, ac: acParam, bonus: bonusParam },
  setup: (values) => ({
    scene: { fight: { initiative: { party: 6, foes: 1 }, at: { hero: 0, foe: 5 } } },
    creatures: [
      { id: 'hero', sheet: { ...fighterSheet(values), weapons: [{ name: 'sword', damage: '1d8' }] } },
      { id: 'foe', sheet: { kind: 'monster', ac: { descending: values.ac ?? 9 } } },
    ],
  }),
  action: (values) => ({ type: 'attack', by: 'hero', on: 'foe', modifier: Number(values.bonus) }),
  outcome: (events) => {
    const rolled = events.find((event) => event.type === 'attack-rolled');
    return rolled && (rolled.hit ? 'hit' : 'missed');
  },
};

const savePreset: WhiteboxPreset = {
  title: TEXT.presets.save.title,
  rule: 'whitebox.saves.single-throw',
  params: { class: classParam, level: levelParam, category: categoryParam, bonus: bonusParam },
  setup: (values) => ({ creatures: [{ id: 'hero', sheet: fighterSheet(values) }] }),
  action: (values) => ({
    type: 'save',
    who: 'hero',
    category: CATEGORIES.find((category) => category === values.category) ?? 'single',
    modifier: Number(values.bonus),
  }),
  outcome: (events) => {
    const saved = events.find((event) => event.type === 'saved');
    return saved && (saved.saved ? 'saved' : 'failed');
  },
};

const surprisePreset: WhiteboxPreset = {
  title: TEXT.presets.surprise.title,
  rule: 'whitebox.combat.surprise',
  params: {
    lit: {
      title: TEXT.presets.surprise.lit.title,
      takes: { kind: 'flag' },
      default: false,
    },
  },
  setup: ({ lit }) => ({
    creatures: [{ id: 'hero', sheet: { lights: lit ? [{ kind: 'torch', lit }] : [] } }, FOE],
  }),
  action: () => ({ type: 'fight' }),
  outcome: (events) => {
    const settled = events.find((event) => event.type === 'surprise-settled');
    if (!settled) return undefined;
    const [party, others] = ['party', 'foes'].map((side) => settled.sides.includes(side));
    if (party) return others ? 'both-surprised' : 'party-surprised';
    return others ? 'others-surprised' : 'nobody-surprised';
  },
};

const initiativePreset: WhiteboxPreset = {
  title: TEXT.presets.initiative.title,
  rule: 'whitebox.combat.initiative',
  params: {
    ties: setParamPosition(0, choiceParam(TEXT.presets.initiative.ties, ['simultaneous', 'reroll'])),
  },
  setup: ({ ties = '' }) => ({
    options: { initiativeTies: ties },
    creatures: [{ id: 'hero', sheet: {} }, FOE],
  }),
  action: () => ({ type: 'fight', surprised: [] }),
  outcome: (events) => {
    const [first] = events.find((event) => event.type === 'initiative-rolled')?.order ?? [];
    if (!first) return undefined;
    return first.length > 1 ? 'tied' : first.includes('party') ? 'won' : 'lost';
  },
};

const moralePreset: WhiteboxPreset = {
  title: TEXT.presets.morale.title,
  rule: 'whitebox.morale.check',
  params: { modifier: modifierParam },
  setup: () => ({
    scene: { fight: { initiative: { party: 1, foes: 6 }, at: { hero: 5, foe: 0 } } },
    creatures: [{ id: 'hero', sheet: {} }, FOE],
  }),
  action: (values) => ({ type: 'morale', who: ['foe'], modifier: Number(values.modifier) }),
  outcome: (events) => events.find((event) => event.type === 'morale-checked')?.morale,
};

const loyaltyPreset: WhiteboxPreset = {
  title: TEXT.presets.loyalty.title,
  rule: 'whitebox.loyalty.check',
  params: { modifier: modifierParam },
  setup: () => ({
    creatures: [
      { id: 'hero', sheet: {} },
      { id: 'retainer', sheet: { kind: 'npc', service: 'hero' } },
    ],
  }),
  action: (values) => ({ type: 'loyalty', who: 'retainer', modifier: Number(values.modifier) }),
  outcome: (events) => events.find((event) => event.type === 'loyalty-checked')?.loyalty,
};

/** All presets of this system. */
export const PRESETS = {
  attack: attackPreset,
  save: savePreset,
  ...EXPLORING_PRESETS,
  surprise: surprisePreset,
  initiative: initiativePreset,
  morale: moralePreset,
  loyalty: loyaltyPreset,
  joust: joustPreset,
} as const satisfies Readonly<Record<string, WhiteboxPreset>>;
