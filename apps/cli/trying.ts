import { readFileSync } from 'node:fs';
import { main } from './cli.ts';
import { fakeIo } from './fake-io.ts';

// a process of its own for several command lines: the runner of the tests would load a folder in its way, not in Node's
const lines: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]');
const tried: object[] = [];
for (const line of lines) {
  const io = { ...fakeIo(), read: (path: string) => readFileSync(path, 'utf8') };
  const code = await main(line, io);
  tried.push({ code, said: io.said, complaints: io.complaints });
}
process.stdout.write(JSON.stringify(tried));
