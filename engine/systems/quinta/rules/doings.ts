import type { ActionOf, Readiable } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { dash, disengage, dodge, help } from './actions.ts';
import { improvise, study } from './check.ts';
import { breakHold, grapple, shove } from './grapple.ts';
import { putOut } from './hazards.ts';
import { hide } from './hide.ts';
import { breakThing, utilize } from './objects.ts';
import { search } from './search.ts';
import { influence } from './social.ts';

/** What is done with the action of a turn, or later with the reaction: by one and the same rule. */
export const DOINGS: {
  readonly [T in Readiable['type']]: (ctx: QuintaCtx, action: ActionOf<T>) => void;
} = {
  dash,
  disengage,
  dodge,
  help,
  hide,
  influence,
  search,
  study,
  utilize,
  improvise,
  grapple,
  shove,
  escape: breakHold,
  break: breakThing,
  'put-out': putOut,
};
