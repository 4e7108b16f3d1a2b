import type { Fields } from './json.ts';
import { fillText, type LocalizedText } from './localized-text.ts';
import type { System } from './system.ts';
import { TEXT } from './text/index.ts';

/** A fight ready to play: the party of the system, and its opponents. */
export interface Encounter {
  readonly id: string;
  readonly title: LocalizedText;
  readonly about: LocalizedText;
  /** A scenario file without its `system`; its first creature belongs to the party. */
  readonly file: Fields;
}

/** By danger: the party wins nearly always, mostly, or about half of the time. */
export type Encounters = readonly [easy: Encounter, hard: Encounter, deadly: Encounter];

/** The danger of each of the three positions. */
export const DANGERS = ['easy', 'hard', 'deadly'] as const;
export type Danger = (typeof DANGERS)[number];
export const DANGER_TEXTS: Readonly<Record<Danger, LocalizedText>> = {
  easy: TEXT.dangers.easy,
  hard: TEXT.dangers.hard,
  deadly: TEXT.dangers.deadly,
};

/** Describes how strong a foe is against the party of the encounters. */
export function describePartyBeats(partyBeats: number): LocalizedText {
  if (partyBeats === 0) return TEXT.partyBeats.none;
  const isWeak = partyBeats >= 1;
  const message = isWeak ? TEXT.partyBeats.foes : TEXT.partyBeats.parties;
  return fillText(message, { n: isWeak ? partyBeats : Math.round(1 / partyBeats) });
}

type SystemEncounters = Pick<System, 'id' | 'encounters'>;

/** The encounter that a system is shown with first: neither trivial nor hopeless. */
export const demoOf = ({ encounters: [, hard] }: SystemEncounters): Encounter => hard;

/** Returns a scenario file, by default of the demo encounter. */
export const encounterFile = (system: SystemEncounters, encounter = demoOf(system)): Fields => ({
  system: system.id,
  ...encounter.file,
});
