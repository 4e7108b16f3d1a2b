import { DANGERS, type Encounter, encounterFile, type System } from '@arbitro/kernel';
import type { ScenarioFile } from '@arbitro/simulation';
import { useLocale } from '../../app/language.tsx';
import { DangerSign } from '../../ui/danger-sign.tsx';

interface BuiltinEncountersProps {
  readonly system: System;
  readonly file: ScenarioFile;
  readonly onPick: (encounter: Encounter) => void;
}

/** The system's ready-made encounters, to begin from; the current one is marked while it is unchanged. */
export function BuiltinEncounters({ system, file, onPick }: BuiltinEncountersProps) {
  const { text, words } = useLocale();
  const now = JSON.stringify(file);
  return (
    <section className="lab-ready" aria-labelledby="lab-ready">
      <h2 id="lab-ready">{text('lab-ready')}</h2>
      <div>
        {system.encounters.map((encounter, index) => (
          <button
            type="button"
            key={encounter.id}
            title={words(encounter.about)}
            aria-pressed={now === JSON.stringify(encounterFile(system, encounter))}
            onClick={() => onPick(encounter)}
          >
            <strong>{words(encounter.title)}</strong>
            <DangerSign danger={DANGERS[index] ?? 'deadly'} />
          </button>
        ))}
      </div>
    </section>
  );
}
