import { type Counting, counted } from './counted.ts';

/** Computes distributions in a worker, so that the page never blocks. */
addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const counting: Counting = counted(text);
  postMessage(counting);
});
