import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { AROUND_TEXTS } from './texts.ts';
import './around.css';

/** After a fight: who has won, and for players the way to other fights. */
export function FightEnd({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { seen, name } = table;
  const winner = seen.standing?.winner ?? null;
  const outcome = findOutcome(table);
  return (
    <div className={`fight-end ${outcome}`} role="status">
      <h3>{words(AROUND_TEXTS[`end-${outcome}`])}</h3>
      {winner !== null && <p>{words(AROUND_TEXTS.winners, { who: name(winner) })}</p>}
      {seen.you.role === 'player' && <a href="/">{words(AROUND_TEXTS['other-fights'])}</a>}
    </div>
  );
}

/** What the end means to the person of this seat. */
function findOutcome({ seen: { standing, you }, board }: TableView): 'won' | 'lost' | 'over' {
  const winner = standing?.winner ?? null;
  const own = board.rows.filter(({ id }) => you.owns.includes(id));
  if (winner === null || own.length === 0) return 'over';
  return own.some(({ side }) => side === winner) ? 'won' : 'lost';
}
