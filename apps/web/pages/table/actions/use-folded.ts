import { useState } from 'react';
import type { PlaceName } from '../bar/place-tabs.tsx';
import type { ActionDraft } from './action-draft.ts';

/** Places for reading: the draft would cover them. */
const READING_PLACES: ReadonlySet<PlaceName> = new Set(['log', 'sheet', 'gm']);

/** Collapses the draft when the user goes to a place for reading, and expands it when the draft changes. */
export function useFolded(place: PlaceName, draft: ActionDraft) {
  const [was, setWas] = useState({ place, draft, folded: false });
  const folded = was.place === place ? was.draft === draft && was.folded : READING_PLACES.has(place);
  if (was.place !== place || was.draft !== draft) setWas({ place, draft, folded });
  return { folded, fold: (): void => setWas({ place, draft, folded: !folded }) };
}
