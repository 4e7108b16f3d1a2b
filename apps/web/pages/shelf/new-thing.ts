import type { ExportedShelfItem } from '@arbitro/protocol';

/** What is put on a shelf; a picture as the address of its own data, or by its id. */
export interface NewThing extends ExportedShelfItem {
  /** The item that goes away for this one. */
  readonly replaces?: string | undefined;
}
