import { findRecentTable } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { storeSeat } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

const ROLES = ['gm', 'player', 'spectator'] as const;

/** Changes to another seat that this device has at the table: who plays alone is also its game master. */
export function OtherSeats({ table: { seen } }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { id: table } = seen.table;
  const seats = findRecentTable(table)?.seats ?? {};
  const there = new Set(seen.seats.map(({ id }) => id));
  const change = (seat: string): void => {
    storeSeat(table, seat);
    location.reload();
  };
  return ROLES.map((role) => {
    const seat = seats[role];
    if (seat === undefined || role === seen.you.role || !there.has(seat)) return null;
    return (
      <Button key={role} onClick={() => change(seat)}>
        <Icon name={role === 'gm' ? 'star' : 'people'} />
        {text('table-other-seat', { role: text(role).toLowerCase() })}
      </Button>
    );
  });
}
