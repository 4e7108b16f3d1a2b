const START = 'arbitro:act-begun';
const MEASURE = 'arbitro:act';

let awaitedMoment: number | undefined;
let shownMoment = 0;

/** The user commits to an action: starts measuring the time until its line is shown. */
export function markActionStart(): void {
  performance.mark(START);
  awaitedMoment = Number.POSITIVE_INFINITY;
}

/** The server stored the action at this moment; its line may be shown already. */
export function markActionStored(moment: number): void {
  if (awaitedMoment === undefined) return;
  awaitedMoment = moment;
  finishMeasure();
}

export function markActionRefused(): void {
  awaitedMoment = undefined;
}

/** The log shows everything up to this moment. */
export function markLinesShown(moment: number): void {
  shownMoment = moment;
  if (awaitedMoment === Number.POSITIVE_INFINITY) performance.mark(`${MEASURE}-shown`);
  finishMeasure();
}

function finishMeasure(): void {
  if (awaitedMoment === undefined || shownMoment < awaitedMoment) return;
  awaitedMoment = undefined;
  const end = performance.getEntriesByName(`${MEASURE}-shown`, 'mark').at(-1);
  const start = performance.getEntriesByName(START, 'mark').at(-1);
  if (!start) return;
  const early = end && end.startTime > start.startTime ? end.startTime : performance.now();
  performance.measure(MEASURE, { start: start.startTime, end: early });
}
