import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, openTableService } from '@arbitro/server';
import { openPostgres, openSqlite } from '@arbitro/store';
import { reportUsage } from './usage.ts';

const url = process.env.DATABASE_URL;
const file = join(mkdtempSync(join(tmpdir(), 'arbitro-bench-')), 'arbitro.sqlite');
const store = url ? await openPostgres(url) : await openSqlite(file);
const app = await buildServer({
  service: openTableService({ store }),
  limits: 'off',
  log: { level: 'silent' },
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as { port: number }).port}` });
reportUsage();
