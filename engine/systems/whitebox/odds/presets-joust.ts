import {
  type Fields,
  fillText,
  type LocalizedText,
  type PresetParam,
  type PresetValues,
} from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { TILTS } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { choiceParam, numberParam, setParamPosition, type WhiteboxPreset } from './presets-params.ts';

const RIDER = {
  bonus: numberParam(TEXT.presets.rider.bonus, -20, 20, 0),
  modifier: numberParam(TEXT.presets.rider.modifier, -20, 20, 0),
  ac: numberParam(TEXT.presets.rider.ac, -30, 30, 3),
  hp: numberParam(TEXT.presets.rider.hp, 1, 200, 12),
  save: numberParam(TEXT.presets.rider.save, -20, 40, 12),
} as const satisfies Readonly<Record<string, PresetParam>>;

const labelOtherRider = (title: LocalizedText): LocalizedText => fillText(TEXT.presets.other, { title });

type Rider = '' | 'other-';

/** The parameters of one jouster; those of the other begin with `other-`. */
const riderParams = (rider: Rider): Readonly<Record<string, PresetParam>> =>
  Object.fromEntries(
    Object.entries(RIDER).map(([name, param]) => [
      `${rider}${name}`,
      rider === '' ? param : { ...param, title: labelOtherRider(param.title) },
    ]),
  );

/** A jouster without a class, with all numbers given. */
const riderSheet = (values: PresetValues, rider: Rider): Fields => ({
  kind: 'npc',
  hitBonus: values[`${rider}bonus`] ?? 0,
  strengthToHit: values[`${rider}modifier`] ?? 0,
  ac: { descending: values[`${rider}ac`] ?? 0 },
  hp: values[`${rider}hp`] ?? 1,
  saveTarget: values[`${rider}save`] ?? 0,
  mount: 'other',
  weapons: ['lance'],
});

/** The maximum damage of a lance in one pass. */
const MAX_LANCE_DAMAGE = 7;

/** Only the difference of points matters, and hit points only as far as the remaining lances can reduce them. */
function reduceJoust(world: World): World {
  if (!world.joust) return world;
  const { tilt, jousters } = world.joust;
  const enough = MAX_LANCE_DAMAGE * (TILTS - tilt) + 1;
  const [a, b] = jousters;
  const even = Math.min(a.points, b.points);
  return {
    ...world,
    creatures: world.creatures.map((creature) => {
      const next = copyCreature(creature);
      next.hp = Math.min(creature.hp, enough);
      next.lostThisBattle = 0;
      return next;
    }),
    joust: {
      ...world.joust,
      jousters: [
        { ...a, points: a.points - even },
        { ...b, points: b.points - even },
      ],
    },
  };
}

/** The odds of a whole joust, from the first to the last pass. */
export const joustPreset: WhiteboxPreset = {
  title: TEXT.presets.joust.title,
  rule: 'whitebox.joust.victory',
  params: {
    lances: setParamPosition(0, choiceParam(TEXT.presets.joust.lances, ['blunt', 'sharp'])),
    ...riderParams(''),
    ...riderParams('other-'),
  },
  setup: (values) => ({
    creatures: [
      { id: 'rider', sheet: riderSheet(values, '') },
      { id: 'other', sheet: riderSheet(values, 'other-') },
    ],
  }),
  action: ({ lances }, { done }) =>
    done === 0
      ? { type: 'joust', between: ['rider', 'other'], lances: lances === 'sharp' ? 'sharp' : 'blunt' }
      : { type: 'tilt' },
  outcome: (events, { world }) => {
    const ended = events.find((event) => event.type === 'joust-ended');
    if (!ended) return undefined;
    if (ended.winner !== null) return ended.winner === 'rider' ? 'won' : 'lost';
    return world.joust?.jousters.some(({ state }) => state === 'riding') ? 'tied' : 'both-down';
  },
  // a rider who falls has lost, whatever the damage
  ignoredRolls: ['fall-damage'],
  normalizeWorld: reduceJoust,
};
