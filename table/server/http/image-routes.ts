import { z } from 'zod';
import { sendErrorReply } from './error-replies.ts';
import { limitRate, sessionOf } from './guard.ts';
import { sendPicture } from './replies.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { describeSeatRoute, TABLE_PATH } from './seat-routes.ts';
import { tableParams } from './table-routes.ts';

/** The pictures of creatures and notes, as files. */
export function addImageRoutes({ app, service: tableService, guard, limiters }: RouteContext): void {
  app.get(
    `${TABLE_PATH}/images/:image`,
    {
      schema: {
        ...describeSeatRoute('The picture of a creature or note that is seen now', shapes.fileReply),
        params: tableParams.extend({ image: z.string().max(40) }),
        response: {
          200: { description: 'The picture', content: { 'image/*': { schema: z.any() } } },
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      // a page may show all pictures of a table at once
      onRequest: [guard.needsSeat, limitRate(limiters.pictures)],
    },
    async (request, reply) => {
      const answer = await tableService.image(sessionOf(request), request.params.image);
      return answer.ok ? sendPicture(reply, answer.value) : sendErrorReply(request, reply, answer);
    },
  );
}
