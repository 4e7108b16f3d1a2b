export type { ComparisonOperator, FaceCondition } from './compare.ts';
export {
  type DetailedRoll,
  formatRoll,
  type RolledDie,
  type RolledPart,
  rollInDetail,
} from './detailed-roll.ts';
export type { Dice, Die, Outcome, Ways } from './dice.ts';
export { listThrownDice, type ThrownDie } from './dice-from-notation.ts';
export type { DiceExpr } from './expr.ts';
export { formatDice } from './format.ts';
export {
  ALGORITHMS,
  type Algorithm,
  createDie,
  createGenerator,
  createSeededDie,
  type Generator,
  parseSeed,
  type Seed,
  type SeedError,
  seedOf,
  splitSeed,
} from './generator.ts';
export { type CanonicalCache, canonicalJson, type Key, keyOf } from './key.ts';
export { LIMITS } from './limits.ts';
export {
  addDice,
  combineDice,
  constantDice,
  d,
  flatMapDice,
  makeDice,
  mapFaces,
  markBeyond,
  multiplyDice,
  sumDice,
} from './make-dice.ts';
export { computeExactWays, dice, prepareDice, rollDice } from './notation.ts';
export type { NotationError, NotationErrorCode } from './notation-error.ts';
export { describeNotationError, formatNotationError } from './notation-texts.ts';
export { parseDice } from './parse.ts';
export type { Explode, Keep, PoolSpec, Reroll, Sides } from './pool-spec.ts';
export { fateDice, keepHighest, keepLowest, type Percentile, percentileDice, poolDice } from './pools.ts';
export { err, ok, type Result } from './result.ts';
export { type ResultKind, resultKindOf } from './result-kind.ts';
export { createPersonDice } from './streams.ts';
export { sortedFacesDice, type Tally, type TallyExplode, type TallySpec, tallyDice } from './tally.ts';
export type { Mark } from './throw-trace.ts';
export * from './ways.ts';
