import { useEffect, useState } from 'react';
import type { ActionOdds } from '../../../live/action-odds.ts';
import type { PartialAction, TableView } from '../table-view.ts';

/** Odds keyed by the action as text. */
export type OddsByAction = ReadonlyMap<string, ActionOdds>;

interface OddsOfAll {
  readonly odds: OddsByAction;
  /** Whether all are there, or are not worth waiting for any longer. */
  readonly isSettled: boolean;
}

const UNSETTLED: OddsOfAll = { odds: new Map(), isSettled: false };
const MAX_WAIT_MS = 1_500;
const PAUSE_MS = 100;

/** Returns the odds of several actions at once, so that they can be compared and shown in a lasting order. */
export function useOddsOfAll({ live }: TableView, actions: readonly PartialAction[]): OddsOfAll {
  const [state, setState] = useState(UNSETTLED);
  const { api, moment } = live;
  const actionsKey = JSON.stringify(actions);
  useEffect(() => {
    const stop = new AbortController();
    const settle = (): void => setState((was) => ({ ...was, isSettled: true }));
    const timer = setTimeout(settle, MAX_WAIT_MS);
    const fetchOne = async (action: PartialAction): Promise<void> => {
      const reply = await api.odds({ action, seen: moment }, stop.signal);
      if (stop.signal.aborted || !reply.ok) return;
      setState((was) => ({ ...was, odds: new Map([...was.odds, [JSON.stringify(action), reply.value]]) }));
    };
    setState(UNSETTLED);
    // several messages in a row ask once
    const pause = setTimeout(async () => {
      await Promise.all((JSON.parse(actionsKey) as readonly PartialAction[]).map(fetchOne));
      if (!stop.signal.aborted) settle();
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, actionsKey, moment]);
  return state;
}
