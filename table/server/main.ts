import { useCompileCache } from './compile-cache.ts';
import { limitHeapGrowth } from './startup/heap-growth.ts';

useCompileCache();
limitHeapGrowth();
const { runServer: main } = await import('./startup/command.ts');
process.exit(await main());
