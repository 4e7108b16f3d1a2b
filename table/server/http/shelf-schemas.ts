import { shelfExport, shelfItemInfo, shelfView } from '@arbitro/protocol';
import { z } from 'zod';
import { refusalReply } from './response-schemas.ts';

/** The schemas of responses about shelves, for the documentation. */

const key = z.string();
const link = z.string();
/** The game may have changed since the thing was kept, or may not be on this server. */
const refused = refusalReply
  .pick({ refusal: true, says: true, faults: true })
  .optional()
  .describe('Why it cannot be brought to a table as it is.');

export const newShelfReply = z
  .object({ key: key.describe('Opens the shelf. It is shown this once.'), link })
  .meta({ id: 'NewShelf' });
export const shelfLinkReply = z
  .object({ key, link: link.describe('Opens this shelf, on any device.') })
  .meta({ id: 'ShelfLink' });
export const shelfReply = shelfView.meta({ id: 'Shelf' });
export const shelfItemReply = shelfItemInfo
  .extend({ data: z.unknown().optional(), refused })
  .meta({ id: 'ShelfItem' });
export const shelfChangedReply = z
  .object({
    kept: z.literal(true),
    item: z.string(),
    moment: z.int(),
    link: link.optional().describe('Of a shared item: shows it to others.'),
  })
  .meta({ id: 'ShelfChanged' });
export const sharedItemReply = z
  .object({ item: shelfExport.shape.items.element, refused })
  .meta({ id: 'SharedItem' });
export const shelfImportReply = z
  .object({
    came: z.int().describe('How many things were added.'),
    there: z.int().describe('How many were there already.'),
    left: z
      .array(z.object({ name: z.string(), says: z.string() }))
      .describe('What could not be kept, and why.'),
  })
  .meta({ id: 'ShelfImport' });
