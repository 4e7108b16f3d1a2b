import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const readExample = (name: string): string =>
  readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8');
/** The variables that the server's documents name. */
const knownVariables = [
  ...readFileSync(new URL('../docs/server.md', import.meta.url), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm),
].map(([, name]) => name);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: object;
        readonly depends_on?: object;
        readonly build?: object;
        readonly command?: readonly string[];
      }
    >
  >;
}

test('the compose file runs two nodes that differ in nothing, and nginx knows both', () => {
  const { services }: Compose = parse(readExample('compose.yaml'), { merge: true });
  const { one, two, worker, proxy } = services;
  expect(one?.build).toBeDefined();
  expect(one).toEqual(two);
  expect(worker).toMatchObject({ build: one?.build, environment: one?.environment });
  expect(worker?.command).toEqual(['node', 'apps/cli/main.ts', 'worker']);
  expect(Object.keys(one?.environment ?? {}).filter((name) => !knownVariables.includes(name))).toEqual([]);
  const upstream = [...readExample('nginx.conf').matchAll(/^\s+server (\w+):8080/gm)].map(([, name]) => name);
  expect(upstream).toEqual(['one', 'two']);
  expect(Object.keys(proxy?.depends_on ?? {})).toEqual(upstream);
});

test('the file for one node has one image, and keeps its tables in one volume', () => {
  const { services, volumes }: Compose & { readonly volumes: object } = parse(readExample('one-node.yaml'));
  expect(Object.keys(services)).toEqual(['arbitro']);
  expect(Object.keys(volumes)).toEqual(['data']);
  expect(services.arbitro).toMatchObject({ environment: { DATA_DIR: '/data' }, volumes: ['data:/data'] });
  expect(knownVariables).toContain('DATA_DIR');
});

test('the unit of systemd sets only what the server reads', () => {
  const [, set = ''] = /^Environment=(.*)$/m.exec(readExample('arbitro.service')) ?? [];
  const names = set.split(' ').map((text) => text.split('=', 1)[0]);
  expect(names).toContain('PORT');
  expect(names.filter((name) => !knownVariables.includes(name))).toEqual([]);
});
