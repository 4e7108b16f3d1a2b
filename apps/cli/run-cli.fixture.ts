import { clusterTimes } from '@arbitro/workers/cluster-times';
import { main } from './cli.ts';
import { createProcessIo } from './command-line/io.ts';

// the command line, except that it tells its parent when the work is running, and waits for a shorter time
Object.assign(clusterTimes, { noWorkerSeconds: 1, signSeconds: 1, afterRefusalMs: 300 });
const io = createProcessIo();
const progress = (text: string): void => {
  if (text !== '') process.send?.('going');
};
process.exitCode = await main(process.argv.slice(2), { ...io, progress });
io.close();
process.disconnect?.();
