import type { SheetLayout } from '@arbitro/kernel';
import { FORM } from '../text/form.ts';

const { groups, labels, values, starts } = FORM;

/** The groups and names of the form for a sheet. */
export const SHEET_LAYOUT: SheetLayout = {
  groups: [
    { title: groups.who, fields: ['kind', 'size', 'side'] },
    { title: groups.attributes, fields: ['attributes', 'racial'] },
    { title: groups.life, fields: ['body', 'fullBody', 'mind', 'status'] },
    { title: groups.foe, fields: ['initiative', 'tns', 'stats', 'build'] },
    { title: groups.attacks, fields: ['attacks'] },
    { title: groups.powers, fields: ['spells', 'bound', 'skills'] },
    { title: groups.gear, fields: ['items'] },
    { title: groups.conditions, fields: ['conditions'] },
    { title: groups.notes, fields: ['notes'] },
    {
      title: groups.play,
      fields: ['weight', 'zone', 'damageTaken', 'actions', 'carried', 'riposte', 'riposteAgainst', 'said'],
      isFolded: true,
    },
  ],
  kept: ['readied', 'otherRipostes'],
  labels,
  values,
  seldom: [
    'racial',
    'fullBody',
    'status',
    'build',
    'stats',
    'weapon.area',
    'weapon.handy',
    'weapon.range',
    'weapon.traits',
    'items.parries',
    'items.bonus',
    'spells.racial',
    'bodyPart',
    'parries',
    'attacks.area',
    'attacks.handy',
    'attacks.range',
    'attacks.effects',
    'attack.area',
    'attack.handy',
    'attack.range',
    'attack.traits',
    'bound',
  ],
  ready: {},
  refersTo: { bound: 'spells' },
  starts: [
    { title: starts.foe, sheet: { kind: 'foe' } },
    { title: starts.player, sheet: { kind: 'player' } },
  ],
};
