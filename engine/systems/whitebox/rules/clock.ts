import { MINUTES } from './tables.ts';

const padTwo = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Formats the clock: the first day is day 1. */
export function dayAndHour(clock: number): { readonly day: number; readonly hour: string } {
  const inDay = clock % MINUTES.day;
  return {
    day: Math.floor(clock / MINUTES.day) + 1,
    hour: `${padTwo(inDay / MINUTES.hour)}:${padTwo(inDay % MINUTES.hour)}`,
  };
}
