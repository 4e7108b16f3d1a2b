import { folded, type System } from '@arbitro/kernel';
import type { File } from '@arbitro/simulation';
import { useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Group, groupsIn, withGroup } from './lab-file.ts';

interface FightersProps {
  readonly system: System;
  readonly file: File;
  readonly onChange: (file: File) => void;
}

const MOST_OF_A_KIND = 30;

/** The creatures of the encounter, how many of each, and which could be added. */
export function Fighters({ system, file, onChange }: FightersProps) {
  const { text, words } = useSpeech();
  const groups = groupsIn(file);
  const set = (name: string, count: number): void =>
    onChange(withGroup(file, name, Math.max(0, Math.min(MOST_OF_A_KIND, count))));
  return (
    <section className="card stack" aria-labelledby="lab-who">
      <h2 id="lab-who">{text('lab-who')}</h2>
      <ul className="counts">
        {groups.map((group) => {
          const called = calledAs(group, system, words);
          return (
            <li key={group.name} className="some">
              <span className="name">{called}</span>
              <Button
                look="quiet square"
                aria-label={text('lab-less', { name: called })}
                onClick={() => set(group.name, group.count - 1)}
              >
                <Icon name="minus" />
              </Button>
              <output className="number">{group.count}</output>
              <Button
                look="quiet square"
                aria-label={text('lab-more', { name: called })}
                onClick={() => set(group.name, group.count + 1)}
              >
                <Icon name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Others system={system} groups={groups} onAdd={(name) => set(name, 1)} />
    </section>
  );
}

/** Returns a creature's own name, with its kind if that says more. */
function calledAs(
  { first, name, count }: Group,
  { content }: System,
  words: ReturnType<typeof useSpeech>['words'],
): string {
  const from = content[typeof first.from === 'string' ? first.from : name];
  const kind = from && words(from.called ?? from.name);
  if (typeof first.name === 'string' && first.name !== '' && count === 1) return first.name;
  const own =
    typeof first.id === 'string' && !isNumbered(first.id, first.from) ? capitalised(first.id) : undefined;
  if (kind === undefined) return own ?? capitalised(name);
  return own === undefined ? kind : `${own} (${kind})`;
}

/** Whether an id only repeats the content it comes from: `wolf`, or `wolf-2`. */
const isNumbered = (id: string, from: unknown): boolean => id.replace(/-\d+$/, '') === from;

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

interface OthersProps {
  readonly system: System;
  readonly groups: readonly Group[];
  readonly onAdd: (name: string) => void;
}

/** Creatures of the content that are not in the encounter yet. */
function Others({ system, groups, onAdd }: OthersProps) {
  const { text, words } = useSpeech();
  const [sought, setSought] = useState('');
  const here = new Set(groups.map(({ name }) => name));
  const found = Object.entries(system.content).filter(
    ([id, { name }]) => !here.has(id) && folded(`${words(name)} ${id}`).includes(folded(sought.trim())),
  );
  return (
    <details className="folds">
      <summary>{text('lab-add')}</summary>
      <SearchField value={sought} onChange={setSought} label={text('lab-find')} />
      <div className="pills">
        {found.map(([id, { name }]) => (
          <button type="button" key={id} onClick={() => onAdd(id)}>
            {words(name)}
          </button>
        ))}
      </div>
    </details>
  );
}
