export { findComponents } from './components.ts';
export {
  type DecisionTree,
  type DecisionTreeOptions,
  type GrownTree,
  growDecisionTree,
} from './decision-tree.ts';
export {
  combineDistributions,
  conditionOn,
  type Distribution,
  flatMapDistribution,
  mapDistribution,
  maxDistribution,
  minDistribution,
  mixDistributions,
  multiplyDistributions,
  reduceToLowestTerms,
  subtractDistributions,
  sumDistributions,
  toDistribution,
  type WeightedPart,
} from './distribution.ts';
export { type Enumeration, enumerate } from './enumerate.ts';
export { EVERYBODY, NOBODY } from './everybody-nobody.ts';
export { computeExpectation, createExpectation, type ExpectationOptions } from './expectation.ts';
export { type FightOdds, type FightOptions, playTurn, solveFight } from './fight.ts';
export {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  fractionFromNumber,
  multiply,
  negate,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
export { formatDecimal, formatFraction, parseFraction } from './fraction-text.ts';
export { type ChainResult, type ChainSpec, solveChain } from './markov-chain.ts';
export {
  type ComparisonOdds,
  chanceAtLeast,
  chanceAtMost,
  chanceThat,
  compareDistributions,
  mean,
  median,
  quantile,
  standardDeviation,
  unresolvedChance,
  variance,
} from './measures.ts';
export { countMultisets } from './multiset.ts';
export {
  decideByLabel,
  type Odds,
  type OddsResult,
  oddsOf,
  oddsOfAnswer,
  type RemainingOddsOptions,
} from './odds-of.ts';
export { comparePairwise, type DiceGroup, type Pairs } from './pairwise.ts';
export type { EnumerationOptions } from './play-all-paths.ts';
export { oddsOfPreset, type PresetOdds } from './preset.ts';
