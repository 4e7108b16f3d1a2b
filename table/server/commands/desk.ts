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

/** What a command has before it: the table, who asks, and what. */
export interface Desk<N extends CommandName> {
  readonly table: Table;
  readonly seat: Seat;
  readonly body: Body<N>;
  /** The key the seat has shown: further keys are made from it. */
  readonly key: string;
  /** The game as it stood after the entry of a moment; nothing when there is none. */
  back(to: number): Promise<Back | undefined>;
}

export interface Back {
  readonly game: Table['game'];
  /** For each seat the first entry after it that it was told of. */
  readonly since: Record<string, number>;
  /** The seats for which it is a way forward. */
  readonly forward: readonly string[];
}

/** What does not fit a schema, each with its place. */
export interface Unfit {
  readonly faults: readonly Fault[];
}
export type Outcome = Doing | Refusal | Unfit;

export const isUnfit = (outcome: object): outcome is Unfit => 'faults' in outcome;
export const isRefusal = (outcome: object): outcome is Refusal => 'code' in outcome;

/** While a question is open nothing else may change the world. That there is one, only those learn who hear it. */
export function busy(table: Table, seat: Seat): Refusal | undefined {
  const { open } = table.game;
  if (!open) return undefined;
  return refuseAt(hearsAsk(open, knownTo(table, seat)) ? 'question-open' : 'wait-for-gm');
}

/** The first of these that is nobody at the table. */
export function stranger(world: AnyWorld, ids: readonly string[]): Refusal | undefined {
  const id = ids.find((one) => !findCreature(world, one));
  return id === undefined ? undefined : refuse('no-such-creature', { id });
}

type Settled = { readonly changes: Change[] } | Unfit | Refusal;

/** Has a command nothing to set? */
export const isNotSettled = (settled: Settled): settled is Unfit | Refusal => !('changes' in settled);

/** What a command sets in the world, if that is a world that can be played on in, and not too large. */
export function settled({ system, game }: Table, next: AnyWorld): Settled {
  // first: an override can put any value in any place, and only a world can be measured
  const read = checked(system.schemas.world, next, []);
  if (!read.ok) return { faults: read.faults };
  const over = findTooLargeWorld(next);
  // a table that had more before there was a limit is played on
  if (over && !findTooLargeWorld(game.world)) return refuseAt('over-limit', { ...over });
  return { changes: [...changesBetween(asJson(game.world), asJson(next))] };
}

/** The game as it was, if it can be played on in: the rules may have changed since, and files come from anywhere. */
export function playable(table: Table, game: Game): Game | Unfit {
  const { open } = game;
  const begun = checked(table.system.schemas.world, open?.before ?? game.world, ['world']);
  if (!begun.ok) return { faults: begun.faults };
  return open && !isStillAsked(table, game.world, open) ? { ...game, world: open.before, open: null } : game;
}

export const asJson = (value: unknown): Json => value as Json;
