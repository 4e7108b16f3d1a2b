import { useState } from 'react';
import type { PlaceName } from '../bar/places.tsx';
import type { Draft } from './draft.ts';

/** Where somebody goes to read: an action on its way would lie over what they came for. */
const TO_READ: ReadonlySet<PlaceName> = new Set(['log', 'sheet', 'gm']);

/** An action on its way folds up when one goes elsewhere to read, and opens when something of it changes. */
export function useFolded(place: PlaceName, draft: Draft) {
  const [was, setWas] = useState({ place, draft, folded: false });
  const folded = was.place === place ? was.draft === draft && was.folded : TO_READ.has(place);
  if (was.place !== place || was.draft !== draft) setWas({ place, draft, folded });
  return { folded, fold: (): void => setWas({ place, draft, folded: !folded }) };
}
