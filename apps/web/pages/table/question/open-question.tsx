import type { Person } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { isComputerActing, isPlayedByComputer } from '../computer/computer-turns.ts';
import type { TableView } from '../table-view.ts';
import { listAskedPeople } from './asked-people.ts';

const loadSheet = () => import('./question-sheet.tsx');
const QuestionSheet = lazy(() => loadSheet().then(({ QuestionSheet: sheet }) => ({ default: sheet })));

/** Whether another player at the table is to answer. */
const belongsToAnother = ({ seats, you }: SeatView, who: Person): boolean =>
  !you.owns.includes(who) &&
  seats.some(({ id, role, owns }) => id !== you.id && role === 'player' && owns.includes(who));

/** The open question over everything, for the seat that must answer it; the game master may answer for others. */
export function OpenQuestion({ table }: { readonly table: TableView }) {
  const { seen } = table;
  const { ask } = seen;
  // a question must not wait for its dialog to load
  useEffect(() => void loadSheet(), []);
  // Arbitro is about to answer: a dialog would open only to close again
  if (!ask || isComputerActing(seen)) return null;
  const foreign = listAskedPeople(ask).every(
    (who) => belongsToAnother(seen, who) || isPlayedByComputer(seen, who),
  );
  return (
    <Suspense>
      <QuestionSheet
        key={`${ask.id} ${listAskedPeople(ask).join()}`}
        table={table}
        ask={ask}
        foreign={foreign}
      />
    </Suspense>
  );
}
