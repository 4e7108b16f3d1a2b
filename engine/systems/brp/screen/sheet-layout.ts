import type { SheetLayout } from '@arbitro/kernel';
import { ARMOUR_IDS, ARMOURS } from '../content/armour-table.ts';
import { SKILL_KEYS } from '../content/skill-table.ts';
import { WEAPON_IDS } from '../content/weapon-table.ts';
import { FORM } from '../text/form.ts';

const armoursFor = (worn: 'body' | 'helmet') => ARMOUR_IDS.filter((id) => ARMOURS[id].worn === worn);

const { groups, labels, values, starts } = FORM;

/** The groups and names of the form for a sheet. */
export const SHEET_LAYOUT: SheetLayout = {
  groups: [
    { title: groups.who, fields: ['kind', 'side', 'identity'] },
    { title: groups.characteristics, fields: ['characteristics', 'mov', 'swims', 'flies', 'stated'] },
    { title: groups.body, fields: ['hide', 'body', 'helmet', 'wounds', 'power', 'nightSight'] },
    { title: groups.skills, fields: ['skills'] },
    { title: groups.arms, fields: ['arms', 'routines'] },
    { title: groups.gear, fields: ['equipment'] },
    { title: groups.conditions, fields: ['conditions'] },
    { title: groups.notes, fields: ['notes'] },
    {
      title: groups.play,
      fields: [
        'state',
        'approval',
        'heldBy',
        'hardships',
        'diseases',
        'doses',
        'antidotes',
        'losses',
        'related',
        'dice',
        'healsAt',
      ],
      isFolded: true,
    },
  ],
  kept: [],
  labels,
  values,
  seldom: [
    'swims',
    'flies',
    'stated',
    'nightSight',
    'routines',
    'modes.velocity',
    'modes.reload',
    'modes.magazine',
    'modes.shield',
    'modes.knocksDown',
    'modes.poison',
    'modes.points',
    'modes.range',
    'modes.hands',
    'modes.length',
    'arms.damage',
    'arms.shots',
    'arms.loading',
    'professional',
    'personal',
    'gained',
    'ticked',
    'race',
    'gender',
    'hand',
    'stature',
    'description',
    'age',
    'features',
    'profession',
    'background',
    'second',
    'physical',
    'perceptive',
  ],
  ready: {
    arms: WEAPON_IDS,
    skills: SKILL_KEYS,
    'modes.skill': SKILL_KEYS,
    body: armoursFor('body'),
    helmet: armoursFor('helmet'),
  },
  refersTo: { routines: 'arms' },
  starts: [
    { title: starts.npc, sheet: { kind: 'npc' } },
    { title: starts.pc, sheet: { kind: 'pc' } },
  ],
};
