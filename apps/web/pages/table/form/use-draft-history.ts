import type { DataPath, Fields, Json } from '@arbitro/kernel';
import { useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { setNamed } from './sheet-draft.ts';

/** A sheet being written, with what it was before each change. With a key it is kept on this device until it is done. */
export interface DraftHistory {
  readonly draft: Fields;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  set(path: DataPath, value: Json | undefined): void;
  replace(draft: Fields): void;
  undo(): void;
  redo(): void;
  forget(): void;
}

interface Steps {
  readonly past: readonly Fields[];
  readonly draft: Fields;
  readonly future: readonly Fields[];
  /** The path of the last change: typing on in one field is one step. */
  readonly at: string | undefined;
}
const MAX_STEPS = 200;

export function useDraftHistory(storageKey: string | undefined, initial: Fields): DraftHistory {
  const [steps, setSteps] = useState<Steps>(() => ({
    past: [],
    draft: (storageKey === undefined ? undefined : readDraft(storageKey)) ?? initial,
    future: [],
    at: undefined,
  }));
  const move = (next: Steps): void => {
    setSteps(next);
    if (storageKey !== undefined) storeValue(storageKey, JSON.stringify(next.draft));
  };
  const change = (draft: Fields, at: string | undefined): void =>
    move({
      past: at !== undefined && at === steps.at ? steps.past : [...steps.past, steps.draft].slice(-MAX_STEPS),
      draft,
      future: [],
      at,
    });
  return {
    draft: steps.draft,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    set: (path, value) => change(setNamed(steps.draft, path, value), path.join('.')),
    replace: (draft) => change(draft, undefined),
    undo: () => {
      const before = steps.past.at(-1);
      if (before)
        move({
          past: steps.past.slice(0, -1),
          draft: before,
          future: [steps.draft, ...steps.future],
          at: undefined,
        });
    },
    redo: () => {
      const [next, ...future] = steps.future;
      if (next) move({ past: [...steps.past, steps.draft], draft: next, future, at: undefined });
    },
    forget: () => {
      if (storageKey !== undefined) storeValue(storageKey, undefined);
    },
  };
}

function readDraft(storageKey: string): Fields | undefined {
  try {
    const stored = readStored(storageKey);
    return stored === undefined ? undefined : (JSON.parse(stored) as Fields);
  } catch {
    return undefined;
  }
}
