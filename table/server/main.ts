import { limitHeapGrowth } from './heap-growth.ts';
import { useCompileCache } from './compile-cache.ts';

useCompileCache();
limitHeapGrowth();
const { runServer: main } = await import('./startup/command.ts');
process.exit(await main());
