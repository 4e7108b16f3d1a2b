import { joinBytes, type Picture, readText, type Size, viewOf } from './picture.ts';

const isMarker = (byte: number): boolean => byte !== 0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7);
/** Baseline, extended and progressive frames: those that browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, restart intervals, frames and scans. */
const KEPT_SEGMENTS = new Set([...FRAMES, 0xc4, 0xdb, 0xdd, 0xda]);
const SCAN = 0xda;
const END = 0xd9;
const ADOBE = 0xee;

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Reads a JPEG file; throws a RangeError where it ends too early. */
export function readJpeg(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let size: Size | undefined;
  for (let offset = 2; ; ) {
    while (view.getUint8(offset + 1) === 0xff) offset++;
    const marker = view.getUint8(offset + 1);
    if (view.getUint8(offset) !== 0xff || !isMarker(marker)) return undefined;
    if (marker === END) break;
    const length = view.getUint16(offset + 2);
    const end = marker === SCAN ? findScanEnd(view, offset + 2 + length) : offset + 2 + length;
    if (FRAMES.has(marker)) size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    // without it the colours of some files would be wrong
    const isColour = marker === ADOBE && readText(bytes, offset + 4, 5) === 'Adobe';
    if (KEPT_SEGMENTS.has(marker) || isColour) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  if (!size) return undefined;
  return { type: 'image/jpeg', ...size, bytes: joinBytes([...parts, Uint8Array.of(0xff, END)]) };
}

/** Returns the position of the next marker after the data of a scan. */
function findScanEnd(view: DataView, start: number): number {
  let offset = start;
  while (view.getUint8(offset) !== 0xff || !isMarker(view.getUint8(offset + 1))) offset++;
  return offset;
}
