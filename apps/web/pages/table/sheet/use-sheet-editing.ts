import { type CreatureId, fillOffer, type Json, type Offer } from '@arbitro/kernel';
import { useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { fetchSheet, parseTyped, rawValueAt, type SheetFile } from './sheet-file.ts';
import { SHEET_TEXTS } from './texts.ts';

type TypedValues = Readonly<Record<string, string>>;

/** A sheet being edited: typed values are stored on this device until they are saved or discarded. */
export interface SheetEditing {
  readonly on: boolean;
  readonly raw: SheetFile | undefined;
  readonly typed: TypedValues;
  readonly denied: FailedReply | undefined;
  readonly changes: number;
  start(): Promise<void>;
  type(path: string, text: string): void;
  save(): Promise<void>;
  discard(): void;
}

export function useSheetEditing({ live, seen }: TableView, id: CreatureId): SheetEditing {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const key = `sheet.${seen.table.id}.${id}`;
  const [typed, setTyped] = useState<TypedValues>(() => readTyped(key));
  const [raw, setRaw] = useState<SheetFile | undefined>(undefined);
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const keep = (next: TypedValues): void => {
    setTyped(next);
    storeValue(key, Object.keys(next).length === 0 ? undefined : JSON.stringify(next));
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
    const reply = await live.api.command('creature', {
      id,
      replace: true,
      sheet: applyTyped(now.value, typed),
    });
    if (!reply.ok) {
      setDenied(reply);
      return reply.faults.length > 0 ? undefined : complain(reply);
    }
    tell(words(SHEET_TEXTS.saved));
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

function readTyped(key: string): TypedValues {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as TypedValues) : {};
  } catch {
    return {};
  }
}

/** Returns the sheet with the typed values; filled by the kernel as an action is. */
const applyTyped = ({ sheet }: SheetFile, typed: TypedValues): Json =>
  fillOffer(
    { action: sheet as Offer['action'], slots: {} },
    Object.fromEntries(
      Object.entries(typed).map(([path, text]) => [path, parseTyped(text, rawValueAt(sheet, path))]),
    ),
  );
