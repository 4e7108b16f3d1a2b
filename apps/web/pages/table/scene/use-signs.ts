import type { Square } from '@arbitro/grid';
import type { SignalMessage, SignalRequest } from '@arbitro/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveTable } from '../../../live/use-table.ts';

/** Where a seat points, or what it measures. */
export interface ShownSign {
  readonly seat: string;
  readonly kind: 'ping' | 'ruler';
  readonly squares: readonly Square[];
  /** The name of an area that was pointed at. */
  readonly zone: string | undefined;
  /** Tells signs of a seat apart, so that each is animated. */
  readonly count: number;
}

const SHOWN_MS = { ping: 3_500, ruler: 10_000 } as const;

/** Returns what people point at now. */
export function useShownSigns({ signals }: Pick<LiveTable, 'signals'>): readonly ShownSign[] {
  const [signs, setSigns] = useState<readonly ShownSign[]>([]);
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = signals.listen((message) => {
      const sign = readSign(message, ++count);
      setSigns((was) => [...was.filter((other) => !isSamePlace(other, sign)), ...listShown(sign)]);
      timers.add(
        setTimeout(() => setSigns((was) => was.filter((other) => other !== sign)), SHOWN_MS[sign.kind]),
      );
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [signals]);
  return signs;
}

const isSamePlace = (a: ShownSign, b: ShownSign): boolean => a.seat === b.seat && a.kind === b.kind;

const listShown = (sign: ShownSign): readonly ShownSign[] =>
  sign.squares.length > 0 || sign.zone !== undefined ? [sign] : [];

function readSign(message: SignalMessage, count: number): ShownSign {
  const { seat } = message;
  if ('ruler' in message)
    return { seat, kind: 'ruler', squares: message.ruler ?? [], zone: undefined, count };
  const { ping } = message;
  if (typeof ping === 'string') return { seat, kind: 'ping', squares: [], zone: ping, count };
  return { seat, kind: 'ping', squares: [ping], zone: undefined, count };
}

/** Milliseconds between two messages of a ruler that is being drawn. */
const RULER_MS = 250;

/** Shows the others where this seat points, and what it measures. */
export function useOwnSigns({ api, signals, seen }: Pick<LiveTable, 'api' | 'signals' | 'seen'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef<SignalRequest>(undefined);
  const seat = seen?.you.id ?? '';
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const sendNext = (): void => {
      timer.current = undefined;
      if (next.current) void api.signal(next.current);
      next.current = undefined;
    };
    return {
      ping: (ping: Square | string): void => {
        signals.emit({ seat, ping });
        void api.signal({ ping });
      },
      /** The last of quickly changing rulers always arrives. */
      rule: (squares: readonly Square[] | undefined): void => {
        next.current = { ruler: squares ? squares.map(({ x, y }) => ({ x, y })) : null };
        timer.current ??= setTimeout(sendNext, RULER_MS);
      },
    };
  }, [api, signals, seat]);
}
