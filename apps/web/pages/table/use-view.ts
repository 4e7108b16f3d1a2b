import type { Board, CreatureId, Language, Namer, Offer, System } from '@arbitro/kernel';
import type { CommandName, Seen } from '@arbitro/protocol';
import { calledIn, namer } from '@arbitro/scenario';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { isPassing, PAUSE_MS } from '../../live/api.ts';
import { actBegun, actKept, actRefused } from '../../live/timing.ts';
import type { LiveTable } from '../../live/use-table.ts';
import { useToasts } from '../../ui/toast.tsx';
import { boardAsBefore } from './as-before.ts';
import { everSeen, type Names } from './ever-seen.ts';
import type { ActionBegun, TableView } from './table-view.ts';

/** What may be done now, asked again after each message; until the reply is there, what could be done before. */
function useOffers({ api, moment, seen }: LiveTable): Pick<TableView, 'offers' | 'isAsking'> {
  const [offered, setOffered] = useState<{ readonly offers: readonly Offer[]; readonly at: number }>(
    NO_OFFERS,
  );
  const acts = seen !== undefined && seen.you.role !== 'spectator';
  useEffect(() => {
    if (!acts || moment === 0) return;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asked = async (): Promise<void> => {
      const reply = await api.offers();
      if (stale) return;
      if (!reply.ok && isPassing(reply)) timer = setTimeout(() => void asked(), PAUSE_MS);
      else setOffered(({ offers }) => ({ offers: reply.ok ? reply.value : offers, at: moment }));
    };
    void asked();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [api, moment, acts]);
  return { offers: offered.offers, isAsking: acts && offered.at !== moment };
}

const NO_OFFERS = { offers: [], at: 0 };

/** Sends commands, and says in words why one was refused. */
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

/** An action somebody took up elsewhere than in the action bar, until the bar has it. */
export interface TakenUp {
  readonly action: ActionBegun;
  readonly at: number;
}

/** The table as all parts of the page look at it. */
export function useView(
  { live, seen, system }: Seeing,
  onSheet: () => void,
): { readonly table: TableView; readonly taken: TakenUp | undefined } {
  const { language } = useSpeech();
  const { offers, isAsking } = useOffers(live);
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
      onSheet();
    },
    [onSheet],
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
      offers,
      isAsking,
      chosen,
      choose,
      send,
      begin,
      opened,
      openSheet,
    }),
    [live, seen, system, board, name, offers, isAsking, chosen, send, begin, opened, openSheet],
  );
  return { table, taken };
}

/** The same one as long as everybody and everything is called the same: lines of the log are not told anew each time. */
function useNamer(seen: Seen, system: System, language: Language): Namer {
  const ever = useRef<Names>({ creatures: [] });
  const names = useMemo(() => {
    ever.current = everSeen(ever.current, seen.view);
    return JSON.stringify(ever.current);
  }, [seen]);
  return useMemo(() => {
    const called = namer(system, JSON.parse(names) as Names, language);
    // of somebody who went before this page was opened the game’s own content may still know the name
    const known = (value: string): string =>
      called(value) === value ? calledIn(system, { id: value, name: value }, language) : called(value);
    return (value) => (value === 'gm' ? GM_WORDS[language] : known(value));
  }, [system, names, language]);
}

const GM_WORDS = { en: 'the game master', it: 'il master', fi: 'pelinjohtaja' } as const;
