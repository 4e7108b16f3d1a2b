import { systemById } from '@arbitro/catalogue';
import { lookedInCrew } from '@arbitro/crew';
import type { Asking } from '@arbitro/crew/cluster';
import type { Language } from '@arbitro/kernel';
import { policyNames } from '@arbitro/policies';
import type { SimulationAsk } from '@arbitro/protocol';
import { checked, type Fault } from '@arbitro/scenario';
import type { NoFight, Work } from '@arbitro/simulation';
import { z } from 'zod';
import type { Answer, Listener, No } from './hall.ts';
import { noOf, unfit } from './http-refusals.ts';
import { type Begun, Simulation } from './simulation.ts';
import { VERSION } from './version.ts';

/** Maximum simulations at a time, of one server and of one address: a worker runs the chunks of all of them in turn. */
const MOST_AT_ONCE = 4;
const MOST_BY_ADDRESS = 2;
/** Milliseconds for which the number of workers is cached. */
const KNOWN_FOR_MS = 2_000;
/** Milliseconds until a fight must begin, and until the last must have ended. */
const PATIENCE_MS = 30_000;
const LONGEST_MS = 10 * 60_000;

/**
 * A simulation that is admitted and prepared: it reports to the listener until the returned function of `run` ends it.
 */
export interface Readied {
  run(listener: Listener, language: Language): () => void;
}

export interface SimulationsParts {
  /** The database of the tables, which also has the workers' queue. */
  readonly database: string | undefined;
  /** The maximum milliseconds of a simulation. */
  readonly longest?: number | undefined;
  readonly trouble: (error: unknown) => void;
}

/** Runs simulations for clients with the workers that wait in this server's database; not available without workers. */
export class Simulations {
  readonly #parts: SimulationsParts;
  /** The addresses of running simulations. */
  readonly #places: string[] = [];
  readonly #running = new Map<Simulation, Promise<void>>();
  #known: { readonly at: number; readonly count: Promise<number> } | undefined;

  constructor(parts: SimulationsParts) {
    this.#parts = parts;
  }

  /** Returns the number of worker processes; 0 when it cannot be determined. */
  workers(): Promise<number> {
    return this.#counted().catch(() => 0);
  }

  /** Admits the request and prepares it; the client may leave meanwhile. */
  async begin(asked: SimulationAsk, address: string, gone: AbortSignal): Promise<Answer<Readied>> {
    const no = this.#full(address) ?? unplayable(asked);
    if (no) return no;
    this.#places.push(address);
    const work = workOf(asked);
    const looked = await this.#looked(work, gone).catch((error: unknown): No => {
      this.#parts.trouble(error);
      return noOf('fights-broke');
    });
    const { database } = this.#parts;
    if ('ok' in looked || database === undefined) {
      this.#free(address);
      return 'ok' in looked ? looked : noOf('no-workers');
    }
    const asking = { database, version: VERSION, fights: asked.fights };
    return { ok: true, value: this.#readied(work, looked.encounters, { asking, address }) };
  }

  /** Aborts all running simulations, and waits until their jobs are gone from the queue. */
  async close(): Promise<void> {
    for (const simulation of this.#running.keys()) simulation.stop();
    await Promise.all(this.#running.values());
  }

  #readied(
    work: Work,
    encounters: readonly Begun[],
    { asking, address }: { readonly asking: Asking; readonly address: string },
  ): Readied {
    return {
      run: (listener, language) => {
        const { trouble, longest = LONGEST_MS } = this.#parts;
        const simulation = new Simulation({ asking, listener, language, longest, trouble });
        const workers = (): Promise<number> => this.#counted();
        const ended = simulation.run(work, encounters, workers).finally(() => {
          this.#running.delete(simulation);
          this.#free(address);
        });
        this.#running.set(simulation, ended);
        return () => simulation.stop();
      },
    };
  }

  #full(address: string): No | undefined {
    if (this.#places.length >= MOST_AT_ONCE) return noOf('simulations-busy');
    const own = this.#places.filter((place) => place === address);
    return own.length >= MOST_BY_ADDRESS ? noOf('too-fast', { seconds: 10 }) : undefined;
  }

  #free(address: string): void {
    this.#places.splice(this.#places.indexOf(address), 1);
  }

  async #looked(work: Work, gone: AbortSignal): Promise<{ readonly encounters: readonly Begun[] } | No> {
    if ((await this.workers()) === 0) return noOf('no-workers');
    const signal = AbortSignal.any([gone, AbortSignal.timeout(PATIENCE_MS)]);
    const looked = await lookedInCrew(work, signal);
    // a client that has left does not read it
    if (!looked || gone.aborted) return noOf('fights-too-costly');
    if (looked.is === 'faulty') return unfit(placed(looked.faults, ['scenarios', looked.file]));
    if (looked.is === 'no-fight') return notFought(looked.fault);
    const sides = looked.encounters.flatMap(({ roster }) => Object.values(roster));
    const faults = Object.keys(work.how.policies ?? {}).flatMap((side) =>
      faultsOf(z.enum(['all', ...new Set(sides)]), side, ['policies', side]),
    );
    return faults.length > 0 ? unfit(faults) : looked;
  }

  async #counted(): Promise<number> {
    const { database } = this.#parts;
    if (database === undefined) return 0;
    const now = performance.now();
    if (!this.#known || now - this.#known.at > KNOWN_FOR_MS) {
      // the queue is loaded only if there is a database for it
      const count = import('@arbitro/crew/cluster').then(({ workersIn }) => workersIn(database, VERSION));
      this.#known = { at: now, count };
    }
    return this.#known.count;
  }
}

function workOf({ scenarios, seed, policies, maxRounds }: SimulationAsk): Work {
  const how = { seed, ...(policies && { policies }), ...(maxRounds !== undefined && { maxRounds }) };
  return { files: scenarios, how };
}

/** Refuses a system that is not here, or a policy that the system does not have. */
function unplayable({ scenarios, policies = {} }: SimulationAsk): No | undefined {
  for (const { system: id } of scenarios) {
    const system = systemById(String(id));
    if (!system) return noOf('no-such-system', { id: String(id) });
    const allowed = z.enum(policyNames(system));
    const faults = Object.entries(policies).flatMap(([side, policy]) =>
      faultsOf(allowed, policy, ['policies', side]),
    );
    if (faults.length > 0) return unfit(faults);
  }
  return undefined;
}

function faultsOf(schema: z.ZodType, value: unknown, at: Fault['at']): readonly Fault[] {
  const read = checked(schema, value, at);
  return read.ok ? [] : read.faults;
}

const placed = (faults: readonly Fault[], at: Fault['at']): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, at: [...at, ...fault.at] }));

function notFought(fault: NoFight): No {
  if (fault.why === 'refused' || fault.why === 'asks')
    return noOf('no-fight-after', { step: fault.step + 1 });
  return noOf(fault.why);
}
