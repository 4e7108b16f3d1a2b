import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TableView } from '../table-view.ts';
import { Owns } from './owns.tsx';
import { PEOPLE } from './words-people.ts';

export interface SeatAsked {
  readonly name: string;
  readonly role: 'gm' | 'player' | 'spectator';
  readonly owns: readonly string[];
}

interface NewSeatProps {
  readonly table: TableView;
  readonly onAsk: (seat: SeatAsked) => Promise<boolean>;
}

const ROLES = ['player', 'spectator', 'gm'] as const;
const BLANK: SeatAsked = { name: '', role: 'player', owns: [] };

/** Invites a person: the name, the role, and the creatures they play. */
export function NewSeat({ table, onAsk }: NewSeatProps) {
  const { words, text } = useSpeech();
  const [seat, setSeat] = useState(BLANK);
  const ids = useId();
  const { name, role, owns } = seat;
  return (
    <form
      className="stack gm-add"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = { ...seat, name: name.trim(), owns: role === 'player' ? owns : [] };
        void onAsk(asked).then((kept) => kept && setSeat(BLANK));
      }}
    >
      <h4>{words(PEOPLE['new-seat'])}</h4>
      <div className="gm-two">
        <div className="field">
          <label htmlFor={`${ids}-name`}>{words(PEOPLE['seat-name'])}</label>
          <input
            id={`${ids}-name`}
            className="input"
            maxLength={60}
            value={name}
            onChange={({ target }) => setSeat({ ...seat, name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${ids}-role`}>{words(PEOPLE['seat-role'])}</label>
          <select
            id={`${ids}-role`}
            className="input"
            value={role}
            onChange={({ target }) => setSeat({ ...seat, role: target.value as SeatAsked['role'] })}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {text(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {role === 'player' && (
        <Owns
          table={table}
          legend={words(PEOPLE.plays)}
          owns={owns}
          onChange={(now) => setSeat({ ...seat, owns: now })}
        />
      )}
      <Button look="strong" type="submit" disabled={name.trim() === ''}>
        {words(PEOPLE['make-seat'])}
      </Button>
    </form>
  );
}
