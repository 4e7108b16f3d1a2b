import { crc32 } from 'node:zlib';

/** One picture of an animation, as bytes of a PNG, and how long it is shown. */
export interface Frame {
  readonly png: Uint8Array;
  readonly ms: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_OVERHEAD = 12;

function readChunks(png: Uint8Array): readonly Chunk[] {
  const bytes = Buffer.from(png);
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_BYTES; start < bytes.length; ) {
    const length = bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    chunks.push({ type, data: bytes.subarray(start + 8, start + 8 + length) });
    start += length + CHUNK_OVERHEAD;
  }
  return chunks;
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([writeNumbers(data.length), body, writeNumbers(crc32(body))]);
}

function writeNumbers(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
}

const dataOf = (chunks: readonly Chunk[], type: string): Buffer =>
  Buffer.concat(chunks.filter((chunk) => chunk.type === type).map(({ data }) => data));

/** Width and height as in the header, no offset, the time, and two zeros: each frame replaces the one before it. */
function writeFrameControl(sequence: number, header: Buffer, ms: number): Buffer {
  const times = Buffer.alloc(6);
  times.writeUInt16BE(ms, 0);
  times.writeUInt16BE(1000, 2);
  return writeChunk(
    'fcTL',
    Buffer.concat([writeNumbers(sequence), header.subarray(0, 8), writeNumbers(0, 0), times]),
  );
}

/** Joins pictures of equal size into an animated PNG, which is repeated for ever. */
export function joinFrames(frames: readonly Frame[]): Buffer {
  const pictures = frames.map(({ png, ms }) => ({ chunks: readChunks(png), ms }));
  const [first] = pictures;
  if (!first) throw new Error('an animation without frames');
  const header = dataOf(first.chunks, 'IHDR');
  let sequence = 0;
  const parts = pictures.flatMap(({ chunks, ms }, index) => {
    if (!dataOf(chunks, 'IHDR').equals(header)) throw new Error(`frame ${index} has another size`);
    const control = writeFrameControl(sequence++, header, ms);
    const pixels = dataOf(chunks, 'IDAT');
    if (index === 0) return [control, writeChunk('IDAT', pixels)];
    return [control, writeChunk('fdAT', Buffer.concat([writeNumbers(sequence++), pixels]))];
  });
  return Buffer.concat([
    Buffer.from(frames[0]?.png.subarray(0, SIGNATURE_BYTES) ?? []),
    writeChunk('IHDR', header),
    writeChunk('acTL', writeNumbers(frames.length, 0)),
    ...parts,
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}
