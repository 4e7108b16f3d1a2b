import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeOrCheck } from './lib/generated-pages.ts';
import {
  describeType,
  findSchema,
  formatFields,
  type OpenApi,
  type Operation,
  type Schema,
} from './lib/openapi.ts';
import { PROJECT_ROOT } from './lib/report.ts';

const INTRO = `This page is written by \`tools/reference-http.ts\` from what the server says of itself; a running server shows the same at \`/docs\`,
and as OpenAPI at \`/docs/json\`. A session from beginning to end is in [the table, over HTTP](../table.md).`;

/** Returns the body of a request: one table of fields, or one for each of its forms. */
function describeBody(schema: Schema): readonly string[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return formatFields(schema);
  return forms.flatMap((form, index) => [
    index === 0 ? 'Body, one of these forms:' : 'or',
    '',
    ...formatFields(form),
  ]);
}

function describeOperation(path: string, method: string, operation: Operation): readonly string[] {
  const body = operation.requestBody && findSchema(operation.requestBody);
  const queryParameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const replies = Object.entries(operation.responses).map(([status, reply]) => {
    const schema = findSchema(reply);
    return `- ${status}: ${reply.description ?? ''}${schema ? ` ${describeType(schema)}` : ''}`;
  });
  return [
    `### \`${method.toUpperCase()} ${path}\``,
    '',
    [operation.summary, operation.description, operation.security ? 'Needs the key of a seat.' : undefined]
      .filter((words) => words !== undefined)
      .map((words) => (/[.!)]$/.test(words) ? words : `${words}.`))
      .join(' '),
    '',
    ...queryParameters.map(({ name, description = '', schema = {} }) =>
      `- \`?${name}=\` ${describeType(schema)}. ${description}`.trim(),
    ),
    ...(queryParameters.length > 0 ? [''] : []),
    ...(body ? describeBody(body) : []),
    ...replies,
    '',
  ];
}

function describeShape(name: string, schema: Schema): readonly string[] {
  const fields = formatFields(schema);
  const words = [schema.description, fields.length > 0 ? undefined : `It is: ${describeType(schema)}.`];
  const text = words.filter((item) => item !== undefined).join(' ');
  return [`### ${name}`, '', ...(text === '' ? [] : [text, '']), ...fields];
}

/** Returns the reference as a page. */
export function buildPage({ info, tags, paths, components }: OpenApi): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, one: operation })),
  );
  const sections = tags.flatMap(({ name, description }) => [
    `## ${description}`,
    '',
    ...all
      .filter(({ one }) => one.tags?.includes(name))
      .flatMap(({ path, method, one }) => describeOperation(path, method, one)),
  ]);
  const shapes = Object.entries(components.schemas).flatMap(([name, schema]) => describeShape(name, schema));
  const lines = [
    '# HTTP reference',
    '',
    INTRO,
    '',
    info.description,
    '',
    ...sections,
    '## Shapes',
    '',
    ...shapes,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Resolves to the address that a server prints; it may print other lines too. */
function readAddress(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed);
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${printed}`)));
  });
}

/** Starts the server on a free port with a temporary database, and fetches its OpenAPI document. */
async function readOpenApi(): Promise<OpenApi> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-reference-'));
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'table/server/main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LC_ALL: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const response = await fetch(`${await readAddress(child)}/docs/json`);
    return (await response.json()) as OpenApi;
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const expected = buildPage(await readOpenApi());
  writeOrCheck('reference of HTTP', 'reference-http', [{ path: 'docs/api/http.md', expected }]);
}
