export { commitmentOf, faceOf, newSeed, stirred } from './seal.ts';
export { type SealFault, type Verdict, verify } from './verify.ts';
