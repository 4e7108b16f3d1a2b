import type { CreatureId, Json } from '@arbitro/kernel';
import type { Seen } from '@arbitro/protocol';

export interface CreatureSeen {
  readonly id: CreatureId;
  readonly name: string;
  readonly [field: string]: Json;
}

/** Returns all creatures this seat knows of, as it knows them. */
export const creaturesIn = ({ view }: Seen): readonly CreatureSeen[] =>
  (view as unknown as { readonly creatures: readonly CreatureSeen[] }).creatures;

export const creatureIn = (seen: Seen, id: CreatureId): CreatureSeen | undefined =>
  creaturesIn(seen).find((one) => one.id === id);

/** Whether this seat may edit that sheet. */
export const mayWrite = ({ you }: Seen, id: CreatureId): boolean =>
  you.role === 'gm' || you.owns.includes(id);
