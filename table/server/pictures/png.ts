import { crc32 } from 'node:zlib';
import { joinBytes, type Picture, readText, viewOf } from './picture.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** All other chunks are metadata, animation or colour profiles. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const HEADER_LENGTH = 13;

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** Reads a PNG file; throws a RangeError where it ends too early. */
export function readPng(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes);
  const types: string[] = [];
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  for (let offset = SIGNATURE.length; types.at(-1) !== 'IEND'; ) {
    const length = view.getUint32(offset);
    const end = offset + 12 + length;
    const type = readText(bytes, offset + 4, 4);
    if (view.getUint32(end - 4) !== crc32(bytes.subarray(offset + 4, end - 4))) return undefined;
    if (types.length === 0 && (type !== 'IHDR' || length !== HEADER_LENGTH)) return undefined;
    types.push(type);
    if (KEPT_CHUNKS.has(type)) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  if (!types.includes('IDAT')) return undefined;
  const offset = SIGNATURE.length + 8;
  const size = { width: view.getUint32(offset), height: view.getUint32(offset + 4) };
  return { type: 'image/png', ...size, bytes: joinBytes(parts) };
}
