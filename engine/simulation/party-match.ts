import { demoOf, type Json, type System } from '@arbitro/kernel';
import { findEncounterSides } from '@arbitro/scenario';
import { type PreparedJob, prepareJob } from './job.ts';
import { simulate } from './simulate.ts';

/** A number of parties against a number of foes of one kind. */
export interface PartyMatch {
  readonly parties: number;
  readonly foes: number;
}

const againstFoes = (foes: number): PartyMatch => ({ parties: 1, foes });
const withParties = (parties: number): PartyMatch => ({ parties, foes: 1 });

/** From one of the strongest foes against eight parties to thirty of the weakest against one. */
const LADDER: readonly PartyMatch[] = [
  ...[8, 6, 4, 3, 2].map(withParties),
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30].map(againstFoes),
];

const beatsOf = ({ parties, foes }: PartyMatch): number => foes / parties;

/** Returns the foes whose strength the content states, with how many of them a party beats. */
export const listMeasuredFoes = ({
  content,
}: Pick<System, 'content'>): readonly (readonly [id: string, partyBeats: number])[] =>
  Object.entries(content).flatMap(([id, { partyBeats }]) =>
    partyBeats === undefined ? [] : [[id, partyBeats] as const],
  );

/** Returns the share of fights that the parties win against these foes. */
export function measurePartyWins(system: System, foe: string, match: PartyMatch, fights: number): number {
  const [encounter] = getEncounters(prepareJob(buildJob(system, foe, match), [system]));
  if (!encounter) throw new Error(`${foe} comes to no fight`);
  const [tally] = simulate([encounter], 0, fights).tallies;
  const [party = ''] = Object.values(encounter.roster);
  return (tally?.wins[party] ?? 0) / fights;
}

/** Returns how many of a foe one party beats in at least half of the fights; 0 where eight parties do not beat one. */
export function measurePartyBeats(system: System, foe: string, fights: number): number {
  const isBeaten = (match: PartyMatch): boolean => measurePartyWins(system, foe, match, fights) >= 0.5;
  const start = LADDER.findIndex(({ parties }) => parties === 1);
  const isDownward = !isBeaten(LADDER[start]!);
  if (isDownward) return beatsOf(LADDER.slice(0, start).findLast(isBeaten) ?? { parties: 1, foes: 0 });
  const lostIndex = LADDER.findIndex((match, index) => index > start && !isBeaten(match));
  return beatsOf(LADDER.at(lostIndex === -1 ? -1 : lostIndex - 1)!);
}

/** Returns the match that a party is said to win, and the next harder one. */
export function findToldMatches(
  partyBeats: number,
): readonly [PartyMatch | undefined, PartyMatch | undefined] {
  const index = LADDER.findIndex((match) => beatsOf(match) === partyBeats);
  return [LADDER[index], LADDER[index + 1]];
}

function buildJob(system: System, foe: string, { parties, foes }: PartyMatch) {
  const sides = findEncounterSides(system, demoOf(system));
  if (!sides.ok) throw new Error(`the demo of ${system.id} has faults`);
  const party = sides.value.party.flatMap((from) => listCopies(from, parties));
  const file: Readonly<Record<string, Json>> = {
    system: system.id,
    ...(demoOf(system).file.options !== undefined && { options: demoOf(system).file.options as Json }),
    creatures: [...party, ...listCopies(foe, foes)],
    steps: [{ do: { type: 'fight' } }, { fight: {} }],
  };
  return { files: [file], options: { seed: 'bestiary' } };
}

const listCopies = (from: string, count: number): readonly Json[] =>
  Array.from({ length: count }, (_, index) => ({ from, id: `${from}-${index + 1}` }));

function getEncounters(job: PreparedJob) {
  if (job.kind !== 'ready') throw new Error(`no fight: ${JSON.stringify(job)}`);
  return job.encounters;
}
