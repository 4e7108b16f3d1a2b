#!/usr/bin/env node
import { useCompileCache } from '@arbitro/server/compile-cache';

useCompileCache();
const [name, ...words] = process.argv.slice(2);
// a shell runs this at every Tab: load no more than necessary
if (name === '__complete') {
  const { completeLine: completed } = await import('./completion/complete.ts');
  for (const line of await completed(words)) process.stdout.write(`${line}\n`);
} else {
  const [{ main }, { createProcessIo: processIo }] = await Promise.all([
    import('./cli.ts'),
    import('./command-line/io.ts'),
  ]);
  const io = processIo();
  process.exitCode = await main(process.argv.slice(2), io);
  io.close();
}
