import type { SignalMessage, SignalRequest } from '@arbitro/protocol';
import { knowsSquares, knowsZone } from '../secrecy/known-places.ts';
import { activeSeatsOf } from './seats.ts';
import type { SeatAtTable } from './tables.ts';

/** Passes a momentary sign on to the other seats, except those that may not know its place. */
export function passSignal({ live, seat }: SeatAtTable, signalRequest: SignalRequest, now: number): void {
  if (!live.signalPace.allows(now)) return;
  const message: SignalMessage = { seat: seat.id, ...signalRequest };
  const frame = `event: signal\ndata: ${JSON.stringify(message)}\n\n`;
  for (const other of activeSeatsOf(live.table)) {
    const listeners = live.listeners.get(other.id);
    if (!listeners || other.id === seat.id || !maySee(live.table, other, signalRequest)) continue;
    for (const listener of listeners) if (listener.wantsSignals && !listener.isBusy) listener.tell(frame);
  }
}

function maySee(
  table: SeatAtTable['live']['table'],
  seat: SeatAtTable['seat'],
  signalRequest: SignalRequest,
): boolean {
  if ('ruler' in signalRequest)
    return signalRequest.ruler === null || knowsSquares(table, seat, signalRequest.ruler);
  const { ping } = signalRequest;
  return typeof ping === 'string' ? knowsZone(table, seat, ping) : knowsSquares(table, seat, [ping]);
}
