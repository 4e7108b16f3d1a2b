import { systems } from '@arbitro/catalogue';
import { encounterFile } from '@arbitro/kernel';
import { type SimulationGoal, type StreamRange, simulate } from '@arbitro/simulation';
import { describe, expect, it } from 'vitest';
import { BrowserSimulation, type LabWorkers, type WorkerMessage } from './browser-simulation.ts';
import { prepareEncounters } from './run-simulation.ts';
import type { LabRequest, SimulationMessage } from './simulation-messages.ts';

type Figures = Extract<SimulationMessage, { is: 'figures' }>;

const [system] = systems;
if (!system) throw new Error('no system');

/** Workers of this thread, whose replies are delivered in an order that `pick` gives. */
function runWith(goal: SimulationGoal, count: number, pick: number): readonly Figures[] {
  const request: LabRequest = {
    system: system!.id,
    subject: { kind: 'files', files: [encounterFile(system!)] },
    goal,
    how: { seed: 'lab' },
  };
  const encounters = prepareEncounters(system!, request);
  if ('is' in encounters) throw new Error(encounters.is);
  const replies: (() => void)[] = [];
  let terminated = 0;
  const create: LabWorkers['create'] = (hear) => ({
    terminate: () => void terminated++,
    postMessage: (message) => {
      const reply: WorkerMessage = 'from' in message ? buildPart(message) : { is: 'ready', encounters };
      replies.push(() => hear(reply));
    },
  });
  const buildPart = (range: StreamRange): WorkerMessage => ({
    is: 'part',
    range,
    part: simulate(encounters, range.from, range.to),
    milliseconds: 1,
  });
  const messages: Figures[] = [];
  new BrowserSimulation(request, { count, create }, (message) => {
    if (message.is === 'trouble') throw new Error(message.says);
    messages.push(message);
  });
  for (let n = 0; replies.length > 0; n++) replies.splice((n * pick) % replies.length, 1)[0]?.();
  expect(terminated).toBe(count);
  return messages;
}

describe('several workers of a browser', () => {
  it.each([
    [2, 1],
    [4, 7],
    [8, 3],
  ])('%i come to what one comes to, and stop at the same fight', (count, pick) => {
    const alone = runWith({ within: 10 }, 1, 0).at(-1);
    expect(runWith({ within: 10 }, count, pick).at(-1)).toEqual(alone);
    expect(alone?.widest).toBeLessThanOrEqual(10);
    expect(alone?.done).toBe(alone?.fights);
  });

  it('simulate an exact number of fights', () => {
    const last = runWith({ fights: 55 }, 3, 2).at(-1);
    expect(last).toMatchObject({ done: 55, fights: 55 });
    expect(last?.reports[0]?.fights).toBe(55);
  });
});
