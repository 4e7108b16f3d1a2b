import { COMMANDS } from '@arbitro/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { FakeTableService } from './fake-table-service.fixture.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Operation {
  readonly summary?: string;
  readonly security?: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Schema>>;
}
interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let app: Awaited<ReturnType<typeof buildServer>>;
let openApi: OpenApiDocument;
beforeAll(async () => {
  app = await buildServer({ service: new FakeTableService() });
  openApi = (await app.inject('/docs/json')).json();
});
afterAll(() => app.close());

const listRefs = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : listRefs(inner),
      );

function resolvePointer(root: unknown, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
}

describe('the description', () => {
  it('has every command with its words and its body', () => {
    expect(openApi.openapi).toMatch(/^3\.1/);
    for (const [name, { says }] of Object.entries(COMMANDS)) {
      const operation = openApi.paths[`/api/tables/{table}/${name}`]?.post;
      expect(operation?.summary).toBe(says);
      expect(operation?.requestBody?.content['application/json']?.schema).toBeDefined();
      expect(operation?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX']);
    }
  });

  it('has a summary for everything, and every reference leads somewhere', () => {
    const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));
    for (const { summary } of operations) expect(summary).toBeTruthy();
    const refs = listRefs(openApi);
    expect(refs).toContain('#/components/schemas/Told');
    const used = Object.keys(openApi.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(used.toSorted()).toEqual([...new Set(refs)].toSorted());
    for (const ref of refs) expect([ref, resolvePointer(openApi, ref)]).not.toEqual([ref, undefined]);
  });

  it('is shown by a page that needs nothing from elsewhere', async () => {
    const page = await app.inject('/docs');
    expect(page.statusCode).toBe(200);
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect(link).toMatch(/^\/docs\//);
      expect((await app.inject(link)).statusCode).toBe(200);
    }
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=|onload=/);
  });
});
