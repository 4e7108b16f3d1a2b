import { loadSystem } from '@arbitro/catalogue/lazy';
import { loadCustomSystem } from '../../app/custom-systems.ts';
import { prepareEncounters, simulateInChunks } from './run-simulation.ts';
import type { LabRequest, SimulationMessage } from './simulation-messages.ts';

/** A delay that users do not notice. */
const CHUNK_MS = 120;

/** Simulates in a worker, so that the page never blocks. */
addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  // a rejected promise in a worker is not an error of the worker: the page would wait for ever
  runRequest(data).catch((error) => postResult({ is: 'trouble', why: 'broke', says: String(error) }));
});

async function runRequest(labRequest: LabRequest): Promise<void> {
  const { module } = labRequest;
  const system = await (module === undefined ? loadSystem(labRequest.system) : loadCustomSystem(module));
  if (!system) return postResult({ is: 'trouble', why: 'broke', says: labRequest.system });
  const encounters = prepareEncounters(system, labRequest);
  if ('is' in encounters) return postResult(encounters);
  let [chunk, begun] = [1, performance.now()];
  const next = (): number => {
    const took = performance.now() - begun;
    if (took > 0) chunk = Math.max(1, Math.min(2000, Math.round((chunk * CHUNK_MS) / took)));
    begun = performance.now();
    return chunk;
  };
  for (const simulationMessage of simulateInChunks(encounters, labRequest.fights, next))
    postResult(simulationMessage);
}

const postResult = (simulationMessage: SimulationMessage): void => postMessage(simulationMessage);
