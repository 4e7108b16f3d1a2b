import type { CharacterField, Words } from '@arbitro/kernel';
import { feetInRound, feetPerMove, hearChance, openChance, raceChance, rateOf } from './derived.ts';
import { field, reckoned } from './field.ts';
import type { RuleId } from './rules.ts';
import type { Creature } from './state.ts';
import { FINDS_DOORS, FINDS_STONE_TRAPS, PACES, SENSES_DOORS, SENSES_STONE_TRAPS } from './tables.ts';
import { words } from './term-words.ts';
import type { View } from './view.ts';

const OPEN = words('aprire una porta', 'opening a door', 'oven avaaminen');
const HEAR = words('ascolto alla porta', 'listening at a door', 'ovella kuuntelu');
const FIND = words('cercare porte segrete', 'searching for secret doors', 'salaovien etsiminen');
const SENSE = words(
  'notare porte segrete passando',
  'noticing secret doors in passing',
  'salaoven huomaa ohi kulkiessaan',
);
const FIND_TRAPS = words('cercare trappole di pietra', 'searching for stone traps', 'kiviansojen etsiminen');
const SENSE_TRAPS = words(
  'notare trappole di pietra passando',
  'noticing stone traps in passing',
  'kiviansan huomaa ohi kulkiessaan',
);

/** How many faces of a d6 are good. @rule whitebox.exploration.open-door @rule whitebox.exploration.listen */
export function chanceFields(one: Creature, view: View): readonly CharacterField[] {
  const search = { type: 'search', who: [one.id] };
  const byRace = (label: Words, chances: Parameters<typeof raceChance>[1], rule: RuleId) => {
    const chance = raceChance(one, chances, rule);
    return chance ? [reckoned(label, chance, rule)] : [];
  };
  const rolled = (fields: readonly CharacterField[], what: 'doors' | 'traps') =>
    fields.map((shown) => ({ ...shown, rolls: { ...search, for: what } }));
  return [
    ...doorFields(one, view),
    {
      ...reckoned(HEAR, hearChance(one), 'whitebox.exploration.listen'),
      rolls: { type: 'listen', by: one.id },
    },
    ...rolled(byRace(FIND, FINDS_DOORS, 'whitebox.exploration.secret-door-search'), 'doors'),
    ...byRace(SENSE, SENSES_DOORS, 'whitebox.exploration.secret-door-elf-passing'),
    ...rolled(byRace(FIND_TRAPS, FINDS_STONE_TRAPS, 'whitebox.exploration.dwarf-stone-trap-search'), 'traps'),
    ...byRace(SENSE_TRAPS, SENSES_STONE_TRAPS, 'whitebox.exploration.dwarf-stone-trap-passing'),
  ];
}

const EASILY = words('apre le porte', 'opens doors', 'avaa ovet');

/** A monster opens it, or does not. @rule whitebox.exploration.monsters-open-doors */
function doorFields(one: Creature, view: View): readonly CharacterField[] {
  const rolls = { type: 'open-door', by: one.id };
  if (one.kind === 'monster')
    return [
      { ...field(EASILY, one.opensDoors ? 'yes' : 'no', 'whitebox.exploration.monsters-open-doors'), rolls },
    ];
  return [{ ...reckoned(OPEN, openChance(view, one), 'whitebox.exploration.open-door'), rolls }];
}

const RATE = words('Tasso di Movimento', 'movement rate', 'liikkuvuus');
const FEET: { readonly [P in (typeof PACES)[number]]: Words } = {
  careful: words('piedi per mossa, cauto', 'feet in a move, careful', 'jalkaa siirrossa, varoen'),
  normal: words('piedi per mossa', 'feet in a move', 'jalkaa siirrossa'),
  run: words('piedi per mossa, di corsa', 'feet in a move, running', 'jalkaa siirrossa, juosten'),
};
const IN_ROUND = words('piedi per round', 'feet in a round', 'jalkaa kierroksessa');
const MILES = words('miglia al giorno', 'miles in a day', 'mailia päivässä');
const LOAD = words('peso portato, libbre', 'load, pounds', 'kantamus, paunaa');

/** @rule whitebox.movement.base-rate @rule whitebox.movement.mode-adjustments @rule whitebox.travel.daily-miles */
export const movementFields = (one: Creature, view: View): readonly CharacterField[] => [
  {
    ...reckoned(RATE, rateOf(view, one), 'whitebox.movement.base-rate'),
    ...(one.rate === null ? {} : { path: 'rate' }),
  },
  reckoned(IN_ROUND, feetInRound(view, one), 'whitebox.movement.combat-move'),
  ...PACES.map((pace) =>
    reckoned(FEET[pace], feetPerMove(view, one, pace), 'whitebox.movement.mode-adjustments'),
  ),
  reckoned(MILES, rateOf(view, one), 'whitebox.travel.daily-miles'),
  ...(one.race === null ? [] : [{ ...field(LOAD, one.load, 'whitebox.movement.base-rate'), path: 'load' }]),
];
