import { crc32, deflateSync } from 'node:zlib';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

function buildChunk(type: string, data: Buffer): Buffer {
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([latin1(type), data]);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** Builds a PNG of one grey; `comment` is metadata. */
export function buildPng(grey = 0, comment = '', { width = 2, height = 2 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((1 + Math.min(width, 9)) * Math.min(height, 9), grey);
  for (let row = 0; row < Math.min(height, 9); row++) rows[row * (1 + Math.min(width, 9))] = 0;
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1a\n'),
    buildChunk('IHDR', header),
    ...(comment === '' ? [] : [buildChunk('tEXt', latin1(`Comment\0${comment}`))]),
    buildChunk('IDAT', deflateSync(rows)),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngUri = (...args: Parameters<typeof buildPng>): string =>
  `data:image/png;base64,${buildPng(...args).toString('base64')}`;

function buildSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Builds the outline of a JPEG: its segments, not its picture. */
export const buildJpeg = (comment = '', { width = 2, height = 2 } = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    buildSegment(0xe1, latin1(`Exif\0\0${comment}`)),
    buildSegment(0xfe, latin1(comment)),
    buildSegment(0xdb, Buffer.alloc(65, 1)),
    buildSegment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    buildSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd1, 4, 0xff, 0xd9]),
  ]);

function buildRiffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(data.length);
  return Buffer.concat([latin1(type), head, data, Buffer.alloc(data.length % 2)]);
}

/** Builds the outline of a lossy WebP with metadata. */
export function buildWebp(comment = '', { width = 2, height = 2, frame = 2 } = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x0c;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const image = Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 0, 0, 0, 0, 9]);
  image.writeUInt16LE(frame, 6);
  image.writeUInt16LE(height, 8);
  const body = Buffer.concat([
    latin1('WEBP'),
    buildRiffChunk('VP8X', canvas),
    buildRiffChunk('VP8 ', image),
    buildRiffChunk('EXIF', latin1(comment)),
  ]);
  const head = latin1('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
