import { useState } from 'react';
import { remember, remembered } from '../../app/memory.ts';
import type { Draft } from './request.ts';

const EMPTY: Draft = { way: 'here', title: '', options: {}, counts: {}, file: '' };
/** The largest file stored on this device; a larger one is lost when the page is left. */
const MOST_KEPT = 200_000;

/** A draft that survives a reload. */
export function useDraft(system: string) {
  const key = `new.${system}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    remember(key, JSON.stringify({ ...next, file: next.file.slice(0, MOST_KEPT) }));
  };
  const clear = (): void => {
    remember(key, undefined);
    setDraft(EMPTY);
  };
  return { draft, change, clear };
}

function readDraft(key: string): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(remembered(key) ?? '{}') };
  } catch {
    return EMPTY;
  }
}
