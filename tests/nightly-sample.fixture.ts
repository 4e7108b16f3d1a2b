/**
 * The day in UTC, set by vitest.config.ts. It chooses the samples: `NIGHT=2026-11-17 npm test` repeats those of another
 * day.
 */
export const NIGHT_DATE = process.env.NIGHT ?? '';

const DAY_MS = 86_400_000;
const day = Math.floor(Date.parse(NIGHT_DATE) / DAY_MS);
if (Number.isNaN(day)) throw new Error(`NIGHT=${NIGHT_DATE} is not a day like 2026-11-17`);

/** Whether an item of a list is in tonight's sample: each item is in one of `nights` nights. */
export const isInTonightSample = (index: number, nights: number): boolean => (index + day) % nights === 0;
