import { type AnyWorld, findCreature, type Json, type Refusal, refuse } from '@arbitro/kernel';
import {
  type Body,
  type Change,
  type CommandName,
  type Doing,
  type Game,
  refuseAt,
  type Seat,
} from '@arbitro/protocol';
import { checked, type Fault } from '@arbitro/scenario';
import { changesBetween } from '../changes.ts';
import { knownTo } from '../known.ts';
import { hearsAsk } from '../see.ts';
import type { Table } from '../table.ts';
import { isStillAsked } from '../turn.ts';
import { findTooLargeWorld } from '../world-limits.ts';

/** The context of a command: the table, the seat that sent it, and its body. */
export interface Desk<N extends CommandName> {
  readonly table: Table;
  readonly seat: Seat;
  readonly body: Body<N>;
  /** The seat's key: new keys are derived from it. */
  readonly key: string;
  /** Returns the game as it was after the entry of a moment, or undefined when there is no such entry. */
  back(to: number): Promise<Back | undefined>;
}

export interface Back {
  readonly game: Table['game'];
  /** For each seat, the first later entry that it was told of. */
  readonly since: Record<string, number>;
  /** The seats for which this goes forward again. */
  readonly forward: readonly string[];
}

/** The errors of a schema, each with its path. */
export interface Unfit {
  readonly faults: readonly Fault[];
}
export type Outcome = Doing | Refusal | Unfit;

export const isUnfit = (outcome: object): outcome is Unfit => 'faults' in outcome;
export const isRefusal = (outcome: object): outcome is Refusal => 'code' in outcome;

/**
 * While a question is open, nothing else may change the world. Only seats that hear the question learn that there is
 * one.
 */
export function busy(table: Table, seat: Seat): Refusal | undefined {
  const { open } = table.game;
  if (!open) return undefined;
  return refuseAt(hearsAsk(open, knownTo(table, seat)) ? 'question-open' : 'wait-for-gm');
}

/** Returns a refusal for the first id that is no creature of the table. */
export function stranger(world: AnyWorld, ids: readonly string[]): Refusal | undefined {
  const id = ids.find((one) => !findCreature(world, one));
  return id === undefined ? undefined : refuse('no-such-creature', { id });
}

type Settled = { readonly changes: Change[] } | Unfit | Refusal;

/** Whether a command has nothing to set. */
export const isNotSettled = (settled: Settled): settled is Unfit | Refusal => !('changes' in settled);

/** Returns the changes that a command makes to the world, if the new world is valid and not too large. */
export function settled({ system, game }: Table, next: AnyWorld): Settled {
  // first: an override can put any value anywhere, and only a valid world can be measured
  const read = checked(system.schemas.world, next, []);
  if (!read.ok) return { faults: read.faults };
  const over = findTooLargeWorld(next);
  // a table that was larger before the limit existed can go on
  if (over && !findTooLargeWorld(game.world)) return refuseAt('over-limit', { ...over });
  return { changes: [...changesBetween(asJson(game.world), asJson(next))] };
}

/**
 * Returns the earlier game if it can still be played: the rules may have changed since, and files can come from any
 * source.
 */
export function playable(table: Table, game: Game): Game | Unfit {
  const { open } = game;
  const begun = checked(table.system.schemas.world, open?.before ?? game.world, ['world']);
  if (!begun.ok) return { faults: begun.faults };
  return open && !isStillAsked(table, game.world, open) ? { ...game, world: open.before, open: null } : game;
}

export const asJson = (value: unknown): Json => value as Json;
