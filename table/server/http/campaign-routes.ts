import { nextEveningRequest } from '@arbitro/protocol';
import { limitRate, sessionOf } from './guard.ts';
import { sendResult } from './replies.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { describeSeatRoute, TABLE_PATH } from './seat-routes.ts';
import { sendNewTable } from './table-routes.ts';

/** The evenings of a campaign. */
export function addCampaignRoutes({ app, service: tableService, guard, limiters }: RouteContext): void {
  const onRequest = [guard.needsSeat, limitRate(limiters.exports)];
  const onNewTable = [...onRequest, limitRate(limiters.tablesMade)];
  app.post(
    `${TABLE_PATH}/next`,
    {
      schema: {
        ...describeSeatRoute(
          'Begin the next evening: a new table with the same seats, which the same keys open',
          shapes.newTableReply,
        ),
        body: nextEveningRequest,
        response: {
          201: shapes.describeResponse('Made: the keys are those of this table.', shapes.newTableReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      onRequest: onNewTable,
    },
    async (request, reply) =>
      sendNewTable(request, reply, await tableService.next(sessionOf(request), request.body)),
  );
  app.get(
    `${TABLE_PATH}/journal`,
    {
      schema: describeSeatRoute('The journal of the campaign, as this seat may read it', shapes.journalReply),
      onRequest,
    },
    async (request, reply) => sendResult(request, reply, await tableService.journal(sessionOf(request))),
  );
}
