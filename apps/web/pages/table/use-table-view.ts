import {
  type Board,
  type CreatureId,
  createNamer,
  displayNameOf,
  type Language,
  type Namer,
  type System,
} from '@arbitro/kernel';
import type { CommandName, SeatView } from '@arbitro/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { markActionRefused, markActionStart, markActionStored } from '../../live/action-timing.ts';
import type { LiveTable } from '../../live/use-table.ts';
import { useToasts } from '../../ui/toast.tsx';
import { addToNameHistory, type KnownNames } from './name-history.ts';
import { reuseEqualBoard } from './reuse-equal.ts';
import type { PartialAction, TableView } from './table-view.ts';
import { useOffers } from './use-offers.ts';

/** Returns a function that sends commands and reports refusals in words. */
function useSend({ api }: LiveTable): TableView['send'] {
  const { complain } = useToasts();
  return useCallback(
    async (name: CommandName, body: Readonly<Record<string, unknown>>) => {
      const acts = name === 'act' || name === 'answer';
      if (acts) markActionStart();
      const reply = await api.command(name, body);
      if (reply.ok) {
        if (acts) markActionStored(reply.value.moment);
        return true;
      }
      markActionRefused();
      complain(reply);
      return false;
    },
    [api, complain],
  );
}

interface ViewOptions {
  readonly live: LiveTable;
  readonly seen: SeatView;
  readonly system: System;
}

/** An action started elsewhere than in the action bar, until the bar takes it. */
export interface TakenAction {
  readonly action: PartialAction;
  readonly at: number;
}

/** Returns the table as all parts of the page use it. */
export function useTableView(
  { live, seen, system }: ViewOptions,
  onSheet: () => void,
): { readonly table: TableView; readonly taken: TakenAction | undefined } {
  const { language } = useLocale();
  const offered = useOffers(live, system);
  const { lookAt } = offered;
  const send = useSend(live);
  const [chosen, choose] = useState<CreatureId>();
  const [taken, setTaken] = useState<TakenAction>();
  const begin = useCallback(
    (action: PartialAction) => setTaken((was) => ({ action, at: (was?.at ?? 0) + 1 })),
    [],
  );
  const [opened, setOpened] = useState<CreatureId>();
  const openSheet = useCallback(
    (id: CreatureId) => {
      setOpened(id);
      lookAt(id);
      onSheet();
    },
    [onSheet, lookAt],
  );
  const toAct = seen.due.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn that passes on counts
  useEffect(() => setOpened(undefined), [toAct]);
  const name = useNamer(seen, system, language);
  const last = useRef<Board>(undefined);
  const board: Board = useMemo(() => {
    const laid = system.presentation.board(seen.view);
    const named = { ...laid, rows: laid.rows.map((row) => ({ ...row, name: name(row.id) })) };
    return reuseEqualBoard(last.current, named);
  }, [system, seen.view, name]);
  last.current = board;
  const table = useMemo(
    () => ({
      live,
      seen,
      system,
      board,
      name,
      ...offered,
      chosen,
      choose,
      send,
      begin,
      opened,
      openSheet,
    }),
    [live, seen, system, board, name, offered, chosen, send, begin, opened, openSheet],
  );
  return { table, taken };
}

/** Returns the same namer while no name changes, so that lines of the log are not rendered again. */
function useNamer(seatView: SeatView, system: System, language: Language): Namer {
  const ever = useRef<KnownNames>({ creatures: [] });
  const names = useMemo(() => {
    ever.current = addToNameHistory(ever.current, seatView.view);
    return ever.current;
  }, [seatView]);
  return useMemo(() => {
    const called = createNamer(system, names, language);
    // the system's content may know the name of a creature that left before this page was opened
    const known = (value: string): string =>
      called(value) === value ? displayNameOf(system, { id: value, name: value }, language) : called(value);
    return Object.assign(known, { counted: called.counted });
  }, [system, names, language]);
}
