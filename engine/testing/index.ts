export { type Given, type Point, pointsOf, systemContract } from './contract.ts';
export { duel } from './duel.ts';
export { type Example, example } from './example.ts';
export { answerTo, fill } from './fill.ts';
export { deepFreeze } from './freeze.ts';
export { type Decisions, type GoldenRow, golden } from './golden.ts';
export { namesIn } from './names-in.ts';
export { legalPlay, type Played } from './play.ts';
export { checkScenario, scenarios } from './scenarios.ts';
