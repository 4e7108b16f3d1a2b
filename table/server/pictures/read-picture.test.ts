import { LIMITS } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { blobIdOf, decodeDataUri, readPicture } from './read-picture.ts';
import { buildJpeg, buildPng, buildWebp, pngUri } from './test-pictures.fixture.ts';

const FORMATS = [
  ['image/png', (comment: string, size = {}) => buildPng(0, comment, size)],
  ['image/jpeg', buildJpeg],
  ['image/webp', buildWebp],
] as const;

describe.each(FORMATS)('%s', (type, build) => {
  test('is read with its size, and loses its metadata', () => {
    const picture = readPicture(build('born at 60.17 N', { width: 300, height: 200 }));
    expect(picture).toMatchObject({ type, width: 300, height: 200 });
    expect(Buffer.from(picture?.bytes ?? []).includes('60.17')).toBe(false);
  });

  test('is the same after it was read again, whatever its metadata said', () => {
    const ids = ['', 'one', 'another'].map((comment) =>
      blobIdOf(readPicture(build(comment))?.bytes ?? new Uint8Array()),
    );
    expect(new Set(ids).size).toBe(1);
    const once = readPicture(build('one'))?.bytes ?? new Uint8Array();
    expect(blobIdOf(readPicture(once)?.bytes ?? new Uint8Array())).toBe(ids[0]);
  });

  test('is refused if it is cut off anywhere, and nothing after its end is kept', () => {
    const whole = Buffer.from(readPicture(build(''))?.bytes ?? []);
    for (let length = 0; length < whole.length - 1; length++)
      expect(readPicture(new Uint8Array(whole.subarray(0, length))), `${length} bytes`).toBeUndefined();
    const longer = readPicture(Buffer.concat([whole, Buffer.from('<script>')]));
    expect(Buffer.from(longer?.bytes ?? []).equals(whole)).toBe(true);
  });

  test('is refused if it has too many pixels, or none', () => {
    const side = LIMITS.pictureSide;
    expect(readPicture(build('', { width: side, height: side }))).toBeDefined();
    expect(readPicture(build('', { width: side + 1, height: 2 }))).toBeUndefined();
    expect(readPicture(build('', { width: 2, height: side + 1 }))).toBeUndefined();
  });
});

test('a large frame in a small canvas is large', () => {
  expect(readPicture(buildWebp('', { frame: LIMITS.pictureSide + 1 }))).toBeUndefined();
});

test('a PNG with a wrong check sum, and files of other kinds, are refused', () => {
  const bytes = buildPng();
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(readPicture(bytes)).toBeUndefined();
  for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\x89PNG'])
    expect(readPicture(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('a picture over the limit is refused before it is read', () => {
  const large = Buffer.concat([buildPng(), Buffer.alloc(LIMITS.pictureBytes)]);
  expect(readPicture(large)).toBeUndefined();
});

test('text is decoded only if it says that it is a picture', () => {
  expect(Buffer.from(decodeDataUri(pngUri()) ?? []).equals(buildPng())).toBe(true);
  for (const text of [
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'AAAA',
    'data:image/png,x',
  ])
    expect(decodeDataUri(text)).toBeUndefined();
});
