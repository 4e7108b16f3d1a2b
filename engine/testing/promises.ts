// the promises of a system without a test runner: `arbitro test` holds them
export { type BuiltInput, buildContractInput } from './contract-input.ts';
export { type ContractPoint, listContractPoints } from './contract-points.ts';
export { holdPoint, type RepeatRequest } from './repeat.ts';
export { SEED_VARIABLE } from './seeds.ts';
