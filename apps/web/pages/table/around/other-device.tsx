import { useState } from 'react';
import { findRecentTable, readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnLink } from '../parts/own-link.tsx';
import type { TableView } from '../table-view.ts';
import { AROUND_TEXTS } from './texts.ts';
import './around.css';

const STORED = 'other-device-told';

/** Told once on each device, when people sit down at a table with others: their seat opens elsewhere too. */
export function OtherDevice({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [isTold, setTold] = useState(() => readStored(STORED) !== undefined);
  const { you, seats } = table.seen;
  // who plays alone has the seat of the game master too
  const own = Object.values(findRecentTable(table.seen.table.id)?.seats ?? {});
  const others = seats.filter(({ id }) => id !== you.id && !own.includes(id));
  if (isTold || you.role === 'spectator' || others.length === 0) return null;
  const close = (): void => {
    storeValue(STORED, 'yes');
    setTold(true);
  };
  return (
    <aside className="other-device no-print">
      <OwnLink table={table} />
      <Button look="quiet square" aria-label={words(AROUND_TEXTS['not-now'])} onClick={close}>
        <Icon name="close" />
      </Button>
    </aside>
  );
}
