import { describePartyBeats, foldAccents, type System } from '@arbitro/kernel';
import type { ScenarioFile } from '@arbitro/simulation';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type CreatureGroup, groupsIn, setGroupCount } from './lab-file.ts';

interface FightersProps {
  readonly system: System;
  readonly file: ScenarioFile;
  readonly onChange: (file: ScenarioFile) => void;
}

const MAX_OF_A_KIND = 30;

/** The creatures of the encounter, how many of each, and which could be added. */
export function Fighters({ system, file, onChange }: FightersProps) {
  const { text, words } = useLocale();
  const groups = groupsIn(file);
  const set = (name: string, count: number): void =>
    onChange(setGroupCount(file, name, Math.max(0, Math.min(MAX_OF_A_KIND, count))));
  return (
    <section className="card stack" aria-labelledby="lab-who">
      <h2 id="lab-who">{text('lab-who')}</h2>
      <ul className="counts">
        {groups.map((group) => {
          const groupName = nameOfGroup(group, system, words);
          return (
            <li key={group.name} className="some">
              <span className="name">{groupName}</span>
              <Button
                look="quiet square"
                aria-label={text('lab-less', { name: groupName })}
                onClick={() => set(group.name, group.count - 1)}
              >
                <Icon name="minus" />
              </Button>
              <output className="number">{group.count}</output>
              <Button
                look="quiet square"
                aria-label={text('lab-more', { name: groupName })}
                onClick={() => set(group.name, group.count + 1)}
              >
                <Icon name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
      <OtherCreatures system={system} groups={groups} onAdd={(name) => set(name, 1)} />
    </section>
  );
}

/** Returns a creature's own name, with its kind if that says more. */
function nameOfGroup(
  { first, name, count }: CreatureGroup,
  { content }: System,
  words: ReturnType<typeof useLocale>['words'],
): string {
  const from = content[typeof first.from === 'string' ? first.from : name];
  const kind = from && words(from.called ?? from.name);
  if (typeof first.name === 'string' && first.name !== '' && count === 1) return first.name;
  const own =
    typeof first.id === 'string' && !isNumbered(first.id, first.from) ? capitalizeId(first.id) : undefined;
  if (kind === undefined) return own ?? capitalizeId(name);
  return own === undefined ? kind : `${own} (${kind})`;
}

/** Whether an id only repeats the content it comes from: `wolf`, or `wolf-2`. */
const isNumbered = (id: string, from: unknown): boolean => id.replace(/-\d+$/, '') === from;

const capitalizeId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

interface OtherCreaturesProps {
  readonly system: System;
  readonly groups: readonly CreatureGroup[];
  readonly onAdd: (name: string) => void;
}

/** Creatures of the content that are not in the encounter yet. */
function OtherCreatures({ system, groups, onAdd }: OtherCreaturesProps) {
  const { text, words } = useLocale();
  const [sought, setSought] = useState('');
  const here = new Set(groups.map(({ name }) => name));
  const found = Object.entries(system.content).filter(
    ([id, { name }]) =>
      !here.has(id) && foldAccents(`${words(name)} ${id}`).includes(foldAccents(sought.trim())),
  );
  return (
    <details className="folds">
      <summary>{text('lab-add')}</summary>
      <SearchField value={sought} onChange={setSought} label={text('lab-find')} />
      <div className="pills">
        {found.map(([id, { name, partyBeats }]) => (
          <button
            type="button"
            key={id}
            title={partyBeats === undefined ? undefined : words(describePartyBeats(partyBeats))}
            onClick={() => onAdd(id)}
          >
            {words(name)}
          </button>
        ))}
      </div>
    </details>
  );
}
