export type { FaceCondition, ComparisonOperator } from './compare.ts';
export type { Dice, Die, Outcome, Ways } from './dice.ts';
export type { DiceExpr } from './expr.ts';
export {
  ALGORITHMS,
  type Algorithm,
  createDie,
  type Generator,
  createGenerator,
  parseSeed,
  type Seed,
  type SeedError,
  createSeededDie,
  seedOf,
  splitSeed,
} from './generator.ts';
export { canonicalJson, type Key, type CanonicalCache, keyOf } from './key.ts';
export type { Mark } from './throw-trace.ts';
export { LIMITS } from './limits.ts';
export { flatMapDice, combineDice, constantDice, d, makeDice, mapFaces, addDice, markBeyond, sumDice, multiplyDice } from './make-dice.ts';
export { dice, computeExactWays, prepareDice, rollDice } from './notation.ts';
export type { NotationError, NotationErrorCode } from './notation-error.ts';
export { describeNotationError, formatNotationError } from './notation-texts.ts';
export { parseDice } from './parse.ts';
export type { Explode, Keep, PoolSpec, Reroll, Sides } from './pool-spec.ts';
export { fateDice, keepHighest, keepLowest, type Percentile, percentileDice, poolDice } from './pools.ts';
export { ok, type Result, err } from './result.ts';
export { type DetailedRoll, type RolledPart, rollInDetail, type RolledDie, formatRoll } from './detailed-roll.ts';
export { formatDice } from './format.ts';
export { createPersonDice } from './streams.ts';
export { type TallyExplode, sortedFacesDice, tallyDice, type Tally, type TallySpec } from './tally.ts';
export { type ThrownDie, listThrownDice } from './dice-from-notation.ts';
export * from './ways.ts';
