import type { ActionWords } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { ACTIONS_IN_FIGHT } from './fight-action-words.ts';
import { ACTIONS_AT_PEACE } from './peace-action-words.ts';

/** How every action is called, and its parts where people fill them in. */
export const ACTIONS: { readonly [T in Action['type']]: ActionWords } = {
  ...ACTIONS_IN_FIGHT,
  ...ACTIONS_AT_PEACE,
};
