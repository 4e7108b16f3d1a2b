import { lazy } from 'react';
import { loadTexts } from '../../app/texts.ts';

type LateParts = typeof import('./late-parts.ts');

/** Returns a part of the table that is loaded when it is first shown. */
export const latePart = <K extends keyof LateParts>(name: K) =>
  lazy(() =>
    loadTexts('table-forms')
      .then(() => import('./late-parts.ts'))
      .then((parts) => ({ default: parts[name] })),
  );
