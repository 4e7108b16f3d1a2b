import type { Fields } from './json.ts';
import type { System } from './system.ts';
import { TEXT } from './text/index.ts';
import type { Words } from './words.ts';

/** A fight ready to play: the party of the system, and those it meets. */
export interface Encounter {
  readonly id: string;
  readonly title: Words;
  readonly about: Words;
  /** A scenario file without its `system`; whoever comes first in it is of the party. */
  readonly file: Fields;
}

/** By how dangerous they are: the party wins nearly always, mostly, or about every other time. */
export type Encounters = readonly [easy: Encounter, hard: Encounter, deadly: Encounter];

/** What the places among the three mean. */
export const DANGERS = ['easy', 'hard', 'deadly'] as const;
export type Danger = (typeof DANGERS)[number];
export const DANGER_WORDS: Readonly<Record<Danger, Words>> = {
  easy: TEXT.dangers.easy,
  hard: TEXT.dangers.hard,
  deadly: TEXT.dangers.deadly,
};

type Ready = Pick<System, 'id' | 'encounters'>;

/** What a system is first shown with: neither won at once nor lost. */
export const demoOf = ({ encounters: [, hard] }: Ready): Encounter => hard;

/** A scenario file: of the demo where no other encounter is given. */
export const encounterFile = (system: Ready, encounter = demoOf(system)): Fields => ({
  system: system.id,
  ...encounter.file,
});
