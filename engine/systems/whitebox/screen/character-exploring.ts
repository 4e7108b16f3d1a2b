import type { CharacterField, LocalizedText } from '@arbitro/kernel';
import { hearChance, openChance, raceChance } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { feetInRound, feetPerMove, rateOf } from '../rules/move-rate.ts';
import {
  FIND_DOORS_IN_SIX,
  FIND_STONE_TRAPS_IN_SIX,
  PACES,
  SENSE_DOORS_IN_SIX,
  SENSE_STONE_TRAPS_IN_SIX,
} from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** How many faces of a d6 succeed. @rule whitebox.exploration.open-door @rule whitebox.exploration.listen */
export function chanceFields(creature: Creature, view: View): readonly CharacterField[] {
  const search = { type: 'search', who: [creature.id] };
  const byRace = (label: LocalizedText, chances: Parameters<typeof raceChance>[1], rule: RuleId) => {
    const chance = raceChance(creature, chances, rule);
    return chance ? [computedField(label, chance, rule)] : [];
  };
  const rolled = (fields: readonly CharacterField[], what: 'doors' | 'traps') =>
    fields.map((shownField) => ({ ...shownField, rolls: { ...search, for: what } }));
  return [
    ...doorFields(creature, view),
    {
      ...computedField(TEXT.sheet.listeningDoor, hearChance(creature), 'whitebox.exploration.listen'),
      rolls: { type: 'listen', by: creature.id },
    },
    ...rolled(
      byRace(TEXT.sheet.searchingSecretDoors, FIND_DOORS_IN_SIX, 'whitebox.exploration.secret-door-search'),
      'doors',
    ),
    ...byRace(
      TEXT.sheet.noticingSecretDoorsPassing,
      SENSE_DOORS_IN_SIX,
      'whitebox.exploration.secret-door-elf-passing',
    ),
    ...rolled(
      byRace(
        TEXT.sheet.searchingStoneTraps,
        FIND_STONE_TRAPS_IN_SIX,
        'whitebox.exploration.dwarf-stone-trap-search',
      ),
      'traps',
    ),
    ...byRace(
      TEXT.sheet.noticingStoneTrapsPassing,
      SENSE_STONE_TRAPS_IN_SIX,
      'whitebox.exploration.dwarf-stone-trap-passing',
    ),
  ];
}

/** A monster opens a door or does not, without a roll. @rule whitebox.exploration.monsters-open-doors */
function doorFields(creature: Creature, view: View): readonly CharacterField[] {
  const rolls = { type: 'open-door', by: creature.id };
  if (creature.kind === 'monster')
    return [
      {
        ...field(
          TEXT.sheet.opensDoors,
          creature.opensDoors ? 'yes' : 'no',
          'whitebox.exploration.monsters-open-doors',
        ),
        rolls,
      },
    ];
  return [
    {
      ...computedField(TEXT.sheet.openingDoor, openChance(view, creature), 'whitebox.exploration.open-door'),
      rolls,
    },
  ];
}

/** @rule whitebox.movement.base-rate @rule whitebox.movement.mode-adjustments @rule whitebox.travel.daily-miles */
export const movementFields = (creature: Creature, view: View): readonly CharacterField[] => [
  {
    ...computedField(TEXT.sheet.movementRate, rateOf(view, creature), 'whitebox.movement.base-rate'),
    ...(creature.rate === null ? {} : { path: 'rate' }),
  },
  computedField(TEXT.sheet.feetRound, feetInRound(view, creature), 'whitebox.movement.combat-move'),
  ...PACES.map((pace) =>
    computedField(
      TEXT.sheet.feet[pace],
      feetPerMove(view, creature, pace),
      'whitebox.movement.mode-adjustments',
    ),
  ),
  computedField(TEXT.sheet.milesDay, rateOf(view, creature), 'whitebox.travel.daily-miles'),
  ...(creature.race === null
    ? []
    : [{ ...field(TEXT.sheet.loadPounds, creature.load, 'whitebox.movement.base-rate'), path: 'load' }]),
];
