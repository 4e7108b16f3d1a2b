export { prepareHmac } from './hmac.ts';
export { commitmentOf, computeFace, newSeed, stirEntropy, streamNameOf, streamOfRoll } from './seal.ts';
export { type SealFault, type SealVerdict, verifyTable } from './verify-seals.ts';
