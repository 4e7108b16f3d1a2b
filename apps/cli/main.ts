#!/usr/bin/env node
import { keepCompiled } from '@arbitro/server/keep-compiled';

keepCompiled();
const [name, ...words] = process.argv.slice(2);
// a shell runs this at every Tab: load no more than necessary
if (name === '__complete') {
  const { completed } = await import('./complete.ts');
  for (const line of await completed(words)) process.stdout.write(`${line}\n`);
} else {
  const [{ main }, { processIo }] = await Promise.all([import('./cli.ts'), import('./io.ts')]);
  const io = processIo();
  process.exitCode = await main(process.argv.slice(2), io);
  io.close();
}
