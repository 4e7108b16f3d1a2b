import { foldAccents } from './localized-text.ts';

/** Letters of the longest word that is compared: the work grows with the square of the length. */
const MAX_LENGTH = 60;

/** Returns the word of the list that differs from this one by a typing error or two. */
export function findNearestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const max = Math.max(1, Math.floor(word.length / 3));
  const letters = foldAccents(word);
  let best: { readonly word: string; readonly slips: number } | undefined;
  for (const candidate of words) {
    // the distance is at least the difference in length
    if (Math.abs(candidate.length - word.length) > max) continue;
    const slips = computeEditDistance(letters, foldAccents(candidate));
    if (slips <= max && (best === undefined || slips < best.slips)) best = { word: candidate, slips };
  }
  return best?.word;
}

/** Returns the number of letters added, left out, changed or swapped with their neighbour (optimal string alignment). */
function computeEditDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) rows.push(computeNextRow(a, b, rows));
  return rows[a.length]![b.length]!;
}

function computeNextRow(a: string, b: string, rows: readonly (readonly number[])[]): number[] {
  const i = rows.length;
  const above = rows[i - 1]!;
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
    const min = Math.min(changed, above[j]! + 1, row[j - 1]! + 1);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(swapped ? Math.min(min, rows[i - 2]![j - 2]! + 1) : min);
  }
  return row;
}
