import { readFileSync } from 'node:fs';
import { main } from './cli.ts';
import { createFakeIo } from './command-line/fake-io.ts';

// runs several command lines in its own process: the test runner would load a folder its own way, not Node's
const lines: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]');
const results: object[] = [];
for (const line of lines) {
  const io = { ...createFakeIo(), read: (path: string) => readFileSync(path, 'utf8') };
  const code = await main(line, io);
  results.push({ code, printed: io.printed, errors: io.errors });
}
process.stdout.write(JSON.stringify(results));
