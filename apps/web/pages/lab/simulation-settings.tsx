import type { Json, Setting, System } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { type ScenarioFile, setOption } from '@arbitro/simulation';
import { useId, useMemo } from 'react';
import type { TextKey } from '../../app/app-texts.ts';
import { useLocale } from '../../app/language.tsx';
import { OptionsPart } from '../new/draft-parts.tsx';
import type { Draft } from '../new/table-request.ts';
import { sidesIn } from './lab-file.ts';
import { type Cluster, choosePlace, listFightCounts, type SimulationPlace } from './simulation-place.ts';

/** How many fights, where, and by which policies. */
export interface SimulationChoices {
  readonly fights: number;
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
  const { text, number } = useLocale();
  const sides = useMemo(() => sidesIn(system, file), [system, file]);
  const ids = useId();
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
          <div className="field">
            <label htmlFor={`${ids}-n`}>{text('lab-fights')}</label>
            <select
              id={`${ids}-n`}
              className="input"
              value={manner.fights}
              onChange={({ target }) => onManner({ ...manner, fights: Number(target.value) })}
            >
              {listFightCounts(cluster, manner.fights).map((n) => (
                <option key={n} value={n}>
                  {number(n)}
                </option>
              ))}
            </select>
          </div>
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

interface PlaceProps {
  readonly manner: SimulationChoices;
  readonly cluster: Cluster;
  readonly onManner: (manner: SimulationChoices) => void;
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

/** Lists every policy once: the system's first is also called `simple`. */
function listPolicyChoices(system: System): readonly string[] {
  const [first] = Object.keys(system.policies);
  return ['simple', ...listPolicyNames(system).filter((name) => name !== 'simple' && name !== first)];
}

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
            {text(`lab-policy-${name}` as TextKey)}
          </option>
        ))}
      </select>
    </div>
  );
}
