/** A picture whose bytes were checked: only what its decoder needs is left of them. */
export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export type Size = Pick<Picture, 'width' | 'height'>;

/** Joins parts of a file. */
export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export const readText = (bytes: Uint8Array, start: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', start, start + length);

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
