import { type CreatureId, filled, type Json, type Offer } from '@arbitro/kernel';
import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { remember, remembered } from '../../../app/memory.ts';
import type { Denied } from '../../../live/api.ts';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { fetchSheet, rawAt, type SheetFile, valueTyped } from './sheet-file.ts';
import { SHEET } from './words.ts';

type Typed = Readonly<Record<string, string>>;

/** A sheet being edited: typed values are stored on this device until they are saved or discarded. */
export interface Editing {
  readonly on: boolean;
  readonly raw: SheetFile | undefined;
  readonly typed: Typed;
  readonly denied: Denied | undefined;
  readonly changes: number;
  start(): Promise<void>;
  type(path: string, text: string): void;
  save(): Promise<void>;
  discard(): void;
}

export function useEditing({ live, seen }: TableView, id: CreatureId): Editing {
  const { words } = useSpeech();
  const { tell, complain } = useToasts();
  const key = `sheet.${seen.table.id}.${id}`;
  const [typed, setTyped] = useState<Typed>(() => readTyped(key));
  const [raw, setRaw] = useState<SheetFile | undefined>(undefined);
  const [denied, setDenied] = useState<Denied | undefined>(undefined);
  const keep = (next: Typed): void => {
    setTyped(next);
    remember(key, Object.keys(next).length === 0 ? undefined : JSON.stringify(next));
  };
  const start = async (): Promise<void> => {
    const file = await fetchSheet(seen.table.id, id);
    if (file.ok) setRaw(file.value);
    else complain(file);
  };
  const discard = (): void => {
    keep({});
    setRaw(undefined);
    setDenied(undefined);
  };
  const save = async (): Promise<void> => {
    // the creature may have been hurt meanwhile: overwrite only the edited values
    const now = await fetchSheet(seen.table.id, id);
    if (!now.ok) return complain(now);
    const reply = await live.api.command('creature', { id, replace: true, sheet: written(now.value, typed) });
    if (!reply.ok) {
      setDenied(reply);
      return reply.faults.length > 0 ? undefined : complain(reply);
    }
    tell(words(SHEET.saved));
    discard();
  };
  return {
    on: raw !== undefined,
    raw,
    typed,
    denied,
    changes: Object.keys(typed).length,
    start,
    type: (path, text) => keep({ ...typed, [path]: text }),
    save,
    discard,
  };
}

function readTyped(key: string): Typed {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Typed) : {};
  } catch {
    return {};
  }
}

/** Returns the sheet with the typed values; filled by the kernel as an action is. */
const written = ({ sheet }: SheetFile, typed: Typed): Json =>
  filled(
    { action: sheet as Offer['action'], slots: {} },
    Object.fromEntries(
      Object.entries(typed).map(([path, text]) => [path, valueTyped(text, rawAt(sheet, path))]),
    ),
  );
