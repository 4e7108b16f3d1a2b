import type { SeatInfo } from '@arbitro/protocol';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { AROUND_TEXTS } from './texts.ts';
import './around.css';

interface PresenceProps {
  readonly table: TableView;
  /** Opens the list of seats. */
  readonly onOpen: () => void;
}

/** So many people are shown by their initials. */
const MAX_SHOWN = 5;

/** The people at the table: who is here, and which players are not. */
export function Presence({ table: { seen, live }, onOpen }: PresenceProps) {
  const { words } = useLocale();
  const others = seen.seats.filter(({ id }) => id !== seen.you.id);
  const here = others.filter(({ id }) => live.here.includes(id));
  const away = others.filter(({ id, role }) => role !== 'spectator' && !live.here.includes(id));
  if (others.length === 0 || live.here.length === 0) return null;
  const says =
    here.length === 0
      ? words(AROUND_TEXTS.alone)
      : words(AROUND_TEXTS.here, { who: here.map(({ name }) => name) });
  return (
    <button type="button" className="presence" aria-label={says} title={says} onClick={onOpen}>
      {[...here, ...away].slice(0, MAX_SHOWN).map((seat) => (
        <span key={seat.id} className={here.includes(seat) ? 'face here' : 'face'} aria-hidden="true">
          {initialOf(seat)}
        </span>
      ))}
      <span className="count" aria-hidden="true">
        {here.length + 1}
      </span>
    </button>
  );
}

const initialOf = ({ name }: SeatInfo): string => ([...name][0] ?? '').toUpperCase();
