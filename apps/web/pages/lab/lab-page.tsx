import '../new/new.css';
import './lab.css';
import type { System } from '@arbitro/kernel';
import { DEFAULT_WITHIN, type ScenarioFile } from '@arbitro/simulation';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseGame } from '../../ui/choose-game.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WithSystem } from '../rules/with-system.tsx';
import { BuiltinEncounters } from './builtin-encounters.tsx';
import { Fighters } from './fighters.tsx';
import { sidesIn } from './lab-file.ts';
import { choosePlace } from './simulation-place.ts';
import { SimulationResult } from './simulation-result.tsx';
import { type SimulationChoices, SimulationSettings } from './simulation-settings.tsx';
import { useCluster } from './use-cluster.ts';
import { useLabFile } from './use-lab-file.ts';
import { useSimulation } from './use-simulation.ts';
import './texts.ts';

/** Builds an encounter, simulates it many times, and shows the effect of a change. */
export function LabPage({ system }: { readonly system: string | undefined }) {
  const { text } = useLocale();
  if (system === undefined)
    return <ChooseGame title={text('lab-choose')} about={text('lab-about')} page="/lab" />;
  return (
    <WithSystem key={system} id={system}>
      {(loaded) => <Lab system={loaded} />}
    </WithSystem>
  );
}

const DEFAULT_CHOICES: SimulationChoices = { goal: { within: DEFAULT_WITHIN }, policies: {} };

function Lab({ system }: { readonly system: System }) {
  const { text, words } = useLocale();
  useTitle(text('lab-title', { name: words(system.presentation.name) }));
  const { file, change, pick, reset } = useLabFile(system);
  const [manner, setManner] = useState(DEFAULT_CHOICES);
  const simulation = useSimulation();
  const { running, start, stop } = simulation;
  const cluster = useCluster(running);
  const [before, setBefore] = useState<ScenarioFile>();
  const [beside, setBeside] = useState(true);
  const [last, setLast] = useState<ScenarioFile>();
  const simulate = (): void => {
    const reference = beside && last && last !== file ? last : undefined;
    setBefore(reference);
    setLast(file);
    const files = reference ? [reference, file] : [file];
    const sides = files.flatMap((file) => sidesIn(system, file));
    // leave out sides that no longer exist
    const policies = Object.fromEntries(
      Object.entries(manner.policies).filter(([side]) => sides.includes(side)),
    );
    const subject = { kind: 'files', files } as const;
    const goal = { ...manner.goal, compares: files.length > 1 };
    start(
      { system: system.id, subject, goal, how: { seed: 'lab', policies } },
      choosePlace({ ...manner, goal }, cluster),
    );
  };
  return (
    <div className="page lab">
      <header className="row">
        <Emblem system={{ id: system.id, ...system.presentation }} />
        <h1>{text('lab-title', { name: words(system.presentation.name) })}</h1>
      </header>
      <form
        className="lab-set stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (running) stop();
          else simulate();
        }}
      >
        <BuiltinEncounters system={system} file={file} onPick={pick} />
        <Fighters system={system} file={file} onChange={change} />
        <SimulationSettings
          system={system}
          file={file}
          manner={manner}
          cluster={cluster}
          onFile={change}
          onManner={setManner}
        />
        {last && last !== file && (
          <label className="check">
            <input type="checkbox" checked={beside} onChange={({ target }) => setBeside(target.checked)} />
            {text('lab-compare')}
          </label>
        )}
        <div className="row">
          <Button look="strong" type="submit">
            <Icon name={running ? 'check' : 'play'} />
            {text(running ? 'lab-stop' : 'lab-start')}
          </Button>
          <Button look="quiet" onClick={reset}>
            {text('lab-reset')}
          </Button>
        </div>
      </form>
      <SimulationResult simulation={simulation} system={system} compared={before !== undefined} />
    </div>
  );
}
