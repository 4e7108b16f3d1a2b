import { useEffect } from 'react';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import { aimOf } from './aim-of.ts';
import type { Draft, Filled, Filling } from './draft.ts';

interface Aiming {
  readonly table: TableView;
  readonly draft: Draft;
  readonly filled: Filled;
  readonly fill: (path: string, filling: Filling) => void;
  readonly onAim: (aim: Aim | undefined) => void;
}

/** Tells the map which squares the draft accepts; pointing at one fills it in. */
export function useAim({ table, draft, filled, fill, onAim }: Aiming): void {
  const { offers } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled in follows from the draft and the offers
  useEffect(() => onAim(aimOf(draft, filled, fill)), [draft, offers]);
  useEffect(() => () => onAim(undefined), [onAim]);
}
