import { z } from 'zod';
import {
  commandId,
  jsonSchema,
  lineSchema,
  momentSchema,
  pictureId,
  pictureSource,
} from './field-schemas.ts';
import { LIMITS } from './limits.ts';

/** What a shelf keeps: two kinds of sheets, a scenario with its map and creatures, house rules, a picture. */
export const SHELF_KINDS = ['creature', 'character', 'scenario', 'rules', 'picture'] as const;
const shelfKind = z.enum(SHELF_KINDS);
export type ShelfKind = z.infer<typeof shelfKind>;

/** 1, 2, 3 … within the shelf. */
export const shelfItemId = z.string().regex(/^i[1-9]\d{0,8}$/);

const itemFields = {
  kind: shelfKind,
  name: lineSchema(LIMITS.name),
  system: z.string().min(1).max(40).optional().describe('The game it belongs to; a picture has none.'),
  data: jsonSchema
    .optional()
    .describe('A sheet; a scenario as an object or as text; the options of a game, for house rules.'),
};

/** A thing to be kept, checked by its game. */
export const shelfPutRequest = z.strictObject({
  command: commandId.describe('Made up by you, once for each thing you ask: sent again, it is done once.'),
  ...itemFields,
  picture: pictureSource.optional(),
  replaces: shelfItemId.optional().describe('The item that goes away for this one; it can be brought back.'),
});
export type ShelfPutRequest = z.infer<typeof shelfPutRequest>;

/** What can be done with an item that is there. */
export const SHELF_CHANGES = ['rename', 'remove', 'restore', 'share', 'unshare'] as const;
export type ShelfChangeName = (typeof SHELF_CHANGES)[number];
export const shelfChangeRequest = z.strictObject({ command: commandId });
export const shelfRenameRequest = shelfChangeRequest.extend({ name: lineSchema(LIMITS.name) });

const keyHash = z.string();
const storedItem = z.strictObject({
  ...itemFields,
  picture: pictureId.optional(),
});

const shelfEntryChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('opened'), key: keyHash }),
  z.strictObject({
    kind: z.literal('put'),
    id: shelfItemId,
    item: storedItem,
    replaces: shelfItemId.optional(),
  }),
  z.strictObject({ kind: z.literal('renamed'), id: shelfItemId, name: z.string() }),
  z.strictObject({ kind: z.literal('removed'), id: shelfItemId }),
  z.strictObject({ kind: z.literal('restored'), id: shelfItemId }),
  /** `command`: the secret of the link is derived from the key of the shelf and this command. */
  z.strictObject({ kind: z.literal('shared'), id: shelfItemId, key: keyHash, command: commandId }),
  z.strictObject({ kind: z.literal('unshared'), id: shelfItemId }),
]);
export type ShelfEntryChange = z.infer<typeof shelfEntryChange>;
export type StoredShelfItem = z.infer<typeof storedItem>;

export const SHELF_ENTRY_FORMAT = 1;
/** The body of an entry in the log of a shelf. */
export interface StoredShelfEntry {
  readonly format: typeof SHELF_ENTRY_FORMAT;
  /** A digest of the request. */
  readonly asked: string;
  readonly does: ShelfEntryChange;
}

/** An item in a list: all but its data. */
export const shelfItemInfo = z.strictObject({
  id: shelfItemId,
  kind: shelfKind,
  name: z.string(),
  system: z.string().optional(),
  picture: pictureId.optional().describe('For `/api/shelf/pictures/ID`.'),
  moment: momentSchema.describe('When it was put there.'),
  shared: z.boolean().describe('Whether a link shows it to others.'),
});
export type ShelfItemInfo = z.infer<typeof shelfItemInfo>;

export const shelfView = z.strictObject({
  items: z.array(shelfItemInfo),
  removed: z.array(shelfItemInfo).describe('What was removed last; it can be restored.'),
});
export type ShelfView = z.infer<typeof shelfView>;

const exportedItem = z.strictObject({
  ...itemFields,
  picture: z.string().optional().describe('As the address of its own data.'),
});
export type ExportedShelfItem = z.infer<typeof exportedItem>;

/** A shelf, or some things of it, as a file. It contains no keys. */
export const shelfExport = z.strictObject({
  arbitro: z.literal('shelf'),
  format: z.literal(1),
  items: z.array(exportedItem).max(LIMITS.shelfItems),
});
export type ShelfExport = z.infer<typeof shelfExport>;
