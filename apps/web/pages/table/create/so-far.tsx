import type { Decided, System } from '@arbitro/kernel';
import { useSpeech } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { optionWords } from './option-words.ts';
import { CREATE } from './words.ts';

interface SoFarProps {
  readonly system: System;
  readonly soFar: readonly Decided[];
  readonly changing: number | undefined;
  readonly onChange: (at: number) => void;
}

/** The decisions so far; a tap goes back to one. Dice stay as rolled. */
export function SoFar({ system, soFar, changing, onChange }: SoFarProps) {
  const speech = useSpeech();
  const { words } = speech;
  if (soFar.length === 0) return <p className="soft small">{words(CREATE['nothing-yet'])}</p>;
  return (
    <ol className="create-decided" aria-label={words(CREATE['so-far'])}>
      {soFar.map((one, at) => {
        const label = optionWords(system, one.label.name, speech);
        const isRoll = 'dice' in one;
        const came = optionWords(system, isRoll ? one.came : one.chosen, speech);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked again; its place is its name
          <li key={at}>
            <button
              type="button"
              disabled={isRoll}
              aria-current={changing === at}
              aria-label={`${words(CREATE.change, { label })} (${came})`}
              onClick={() => onChange(at)}
            >
              <span className="label">
                {isRoll && <Icon name="die" size={14} />}
                {label}
              </span>
              <span className="came">{came === '' ? words(CREATE.nothing) : came}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
