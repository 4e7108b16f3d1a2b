import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type Shot } from './attacks.ts';

/** The server's answers, counted by status. */
export type StatusCounts = Readonly<Record<string, number>>;

const { url, name } = workerData as { readonly url: string; readonly name: string };
const attack = ATTACKS.find((attack) => attack.name === name);
if (!attack) throw new Error(`no attack is called ${name}`);
const shots = await attack.ready({ url });
const answers: Record<string, number> = {};
let isOver = false;

async function repeatShot(shot: Shot): Promise<void> {
  while (!isOver) {
    const status = await shot().catch((error: Error) => `cut off: ${error.cause ?? error}`);
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

parentPort?.once('message', () => {
  isOver = true;
  parentPort?.postMessage(answers);
});
parentPort?.postMessage('ready');
await Promise.all(shots.map(repeatShot));
