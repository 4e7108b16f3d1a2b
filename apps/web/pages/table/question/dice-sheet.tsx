import type { VisibleAsk } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Die } from '../../../ui/die.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stepper } from '../parts/answer-field.tsx';
import type { TableView } from '../table-view.ts';
import { AskHead } from './ask-head.tsx';

interface DiceProps {
  readonly table: TableView;
  readonly ask: Extract<VisibleAsk, { readonly kind: 'roll' }>;
  /** Whether the dice belong to another person. */
  readonly foreign: boolean;
}

/** Up to this number of faces, each has a button. */
const MAX_FACE_BUTTONS = 20;

/** Input of real dice, one die after another. */
export function DiceSheet({ table, ask, foreign }: DiceProps) {
  const { text } = useLocale();
  const [busy, setBusy] = useState(false);
  const { send } = table;
  const { id, by, sides, thrown, dice, label } = ask;
  const give = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await send('answer', { ask: id, who: by, ...body });
    setBusy(false);
  };
  return (
    <div className="stack" aria-busy={busy}>
      <AskHead table={table} label={label} />
      <p className="row">
        <code className="number">{dice}</code>
        {thrown.length > 0 && <span className="soft small">{text('table-thrown')}</span>}
        {thrown.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={index} sides={sides} face={face} />
        ))}
      </p>
      <h3>{text('table-face-of', { sides })}</h3>
      {sides <= MAX_FACE_BUTTONS ? (
        <FaceButtons sides={sides} onFace={(face) => void give({ faces: [face] })} />
      ) : (
        <TypedFace sides={sides} onFace={(face) => void give({ faces: [face] })} />
      )}
      <Button look="ember" onClick={() => void give({ byPolicy: true })}>
        <Icon name="die" />
        {text(foreign ? 'table-throw-for-them' : 'table-throw-for-me')}
      </Button>
    </div>
  );
}

interface FaceProps {
  readonly sides: number;
  readonly onFace: (face: number) => void;
}

function FaceButtons({ sides, onFace }: FaceProps) {
  return (
    <div className="faces">
      {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
        <button
          key={face}
          type="button"
          className="face"
          data-key={face <= 9 ? face : undefined}
          onClick={() => onFace(face)}
        >
          <Die sides={sides} face={face} />
        </button>
      ))}
    </div>
  );
}

function TypedFace({ sides, onFace }: FaceProps) {
  const { text } = useLocale();
  const [face, setFace] = useState(1);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onFace(face);
      }}
    >
      <Stepper
        label={text('table-face-of', { sides })}
        value={face}
        least={1}
        most={sides}
        onValue={(next) => typeof next === 'number' && setFace(next)}
      />
      <Button type="submit" look="strong">
        {text('table-answer')}
      </Button>
    </form>
  );
}
