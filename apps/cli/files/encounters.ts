import { systemById, systems } from '@arbitro/catalogue';
import { listCustomSystems } from '@arbitro/custom-systems';
import {
  DANGER_TEXTS,
  DANGERS,
  demoOf,
  type Encounter,
  encounterFile,
  findNearestWord,
  type System,
} from '@arbitro/kernel';
import { findEncounterSides } from '@arbitro/scenario';
import { type CliContext, UnknownNameError } from '../command-line/context.ts';
import { programName, quotePath } from '../command-line/program-name.ts';
import { wrapText } from '../output/columns.ts';
import type { SourceFile } from './source-file.ts';

/** Returns the name of a ready-made encounter, usable where a file is expected. */
export const encounterPathOf = (system: System, { id }: Encounter): string => `${system.id}/${id}`;

/**
 * Returns the encounter named `SYSTEM/ENCOUNTER`, or the demo of `SYSTEM`; an unknown encounter of a system is bad
 * input.
 */
export function findEncounter(word: string): readonly [System, Encounter] | undefined {
  // a word with a dot is a file name
  const [, of = '', id] = /^([^/.]+)(?:\/([^/.]+))?$/.exec(word) ?? [];
  const system = systemById(of);
  return system && [system, id === undefined ? demoOf(system) : getEncounter(system, id)];
}

/** Returns the option that loads a custom system, which every command needs that uses it. */
export function customSystemOption({ id }: System): string {
  const customSystem = listCustomSystems().find(({ system }) => system.id === id);
  return customSystem ? ` --system ${quotePath(customSystem.givenPath)}` : '';
}

/** Whether a ready-made encounter has this name. */
export const isEncounterName = (word: string): boolean =>
  systems.some((system) =>
    system.encounters.some((encounter) => encounterPathOf(system, encounter) === word),
  );

export function getEncounter(system: System, id: string): Encounter {
  const found = system.encounters.find((encounter) => encounter.id === id);
  if (found) return found;
  const ids = system.encounters.map((encounter) => encounter.id);
  const params = { id, system: system.id, allowed: ids.join(', ') };
  throw new UnknownNameError('no-such-encounter', params, findNearestWord(id, ids));
}

/** Returns an encounter as if it had been read from a file, with its title in the user's language. */
export function encounterToFile(
  system: System,
  encounter: Encounter,
  { language }: CliContext,
): SourceFile & { readonly raw: object } {
  const { title, about } = encounter;
  const head = { system: system.id, title: title[language], about: about[language] };
  const raw = { ...head, ...encounterFile(system, encounter) };
  return { path: encounterPathOf(system, encounter), raw, positionOf: () => '' };
}

/** Lists the three encounters of a system: name, danger, and the creatures on each side. */
export function printEncounterList(system: System, { io, paint, language, text }: CliContext): void {
  const { content, presentation: face, encounters } = system;
  const named = (ids: readonly string[]): string =>
    ids.map((id) => (content[id]?.called ?? content[id]?.name)?.[language] ?? id).join(', ');
  const sides = findEncounterSides(system, encounters[0]);
  const party = sides.ok ? named(sides.value.party) : '';
  io.out(paint.bold(`${face.name[language]} · ${text('encounters-party', { party })}`));
  for (const [index, danger] of DANGERS.entries()) {
    const encounter = encounters[index];
    if (!encounter) continue;
    const { title, about } = encounter;
    const mark = '●'.repeat(index + 1).padEnd(DANGERS.length, '○');
    io.out('');
    io.out(`${mark} ${DANGER_TEXTS[danger][language]} · ${paint.bold(title[language])}`);
    for (const line of wrapText(about[language], io.width - 4)) io.out(`    ${line}`);
    io.out(
      `    ${paint.dim(`${programName(io.env)} demo ${system.id} ${encounter.id}${customSystemOption(system)}`)}`,
    );
  }
}
