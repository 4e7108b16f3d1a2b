import { useState } from 'react';
import { findRecentTable } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Link } from '../../../app/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { openDemo } from '../../start/open-demo.ts';
import type { TableView } from '../table-view.ts';
import { AROUND_TEXTS } from './texts.ts';
import './around.css';

/** After a fight: who has won; for a person who plays alone, also what to play next. */
export function FightEnd({ table }: { readonly table: TableView }) {
  const { words, text } = useLocale();
  const { complain } = useToasts();
  const [isOpening, setOpening] = useState(false);
  const { seen, name } = table;
  const winner = seen.standing?.winner ?? null;
  const replay = findRecentTable(seen.table.id)?.replay;
  const playAgain = async (): Promise<void> => {
    if (!replay) return;
    setOpening(true);
    const refused = await openDemo('play', { ...replay, name: text('gm'), player: text('player') });
    setOpening(false);
    if (refused) complain(refused);
  };
  return (
    <div className={`fight-end ${findOutcome(table)}`} role="status">
      <h3>{words(AROUND_TEXTS[`end-${findOutcome(table)}`])}</h3>
      {winner !== null && <p>{words(AROUND_TEXTS.winners, { who: name(winner) })}</p>}
      {replay && (
        <div className="row">
          <Button look="ember tight" disabled={isOpening} onClick={() => void playAgain()}>
            <Icon name="play" size={16} />
            {words(AROUND_TEXTS['play-again'])}
          </Button>
          <Link className="button quiet tight" href="/">
            {words(AROUND_TEXTS['other-fights'])}
          </Link>
        </div>
      )}
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
