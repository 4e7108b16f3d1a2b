import type { SheetLayout } from '@arbitro/kernel';
import { SPELL_IDS } from '../content/spell-table.ts';
import { WEAPON_IDS } from '../content/weapon-table.ts';
import { FORM } from '../text/form.ts';

const { groups, labels, values, starts } = FORM;

/** The groups and names of the form for a sheet. */
export const SHEET_LAYOUT: SheetLayout = {
  groups: [
    { title: groups.who, fields: ['kind', 'race', 'class', 'level', 'size', 'side'] },
    {
      title: groups.scores,
      fields: [
        'scores',
        'xp',
        'xpBonus',
        'thresholds',
        'strengthToHit',
        'strengthDoors',
        'dexterityToHit',
        'charismaLoyalty',
      ],
    },
    {
      title: groups.defence,
      fields: ['hitDice', 'ac', 'maxHp', 'hp', 'saveTarget', 'classSaves', 'raceSaves'],
    },
    { title: groups.attacks, fields: ['hitBonus', 'weapons', 'routine'] },
    { title: groups.spells, fields: ['spells'] },
    {
      title: groups.nature,
      fields: [
        'morale',
        'undead',
        'mindless',
        'fearless',
        'keenSenses',
        'opensDoors',
        'seesInDark',
        'xpValue',
        'service',
      ],
    },
    { title: groups.gear, fields: ['rate', 'load', 'mount', 'gold', 'equipment', 'oil', 'lights'] },
    { title: groups.conditions, fields: ['conditions'] },
    { title: groups.notes, fields: ['notes'] },
    {
      title: groups.play,
      fields: [
        'status',
        'bleeding',
        'bandaged',
        'droppedIn',
        'lostThisBattle',
        'restDays',
        'credited',
        'room',
      ],
      isFolded: true,
    },
  ],
  kept: ['casting'],
  labels,
  values,
  seldom: [
    'thresholds',
    'xpBonus',
    'strengthToHit',
    'strengthDoors',
    'dexterityToHit',
    'charismaLoyalty',
    'classSaves',
    'raceSaves',
    'hp',
    'service',
    'load',
    'weapons.thrown',
    'weapons.magic',
    'weapons.ready',
    'weapons.attacks',
  ],
  ready: { weapons: WEAPON_IDS, spells: SPELL_IDS },
  refersTo: { routine: 'weapons' },
  starts: [
    { title: starts.monster, sheet: { kind: 'monster' } },
    { title: starts.character, sheet: { kind: 'character' } },
  ],
};
