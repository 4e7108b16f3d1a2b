import { SECONDS } from './tables.ts';

const padTwo = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Returns the clock for display: the first day is day 1; seconds appear only if there are any. */
export function dayAndHour(clock: number): { readonly day: number; readonly hour: string } {
  const inDay = clock % SECONDS.day;
  const inHour = inDay % SECONDS.hour;
  const parts = [inDay / SECONDS.hour, inHour / SECONDS.minute, inHour % SECONDS.minute];
  return {
    day: Math.floor(clock / SECONDS.day) + 1,
    hour: (parts[2] === 0 ? parts.slice(0, 2) : parts).map(padTwo).join(':'),
  };
}
