import type { Board, CreatureId, Language, Namer, System } from '@arbitro/kernel';
import type { CommandName, Seen } from '@arbitro/protocol';
import { calledIn, namer } from '@arbitro/scenario';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { actBegun, actKept, actRefused } from '../../live/timing.ts';
import type { LiveTable } from '../../live/use-table.ts';
import { useToasts } from '../../ui/toast.tsx';
import { boardAsBefore } from './as-before.ts';
import { everSeen, type Names } from './ever-seen.ts';
import type { ActionBegun, TableView } from './table-view.ts';
import { useOffers } from './use-offers.ts';

/** Returns a function that sends commands and reports refusals in words. */
function useSend({ api }: LiveTable): TableView['send'] {
  const { complain } = useToasts();
  return useCallback(
    async (name: CommandName, body: Readonly<Record<string, unknown>>) => {
      const acts = name === 'act' || name === 'answer';
      if (acts) actBegun();
      const reply = await api.command(name, body);
      if (reply.ok) {
        if (acts) actKept(reply.value.moment);
        return true;
      }
      actRefused();
      complain(reply);
      return false;
    },
    [api, complain],
  );
}

interface Seeing {
  readonly live: LiveTable;
  readonly seen: Seen;
  readonly system: System;
}

/** An action started elsewhere than in the action bar, until the bar takes it. */
export interface TakenUp {
  readonly action: ActionBegun;
  readonly at: number;
}

/** Returns the table as all parts of the page use it. */
export function useView(
  { live, seen, system }: Seeing,
  onSheet: () => void,
): { readonly table: TableView; readonly taken: TakenUp | undefined } {
  const { language } = useSpeech();
  const offered = useOffers(live, system);
  const { lookAt } = offered;
  const send = useSend(live);
  const [chosen, choose] = useState<CreatureId>();
  const [taken, setTaken] = useState<TakenUp>();
  const begin = useCallback(
    (action: ActionBegun) => setTaken((was) => ({ action, at: (was?.at ?? 0) + 1 })),
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
  const due = seen.due.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn that passes on counts
  useEffect(() => setOpened(undefined), [due]);
  const name = useNamer(seen, system, language);
  const last = useRef<Board>(undefined);
  const board: Board = useMemo(() => {
    const laid = system.face.board(seen.view);
    const named = { ...laid, rows: laid.rows.map((row) => ({ ...row, name: name(row.id) })) };
    return boardAsBefore(last.current, named);
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
function useNamer(seen: Seen, system: System, language: Language): Namer {
  const ever = useRef<Names>({ creatures: [] });
  const names = useMemo(() => {
    ever.current = everSeen(ever.current, seen.view);
    return ever.current;
  }, [seen]);
  return useMemo(() => {
    const called = namer(system, names, language);
    // the system's content may know the name of a creature that left before this page was opened
    const known = (value: string): string =>
      called(value) === value ? calledIn(system, { id: value, name: value }, language) : called(value);
    return (value) => (value === 'gm' ? GM_WORDS[language] : known(value));
  }, [system, names, language]);
}

const GM_WORDS = { en: 'the game master', it: 'il master', fi: 'pelinjohtaja' } as const;
