import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { COOKIE } from './cookies.ts';

const DESCRIPTION = `A table is made, seats are given out as keys, and everything is asked with \`POST\` and a JSON body.
What came of it is told by the stream (server-sent events), to each seat only what it may know.

* **Who asks**: \`Authorization: Bearer <key>\`, or the cookie of \`POST …/session\`.
* **Once**: each command carries an id of your own; sent again, it is answered as the first time.
* **No**: \`{ kept: false, refusal: { code, params }, says }\`; \`says\` is in the language of \`?lang=\` (en, it, fi) or
  \`Accept-Language\`; what does not fit is listed in \`faults\`.`;

/** Documents every route that is added after it; shown at /docs, without external content. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Arbitro: the live table', version: VERSION, description: DESCRIPTION },
      tags: [
        { name: 'systems', description: 'The games there are' },
        { name: 'tables', description: 'Making tables, and sitting down at one' },
        { name: 'seat', description: 'What a seat may know' },
        { name: 'commands', description: 'What a seat may ask' },
        { name: 'shelf', description: 'What people keep from one table to the next' },
        { name: 'simulations', description: 'Many fights, by workers' },
        { name: 'server', description: 'How the server is doing' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The key of a seat or a shelf.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: COOKIE,
            description: 'The key, as the session keeps it.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => removeUnusedSchemas<object>(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Arbitro' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true },
  });
}

interface OpenApiDocument {
  readonly paths?: object;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

const listSchemaNames = (part: object): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Each schema is generated twice, for input and output: those that no route uses are removed. */
function removeUnusedSchemas<D extends OpenApiDocument>(described: D): D {
  const { schemas = {}, ...rest } = described.components ?? {};
  // a set may grow while it is iterated
  const used = new Set(listSchemaNames(described.paths ?? {}));
  for (const name of used) for (const further of listSchemaNames(schemas[name] ?? {})) used.add(further);
  const usedSchemas = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...described, components: { ...rest, schemas: Object.fromEntries(usedSchemas) } };
}

/** The request needs a seat. */
export const SEAT_SECURITY = [{ bearer: [] }, { cookie: [] }];
