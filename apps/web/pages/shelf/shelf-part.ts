import { lazy } from 'react';
import { loadTexts } from '../../app/texts.ts';

type ShelfParts = typeof import('./shelf-parts.ts');

/** Returns a part of the shelf that a table loads when it is first shown. */
export const shelfPart = <K extends keyof ShelfParts>(name: K) =>
  lazy(() =>
    loadTexts('shelf')
      .then(() => import('./shelf-parts.ts'))
      .then((parts) => ({ default: parts[name] })),
  );
