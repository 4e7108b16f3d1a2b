import { formatSentence } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { isPlayedByComputer } from './computer-turns.ts';

interface DecideFoes {
  /** Whether this seat may let Arbitro decide for several foes now. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Lets Arbitro decide for each foe of the game master until the phase of the round ends: a whole round of intents. */
export function useDecideFoes(table: TableView): DecideFoes {
  const { seen, board, live, send } = table;
  const { language } = useLocale();
  const round = board.stands ? formatSentence(board.stands, language, table.name) : '';
  const phase = `${round} ${board.phases?.find(({ now }) => now)?.rule}`;
  const [during, setDuring] = useState<string>();
  const isOn = during === phase;
  const next = isOn && seen.waiting.length === 0 ? seen.due.find((who) => isFoeOfGm(table, who)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the table
  useEffect(() => {
    if (next === undefined) return;
    void send('decide', { who: next }).then((isKept) => {
      if (!isKept) setDuring(undefined);
    });
  }, [next, live.moment, send]);
  const foes = board.rows.filter(({ id, fights, out }) => fights && !out && isFoeOfGm(table, id));
  return {
    isOffered: seen.you.role === 'gm' && board.phases !== undefined && foes.length > 1,
    isOn,
    toggle: () => setDuring(isOn ? undefined : phase),
  };
}

/** A foe that no player and not Arbitro plays. */
const isFoeOfGm = ({ seen, board }: TableView, who: string): boolean =>
  board.rows.some(({ id, ours }) => id === who && !ours) &&
  !isPlayedByComputer(seen, who) &&
  !seen.seats.some(({ role, owns }) => role === 'player' && owns.includes(who));
