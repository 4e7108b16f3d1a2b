import { COMMANDS, type CommandBody, type CommandName, type KeptReply, LIMITS } from '@arbitro/protocol';
import type { FastifyRequest } from 'fastify';
import { sendErrorReply } from './error-replies.ts';
import { limitRate, sessionOf } from './guard.ts';
import { linkForOthers } from './links.ts';
import { SEAT_SECURITY } from './openapi.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { tableParams } from './table-routes.ts';

/** All commands of a table, each at its own URL. */
export function addCommandRoutes(context: RouteContext): void {
  for (const name of Object.keys(COMMANDS) as CommandName[]) addCommandRoute(context, name);
}

/** Commands that contain maps or other parts of a world. */
const LARGE_COMMANDS: ReadonlySet<CommandName> = new Set(['scene', 'override', 'act', 'note', 'picture']);

/** Commands that contain one sheet, or the options. */
const SHEET_COMMANDS: ReadonlySet<CommandName> = new Set(['creature', 'join', 'options']);

function bodyLimitOf(name: CommandName): number {
  if (SHEET_COMMANDS.has(name)) return LIMITS.sheetBody;
  return LARGE_COMMANDS.has(name) ? LIMITS.body : LIMITS.smallBody;
}

const ACCESS_TEXT = {
  gm: 'The game master.',
  player: 'The game master; players for their own creatures.',
  anyone: 'Any seat.',
};

function addCommandRoute<N extends CommandName>(
  { app, service: tableService, guard, limiters, lan }: RouteContext,
  name: N,
): void {
  const { says, body, reach } = COMMANDS[name];
  app.post(
    `/api/tables/:table/${name}`,
    {
      schema: {
        tags: ['commands'],
        summary: says,
        description: `Who may: ${ACCESS_TEXT[reach]}`,
        security: SEAT_SECURITY,
        params: tableParams,
        body,
        response: {
          200: shapes.describeResponse('Kept. What came of it is told by the stream.', shapes.keptReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      bodyLimit: bodyLimitOf(name),
      onRequest: [guard.needsSeat, limitRate(limiters.commands)],
    },
    async (request, reply) => {
      const answer = await tableService.ask(sessionOf(request), name, request.body as CommandBody<N>);
      return answer.ok
        ? reply.send(addSeatLink(request, answer.value, lan))
        : sendErrorReply(request, reply, answer);
    },
  );
}

function addSeatLink(request: FastifyRequest, keptReply: KeptReply, lan: string | undefined) {
  if (keptReply.key === undefined) return keptReply;
  return { ...keptReply, link: linkForOthers(request, lan, [sessionOf(request).table, keptReply.key]) };
}
