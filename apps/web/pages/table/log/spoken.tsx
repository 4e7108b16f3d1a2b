import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { spokenLine } from './sentences.ts';

const MOST = 5;

/** Announces new lines of the log to a screen reader: as text, and never older ones. */
export function SpokenLines({ table }: { readonly table: TableView }) {
  const speech = useSpeech();
  const [spoken, setSpoken] = useState<readonly { readonly moment: number; readonly says: string }[]>([]);
  const told = useRef<number | undefined>(undefined);
  const { lines } = table.live;
  useEffect(() => {
    const last = lines.at(-1)?.moment;
    const before = told.current;
    told.current = last ?? before;
    if (before === undefined || last === undefined || last <= before) return;
    const news = lines.filter(({ moment }) => moment > before);
    setSpoken(
      news.slice(-MOST).map((line) => ({ moment: line.moment, says: spokenLine(line, { table, speech }) })),
    );
  }, [lines, table, speech]);
  return (
    <div className="unseen" aria-live="polite" data-spoken>
      {spoken.map(({ moment, says }) => (
        <p key={moment}>{says}</p>
      ))}
    </div>
  );
}
