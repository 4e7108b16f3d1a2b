/**
 * The day in UTC that chooses the samples: `NIGHT=2026-11-17 npm test` repeats those of another day, and
 * `NIGHT=all npm test` leaves nothing out.
 */
export const NIGHT_DATE: string = process.env.NIGHT ?? new Date().toISOString().slice(0, 10);

const ALL_NIGHTS = 'all';
const DAY_MS = 86_400_000;
const day = Math.floor((NIGHT_DATE === ALL_NIGHTS ? Date.now() : Date.parse(NIGHT_DATE)) / DAY_MS);
if (Number.isNaN(day))
  throw new Error(`NIGHT=${NIGHT_DATE} is neither a day like 2026-11-17 nor “${ALL_NIGHTS}”`);

/** Returns tonight's number, from 1 to `nights`. */
export const tonightOf = (nights: number): number => (day % nights) + 1;

/** Whether an item of a list is in tonight's sample: each item is in one of `nights` nights. */
export const isInTonightSample = (index: number, nights: number): boolean =>
  NIGHT_DATE === ALL_NIGHTS || (index + day) % nights === 0;
