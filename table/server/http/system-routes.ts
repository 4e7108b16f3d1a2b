import { DANGERS, type System } from '@arbitro/kernel';
import type { FastifyInstance } from 'fastify';
import * as shapes from './response-schemas.ts';

/** Lists the games, and what a table of each can start with. */
export function addSystemRoutes(app: FastifyInstance, systems: readonly System[]): void {
  const text = JSON.stringify(
    Object.fromEntries(systems.map((system) => [system.id, describeSystem(system)])),
  );
  app.get(
    '/api/systems',
    {
      schema: {
        tags: ['systems'],
        summary: 'The games there are',
        response: { 200: shapes.describeResponse('Every game there is, by id.', shapes.systemsReply) },
      },
    },
    (_, reply) => reply.type('application/json; charset=utf-8').send(text),
  );
}

const describeSystem = ({ presentation: face, options, content, encounters }: System) => ({
  name: face.name,
  about: face.about,
  options,
  content: Object.fromEntries(Object.entries(content).map(([id, { name }]) => [id, name])),
  encounters: encounters.map(({ id, title, about }, index) => ({ id, title, about, danger: DANGERS[index] })),
  starts: ['empty', 'scenario', 'demo'],
});
