import type { Json } from '@arbitro/kernel';
import { type Server, sendRequest } from '../client.ts';
import type { Schema } from './value-maker.ts';

/** A route from the server's OpenAPI document. */
export interface Route {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly body: Schema | undefined;
  readonly query: readonly string[];
}

export interface Routes {
  readonly all: readonly Route[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Returns all routes: an added route is found automatically. */
export async function readRoutes(server: Server): Promise<Routes> {
  const { body } = await sendRequest(`${server.url}/docs/json`);
  const paths = body.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const { schemas = {} } = body.components as { readonly [key: string]: Json };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => parseRoute(method, path, operation)),
  );
  return { all, schemas: schemas as unknown as Routes['schemas'] };
}

const parseRoute = (method: string, path: string, { requestBody, parameters = [] }: Operation): Route => ({
  method: method.toUpperCase(),
  path,
  body: requestBody?.content['application/json']?.schema,
  query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
});
