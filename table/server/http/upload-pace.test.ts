import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { UploadPace } from './upload-pace.ts';

test('uploads come at once up to half a second’s worth, then at the pace', () => {
  let now = 10_000;
  const pace = new UploadPace(1_000_000, () => now);
  expect(pace.reserve(500_000)).toBe(0);
  expect(pace.reserve(100_000)).toBe(100);
  expect(pace.reserve(100_000), 'of another client').toBe(200);
  now += 200;
  expect(pace.reserve(50_000)).toBe(50);
  now += 60_000;
  expect(pace.reserve(500_000), 'after a pause').toBe(0);
  expect(pace.reserve(1_000)).toBe(1);
});

test('without a limit nothing waits', () => {
  expect(new UploadPace(Number.POSITIVE_INFINITY).reserve(1e12)).toBe(0);
});

test('a stream hands on every byte in order, and stops while it waits', async () => {
  const pace = new UploadPace(4_000_000);
  const stream = pace.stream();
  const whole = buffer(stream);
  const parts = Array.from({ length: 50 }, (_, n) => Buffer.alloc(50_000, n));
  for (const part of parts) if (!stream.write(part)) await once(stream, 'drain');
  stream.end();
  expect((await whole).equals(Buffer.concat(parts))).toBe(true);
  expect(stream.receivedEncodedLength).toBe(2_500_000);
});
