/** What a server has used, told to whoever asks by a message. */
export interface Usage {
  /** Microseconds of processor time since the start. */
  readonly cpu: number;
  /** Counted only when asked for: that takes time of its own. */
  readonly heap: number;
}

export function tellUsage(): void {
  process.on('message', (what) => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, heap: what === 'heap' ? heap() : 0 } satisfies Usage);
  });
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
