import { useEffect } from 'react';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import type { ActionDraft, FieldFilling, FilledDraft } from './action-draft.ts';
import { aimOf } from './build-aim.ts';

interface AimOptions {
  readonly table: TableView;
  readonly draft: ActionDraft;
  readonly filled: FilledDraft;
  readonly fill: (path: string, filling: FieldFilling) => void;
  readonly onAim: (aim: Aim | undefined) => void;
}

/** Tells the map which squares the draft accepts; pointing at one fills it in. */
export function useAim({ table, draft, filled, fill, onAim }: AimOptions): void {
  const { offers } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled in follows from the draft and the offers
  useEffect(() => onAim(aimOf(draft, filled, fill)), [draft, offers]);
  useEffect(() => () => onAim(undefined), [onAim]);
}
