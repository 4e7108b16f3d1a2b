import { computeDistribution, type DistributionResult } from './distribution.ts';

/** Computes distributions in a worker, so that the page never blocks. */
addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const counting: DistributionResult = computeDistribution(text);
  postMessage(counting);
});
