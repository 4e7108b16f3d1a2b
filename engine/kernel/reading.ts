type Reading<R, T> = (rolled: R) => T;

const sharedReadings = new WeakSet<Reading<never, unknown>>();

/** Declares a constant function that reads dice. Odds group the faces of the same dice under it only once. */
export function shareReading<F extends Reading<never, unknown>>(reading: F): F {
  sharedReadings.add(reading);
  return reading;
}

/** Distinct readings of one kind are few; forgetting them changes nothing. */
const MAX_READINGS = 10_000;

/** Declares what a rule reads from dice, by the terms it depends on: equal terms give the same function. */
export function declareReading<Terms, R, T>(
  keyOf: (terms: Terms) => number,
  make: (terms: Terms) => Reading<R, T>,
): (terms: Terms) => Reading<R, T> {
  const readings = new Map<number, Reading<R, T>>();
  return (terms) => {
    const key = keyOf(terms);
    const cached = readings.get(key);
    if (cached) return cached;
    const reading = shareReading(make(terms));
    if (readings.size >= MAX_READINGS) readings.clear();
    readings.set(key, reading);
    return reading;
  };
}

/** Whether the same function is used for every roll that is read in this way. */
export const isSharedReading = (reading: Reading<never, unknown>): boolean => sharedReadings.has(reading);
