import { REVIEW_TEXTS } from '@arbitro/simulation';
import { lazy, Suspense, useState } from 'react';
import { findRecentTable } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

const ReviewDialog = lazy(() =>
  import('./review-dialog.tsx').then(({ ReviewDialog: dialog }) => ({ default: dialog })),
);

/** Opens the review of a fight: for the game master at any time, for a lone player after the fight. */
export function ReviewButton({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const gmSeat = findGmSeat(table);
  if (gmSeat === undefined) return null;
  return (
    <>
      <Button aria-haspopup="dialog" className="review-button" onClick={() => setOpen(true)}>
        <Icon name="die" />
        {words(REVIEW_TEXTS['review-name'])}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog table={table} gmSeat={gmSeat} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the game master's seat if this device has it: who plays alone is also the game master of the table. */
function findGmSeat({ seen }: TableView): string | undefined {
  if (seen.you.role === 'gm') return seen.you.id;
  const seat = findRecentTable(seen.table.id)?.seats?.gm;
  const isThere = seen.seats.some(({ id, role }) => id === seat && role === 'gm');
  return seen.you.role === 'player' && seen.standing?.over && isThere ? seat : undefined;
}
