import type { NewTableRequest, StoredShelfItem } from '@arbitro/protocol';
import { type ImportOutcome, readImport } from '../files/import-file.ts';
import { readNewTable, type TableStartOutcome } from '../files/new-table.ts';
import { readShelfItem, type ShelfItemOutcome } from '../shelf/read-item.ts';
import { readShelfFile, type ShelfFileOutcome } from '../shelf/shelf-file.ts';

/** A new table, as requested. */
export interface StartTask {
  readonly kind: 'start';
  readonly request: NewTableRequest;
  /** The moment of its first entry. */
  readonly now: number;
}

/** A table from a file, as bytes sent. */
export interface ImportTask {
  readonly kind: 'import';
  readonly bytes: Uint8Array;
  readonly id: string;
  readonly now: number;
}

/** A thing for a shelf. */
export interface ShelfItemTask {
  readonly kind: 'shelf-item';
  readonly item: StoredShelfItem;
}

/** A shelf from a file, as bytes sent. */
export interface ShelfFileTask {
  readonly kind: 'shelf-file';
  readonly bytes: Uint8Array;
}

/** Reads a document from outside, which may be of any game. */
export type ReadingTask = StartTask | ImportTask | ShelfItemTask | ShelfFileTask;
export type ReadingResult =
  | { readonly kind: 'start'; readonly outcome: TableStartOutcome }
  | { readonly kind: 'import'; readonly outcome: ImportOutcome }
  | { readonly kind: 'shelf-item'; readonly outcome: ShelfItemOutcome }
  | { readonly kind: 'shelf-file'; readonly outcome: ShelfFileOutcome };

/** Runs a task to its end, in any thread. */
export function runReadingTask(task: ReadingTask): ReadingResult {
  switch (task.kind) {
    case 'start':
      return { kind: 'start', outcome: readNewTable(task.request, task.now) };
    case 'import':
      return { kind: 'import', outcome: readImport(task) };
    case 'shelf-item':
      return { kind: 'shelf-item', outcome: readShelfItem(task.item) };
    case 'shelf-file':
      return { kind: 'shelf-file', outcome: readShelfFile(task.bytes) };
  }
}
