import type { Json, Setting, System } from '@arbitro/kernel';
import { policyNames } from '@arbitro/policies';
import { type File, withOption } from '@arbitro/simulation';
import { useId, useMemo } from 'react';
import { useSpeech } from '../../app/language.tsx';
import type { WordKey } from '../../app/words.ts';
import { OptionsPart } from '../new/parts.tsx';
import type { Draft } from '../new/request.ts';
import { sidesIn } from './lab-file.ts';
import { type Cluster, fightsOffered, type Place, placeFor } from './place.ts';

/** How many fights, where, and by which policies. */
export interface Manner {
  readonly fights: number;
  /** The user's choice of where to simulate, if any. */
  readonly place?: Place;
  readonly policies: Readonly<Record<string, string>>;
}

interface HowProps {
  readonly system: System;
  readonly file: File;
  readonly manner: Manner;
  readonly cluster: Cluster | undefined;
  readonly onFile: (file: File) => void;
  readonly onManner: (manner: Manner) => void;
}

/** Policies, number of fights, and house rules. */
export function How({ system, file, manner, cluster, onFile, onManner }: HowProps) {
  const { text, number } = useSpeech();
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
            <SideManner key={side} system={system} side={side} manner={manner} onManner={onManner} />
          ))}
          <div className="field">
            <label htmlFor={`${ids}-n`}>{text('lab-fights')}</label>
            <select
              id={`${ids}-n`}
              className="input"
              value={manner.fights}
              onChange={({ target }) => onManner({ ...manner, fights: Number(target.value) })}
            >
              {fightsOffered(cluster, manner.fights).map((n) => (
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
          onChange={(part) => onFile(withOptions(file, part.options ?? {}))}
        />
      </details>
    </>
  );
}

interface PlaceProps {
  readonly manner: Manner;
  readonly cluster: Cluster;
  readonly onManner: (manner: Manner) => void;
}

function PlaceField({ manner, cluster, onManner }: PlaceProps) {
  const { text } = useSpeech();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text('lab-place')}</label>
      <select
        id={id}
        className="input"
        value={placeFor(manner, cluster)}
        onChange={({ target }) => onManner({ ...manner, place: target.value as Place })}
      >
        <option value="browser">{text('lab-place-browser')}</option>
        <option value="cluster">{text('lab-place-cluster')}</option>
      </select>
    </div>
  );
}

const optionsIn = ({ options }: File): Readonly<Record<string, Setting>> =>
  typeof options === 'object' && options !== null ? (options as Record<string, Setting>) : {};

const withOptions = (file: File, options: Readonly<Record<string, Setting>>): File =>
  Object.entries(options).reduce((so, [key, value]) => withOption(so, key, value as Json), file);

/** Lists every policy once: the system's first is also called `simple`. */
function differentNames(system: System): readonly string[] {
  const [first] = Object.keys(system.policies);
  return ['simple', ...policyNames(system).filter((name) => name !== 'simple' && name !== first)];
}

interface SideProps {
  readonly system: System;
  readonly side: string;
  readonly manner: Manner;
  readonly onManner: (manner: Manner) => void;
}

function SideManner({ system, side, manner, onManner }: SideProps) {
  const { text, words } = useSpeech();
  const id = useId();
  const policies = differentNames(system);
  const term = system.face.terms[side];
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
            {text(`lab-policy-${name}` as WordKey)}
          </option>
        ))}
      </select>
    </div>
  );
}
