import type { CharacterField, Words } from '@arbitro/kernel';
import { feetInRound, feetPerMove, hearChance, openChance, raceChance, rateOf } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { FINDS_DOORS, FINDS_STONE_TRAPS, PACES, SENSES_DOORS, SENSES_STONE_TRAPS } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** How many faces of a d6 succeed. @rule whitebox.exploration.open-door @rule whitebox.exploration.listen */
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
      ...reckoned(TEXT.sheet.listeningDoor, hearChance(one), 'whitebox.exploration.listen'),
      rolls: { type: 'listen', by: one.id },
    },
    ...rolled(
      byRace(TEXT.sheet.searchingSecretDoors, FINDS_DOORS, 'whitebox.exploration.secret-door-search'),
      'doors',
    ),
    ...byRace(
      TEXT.sheet.noticingSecretDoorsPassing,
      SENSES_DOORS,
      'whitebox.exploration.secret-door-elf-passing',
    ),
    ...rolled(
      byRace(
        TEXT.sheet.searchingStoneTraps,
        FINDS_STONE_TRAPS,
        'whitebox.exploration.dwarf-stone-trap-search',
      ),
      'traps',
    ),
    ...byRace(
      TEXT.sheet.noticingStoneTrapsPassing,
      SENSES_STONE_TRAPS,
      'whitebox.exploration.dwarf-stone-trap-passing',
    ),
  ];
}

/** A monster opens a door or does not, without a roll. @rule whitebox.exploration.monsters-open-doors */
function doorFields(one: Creature, view: View): readonly CharacterField[] {
  const rolls = { type: 'open-door', by: one.id };
  if (one.kind === 'monster')
    return [
      {
        ...field(
          TEXT.sheet.opensDoors,
          one.opensDoors ? 'yes' : 'no',
          'whitebox.exploration.monsters-open-doors',
        ),
        rolls,
      },
    ];
  return [
    { ...reckoned(TEXT.sheet.openingDoor, openChance(view, one), 'whitebox.exploration.open-door'), rolls },
  ];
}

/** @rule whitebox.movement.base-rate @rule whitebox.movement.mode-adjustments @rule whitebox.travel.daily-miles */
export const movementFields = (one: Creature, view: View): readonly CharacterField[] => [
  {
    ...reckoned(TEXT.sheet.movementRate, rateOf(view, one), 'whitebox.movement.base-rate'),
    ...(one.rate === null ? {} : { path: 'rate' }),
  },
  reckoned(TEXT.sheet.feetRound, feetInRound(view, one), 'whitebox.movement.combat-move'),
  ...PACES.map((pace) =>
    reckoned(TEXT.sheet.feet[pace], feetPerMove(view, one, pace), 'whitebox.movement.mode-adjustments'),
  ),
  reckoned(TEXT.sheet.milesDay, rateOf(view, one), 'whitebox.travel.daily-miles'),
  ...(one.race === null
    ? []
    : [{ ...field(TEXT.sheet.loadPounds, one.load, 'whitebox.movement.base-rate'), path: 'load' }]),
];
