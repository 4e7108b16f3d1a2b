import type { System } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { loadSystem } from '../../app/systems.ts';
import { useTable } from '../../live/use-table.ts';
import { isYourTurn } from './is-your-turn.ts';
import { SeatRefused } from './seat-refused.tsx';
import { TableLayout } from './table-layout.tsx';
import './table.css';

/** Returns a system by its id, once it is loaded; `null` if this app has none of that id. */
function useSystem(id: string | undefined): System | null | undefined {
  const [system, setSystem] = useState<System | null>();
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    loadSystem(id).then(
      (loaded) => {
        if (!left) setSystem(loaded ?? null);
      },
      () => {
        if (!left) setSystem(null);
      },
    );
    return () => {
      left = true;
    };
  }, [id]);
  return system;
}

/** A seat and its secret; any other hash is a place on the page. */
const SEAT_KEY = /^[a-z0-9]{1,24}\.[\w-]+$/;

/** Returns the key of the link: it is used once, and replaced by another link of the same table. */
function useSeatKey(hash: string): string | undefined {
  const input = SEAT_KEY.test(hash) ? hash : undefined;
  const [key, setKey] = useState(input);
  if (input !== undefined && input !== key) setKey(input);
  return key;
}

/** A table, or what to do if it cannot be shown. */
export function TablePage({ table: id, hash }: { readonly table: string; readonly hash: string }) {
  const { text } = useLocale();
  const live = useTable(id, useSeatKey(hash));
  const { seen, connection, refused } = live;
  const system = useSystem(seen?.table.system);
  const title = seen?.table.title;
  const yours = seen !== undefined && isYourTurn(seen);
  useEffect(() => {
    if (title !== undefined)
      document.title = yours ? text('table-your-turn', { title }) : `${title} – Arbitro`;
    return () => {
      document.title = 'Arbitro';
    };
  }, [title, yours, text]);
  if (connection === 'refused') return <SeatRefused refused={refused} />;
  if (seen && system === null) return <p className="page">{text('table-no-system')}</p>;
  if (seen && system) return <TableLayout live={live} seen={seen} system={system} />;
  return (
    <p className="page soft" role="status">
      {text(connection === 'lost' ? 'no-connection' : 'loading')}
    </p>
  );
}
