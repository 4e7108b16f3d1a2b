import { type Body, COMMANDS, type CommandName, type KeptReply, LIMITS } from '@arbitro/protocol';
import type { FastifyRequest } from 'fastify';
import type { Desk } from './http-desk.ts';
import { sittingOf, slowedBy } from './http-guard.ts';
import { linkForOthers } from './http-links.ts';
import { sendNo } from './http-refusals.ts';
import * as shapes from './http-shapes.ts';
import { tableParams } from './http-tables.ts';
import { SEATED } from './openapi.ts';

/** All commands of a table, each at its own URL. */
export function commandRoutes(desk: Desk): void {
  for (const name of Object.keys(COMMANDS) as CommandName[]) commandRoute(desk, name);
}

/** Commands that contain sheets, maps or other parts of a world. */
const LARGE: ReadonlySet<CommandName> = new Set(['creature', 'scene', 'override', 'options', 'act']);

const WHO = {
  gm: 'The game master.',
  player: 'The game master; players for their own creatures.',
  anyone: 'Any seat.',
};

function commandRoute<N extends CommandName>({ app, hall, guard, limiters, lan }: Desk, name: N): void {
  const { says, body, reach } = COMMANDS[name];
  app.post(
    `/api/tables/:table/${name}`,
    {
      schema: {
        tags: ['commands'],
        summary: says,
        description: `Who may: ${WHO[reach]}`,
        security: SEATED,
        params: tableParams,
        body,
        response: {
          200: shapes.answer('Kept. What came of it is told by the stream.', shapes.kept),
          '4xx': shapes.NO,
        },
      },
      bodyLimit: LARGE.has(name) ? LIMITS.body : LIMITS.smallBody,
      onRequest: [guard.needsSeat, slowedBy(limiters.commands)],
    },
    async (request, reply) => {
      const answer = await hall.ask(sittingOf(request), name, request.body as Body<N>);
      return answer.ok ? reply.send(withLink(request, answer.value, lan)) : sendNo(request, reply, answer);
    },
  );
}

function withLink(request: FastifyRequest, kept: KeptReply, lan: string | undefined) {
  if (kept.key === undefined) return kept;
  return { ...kept, link: linkForOthers(request, lan, [sittingOf(request).table, kept.key]) };
}
