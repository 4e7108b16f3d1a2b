import type { Refused, SimulationAsk } from '@arbitro/protocol';
import type { Comparison, File, How, Report } from '@arbitro/simulation';
import { type Denied, deniedBy, LOST } from '../../live/api.ts';
import { eventsIn } from '../../live/events-in.ts';
import type { Told } from './asked.ts';

/** A request to the cluster: files only, a running fight of a table never leaves the browser. */
export interface AskedOfCluster {
  readonly files: readonly File[];
  readonly fights: number;
  readonly how: How;
}

/** The server's results of the fights so far. */
interface Figures {
  readonly done: number;
  readonly fights: number;
  readonly reports: readonly Report[];
  readonly comparisons: readonly Comparison[];
}

/** Runs a simulation on the cluster until it is done or cancelled; returns why it failed, if it did. */
export async function foughtOnCluster(
  asked: AskedOfCluster,
  signal: AbortSignal,
  tell: (told: Told) => void,
): Promise<Denied | undefined> {
  try {
    const answer = await fetch('/api/simulations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(bodyOf(asked)),
      signal,
    });
    if (!answer.ok || !answer.body) return deniedBy(answer.status, (await answer.json()) as Refused);
    for await (const { event, data } of eventsIn(answer.body)) {
      if (event === 'refused') return deniedBy(0, JSON.parse(data) as Refused);
      const figures = JSON.parse(data) as Figures;
      tell(toldOf(figures));
      if (figures.done >= figures.fights) return undefined;
    }
    return LOST;
  } catch {
    return LOST;
  }
}

const bodyOf = ({ files, fights, how: { seed, policies = {} } }: AskedOfCluster): SimulationAsk => ({
  scenarios: files.map((file) => ({ ...file })),
  fights,
  seed,
  policies: { ...policies },
});

const toldOf = ({ comparisons: [comparison], ...figures }: Figures): Told => ({
  is: 'figures',
  ...figures,
  comparison,
});
