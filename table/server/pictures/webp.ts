import { joinBytes, type Picture, readText, type Size, viewOf } from './picture.ts';

const HEADER = 12;
const ALPHA_FLAG = 0x10;
/** Three bytes of a tag, then the start code of a key frame. */
const START_CODE = [0x9d, 0x01, 0x2a];
const LOSSLESS_SIGNATURE = 0x2f;
const SIDE_BITS = 0x3fff;

export const isWebp = (bytes: Uint8Array): boolean =>
  readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP';

/** Reads a WebP file without animation; throws a RangeError where it ends too early. */
export function readWebp(bytes: Uint8Array): Picture | undefined {
  const end = Math.min(bytes.length, viewOf(bytes).getUint32(4, true) + 8);
  const parts: Uint8Array[] = [];
  const sizes: Size[] = [];
  let hasImage = false;
  for (let offset = HEADER; offset + 8 <= end; ) {
    const length = viewOf(bytes).getUint32(offset + 4, true);
    const next = offset + 8 + length + (length % 2);
    if (next > bytes.length) return undefined;
    const type = readText(bytes, offset, 4);
    const part = readPart(type, bytes.slice(offset, next));
    if (part === 'unreadable') return undefined;
    if (part) parts.push(part.bytes);
    if (part?.size) sizes.push(part.size);
    hasImage ||= type === 'VP8 ' || type === 'VP8L';
    offset = next;
  }
  if (!hasImage) return undefined;
  const size = { width: maxOf(sizes, 'width'), height: maxOf(sizes, 'height') };
  return { type: 'image/webp', ...size, bytes: joinFile(parts) };
}

/** A small canvas does not make a large picture in it small. */
const maxOf = (sizes: readonly Size[], side: keyof Size): number =>
  Math.max(0, ...sizes.map((size) => size[side]));

interface Part {
  readonly bytes: Uint8Array;
  readonly size?: Size;
}

/** Returns what is kept of a chunk: metadata and animations are left out. */
function readPart(type: string, chunk: Uint8Array): Part | 'unreadable' | undefined {
  const view = viewOf(chunk);
  switch (type) {
    case 'VP8 ':
      if (!START_CODE.every((byte, index) => view.getUint8(11 + index) === byte)) return 'unreadable';
      return { bytes: chunk, size: sizeOf(view.getUint16(14, true), view.getUint16(16, true)) };
    case 'VP8L': {
      if (view.getUint8(8) !== LOSSLESS_SIGNATURE) return 'unreadable';
      const bits = view.getUint32(9, true);
      return { bytes: chunk, size: sizeOf(bits, bits >>> 14, 1) };
    }
    case 'VP8X':
      chunk[8] = view.getUint8(8) & ALPHA_FLAG;
      return {
        bytes: chunk,
        size: { width: 1 + readInt24(view, 12), height: 1 + readInt24(view, 15) },
      };
    case 'ALPH':
      return { bytes: chunk };
    default:
      return undefined;
  }
}

const sizeOf = (width: number, height: number, added = 0): Size => ({
  width: (width & SIDE_BITS) + added,
  height: (height & SIDE_BITS) + added,
});
const readInt24 = (view: DataView, offset: number): number =>
  view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;

function joinFile(parts: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes([Buffer.from('WEBP'), ...parts]);
  const header = Buffer.from('RIFF\0\0\0\0', 'latin1');
  header.writeUInt32LE(body.length, 4);
  return joinBytes([header, body]);
}
