export { commitmentOf, computeFace, newSeed, stirEntropy, streamOfRoll, streamNameOf } from './seal.ts';
export { type SealFault, type SealVerdict, verifyTable } from './verify-seals.ts';
