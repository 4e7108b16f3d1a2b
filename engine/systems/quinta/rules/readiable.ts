import type { ActionDeclaration, ActionIn, CreatureId } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { World } from '../state.ts';
import { dash, disengage, dodge, help } from './actions.ts';
import { escapeGrip, grapple, shove } from './grapple.ts';
import { putOut } from './hazards.ts';
import { hide } from './hide.ts';
import { breakThing, utilize } from './objects.ts';
import { search } from './search.ts';
import { influence } from './social.ts';
import { improvise, study } from './tests.ts';

/**
 * What can be made ready just as it is done on one's turn; attacks, spells and powers are deeds. A function, because
 * the files of the rules import each other.
 *
 * @rule quinta.actions.ready
 */
export const readiableActions = () =>
  [
    grapple,
    shove,
    escapeGrip,
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
    breakThing,
    putOut,
  ] as const;

export type Readiable = ActionIn<ReturnType<typeof readiableActions>>;

/** Such an action with its type as the kind, without who does it; on whom may be left for the trigger to say. */
export type ReadiedAction = ReadiedAs<Readiable>;
type ReadiedAs<A> = A extends { readonly type: infer Kind }
  ? Omit<A, 'type' | 'by' | 'on'> & { readonly kind: Kind } & OnWhom<A>
  : never;
type OnWhom<A> = A extends { readonly on: CreatureId } ? { readonly on: CreatureId | null } : unknown;

/** How one of them is refused and resolved. */
export function readiableOf({ type }: Readiable): ActionDeclaration<World, Event, Readiable> {
  const found = readiableActions().find((declared) => declared.type === type);
  if (!found) throw new Error(`${type} cannot be made ready`);
  return found;
}
