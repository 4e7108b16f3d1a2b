import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What was compiled for one start need not be compiled for the next. Threads and programs that are started from here
 * learn of it by the environment.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
