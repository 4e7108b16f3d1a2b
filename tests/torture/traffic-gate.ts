/** A gate for actions: while it is closed, new actions wait; `close` waits for actions in progress. */
export class TrafficGate {
  #isOpen = false;
  #inside = 0;
  #waiting: (() => void)[] = [];
  #quiet: (() => void)[] = [];

  open(): void {
    this.#isOpen = true;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    while (this.#inside > 0) await new Promise<void>((quiet) => this.#quiet.push(quiet));
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    while (!this.#isOpen) await new Promise<void>((pass) => this.#waiting.push(pass));
    this.#inside++;
    try {
      return await act();
    } finally {
      this.#inside--;
      if (this.#inside === 0) for (const quiet of this.#quiet.splice(0)) quiet();
    }
  }
}
