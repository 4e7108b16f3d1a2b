const START = 'arbitro:act-begun';
const MEASURE = 'arbitro:act';

let awaited: number | undefined;
let shown = 0;

/** The user commits to an action: starts measuring the time until its line is shown. */
export function actBegun(): void {
  performance.mark(START);
  awaited = Number.POSITIVE_INFINITY;
}

/** The server stored the action at this moment; its line may be shown already. */
export function actKept(moment: number): void {
  if (awaited === undefined) return;
  awaited = moment;
  finish();
}

export function actRefused(): void {
  awaited = undefined;
}

/** The log shows everything up to this moment. */
export function linesShown(moment: number): void {
  shown = moment;
  if (awaited === Number.POSITIVE_INFINITY) performance.mark(`${MEASURE}-shown`);
  finish();
}

function finish(): void {
  if (awaited === undefined || shown < awaited) return;
  awaited = undefined;
  const end = performance.getEntriesByName(`${MEASURE}-shown`, 'mark').at(-1);
  const start = performance.getEntriesByName(START, 'mark').at(-1);
  if (!start) return;
  const early = end && end.startTime > start.startTime ? end.startTime : performance.now();
  performance.measure(MEASURE, { start: start.startTime, end: early });
}
