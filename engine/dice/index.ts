export type { Dice, Die, Outcome, Ways } from './dice.ts';
export * from './generator.ts';
export { andThen, both, constant, d, makeDice, map, plus, sum, times } from './make.ts';
export { ok, type Result, refused } from './result.ts';
export * from './ways.ts';
