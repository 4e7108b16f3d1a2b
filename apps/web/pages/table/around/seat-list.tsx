import { useLocale } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { AROUND_TEXTS } from './texts.ts';
import './around.css';

/** All seats, and the creatures they play. */
export function SeatList({ table: { seen, name, live } }: { readonly table: TableView }) {
  const { text, words } = useLocale();
  const isHere = (id: string): boolean => live.here.includes(id);
  return (
    <section className="stack">
      <h3>{text('table-seats')}</h3>
      <ul className="seats">
        {seen.seats.map((seat) => (
          <li key={seat.id} aria-current={seat.id === seen.you.id ? 'true' : undefined}>
            <Icon name={seat.role === 'gm' ? 'star' : seat.role === 'player' ? 'people' : 'eye'} size={18} />
            <span className="who">
              <b>
                {seat.name}
                {isHere(seat.id) && <span className="here-dot" aria-hidden="true" />}
              </b>
              <span className="soft small">
                {[
                  text(seat.role),
                  words(AROUND_TEXTS[isHere(seat.id) ? 'is-here' : 'away']),
                  ...(seat.owns.length > 0 ? [text('table-plays', { who: seat.owns.map(name) })] : []),
                  ...(seat.dice === 'real' ? [text('table-throws-real')] : []),
                ].join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
