import type { Entry } from '@arbitro/store';

/** Characters of the entries in one part: it is read within a few milliseconds. */
const PART_TEXT = 500_000;

/** The entries of an import as bytes, in parts: a thread can transfer them without a copy. */
export type PackedEntries = readonly Uint8Array<ArrayBuffer>[];

/** Packs entries one at a time, so that they are never all in memory as objects. */
export class EntryPacker {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #texts: string[] = [];
  #size = 0;

  add(entry: Entry): void {
    const text = JSON.stringify(entry);
    this.#texts.push(text);
    this.#size += text.length;
    if (this.#size >= PART_TEXT) this.#closePart();
  }

  finish(): PackedEntries {
    if (this.#texts.length > 0) this.#closePart();
    return this.#parts;
  }

  #closePart(): void {
    this.#parts.push(new TextEncoder().encode(`[${this.#texts.join(',')}]`));
    this.#texts = [];
    this.#size = 0;
  }
}

/** Yields the entries again; a part is read when its first entry is needed. */
export function* unpackEntries(parts: PackedEntries): Generator<Entry> {
  for (const part of parts) yield* JSON.parse(new TextDecoder().decode(part)) as Entry[];
}
