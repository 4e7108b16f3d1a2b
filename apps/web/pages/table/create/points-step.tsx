import { type AnyQuestion, firstFit, type Json } from '@arbitro/kernel';
import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { optionWords } from './option-words.ts';
import type { StepProps } from './question-step.tsx';
import { CREATE } from './words.ts';

type Points = Extract<AnyQuestion, { kind: 'points' }>;
type Dealt = Readonly<Record<string, number>>;

/** Points over slots: each with its limits, and always what is left. */
export function PointsStep({ question, system, before, onAnswer }: StepProps<Points>) {
  const speech = useSpeech();
  const { words, text } = speech;
  const { total, slots } = question;
  const [points, setPoints] = useState<Dealt>(() => startOf(question, before));
  const left = total - slots.reduce((sum, { name }) => sum + (points[name] ?? 0), 0);
  return (
    <div className="stack">
      <p className={left === 0 ? 'create-points none' : 'create-points'} aria-live="polite">
        {words(CREATE['points-left'], { n: left, total })}
      </p>
      <ul className="create-slots">
        {slots.map(({ name, least, most }) => {
          const now = points[name] ?? least;
          const label = optionWords(system, name, speech);
          const set = (value: number): void =>
            setPoints({ ...points, [name]: Math.max(least, Math.min(most, value)) });
          return (
            <li key={name}>
              <span className="create-slot-name">
                {label}
                <small className="soft">{words(CREATE.from, { least, most })}</small>
              </span>
              <Button
                look="square"
                aria-label={words(CREATE.less, { label })}
                disabled={now <= least}
                onClick={() => set(now - 1)}
              >
                <Icon name="minus" />
              </Button>
              <output className="number">{now}</output>
              <Button
                look="square"
                aria-label={words(CREATE.more, { label })}
                disabled={now >= most || left <= 0}
                onClick={() => set(now + 1)}
              >
                <Icon name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
      {left > 0 && <p className="soft small">{words(CREATE['spend-all'])}</p>}
      <div className="row">
        <Button look="strong" disabled={left !== 0} onClick={() => onAnswer(points)}>
          {text('next')}
        </Button>
        <Button look="quiet" onClick={() => setPoints(firstFit(question) as Dealt)}>
          {words(CREATE.evenly)}
        </Button>
      </div>
    </div>
  );
}

function startOf({ slots }: Points, before: Json | undefined): Dealt {
  const old =
    typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as Dealt) : {};
  return Object.fromEntries(
    slots.map(({ name, least, most }) => [name, Math.max(least, Math.min(most, old[name] ?? least))]),
  );
}
