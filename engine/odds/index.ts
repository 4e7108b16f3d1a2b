export { type ChainResult, type ChainSpec, solveChain } from './markov-chain.ts';
export {
  combineDistributions,
  type Distribution,
  subtractDistributions,
  toDistribution,
  flatMapDistribution,
  conditionOn,
  reduceToLowestTerms,
  mapDistribution,
  maxDistribution,
  minDistribution,
  mixDistributions,
  type WeightedPart,
  multiplyDistributions,
  sumDistributions,
} from './distribution.ts';
export { type Enumeration, enumerate } from './enumerate.ts';
export { type ExpectationOptions, computeExpectation } from './expectation.ts';
export { type FightOdds, type FightOptions, solveFight, playTurn } from './fight.ts';
export {
  add,
  compare,
  divide,
  equals,
  fractionFromNumber,
  type Fraction,
  fraction,
  multiply,
  negate,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
export { parseFraction, formatDecimal, formatFraction } from './fraction-text.ts';
export {
  chanceAtLeast,
  chanceAtMost,
  type ComparisonOdds,
  chanceThat,
  standardDeviation,
  mean,
  median,
  quantile,
  unresolvedChance,
  variance,
  compareDistributions,
} from './measures.ts';
export { countMultisets } from './multiset.ts';
export {
  type RemainingOddsOptions,
  decideByLabel,
  type Odds,
  type OddsResult,
  oddsOf,
  oddsOfAnswer,
} from './odds-of.ts';
export { type Pairs, comparePairwise, type DiceGroup } from './pairwise.ts';
export type { EnumerationOptions } from './play-all-paths.ts';
export { oddsOfPreset, type PresetOdds } from './preset.ts';
export { EVERYBODY, NOBODY } from './everybody-nobody.ts';
