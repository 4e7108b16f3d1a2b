import type { AnyAction, Offer, Person, System } from '@arbitro/kernel';
import { useEffect, useMemo, useState } from 'react';
import { isTransient, RETRY_MS } from '../../live/api.ts';
import type { LiveTable } from '../../live/use-table.ts';
import { actsForMany } from './many-actors.ts';
import type { TableView } from './table-view.ts';

interface OffersReply {
  readonly offers: readonly Offer[];
  readonly at: number;
  readonly of: Person | undefined;
}

const EMPTY_OFFERS: OffersReply = { offers: [], at: 0, of: undefined };

type OffersView = Pick<TableView, 'offers' | 'isAsking' | 'lookAt' | 'hasOffersOf'>;

/** Returns the available actions as the server sent them; until newer ones arrive, the previous ones. */
export function useOffers(live: LiveTable, system: System): OffersView {
  const { seen, moment } = live;
  const [lookedAt, lookAt] = useState<Person>();
  const acts = seen !== undefined && seen.you.role !== 'spectator';
  const isMany = acts && actsForMany(seen);
  const fallback = useDefaultOffers(live, acts);
  const isMore = isMany && lookedAt !== undefined;
  const more = useOffersOf(live, isMore, lookedAt);
  const offers = useMemo(() => {
    if (!isMore) return fallback.offers;
    const isTheirs = createActorFilter(system, lookedAt);
    return [...fallback.offers.filter((offer) => !isTheirs(offer)), ...more.offers.filter(isTheirs)];
  }, [fallback.offers, more.offers, isMore, lookedAt, system]);
  return useMemo(
    () => ({
      offers,
      lookAt,
      isAsking: acts && fallback.at !== moment,
      hasOffersOf: (who) =>
        !isMany ||
        (more.of === who && more.at === moment) ||
        fallback.offers.some(createActorFilter(system, who)),
    }),
    [offers, fallback, more, acts, isMany, moment, system],
  );
}

const createActorFilter =
  (system: System, who: Person | undefined) =>
  ({ action }: Offer): boolean =>
    system.actor(action as AnyAction) === who;

/** Returns the offers that came with the messages; requested if the server could not send them. */
function useDefaultOffers(live: LiveTable, acts: boolean): OffersReply {
  const { moment, offers: sent } = live;
  const requested = useOffersOf(live, acts && sent.status === 'failed');
  return useMemo(() => {
    if (sent.status === 'failed' && requested.at === moment) return requested;
    return { offers: sent.offers, at: sent.status === 'current' ? moment : 0, of: undefined };
  }, [sent, requested, moment]);
}

/** Returns the offers of one actor, or the default ones, requested after each message. */
function useOffersOf({ api, moment }: LiveTable, isAsked: boolean, of?: Person): OffersReply {
  const [offered, setOffered] = useState(EMPTY_OFFERS);
  useEffect(() => {
    if (!isAsked || moment === 0) return;
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const reply = await api.offers(of);
      if (isStale) return;
      if (!reply.ok && isTransient(reply)) timer = setTimeout(() => void ask(), RETRY_MS);
      else setOffered(({ offers }) => ({ offers: reply.ok ? reply.value : offers, at: moment, of }));
    };
    void ask();
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [api, moment, isAsked, of]);
  return offered;
}
