import type { CreatureId, Json } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';

export interface VisibleCreature {
  readonly id: CreatureId;
  readonly name: string;
  readonly [field: string]: Json;
}

/** Returns all creatures this seat knows of, as it knows them. */
export const creaturesIn = ({ view }: SeatView): readonly VisibleCreature[] =>
  (view as unknown as { readonly creatures: readonly VisibleCreature[] }).creatures;

export const creatureIn = (seatView: SeatView, id: CreatureId): VisibleCreature | undefined =>
  creaturesIn(seatView).find((visibleCreature) => visibleCreature.id === id);

/** Whether this seat may edit that sheet. */
export const canEditSheet = ({ you }: SeatView, id: CreatureId): boolean =>
  you.role === 'gm' || you.owns.includes(id);
