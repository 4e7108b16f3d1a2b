import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
const { main } = await import('./command.ts');
process.exit(await main());
