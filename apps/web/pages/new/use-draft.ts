import { useState } from 'react';
import { readStored, storeValue } from '../../app/device-storage.ts';
import type { Draft } from './table-request.ts';

const EMPTY_DRAFT: Draft = { way: 'here', title: '', options: {}, counts: {}, file: '' };
/** The largest file stored on this device; a larger one is lost when the page is left. */
const MAX_STORED = 200_000;

/** A draft that survives a reload. */
export function useDraft(system: string) {
  const key = `new.${system}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeValue(key, JSON.stringify({ ...next, file: next.file.slice(0, MAX_STORED) }));
  };
  const clear = (): void => {
    storeValue(key, undefined);
    setDraft(EMPTY_DRAFT);
  };
  return { draft, change, clear };
}

function readDraft(key: string): Draft {
  try {
    return { ...EMPTY_DRAFT, ...JSON.parse(readStored(key) ?? '{}') };
  } catch {
    return EMPTY_DRAFT;
  }
}
