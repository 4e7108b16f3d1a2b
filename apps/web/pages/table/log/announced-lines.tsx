import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { lineForScreenReader } from './sentences.ts';

const MAX_LINES = 5;

/** Announces new lines of the log to a screen reader: as text, and never older ones. */
export function AnnouncedLines({ table }: { readonly table: TableView }) {
  const speech = useLocale();
  const [spoken, setSpoken] = useState<readonly { readonly moment: number; readonly says: string }[]>([]);
  const lastSpoken = useRef<number | undefined>(undefined);
  const { lines } = table.live;
  useEffect(() => {
    const last = lines.at(-1)?.moment;
    const before = lastSpoken.current;
    lastSpoken.current = last ?? before;
    if (before === undefined || last === undefined || last <= before) return;
    const news = lines.filter(({ moment }) => moment > before);
    setSpoken(
      news
        .slice(-MAX_LINES)
        .map((line) => ({ moment: line.moment, says: lineForScreenReader(line, { table, speech }) })),
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
