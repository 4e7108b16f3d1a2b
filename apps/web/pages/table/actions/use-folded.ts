import { useState } from 'react';
import type { PlaceName } from '../bar/places.tsx';
import type { Draft } from './draft.ts';

/** Places for reading: the draft would cover them. */
const TO_READ: ReadonlySet<PlaceName> = new Set(['log', 'sheet', 'gm']);

/** Collapses the draft when the user goes to a place for reading, and expands it when the draft changes. */
export function useFolded(place: PlaceName, draft: Draft) {
  const [was, setWas] = useState({ place, draft, folded: false });
  const folded = was.place === place ? was.draft === draft && was.folded : TO_READ.has(place);
  if (was.place !== place || was.draft !== draft) setWas({ place, draft, folded });
  return { folded, fold: (): void => setWas({ place, draft, folded: !folded }) };
}
