export { MILLION_TO_ONE_DEVIATION, sampleDeviation } from './chi-square.ts';
export { testComputedOdds } from './computed-odds.ts';
export {
  type ContractInput,
  type ContractPoint,
  listContractPoints,
  testSystemContract,
} from './contract.ts';
export { buildCrowdFile } from './crowd.ts';
export { solveDuel } from './duel.ts';
export { type Example, testExample } from './example.ts';
export { drawAnswer, fillOfferAtRandom } from './fill-at-random.ts';
export { deepFreeze } from './freeze.ts';
export { type Decisions, type GoldenRow, testGoldenOdds } from './golden.ts';
export { listNames } from './list-names.ts';
export { matchesLines } from './matches-lines.ts';
export { isInTonightSample, NIGHT_DATE, tonightOf } from './nightly-sample.ts';
export { type PlayedTurn, playLegally } from './play.ts';
export { computePresetChances, computePresetShare } from './preset-chances.ts';
export { solveRepeated } from './repeated-process.ts';
export { checkScenario, testScenarios } from './scenarios.ts';
export { testSmallGame } from './small-game.ts';
