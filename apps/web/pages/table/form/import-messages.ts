import type { PastedCreatures } from './read-pasted.ts';

/** Asks the worker to read a text with the importers of a system. */
export interface ImportRequest {
  readonly pasted: string;
  readonly system: string;
}
/** The answer; without `read` none of the formats fits. */
export interface ImportMessage {
  readonly read: PastedCreatures | undefined;
  readonly formats: readonly PastedCreatures['format'][];
}
