import type { Answer, Json } from '@arbitro/kernel';
import { useMemo, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import type { TableView } from '../table-view.ts';
import { type CreationState, runCreation } from './creation-state.ts';

export interface CharacterDraft {
  readonly making: CreationState;
  readonly name: string;
  set(making: CreationState): void;
  /** Sets a character by chance, and a name if it has none. */
  suggest(making: CreationState, name: string): void;
  rename(name: string): void;
  forget(): void;
}

/** The answers so far, stored on this device. */
export function useCharacterDraft({ system, seen }: TableView): CharacterDraft {
  const key = `create.${seen.table.id}`;
  const { options } = seen.view as { readonly options: Json };
  const [storedDraft, setKept] = useState(() => readStoredDraft(key));
  const keep = (next: StoredDraft): void => {
    setKept(next);
    storeValue(key, JSON.stringify(next));
  };
  const making = useMemo(
    () => resetIfInvalid({ system, options, answers: storedDraft.answers }),
    [system, options, storedDraft.answers],
  );
  return {
    making,
    name: storedDraft.name,
    set: ({ answers }) => keep({ ...storedDraft, answers }),
    suggest: ({ answers }, name) => keep({ answers, name: storedDraft.name || name }),
    rename: (name) => keep({ ...storedDraft, name }),
    forget: () => storeValue(key, undefined),
  };
}

interface StoredDraft {
  readonly answers: readonly Answer[];
  readonly name: string;
}

function readStoredDraft(key: string): StoredDraft {
  try {
    return JSON.parse(readStored(key) ?? '') as StoredDraft;
  } catch {
    return { answers: [], name: '' };
  }
}

/** Restarts if the rules have changed since the creation began. */
const resetIfInvalid = (making: CreationState): CreationState =>
  runCreation(making).kind === 'refused' ? { ...making, answers: [] } : making;
