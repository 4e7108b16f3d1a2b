import { useEffect, useState } from 'react';
import type { ActionOdds } from '../../../live/action-odds.ts';
import type { FailedReply } from '../../../live/api.ts';
import type { PartialAction, TableView } from '../table-view.ts';

export type OddsState =
  | { readonly is: 'none' }
  | { readonly is: 'counting'; readonly before: ActionOdds | undefined }
  | { readonly is: 'odds'; readonly odds: ActionOdds }
  | { readonly is: 'denied'; readonly denied: FailedReply };

const PAUSE_MS = 120;

/** Returns the exact odds of an action before it is done, requested when the user pauses choosing. */
export function useOdds({ live }: TableView, action: PartialAction | undefined): OddsState {
  const [oddsState, setSeen] = useState<OddsState>({ is: 'none' });
  const { api, moment } = live;
  const actionKey = action && JSON.stringify(action);
  useEffect(() => {
    if (actionKey === undefined) {
      setSeen({ is: 'none' });
      return;
    }
    const stop = new AbortController();
    setSeen((was) => ({ is: 'counting', before: was.is === 'odds' ? was.odds : undefined }));
    const timer = setTimeout(async () => {
      const reply = await api.odds({ action: JSON.parse(actionKey), seen: moment }, stop.signal);
      if (!stop.signal.aborted)
        setSeen(reply.ok ? { is: 'odds', odds: reply.value } : { is: 'denied', denied: reply });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, actionKey, moment]);
  return oddsState;
}
