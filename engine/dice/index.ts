export type { Compare, Comparison } from './compare.ts';
export type { Dice, Die, Outcome, Ways } from './dice.ts';
export type { DiceExpr } from './expr.ts';
export {
  ALGORITHMS,
  type Algorithm,
  dieFrom,
  type Generator,
  generator,
  parseSeed,
  type Seed,
  type SeedError,
  seededDie,
  seedOf,
  split,
} from './generator.ts';
export { canonical, type Key, type Known, keyOf } from './key.ts';
export type { Mark } from './lay-out.ts';
export { LIMITS } from './limits.ts';
export { andThen, both, constant, d, makeDice, map, plus, reaching, sum, times } from './make.ts';
export { dice, exactWays, prepare, rollDice } from './notation.ts';
export type { NotationError, NotationErrorCode } from './notation-error.ts';
export { notationWords, showNotationError } from './notation-words.ts';
export { parseDice } from './parse.ts';
export type { Explode, Keep, PoolSpec, Reroll, Sides } from './pool-spec.ts';
export { fate, keepHighest, keepLowest, type Percentile, percentile, poolDice } from './pools.ts';
export { ok, type Result, refused } from './result.ts';
export { type RolledOut, type RolledPart, rollOut, type Shown, showRoll } from './roll-out.ts';
export { showDice } from './show.ts';
export { diceOfPersons } from './streams.ts';
export { type Bursting, faces, pool, type Tally, type TallySpec } from './tally.ts';
export { type ThrownDie, thrownDice } from './thrown.ts';
export * from './ways.ts';
