/** What a server has used, told to whoever asks by a message. */
export interface Usage {
  /** Microseconds of processor time since the start. */
  readonly cpu: number;
  readonly heap: number;
}

export function tellUsage(): void {
  process.on('message', () => {
    // before the garbage is collected for the heap's sake: that is not the actions' cost
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed } satisfies Usage);
  });
}
