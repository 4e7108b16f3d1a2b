import type { TableView } from '../table-view.ts';
import { JoinBar } from './join-bar.tsx';
import { JoinRequests } from './join-requests.tsx';
import './join.css';

/** Players come to the table: their own way in, or for the game master those who ask. */
export default function Join({ table }: { readonly table: TableView }) {
  const { role } = table.seen.you;
  if (role === 'gm') return <JoinRequests table={table} />;
  return role === 'player' ? <JoinBar table={table} /> : null;
}
