import { limitHeapGrowth } from './heap-growth.ts';
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
limitHeapGrowth();
const { main } = await import('./command.ts');
process.exit(await main());
