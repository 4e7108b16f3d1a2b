import { systemNames } from '@arbitro/catalogue/lazy';
import { useState } from 'react';
import { forgetTable, listRecentTables, type RecentTable } from '../../app/device-storage.ts';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { sendRequest, storeSeat } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

const ROLES = ['gm', 'player', 'spectator'] as const;

/** Tables that were opened on this device; nothing when there are none. */
export function RecentTables() {
  const { text } = useLocale();
  const [tables, setTables] = useState(listRecentTables);
  const [leaving, setLeaving] = useState<RecentTable>();
  if (tables.length === 0) return null;
  const forget = (recent: RecentTable): void => {
    forgetTable(recent.table);
    void giveUpSeats(recent);
    setTables(listRecentTables());
    setLeaving(undefined);
  };
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">{text('start-recent')}</h2>
      <ul className="recent">
        {tables.map((table) => (
          <RecentRow key={table.table} recent={table} onForget={() => setLeaving(table)} />
        ))}
      </ul>
      {leaving && (
        <Dialog title={text('start-forget-title')} onClose={() => setLeaving(undefined)}>
          <div className="stack">
            <p>{text('start-forget-says', { name: leaving.title })}</p>
            <div className="row">
              <Button look="danger" onClick={() => forget(leaving)}>
                {text('start-forget-do')}
              </Button>
              <Button onClick={() => setLeaving(undefined)}>{text('cancel')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Deletes the cookies of all seats that this device has at the table. */
async function giveUpSeats({ table, seats = {} }: RecentTable): Promise<void> {
  const leave = () => sendRequest(`/tables/${table}/session`, { method: 'DELETE' });
  for (const seat of Object.values(seats)) {
    storeSeat(table, seat);
    await leave();
  }
  if (Object.keys(seats).length === 0) await leave();
}

function RecentRow({ recent, onForget }: { readonly recent: RecentTable; readonly onForget: () => void }) {
  const { text, words, ago } = useLocale();
  const system = systemNames.find(({ id }) => id === recent.system);
  const role = ROLES.find((role) => role === recent.role);
  return (
    <li>
      <Link href={`/t/${recent.table}`}>
        <strong>{recent.title}</strong>
        <span className="soft small">
          {[system && words(system.name), role && text(role), ago(recent.at)].filter(Boolean).join(' · ')}
        </span>
      </Link>
      <OtherSeats recent={recent} />
      <Button
        look="quiet square"
        aria-label={text('start-forget', { name: recent.title })}
        title={text('start-forget', { name: recent.title })}
        onClick={onForget}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}

/** Links to the other seats that this device has at the same table. */
function OtherSeats({ recent: { table, title, role, seats = {} } }: { readonly recent: RecentTable }) {
  const { text } = useLocale();
  return ROLES.filter((other) => other !== role && seats[other] !== undefined).map((other) => {
    const linkText = text('start-other-seat', { role: text(other).toLowerCase() });
    return (
      <Link
        key={other}
        className="other-seat small"
        href={`/t/${table}`}
        aria-label={`${title}, ${linkText}`}
        onClick={() => storeSeat(table, seats[other] ?? '')}
      >
        {linkText}
      </Link>
    );
  });
}
