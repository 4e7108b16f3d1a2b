import { Worker } from 'node:worker_threads';
import type { Answer, AnyAction, AnyWorld, Json } from '@arbitro/kernel';
import type { Chances } from './odds.ts';

export interface OddsTask {
  readonly id: number;
  readonly system: string;
  readonly world: AnyWorld;
  readonly action: AnyAction;
  readonly policy: Readonly<Record<string, Json>>;
  /** Dice that have fallen and choices that were made already. */
  readonly given: readonly Answer[];
}

/** So long may odds take; whoever asks for more is told that it is too much. */
const PATIENCE_MS = 3_000;
const MOST_WAITING = 100;

interface Waiting {
  readonly task: OddsTask;
  readonly settle: (found: Chances | 'too-costly') => void;
}

/** Reckons odds beside the table, one after the other, in a thread that is started anew when one takes too long. */
export class OddsDesk {
  #worker: Worker | undefined;
  #line: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #next = 1;
  #ready = false;
  #closed = false;
  readonly #patience: number;

  constructor(patience = PATIENCE_MS) {
    this.#patience = patience;
  }

  ask(task: Omit<OddsTask, 'id'>): Promise<Chances | 'too-costly'> {
    if (this.#closed || this.#line.length >= MOST_WAITING) return Promise.resolve('too-costly');
    return new Promise((settle) => {
      this.#line.push({ task: { ...task, id: this.#next++ }, settle });
      if (this.#line.length === 1) this.#begin();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { settle } of this.#line.splice(0)) settle('too-costly');
    await this.#stop();
  }

  #begin(): void {
    const [first] = this.#line;
    if (!first) return;
    this.#worker ??= this.#started();
    this.#worker.postMessage(first.task);
    if (this.#ready) this.#wait();
  }

  /** Patience begins when the thread does: on a busy machine it may take longer to start than to reckon. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle('too-costly'), this.#patience);
  }

  #started(): Worker {
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ found }: { readonly found?: Chances }) => {
      if (this.#worker !== worker) return;
      if (found) return this.#settle(found);
      this.#ready = true;
      this.#wait();
    });
    worker.on('error', () => {
      if (this.#worker === worker) this.#settle('too-costly');
    });
    return worker;
  }

  #settle(found: Chances | 'too-costly'): void {
    clearTimeout(this.#timer);
    if (found === 'too-costly') void this.#stop();
    this.#line.shift()?.settle(found);
    if (!this.#closed) this.#begin();
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#ready = false;
    await worker?.terminate();
  }
}
