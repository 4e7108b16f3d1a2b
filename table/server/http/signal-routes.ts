import { LIMITS, signalRequest } from '@arbitro/protocol';
import { limitRate, sessionOf } from './guard.ts';
import { sendResult } from './replies.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { describeSeatRoute, TABLE_PATH } from './seat-routes.ts';

/** Momentary signs: they pass from stream to stream, and are never stored. */
export function addSignalRoute({ app, service: tableService, guard, limiters }: RouteContext): void {
  app.post(
    `${TABLE_PATH}/signal`,
    {
      schema: {
        ...describeSeatRoute('Point at a place, or show what you measure: for a moment', shapes.signalReply),
        body: signalRequest,
      },
      bodyLimit: LIMITS.signalBody,
      onRequest: [guard.needsSeat, limitRate(limiters.signals)],
    },
    async (request, reply) =>
      sendResult(request, reply, await tableService.signal(sessionOf(request), request.body)),
  );
}
