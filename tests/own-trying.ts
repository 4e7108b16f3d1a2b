// a process of its own: the runner of the tests would load a folder in its way, and not in Node's

import { readFileSync } from 'node:fs';
import { main } from '../apps/cli/cli.ts';
import { fakeIo } from '../apps/cli/fake-io.ts';

/** What a command line came to. */
export interface Tried {
  readonly code: number;
  readonly said: readonly string[];
  readonly complaints: readonly string[];
}

const lines: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]');
const tried: Tried[] = [];
for (const line of lines) {
  const io = { ...fakeIo(), read: (path: string) => readFileSync(path, 'utf8') };
  const code = await main(line, io);
  tried.push({ code, said: io.said, complaints: io.complaints });
}
process.stdout.write(JSON.stringify(tried));
