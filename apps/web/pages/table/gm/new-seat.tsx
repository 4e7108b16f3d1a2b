import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TableView } from '../table-view.ts';
import { SeatCreatures } from './seat-creatures.tsx';
import { PEOPLE_TEXTS } from './texts-people.ts';

export interface SeatRequest {
  readonly name: string;
  readonly role: 'gm' | 'player' | 'spectator';
  readonly owns: readonly string[];
}

interface NewSeatProps {
  readonly table: TableView;
  readonly onAsk: (seat: SeatRequest) => Promise<boolean>;
}

const ROLES = ['player', 'spectator', 'gm'] as const;
const EMPTY_SEAT: SeatRequest = { name: '', role: 'player', owns: [] };

/** Invites a person: the name, the role, and the creatures they play. */
export function NewSeat({ table, onAsk }: NewSeatProps) {
  const { words, text } = useLocale();
  const [seat, setSeat] = useState(EMPTY_SEAT);
  const ids = useId();
  const { name, role, owns } = seat;
  return (
    <form
      className="stack gm-add"
      onSubmit={(event) => {
        event.preventDefault();
        const seatRequest = { ...seat, name: name.trim(), owns: role === 'player' ? owns : [] };
        void onAsk(seatRequest).then((isKept) => isKept && setSeat(EMPTY_SEAT));
      }}
    >
      <h4>{words(PEOPLE_TEXTS['new-seat'])}</h4>
      <div className="gm-two">
        <div className="field">
          <label htmlFor={`${ids}-name`}>{words(PEOPLE_TEXTS['seat-name'])}</label>
          <input
            id={`${ids}-name`}
            className="input"
            maxLength={60}
            value={name}
            onChange={({ target }) => setSeat({ ...seat, name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${ids}-role`}>{words(PEOPLE_TEXTS['seat-role'])}</label>
          <select
            id={`${ids}-role`}
            className="input"
            value={role}
            onChange={({ target }) => setSeat({ ...seat, role: target.value as SeatRequest['role'] })}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {text(role)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {role === 'player' && (
        <SeatCreatures
          table={table}
          legend={words(PEOPLE_TEXTS.plays)}
          owns={owns}
          onChange={(now) => setSeat({ ...seat, owns: now })}
        />
      )}
      <Button look="strong" type="submit" disabled={name.trim() === ''}>
        {words(PEOPLE_TEXTS['make-seat'])}
      </Button>
    </form>
  );
}
