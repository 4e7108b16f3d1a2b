import { useId } from 'react';
import { useLocale } from '../../app/language.tsx';
import { DangerSign } from '../../ui/danger-sign.tsx';
import type { ListedEncounter } from './use-server.ts';

interface ChooseEncounterProps {
  readonly encounters: readonly ListedEncounter[];
  readonly chosen: ListedEncounter | undefined;
  readonly onChoose: (encounter: ListedEncounter) => void;
}

/** The fights of a game, each with its danger; real radio buttons, so the arrow keys work. */
export function ChooseEncounter({ encounters, chosen, onChoose }: ChooseEncounterProps) {
  const { text, words } = useLocale();
  const name = useId();
  return (
    <fieldset className="encounters">
      <legend className="unseen">{text('start-encounters')}</legend>
      {encounters.map((encounter) => (
        <label key={encounter.id} title={words(encounter.about)}>
          <input
            type="radio"
            name={name}
            checked={encounter.id === chosen?.id}
            onChange={() => onChoose(encounter)}
          />
          <span className="title">{words(encounter.title)}</span>
          <DangerSign danger={encounter.danger} />
        </label>
      ))}
    </fieldset>
  );
}
