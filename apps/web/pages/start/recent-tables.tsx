import { systemNames } from '@arbitro/catalogue/lazy';
import { useState } from 'react';
import { forgetTable, listRecentTables, type RecentTable } from '../../app/device-storage.ts';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { sendRequest } from '../../live/api.ts';
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
  const forget = (table: string): void => {
    forgetTable(table);
    void sendRequest(`/tables/${table}/session`, { method: 'DELETE' });
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
              <Button look="danger" onClick={() => forget(leaving.table)}>
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
