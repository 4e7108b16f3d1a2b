import type { EntryChange, SealedRoll, TableExport } from '@arbitro/protocol';
import { commitmentOf, computeFace, isValidDie, stirEntropy, streamOfRoll } from './seal.ts';

/** A roll that does not match its seal. */
export type SealFault =
  | {
      readonly is: 'face';
      readonly moment: number;
      readonly roll: SealedRoll['roll'];
      readonly die: number;
      readonly expected: number;
    }
  /** Dice were skipped or used twice: the roll should start at another index. */
  | {
      readonly is: 'place';
      readonly moment: number;
      readonly roll: SealedRoll['roll'];
      readonly expected: number;
    }
  /** No die has that many sides, or the number of sides is missing. */
  | {
      readonly is: 'sides';
      readonly moment: number;
      readonly roll: SealedRoll['roll'];
      readonly die: number;
    }
  /** The revealed seed does not match its commitment. */
  | { readonly is: 'seed'; readonly moment: number; readonly commitment: string };

export interface SealVerdict {
  /** Rolls that match a revealed seed. */
  readonly fit: number;
  /** Rolls that people typed in. */
  readonly real: number;
  /** Rolls whose seed is not revealed yet. */
  readonly sealed: number;
  readonly faults: readonly SealFault[];
}

interface SealState {
  commitment: string;
  entropy: string;
  thrown: Map<string, number>;
}
type Entries = TableExport['entries'];

/** Recomputes every roll of a table from the revealed seeds. */
export function verifyTable({ entries }: Pick<TableExport, 'entries'>): SealVerdict {
  const seeds = collectRevealedSeeds(entries);
  const watch: SealState = { commitment: '', entropy: '', thrown: new Map() };
  const verdict = { fit: 0, real: 0, sealed: 0, faults: [...findWrongSeeds(entries)] as SealFault[] };
  for (const { moment, kept } of entries) {
    for (const roll of rollsOf(kept.does))
      checkRoll({ roll, moment, watch, seed: seeds.get(watch.commitment) }, verdict);
    updateSealState(watch, kept.does, kept.seat ?? '');
  }
  return verdict;
}

const rollsOf = (change: EntryChange): readonly SealedRoll[] =>
  change.kind === 'acted' || change.kind === 'answered' ? change.rolls : [];

function collectRevealedSeeds(entries: Entries): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  for (const { kept } of entries) {
    if (kept.does.kind !== 'sealed') continue;
    const { commitment, seed } = kept.does.revealed;
    if (seed !== '' && commitmentOf(seed) === commitment) seeds.set(commitment, seed);
  }
  return seeds;
}

function findWrongSeeds(entries: Entries): readonly SealFault[] {
  let sealed = '';
  return entries.flatMap(({ moment, kept: { does } }): readonly SealFault[] => {
    const commitment = sealed;
    if (does.kind === 'opened' || does.kind === 'sealed') sealed = does.seal.commitment;
    if (does.kind !== 'sealed') return [];
    const { revealed } = does;
    const fits =
      revealed.commitment === commitment &&
      (revealed.seed === '' || commitmentOf(revealed.seed) === commitment);
    return fits ? [] : [{ is: 'seed', moment, commitment }];
  });
}

/** Applies an entry's effect on the dice of later entries. */
function updateSealState(watch: SealState, change: EntryChange, seat: string): void {
  if (change.kind === 'stirred') watch.entropy = stirEntropy(watch.entropy, seat, change.text);
  if (change.kind !== 'opened' && change.kind !== 'sealed') return;
  watch.commitment = change.seal.commitment;
  watch.entropy = '';
  watch.thrown = new Map();
}

interface RollToCheck {
  readonly roll: SealedRoll;
  readonly moment: number;
  readonly watch: SealState;
  readonly seed: string | undefined;
}

function checkRoll(
  roll: RollToCheck,
  verdict: { fit: number; real: number; sealed: number; faults: SealFault[] },
): void {
  const { roll: sealed, watch, seed } = roll;
  if (sealed.from === 'real') {
    verdict.real++;
    return;
  }
  const faults = [
    ...findPositionFaults(roll, sealed.from),
    ...(seed === undefined ? [] : findFaceFaults(roll, sealed.from, seed)),
  ];
  watch.thrown.set(streamOfRoll(sealed), sealed.from + sealed.roll.faces.length);
  verdict.faults.push(...faults);
  if (faults.length > 0) return;
  if (seed === undefined) verdict.sealed++;
  else verdict.fit++;
}

function findPositionFaults(
  { roll: sealed, moment, watch }: RollToCheck,
  from: number,
): readonly SealFault[] {
  const expected = watch.thrown.get(streamOfRoll(sealed)) ?? 0;
  return expected === from ? [] : [{ is: 'place', moment, roll: sealed.roll, expected }];
}

function findFaceFaults(
  { roll: sealed, moment, watch }: RollToCheck,
  from: number,
  seed: string,
): readonly SealFault[] {
  const { roll, sides } = sealed;
  return roll.faces.flatMap((face, die): readonly SealFault[] => {
    const thrown = { seed, entropy: watch.entropy, stream: streamOfRoll(sealed), n: from + die };
    const on = sides[die];
    if (!isValidDie(on)) return [{ is: 'sides', moment, roll, die }];
    const expected = computeFace(thrown, on);
    return face === expected ? [] : [{ is: 'face', moment, roll, die, expected }];
  });
}
