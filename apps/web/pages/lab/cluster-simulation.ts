import type { RefusalReply, SimulationRequest } from '@arbitro/protocol';
import {
  type Comparison,
  findEnd,
  type Report,
  type ScenarioFile,
  type SimOptions,
  type SimulationGoal,
  type SimulationProgress,
} from '@arbitro/simulation';
import { createFailedReply, type FailedReply, OFFLINE } from '../../live/api.ts';
import { readServerEvents } from '../../live/server-events.ts';
import type { SimulationMessage } from './simulation-messages.ts';

/** A request to the cluster: files only, a running fight of a table never leaves the browser. */
export interface ClusterRequest {
  readonly files: readonly ScenarioFile[];
  readonly goal: SimulationGoal;
  readonly how: SimOptions;
}

/** The server's results of the fights so far. */
interface ClusterFigures extends SimulationProgress {
  readonly reports: readonly Report[];
  readonly comparisons: readonly Comparison[];
}

/** Runs a simulation on the cluster until it is done or cancelled; returns why it failed, if it did. */
export async function simulateOnCluster(
  clusterRequest: ClusterRequest,
  signal: AbortSignal,
  notify: (simulationMessage: SimulationMessage) => void,
): Promise<FailedReply | undefined> {
  try {
    const answer = await fetch('/api/simulations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(buildBody(clusterRequest)),
      signal,
    });
    if (!answer.ok || !answer.body)
      return createFailedReply(answer.status, (await answer.json()) as RefusalReply);
    for await (const { event, data } of readServerEvents(answer.body)) {
      if (event === 'refused') return createFailedReply(0, JSON.parse(data) as RefusalReply);
      const figures = JSON.parse(data) as ClusterFigures;
      notify(toMessage(figures));
      if (figures.done >= figures.fights) return undefined;
    }
    return OFFLINE;
  } catch {
    return OFFLINE;
  }
}

const buildBody = ({ files, goal, how: { seed, policies = {} } }: ClusterRequest): SimulationRequest => ({
  scenarios: files.map((file) => ({ ...file })),
  fights: findEnd(goal),
  ...(goal.within !== undefined && { within: goal.within }),
  seed,
  policies: { ...policies },
});

const toMessage = ({ comparisons: [comparison], ...figures }: ClusterFigures): SimulationMessage => ({
  is: 'figures',
  ...figures,
  comparison,
});
