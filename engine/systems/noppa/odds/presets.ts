import type { Preset, PresetParam, PresetValues } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { AGILITY, ATTRIBUTE_RANGE, TYPICAL_TN } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** More dice than any creature can have: the best attribute plus everything that can be added. */
const MAX_DICE = 25;
/** The highest target number that the game master can set. */
const MAX_TN = 20;

const diceParam: PresetParam = {
  title: TEXT.presets.dice,
  takes: { kind: 'number', least: 0, most: MAX_DICE },
  position: 0,
  default: 3,
};
const tnParam: PresetParam = {
  title: TEXT.presets.tn,
  takes: { kind: 'number', least: 0, most: MAX_TN },
  position: 1,
  default: TYPICAL_TN,
};
const advantageParam: PresetParam = {
  title: TEXT.presets.advantage,
  takes: { kind: 'flag' },
  default: false,
};
const disadvantageParam: PresetParam = {
  title: TEXT.presets.disadvantage,
  takes: { kind: 'flag' },
  default: false,
};

/** Ready-made questions about odds. */
export const PRESETS = {
  pool: {
    title: TEXT.presets.pool,
    rule: 'noppa.dice.meet-tn',
    params: { dice: diceParam, tn: tnParam, advantage: advantageParam, disadvantage: disadvantageParam },
    setup,
    action: (values) => buildCheck(values, Number(values.tn)),
    outcome: (events) => {
      const checked = findChecked(events);
      return checked?.complication ? `${checked.outcome}-complicated` : checked?.outcome;
    },
  },
  successes: {
    title: TEXT.presets.successes,
    rule: 'noppa.dice.success-faces',
    params: { dice: diceParam, advantage: advantageParam, disadvantage: disadvantageParam },
    setup,
    action: (values) => buildCheck(values, 0),
    outcome: (events) => findChecked(events)?.extra,
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;

/** A player character with the wanted attribute up to the maximum; 0 uses a race with a lower one. */
function setup({ dice: wanted = 0, advantage: helps, disadvantage: hinders }: PresetValues) {
  const own = attributeFor(wanted);
  const racial = own < ATTRIBUTE_RANGE.least ? own - ATTRIBUTE_RANGE.least : 0;
  const remarks = [...(helps ? ['advantage'] : []), ...(hinders ? ['disadvantage'] : [])];
  return {
    creatures: [
      {
        id: 'hero',
        sheet: {
          attributes: { [AGILITY]: own },
          racial: { [AGILITY]: racial },
          mind: 0,
          said: remarks.map((kind) => ({ kind, what: kind })),
        },
      },
    ],
  };
}

const attributeFor = (wanted: PresetValues[string]): number => Math.min(Number(wanted), ATTRIBUTE_RANGE.most);

/** Dice beyond the attribute are added as a bonus. */
function buildCheck({ dice: wanted = 0 }: PresetValues, against: number): Action {
  const bonus = Number(wanted) - attributeFor(wanted);
  return { type: 'check', by: 'hero', attribute: AGILITY, tn: against, bonus };
}

const findChecked = (events: readonly Event[]) => events.find((event) => event.type === 'checked');
