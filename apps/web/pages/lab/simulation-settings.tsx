import type { Json, Setting, System } from '@arbitro/kernel';
import { type ScenarioFile, type SimulationGoal, setOption } from '@arbitro/simulation';
import { useId, useMemo } from 'react';
import { useLocale } from '../../app/language.tsx';
import { OptionsPart } from '../new/draft-parts.tsx';
import type { Draft } from '../new/table-request.ts';
import { sidesIn } from './lab-file.ts';
import { describePolicy, listPolicyChoices } from './policy-choices.ts';
import {
  type Cluster,
  choosePlace,
  listFightCounts,
  POINTS,
  type SimulationPlace,
} from './simulation-place.ts';

/** When to stop, where, and by which policies. */
export interface SimulationChoices {
  readonly goal: SimulationGoal;
  /** The user's choice of where to simulate, if any. */
  readonly place?: SimulationPlace;
  readonly policies: Readonly<Record<string, string>>;
}

interface SimulationSettingsProps {
  readonly system: System;
  readonly file: ScenarioFile;
  readonly manner: SimulationChoices;
  readonly cluster: Cluster | undefined;
  readonly onFile: (file: ScenarioFile) => void;
  readonly onManner: (manner: SimulationChoices) => void;
}

/** Policies, number of fights, and house rules. */
export function SimulationSettings({
  system,
  file,
  manner,
  cluster,
  onFile,
  onManner,
}: SimulationSettingsProps) {
  const { text } = useLocale();
  const sides = useMemo(() => sidesIn(system, file), [system, file]);
  const options = optionsIn(file);
  const draft: Draft = { way: 'here', title: '', counts: {}, file: '', options };
  return (
    <>
      <section className="card stack" aria-labelledby="lab-how">
        <h2 id="lab-how">{text('lab-policies')}</h2>
        <div className="lab-manner">
          {sides.map((side) => (
            <SidePolicy key={side} system={system} side={side} manner={manner} onManner={onManner} />
          ))}
          <GoalField manner={manner} cluster={cluster} onManner={onManner} />
          {cluster && <PlaceField manner={manner} cluster={cluster} onManner={onManner} />}
        </div>
      </section>
      <details className="folds lab-options">
        <summary>{text('new-options')}</summary>
        <OptionsPart
          system={system}
          draft={draft}
          denied={undefined}
          onChange={(part) => onFile(setOptions(file, part.options ?? {}))}
        />
      </details>
    </>
  );
}

interface GoalProps {
  readonly manner: SimulationChoices;
  readonly cluster: Cluster | undefined;
  readonly onManner: (manner: SimulationChoices) => void;
}

/** Until the figures are sure, or a number of fights. */
function GoalField({ manner, cluster, onManner }: GoalProps) {
  const { text, number } = useLocale();
  const id = useId();
  const { fights, within } = manner.goal;
  const choose = (value: string): void => {
    const [kind, count] = value.split(':');
    onManner({ ...manner, goal: { [kind === 'within' ? 'within' : 'fights']: Number(count) } });
  };
  return (
    <div className="field lab-goal">
      <label htmlFor={id}>{text('lab-fights')}</label>
      <select
        id={id}
        className="input"
        value={within === undefined ? `fights:${fights}` : `within:${within}`}
        onChange={({ target }) => choose(target.value)}
      >
        {POINTS.map((points) => (
          <option key={points} value={`within:${points}`}>
            {text('lab-until-sure', { points: number(points) })}
          </option>
        ))}
        {listFightCounts(cluster, fights).map((count) => (
          <option key={count} value={`fights:${count}`}>
            {number(count)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlaceProps extends GoalProps {
  readonly cluster: Cluster;
}

function PlaceField({ manner, cluster, onManner }: PlaceProps) {
  const { text } = useLocale();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text('lab-place')}</label>
      <select
        id={id}
        className="input"
        value={choosePlace(manner, cluster)}
        onChange={({ target }) => onManner({ ...manner, place: target.value as SimulationPlace })}
      >
        <option value="browser">{text('lab-place-browser')}</option>
        <option value="cluster">{text('lab-place-cluster')}</option>
      </select>
    </div>
  );
}

const optionsIn = ({ options }: ScenarioFile): Readonly<Record<string, Setting>> =>
  typeof options === 'object' && options !== null ? (options as Record<string, Setting>) : {};

const setOptions = (file: ScenarioFile, options: Readonly<Record<string, Setting>>): ScenarioFile =>
  Object.entries(options).reduce((so, [key, value]) => setOption(so, key, value as Json), file);

interface SidePolicyProps {
  readonly system: System;
  readonly side: string;
  readonly manner: SimulationChoices;
  readonly onManner: (manner: SimulationChoices) => void;
}

function SidePolicy({ system, side, manner, onManner }: SidePolicyProps) {
  const { text, words } = useLocale();
  const id = useId();
  const policies = listPolicyChoices(system);
  const term = system.presentation.terms[side];
  return (
    <div className="field">
      <label htmlFor={id}>{term ? words(term) : side}</label>
      <select
        id={id}
        className="input"
        value={manner.policies[side] ?? policies[0]}
        onChange={({ target }) =>
          onManner({ ...manner, policies: { ...manner.policies, [side]: target.value } })
        }
      >
        {policies.map((name) => (
          <option key={name} value={name}>
            {describePolicy(name, text)}
          </option>
        ))}
      </select>
    </div>
  );
}
