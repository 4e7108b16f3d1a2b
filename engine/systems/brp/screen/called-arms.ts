import { type CreatureId, findCreature, sameName } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { armRowNamed } from '../content/naming.ts';
import { armsOf } from '../rules/arms.ts';
import type { Arm, Creature, World } from '../state.ts';

/** The fields of an action that name its actor's arms. */
interface Naming {
  readonly type: Action['type'];
  readonly by?: CreatureId | readonly CreatureId[] | null;
  readonly with?: string | null | undefined;
  readonly draw?: readonly string[] | undefined;
  readonly stow?: readonly string[] | undefined;
  readonly drop?: readonly string[] | undefined;
  readonly hand?: readonly string[];
  readonly slung?: readonly string[] | undefined;
}
const LISTS = ['draw', 'stow', 'drop', 'hand', 'slung'] as const;

/**
 * Replaces names of arms in the action with ids; any name valid on a sheet is accepted. A name the actor has no arm for
 * stays as typed and is refused on use.
 */
export function withArmsById<A extends Action>(world: World, action: A): A {
  const { by, with: arm, ...said }: Naming = action;
  if (typeof by !== 'string') return action;
  const texts = [arm, ...LISTS.map((list) => said[list])].flat().filter((text) => typeof text === 'string');
  if (texts.length === 0) return action;
  const one = findCreature(world, by);
  if (!one) return action;
  // fast path: programs name arms by id, and simulate thousands of fights
  if (texts.every((text) => isArmOf(one, text))) return action;
  const ids = (given: readonly string[]): readonly string[] => given.map((text) => armCalled(one, text));
  return {
    ...action,
    ...(typeof arm === 'string' && { with: armCalled(one, arm) }),
    ...Object.fromEntries(LISTS.flatMap((list) => (said[list] ? [[list, ids(said[list])] as const] : []))),
  };
}

const isArmOf = (one: Creature, text: string): boolean => armsOf(one).some(({ id }) => id === text);

function armCalled(one: Creature, text: string): string {
  if (isArmOf(one, text)) return text;
  const row = armRowNamed(text);
  const isMeant = ({ id, modes }: Arm): boolean =>
    sameName(id, text) || modes.some(({ name }) => name === row || sameName(name, text));
  return armsOf(one).find(isMeant)?.id ?? text;
}
