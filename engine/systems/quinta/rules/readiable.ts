import type { ActionDeclaration, ActionIn, CreatureId } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { World } from '../state.ts';
import { dash, disengage, dodge, help } from './actions.ts';
import { improvise, study } from './d20-tests.ts';
import { escapeGrip, grapple, shove } from './grapple.ts';
import { putOut } from './hazards.ts';
import { hide } from './hide.ts';
import { breakThing, utilize } from './objects.ts';
import { search } from './search.ts';
import { influence } from './social.ts';

/**
 * Actions that can be readied unchanged; attacks, spells and powers are features. A function, because the rule files
 * import each other.
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

/** A readied action with its type as `kind` and without its actor. The target may be left open until the trigger. */
export type ReadiedAction = ReadiedForm<Readiable>;
type ReadiedForm<A> = A extends { readonly type: infer Kind }
  ? Omit<A, 'type' | 'by' | 'on'> & { readonly kind: Kind } & OptionalTarget<A>
  : never;
type OptionalTarget<A> = A extends { readonly on: CreatureId } ? { readonly on: CreatureId | null } : unknown;

/** Returns the declaration that validates and resolves the action. */
export function readiableDeclaration({ type }: Readiable): ActionDeclaration<World, Event, Readiable> {
  const found = readiableActions().find((declared) => declared.type === type);
  if (!found) throw new Error(`${type} cannot be made ready`);
  return found;
}
