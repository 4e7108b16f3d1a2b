import type { SignalMessage } from '@arbitro/protocol';

/** Passes the momentary signs of a table to those parts of its page that show them. */
export class SignalHub {
  readonly #listeners = new Set<(sign: SignalMessage) => void>();

  emit(sign: SignalMessage): void {
    for (const listener of this.#listeners) listener(sign);
  }

  listen(listener: (sign: SignalMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
