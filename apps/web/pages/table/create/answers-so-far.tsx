import type { CreationDecision, System } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describeOption } from './describe-option.ts';
import { CREATE_TEXTS } from './texts.ts';

interface AnswersSoFarProps {
  readonly system: System;
  readonly soFar: readonly CreationDecision[];
  readonly changing: number | undefined;
  readonly onChange: (at: number) => void;
}

/** The decisions so far; a tap goes back to one. Dice stay as rolled. */
export function AnswersSoFar({ system, soFar, changing, onChange }: AnswersSoFarProps) {
  const speech = useLocale();
  const { words } = speech;
  if (soFar.length === 0) return <p className="soft small">{words(CREATE_TEXTS['nothing-yet'])}</p>;
  return (
    <ol className="create-decided" aria-label={words(CREATE_TEXTS['so-far'])}>
      {soFar.map((creationDecision, index) => {
        const label = describeOption(system, creationDecision.label.name, speech);
        const isRoll = 'dice' in creationDecision;
        const came = describeOption(system, isRoll ? creationDecision.came : creationDecision.chosen, speech);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked again; its place is its name
          <li key={index}>
            <button
              type="button"
              disabled={isRoll}
              aria-current={changing === index}
              aria-label={`${words(CREATE_TEXTS.change, { label })} (${came})`}
              onClick={() => onChange(index)}
            >
              <span className="label">
                {isRoll && <Icon name="die" size={14} />}
                {label}
              </span>
              <span className="came">{came === '' ? words(CREATE_TEXTS.nothing) : came}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
