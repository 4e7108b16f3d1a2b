import type { Board, CreatureId, Json, Namer, Offer, Person, System } from '@arbitro/kernel';
import type { CommandName, Seen } from '@arbitro/protocol';
import type { LiveTable } from '../../live/use-table.ts';

/** A table as every part of its page looks at it. */
export interface TableView {
  readonly live: LiveTable;
  /** All that this seat may know. */
  readonly seen: Seen;
  readonly system: System;
  readonly board: Board;
  /** Names and terms in this reader's language. */
  readonly name: Namer;
  /** What may be done now. */
  readonly offers: readonly Offer[];
  /** At a large table only those who are due are offered something; of another it is asked when looked at. */
  lookAt(actor: Person): void;
  /** Is it known what this one can do now? */
  hasOffersOf(actor: Person): boolean;
  /** The offers are still those from before the last news. */
  readonly isAsking: boolean;
  /** Chosen in tracker, map or sheet: whoever is being looked at or targeted. */
  readonly chosen: CreatureId | undefined;
  choose(id: CreatureId | undefined): void;
  /** Sends a command; complains in words when it is refused; true when it was kept. */
  send(name: CommandName, body: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Takes up an action (perhaps half filled): the action bar shows what is left to fill, the odds, and the button. */
  begin(action: ActionBegun): void;
  /** Whose sheet was asked for, until the turn passes on. */
  readonly opened: CreatureId | undefined;
  openSheet(id: CreatureId): void;
}

export interface ActionBegun {
  readonly type: string;
  readonly [key: string]: Json;
}
