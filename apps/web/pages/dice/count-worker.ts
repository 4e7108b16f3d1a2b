import { type Counting, counted } from './counted.ts';

/** Counts notations beside the page, so that it never stands still. */
addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const counting: Counting = counted(text);
  postMessage(counting);
});
