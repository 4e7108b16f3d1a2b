import type { Board, CreatureId, Json, Namer, Offer, Person, System } from '@arbitro/kernel';
import type { CommandName, SeatView } from '@arbitro/protocol';
import type { LiveTable } from '../../live/use-table.ts';

/** A table as every part of its page uses it. */
export interface TableView {
  readonly live: LiveTable;
  /** Everything this seat may know. */
  readonly seen: SeatView;
  readonly system: System;
  readonly board: Board;
  /** Names and terms in this reader's language. */
  readonly name: Namer;
  /** The available actions. */
  readonly offers: readonly Offer[];
  /** Requests an actor's offers: at a large table only the creatures whose turn it is have offers at once. */
  lookAt(actor: Person): void;
  /** Whether this actor's current offers are known. */
  hasOffersOf(actor: Person): boolean;
  /** Whether the offers are still those from before the last message. */
  readonly isAsking: boolean;
  /** The creature chosen in tracker, map or sheet, to look at or to target. */
  readonly chosen: CreatureId | undefined;
  choose(id: CreatureId | undefined): void;
  /** Sends a command; reports a refusal in words; returns whether it was stored. */
  send(name: CommandName, body: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Starts an action (perhaps half filled): the action bar shows what is left to fill, the odds, and the button. */
  begin(action: PartialAction): void;
  /** The creature whose sheet was opened, until the turn passes. */
  readonly opened: CreatureId | undefined;
  openSheet(id: CreatureId): void;
}

export interface PartialAction {
  readonly type: string;
  readonly [key: string]: Json;
}
