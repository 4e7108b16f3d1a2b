import type { CreatureId } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Side, Weapon } from './tables.ts';

/** Somebody at the table. What you add here you also add to `sheet.ts`, and show in `character.ts`. */
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
  /** Everybody who takes part, in the order of turns; those who are out keep their place. */
  readonly order: readonly CreatureId[];
  /** Whose turn it is; nobody's where whoever has it cannot be seen. */
  readonly turn: CreatureId | null;
  readonly over: boolean;
  readonly winner: Side | null;
}

/** All that a table holds. A fight that is over stays until the next. */
export interface World {
  readonly options: Options;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}
