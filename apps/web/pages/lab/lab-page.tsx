import '../new/new.css';
import './lab.css';
import type { System } from '@arbitro/kernel';
import type { File } from '@arbitro/simulation';
import { useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseGame } from '../../ui/choose-game.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WithSystem } from '../rules/with-system.tsx';
import { Fighters } from './fighters.tsx';
import { How, type Manner } from './how.tsx';
import { sidesIn } from './lab-file.ts';
import { placeFor } from './place.ts';
import { Ready } from './ready.tsx';
import { Result } from './result.tsx';
import { useCluster } from './use-cluster.ts';
import { useLabFile } from './use-lab-file.ts';
import { useSimulation } from './use-simulation.ts';
import './words.ts';

/** Builds an encounter, simulates it many times, and shows the effect of a change. */
export function LabPage({ system }: { readonly system: string | undefined }) {
  const { text } = useSpeech();
  if (system === undefined)
    return <ChooseGame title={text('lab-choose')} about={text('lab-about')} page="/lab" />;
  return (
    <WithSystem key={system} id={system}>
      {(loaded) => <Lab system={loaded} />}
    </WithSystem>
  );
}

const FIRST: Manner = { fights: 500, policies: {} };

function Lab({ system }: { readonly system: System }) {
  const { text, words } = useSpeech();
  useTitle(text('lab-title', { name: words(system.face.name) }));
  const { file, change, pick, reset } = useLabFile(system);
  const [manner, setManner] = useState(FIRST);
  const simulation = useSimulation();
  const { running, start, stop } = simulation;
  const cluster = useCluster(running);
  const [before, setBefore] = useState<File>();
  const [beside, setBeside] = useState(true);
  const [last, setLast] = useState<File>();
  const simulate = (): void => {
    const reference = beside && last && last !== file ? last : undefined;
    setBefore(reference);
    setLast(file);
    const { fights } = manner;
    const files = reference ? [reference, file] : [file];
    const sides = files.flatMap((one) => sidesIn(system, one));
    // leave out sides that no longer exist
    const policies = Object.fromEntries(
      Object.entries(manner.policies).filter(([side]) => sides.includes(side)),
    );
    const subject = { kind: 'files', files } as const;
    start({ system: system.id, subject, fights, how: { seed: 'lab', policies } }, placeFor(manner, cluster));
  };
  return (
    <div className="page lab">
      <header className="row">
        <Emblem system={{ id: system.id, ...system.face }} />
        <h1>{text('lab-title', { name: words(system.face.name) })}</h1>
      </header>
      <form
        className="lab-set stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (running) stop();
          else simulate();
        }}
      >
        <Ready system={system} file={file} onPick={pick} />
        <Fighters system={system} file={file} onChange={change} />
        <How
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
      <Result simulation={simulation} system={system} compared={before !== undefined} />
    </div>
  );
}
