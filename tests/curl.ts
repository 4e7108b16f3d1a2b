#!/usr/bin/env node
/** The part of curl that docs/table.md uses, for machines without curl: -sSN, -H, -d, --max-time, an address. */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    'no-buffer': { type: 'boolean', short: 'N' },
    header: { type: 'string', short: 'H', multiple: true },
    data: { type: 'string', short: 'd' },
    'max-time': { type: 'string' },
  },
  allowPositionals: true,
});
const headers = (values.header ?? []).map((line): [string, string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
});
const [url = ''] = positionals;
const response = await fetch(url, {
  headers,
  ...(values.data !== undefined && { method: 'POST', body: values.data }),
  signal: AbortSignal.timeout(1000 * Number(values['max-time'] ?? 600)),
});
for await (const chunk of response.body ?? []) process.stdout.write(chunk);
