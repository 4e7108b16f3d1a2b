import { clusterTimes } from '@arbitro/crew/cluster-times';
import { main } from './cli.ts';
import { processIo } from './io.ts';

// the command line as it is run, but that it tells its parent when the work is going on, and waits less
Object.assign(clusterTimes, { noWorkerSeconds: 1, signSeconds: 1, afterRefusalMs: 300 });
const io = processIo();
const progress = (text: string): void => {
  if (text !== '') process.send?.('going');
};
process.exitCode = await main(process.argv.slice(2), { ...io, progress });
io.close();
process.disconnect?.();
