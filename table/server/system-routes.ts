import { DANGERS, type System } from '@arbitro/kernel';
import type { FastifyInstance } from 'fastify';
import * as shapes from './http-shapes.ts';

/** Lists the games, and what a table of each can start with. */
export function systemRoutes(app: FastifyInstance, systems: readonly System[]): void {
  const told = JSON.stringify(Object.fromEntries(systems.map((system) => [system.id, shown(system)])));
  app.get(
    '/api/systems',
    {
      schema: {
        tags: ['systems'],
        summary: 'The games there are',
        response: { 200: shapes.answer('Every game there is, by id.', shapes.systems) },
      },
    },
    (_, reply) => reply.type('application/json; charset=utf-8').send(told),
  );
}

const shown = ({ face, options, content, encounters }: System) => ({
  name: face.name,
  about: face.about,
  options,
  content: Object.fromEntries(Object.entries(content).map(([id, { name }]) => [id, name])),
  encounters: encounters.map(({ id, title, about }, at) => ({ id, title, about, danger: DANGERS[at] })),
  starts: ['empty', 'scenario', 'demo'],
});
