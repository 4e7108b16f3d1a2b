import { systemById, systems } from '@arbitro/catalogue';
import { DANGER_WORDS, DANGERS, demoOf, type Encounter, encounterFile, type System } from '@arbitro/kernel';
import { broughtAlong } from '@arbitro/own';
import { metIn, nearest } from '@arbitro/scenario';
import { calledAs, typedPath } from './called-as.ts';
import { wrapped } from './columns.ts';
import { type Desk, Misspelt } from './desk.ts';
import type { Sheaf } from './file.ts';

/** Returns the name of a ready-made encounter, usable where a file is expected. */
export const callOf = (system: System, { id }: Encounter): string => `${system.id}/${id}`;

/**
 * Returns the encounter named `SYSTEM/ENCOUNTER`, or the demo of `SYSTEM`; an unknown encounter of a system is bad
 * input.
 */
export function encounterAt(word: string): readonly [System, Encounter] | undefined {
  // a word with a dot is a file name
  const [, of = '', id] = /^([^/.]+)(?:\/([^/.]+))?$/.exec(word) ?? [];
  const system = systemById(of);
  return system && [system, id === undefined ? demoOf(system) : knownEncounter(system, id)];
}

/** Returns the option that loads a custom system, which every command needs that uses it. */
export function broughtBy({ id }: System): string {
  const own = broughtAlong().find(({ system }) => system.id === id);
  return own ? ` --system ${typedPath(own.named)}` : '';
}

/** Whether a ready-made encounter has this name. */
export const isReadyMade = (word: string): boolean =>
  systems.some((system) => system.encounters.some((encounter) => callOf(system, encounter) === word));

export function knownEncounter(system: System, id: string): Encounter {
  const found = system.encounters.find((one) => one.id === id);
  if (found) return found;
  const ids = system.encounters.map((one) => one.id);
  const params = { id, system: system.id, allowed: ids.join(', ') };
  throw new Misspelt('no-such-encounter', params, nearest(id, ids));
}

/** Returns an encounter as if it had been read from a file, with its title in the user's language. */
export function sheafOf(
  system: System,
  encounter: Encounter,
  { language }: Desk,
): Sheaf & { readonly raw: object } {
  const { title, about } = encounter;
  const head = { system: system.id, title: title[language], about: about[language] };
  const raw = { ...head, ...encounterFile(system, encounter) };
  return { path: callOf(system, encounter), raw, where: () => '' };
}

/** Lists the three encounters of a system: name, danger, and the creatures on each side. */
export function listEncounters(system: System, { io, paint, language, text }: Desk): void {
  const { content, face, encounters } = system;
  const named = (ids: readonly string[]): string =>
    ids.map((id) => (content[id]?.called ?? content[id]?.name)?.[language] ?? id).join(', ');
  const met = metIn(system, encounters[0]);
  const party = met.ok ? named(met.value.party) : '';
  io.out(paint.bold(`${face.name[language]} · ${text('encounters-party', { party })}`));
  for (const [at, danger] of DANGERS.entries()) {
    const encounter = encounters[at];
    if (!encounter) continue;
    const { title, about } = encounter;
    const mark = '●'.repeat(at + 1).padEnd(DANGERS.length, '○');
    io.out('');
    io.out(`${mark} ${DANGER_WORDS[danger][language]} · ${paint.bold(title[language])}`);
    for (const line of wrapped(about[language], io.width - 4)) io.out(`    ${line}`);
    io.out(`    ${paint.dim(`${calledAs(io.env)} demo ${system.id} ${encounter.id}${broughtBy(system)}`)}`);
  }
}
