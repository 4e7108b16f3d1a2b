import type {
  ExportedShelfItem,
  ShelfChangeName,
  ShelfItemInfo,
  ShelfPutRequest,
  ShelfView,
} from '@arbitro/protocol';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import type { PictureFile } from '../pictures/table-pictures.ts';

/** A shelf whose key has been presented. */
export interface ShelfSession {
  readonly shelf: string;
  /** The key itself: never stored, only used to derive the keys of links. */
  readonly key: string;
  /** The address of the client. */
  readonly from?: string;
}

/** An item with its data, and what its game says of it now. */
export interface ShelfItem extends ShelfItemInfo {
  readonly data?: ExportedShelfItem['data'];
  /** Why it cannot be brought: its game has changed since, or is not here. */
  readonly refused?: ErrorReply;
}

/** An item that is shown to others, its picture as the address of its own data. */
export interface SharedItem {
  readonly item: ExportedShelfItem;
  readonly refused?: ErrorReply;
}

export interface ShelfChange {
  readonly name: ShelfChangeName;
  readonly item: string;
  readonly command: string;
  /** For `rename`. */
  readonly to?: string;
}

/** What a change led to: `key` shows a shared item. */
export interface ShelfChanged {
  readonly item: string;
  readonly moment: number;
  readonly key?: string;
}

/** How many things of a file came, which were there already, and which could not be kept. */
export interface ShelfImport {
  readonly came: number;
  readonly there: number;
  readonly left: readonly { readonly name: string; readonly refused: ErrorReply }[];
}

/** All shelves of this server, independent of HTTP. */
export interface ShelfService {
  /** Makes an empty shelf; returns its key, only this once. */
  make(): Promise<string>;
  open(key: string): Promise<ServiceResult<ShelfSession>>;
  list(session: ShelfSession): Promise<ServiceResult<ShelfView>>;
  put(session: ShelfSession, request: ShelfPutRequest): Promise<ServiceResult<ShelfChanged>>;
  change(session: ShelfSession, change: ShelfChange): Promise<ServiceResult<ShelfChanged>>;
  item(session: ShelfSession, id: string): Promise<ServiceResult<ShelfItem>>;
  /** Returns a picture of the shelf, also of things removed lately. */
  picture(session: ShelfSession, id: string): Promise<ServiceResult<PictureFile>>;
  /** Returns the whole shelf as JSON, piece by piece; or one item as a file of the same form. */
  exportText(session: ShelfSession, item?: string): Promise<ServiceResult<AsyncIterable<string>>>;
  /** Adds what a file holds that is not there yet. */
  bring(session: ShelfSession, file: Uint8Array): Promise<ServiceResult<ShelfImport>>;
  /** Returns the item that the key of a link shows. */
  shared(key: string, from?: string): Promise<ServiceResult<SharedItem>>;
}
