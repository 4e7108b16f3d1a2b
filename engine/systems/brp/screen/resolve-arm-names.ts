import { type CreatureId, findCreature, isSameName } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { findArmRowId } from '../content/naming.ts';
import { armsOf } from '../rules/arms.ts';
import type { Arm, Creature, World } from '../state.ts';

/** The fields of an action that name its actor's arms. */
interface ArmFields {
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
export function resolveArmNames<A extends Action>(world: World, action: A): A {
  const armFields: ArmFields = action;
  const { by, with: arm } = armFields;
  const creature = typeof by === 'string' ? findCreature(world, by) : undefined;
  // fast path: programs name arms by id, and simulate thousands of fights
  if (!creature || namesOnlyIds(creature, armFields)) return action;
  const ids = (input: readonly string[]): readonly string[] => input.map((text) => findArmId(creature, text));
  return {
    ...action,
    ...(typeof arm === 'string' && { with: findArmId(creature, arm) }),
    ...Object.fromEntries(
      LISTS.flatMap((list) => (armFields[list] ? [[list, ids(armFields[list])] as const] : [])),
    ),
  };
}

function namesOnlyIds(creature: Creature, said: ArmFields): boolean {
  if (typeof said.with === 'string' && !isArmOf(creature, said.with)) return false;
  if (!(said.draw || said.stow || said.drop || said.hand || said.slung)) return true;
  for (const list of LISTS) if (said[list]?.some((text) => !isArmOf(creature, text))) return false;
  return true;
}

const isArmOf = (creature: Creature, text: string): boolean => armsOf(creature).some(({ id }) => id === text);

function findArmId(creature: Creature, text: string): string {
  if (isArmOf(creature, text)) return text;
  const row = findArmRowId(text);
  const isMeant = ({ id, modes }: Arm): boolean =>
    isSameName(id, text) || modes.some(({ name }) => name === row || isSameName(name, text));
  return armsOf(creature).find(isMeant)?.id ?? text;
}
