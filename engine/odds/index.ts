export { type Chain, type Chained, chain } from './chain.ts';
export {
  combine,
  type Distribution,
  difference,
  distribution,
  following,
  given,
  inLowestTerms,
  map,
  max,
  min,
  mixture,
  type Part,
  product,
  sum,
} from './distribution.ts';
export { type Enumeration, enumerate } from './enumerate.ts';
export { type Averaging, expectation } from './expectation.ts';
export { type FightOdds, type FightOptions, fight, turnBy } from './fight.ts';
export {
  add,
  compare,
  divide,
  equals,
  exactly,
  type Fraction,
  fraction,
  multiply,
  negate,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
export { parseFraction, showDecimal, showFraction } from './fraction-text.ts';
export {
  atLeast,
  atMost,
  type Comparison,
  chance,
  deviation,
  mean,
  median,
  quantile,
  unresolvedChance,
  variance,
  versus,
} from './measures.ts';
export { multisets } from './multiset.ts';
export {
  type Begun,
  fixed,
  type Odds,
  type OddsOf,
  oddsOf,
  oddsOfAnswer,
} from './odds-of.ts';
export { type Pairs, pairwise, type Side } from './pairwise.ts';
export type { Enumerating } from './play-all.ts';
export { oddsOfPreset, type PresetOdds } from './preset.ts';
export { EVERYBODY, NOBODY } from './several.ts';
