import { loadSystem } from '@arbitro/catalogue/lazy';
import { type Encounter, type StreamRange, simulate } from '@arbitro/simulation';
import { loadCustomSystem } from '../../app/custom-systems.ts';
import type { WorkerMessage } from './browser-simulation.ts';
import { prepareEncounters } from './run-simulation.ts';
import type { LabRequest } from './simulation-messages.ts';

let encounters: readonly Encounter[] = [];

/** Prepares the encounters, then simulates one range of streams after the other. */
export const answerLab = async (message: LabRequest | StreamRange): Promise<WorkerMessage> =>
  'from' in message ? simulateRange(message) : prepare(message);

async function prepare(labRequest: LabRequest): Promise<WorkerMessage> {
  const { module } = labRequest;
  const system = await (module === undefined ? loadSystem(labRequest.system) : loadCustomSystem(module));
  if (!system) return { is: 'trouble', why: 'broke', says: labRequest.system };
  const prepared = prepareEncounters(system, labRequest);
  if ('is' in prepared) return prepared;
  encounters = prepared;
  return {
    is: 'ready',
    encounters: encounters.map(({ roster, initialWorld }) => ({ roster, initialWorld })),
  };
}

function simulateRange(range: StreamRange): WorkerMessage {
  const since = performance.now();
  const part = simulate(encounters, range.from, range.to);
  return { is: 'part', range, part, milliseconds: performance.now() - since };
}
