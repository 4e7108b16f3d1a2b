import type { CreatureId } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Side, Weapon } from './tables.ts';

/** A creature at the table. A field you add here also goes into `sheet.ts` and `character.ts`. */
export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly side: Side;
  readonly nerve: number;
  readonly hands: number;
  readonly weapon: Weapon;
  readonly health: number;
  readonly full: number;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;

export interface Fight {
  readonly round: number;
  /** All participants in turn order; creatures that are out keep their position. */
  readonly order: readonly CreatureId[];
  /** The creature whose turn it is; null if the viewer cannot see it. */
  readonly turn: CreatureId | null;
  readonly over: boolean;
  readonly winner: Side | null;
}

/** The whole state of a table. A finished fight stays until the next. */
export interface World {
  readonly options: Options;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}
