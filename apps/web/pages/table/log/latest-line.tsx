import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { lineForScreenReader } from './sentences.ts';

/** Lines that change the state or are spoken; also going back, so that undone lines do not seem current. */
const SHOWN_KINDS = new Set(['acted', 'answered', 'said', 'went-back', 'withdrawn']);

interface LatestProps {
  readonly table: TableView;
  readonly onOpen: () => void;
}

/** Where the log is not visible: the newest line since the user opened the table. A tap opens the log. */
export function LatestLine({ table, onOpen }: LatestProps) {
  const speech = useLocale();
  const { lines } = table.live;
  const [since] = useState(() => lines.at(-1)?.moment ?? 0);
  const latest = lines.findLast(({ kind, moment }) => SHOWN_KINDS.has(kind) && moment > since);
  if (!latest) return null;
  return (
    <button type="button" className="latest" onClick={onOpen}>
      <Icon name="scroll" size={16} />
      <span>{lineForScreenReader(latest, { table, speech })}</span>
    </button>
  );
}
