export { commitmentOf, faceOf, newSeed, stirred, streamIn, streamOf } from './seal.ts';
export { type SealFault, type Verdict, verify } from './verify.ts';
