/** The resources a server has used, sent in reply to a message. */
export interface Usage {
  /** Microseconds of processor time since the start. */
  readonly cpu: number;
  /** Measured only on request: measuring takes time. */
  readonly heap: number;
}

export function reportUsage(): void {
  process.on('message', (what) => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, heap: what === 'heap' ? measureHeap() : 0 } satisfies Usage);
  });
}

function measureHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
