import type { SheetLayout } from '@arbitro/kernel';
import { FORM } from '../text/form.ts';

const { groups, labels, values, starts } = FORM;

/** The groups and names of the form for a sheet. */
export const SHEET_LAYOUT: SheetLayout = {
  groups: [
    { title: groups.who, fields: ['kind', 'level', 'exp', 'expValue'] },
    { title: groups.numbers, fields: ['health', 'maxHealth', 'precision', 'dodge', 'resistance', 'stats'] },
    { title: groups.attacks, fields: ['basicAttack', 'abilities'] },
    { title: groups.gear, fields: ['equipment', 'resources'] },
    { title: groups.notes, fields: ['notes'] },
    {
      title: groups.play,
      fields: ['status', 'timesAtZeroToday', 'shield', 'boosts', 'dies'],
      isFolded: true,
    },
  ],
  kept: ['hasPaid'],
  labels,
  values,
  seldom: [
    'maxHealth',
    'exp',
    'multiplier',
    'relevantStat',
    'abilities.targets',
    'abilities.cost',
    'abilities.hitRule',
    'abilities.risk',
    'dies',
  ],
  ready: {},
  refersTo: {},
  starts: [
    { title: starts.opponent, sheet: { kind: 'opponent' } },
    { title: starts.player, sheet: { kind: 'player' } },
  ],
};
