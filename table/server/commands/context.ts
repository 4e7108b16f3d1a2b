import {
  type AnyWorld,
  type Fault,
  findCreature,
  type Json,
  parseWithSchema,
  type Refusal,
  refuse,
} from '@arbitro/kernel';
import {
  type Change,
  type CommandBody,
  type CommandName,
  type EntryChange,
  type Game,
  LIMITS,
  refuseAtTable,
  type Seat,
} from '@arbitro/protocol';
import type { TaskRunner } from '../computer/decide.ts';
import { compareJson } from '../live/compare-json.ts';
import { isStillAsked } from '../live/run-action.ts';
import type { Table } from '../live/table.ts';
import { findTooLargeWorld, findTooLongSheet } from '../live/world-limits.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import { getKnownQuestion } from '../secrecy/seat-view.ts';

/** The context of a command: the table, the seat that sent it, and its body. */
export interface CommandContext<N extends CommandName> {
  readonly table: Table;
  readonly seat: Seat;
  readonly body: CommandBody<N>;
  /** The seat's key: new keys are derived from it. */
  readonly key: string;
  /** Runs long computations in a thread. */
  readonly pool: TaskRunner;
  /** Stores a picture that was sent, or checks that one of this id is stored; returns its id. */
  storePicture(sent: string): Promise<string | Refusal>;
  /** Returns the game as it was after the entry of a moment, or undefined when there is no such entry. */
  loadPast(to: number): Promise<PastGame | undefined>;
}

export interface PastGame {
  readonly game: Table['game'];
  /** For each seat, the first later entry that it was sent. */
  readonly since: Record<string, number>;
  /** The seats for which this goes forward again. */
  readonly forward: readonly string[];
}

/** The errors of a schema, each with its path. */
export interface SchemaFaults {
  readonly faults: readonly Fault[];
}
export type CommandOutcome = EntryChange | Refusal | SchemaFaults;

export const hasFaults = (outcome: object): outcome is SchemaFaults => 'faults' in outcome;
export const isRefusal = (outcome: object): outcome is Refusal => 'code' in outcome;

/**
 * While a question is open, nothing else may change the world. Only seats that hear the question learn that there is
 * one.
 */
export function refuseWhileAsking(table: Table, seat: Seat): Refusal | undefined {
  if (!table.game.open) return undefined;
  return refuseAtTable(getKnownQuestion(table, getKnownTable(table, seat)) ? 'question-open' : 'wait-for-gm');
}

/** Returns a refusal for the first id that is no creature of the table. */
export function refuseUnknownCreature(world: AnyWorld, ids: readonly string[]): Refusal | undefined {
  const id = ids.find((id) => !findCreature(world, id));
  return id === undefined ? undefined : refuse('no-such-creature', { id });
}

/** Returns a refusal for a sheet, or a part of one, with a list that is too long. */
export function refuseLongSheet(sheet: Json | undefined): Refusal | undefined {
  const overLimit = sheet === undefined ? undefined : findTooLongSheet(sheet);
  return overLimit && refuseAtTable('over-limit', { ...overLimit });
}

export type WorldChange = { readonly changes: Change[] } | SchemaFaults | Refusal;

/** Whether a command has nothing to set. */
export const isRejectedChange = (change: WorldChange): change is SchemaFaults | Refusal =>
  !('changes' in change);

/** A table that had more creatures before the limit existed can go on. */
const countAllowedCreatures = ({ creatures }: AnyWorld): number =>
  Math.max(LIMITS.creatures, creatures.length);

/** Returns the changes that a command makes to the world, if the new world is valid and not too large. */
export function checkWorldChange({ system, game }: Table, next: AnyWorld): WorldChange {
  // counted before any of them is read
  if (Array.isArray(next.creatures) && next.creatures.length > countAllowedCreatures(game.world))
    return refuseAtTable('over-limit', { what: 'creatures', most: LIMITS.creatures });
  // first: an override can put any value anywhere, and only a valid world can be measured
  const read = parseWithSchema(system.schemas.world, next, []);
  if (!read.ok) return { faults: read.faults };
  const overLimit = findTooLargeWorld(next);
  // a table that was larger before the limit existed can go on
  if (overLimit && !findTooLargeWorld(game.world)) return refuseAtTable('over-limit', { ...overLimit });
  return { changes: [...compareJson(toJson(game.world), toJson(next))] };
}

/**
 * Returns the earlier game if it can still be played: the rules may have changed since, and files can come from any
 * source.
 */
export function checkPastGame(table: Table, game: Game): Game | SchemaFaults {
  const { open } = game;
  const parsedWorld = parseWithSchema(table.system.schemas.world, open?.before ?? game.world, ['world']);
  if (!parsedWorld.ok) return { faults: parsedWorld.faults };
  return open && !isStillAsked(table, game.world, open) ? { ...game, world: open.before, open: null } : game;
}

export const toJson = (value: unknown): Json => value as Json;
