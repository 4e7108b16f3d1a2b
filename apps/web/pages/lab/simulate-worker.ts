import { loadSystem } from '@arbitro/catalogue/lazy';
import { loadOwn } from '../../app/own-systems.ts';
import type { Asked, Told } from './asked.ts';
import { encountersOf, figures } from './simulating.ts';

/** A delay that users do not notice. */
const SOON_MS = 120;

/** Simulates in a worker, so that the page never blocks. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // a rejected promise in a worker is not an error of the worker: the page would wait for ever
  work(data).catch((error) => tell({ is: 'trouble', why: 'broke', says: String(error) }));
});

async function work(asked: Asked): Promise<void> {
  const { module } = asked;
  const system = await (module === undefined ? loadSystem(asked.system) : loadOwn(module));
  if (!system) return tell({ is: 'trouble', why: 'broke', says: asked.system });
  const encounters = encountersOf(system, asked);
  if ('is' in encounters) return tell(encounters);
  let [chunk, begun] = [1, performance.now()];
  const next = (): number => {
    const took = performance.now() - begun;
    if (took > 0) chunk = Math.max(1, Math.min(2000, Math.round((chunk * SOON_MS) / took)));
    begun = performance.now();
    return chunk;
  };
  for (const told of figures(encounters, asked.fights, next)) tell(told);
}

const tell = (told: Told): void => postMessage(told);
