import { expect, test } from 'vitest';
import { EntryPacker, unpackEntries } from './packed-entries.ts';

const entries = Array.from({ length: 300 }, (_, n) => ({
  version: n + 1,
  moment: 10 * n,
  command: `c${n}`,
  body: `${n} “ä” ${'x'.repeat(10_000)}`,
}));

test('entries are unpacked as they were packed', () => {
  const packer = new EntryPacker();
  for (const entry of entries) packer.add(entry);
  const parts = packer.finish();
  expect(parts.length).toBeGreaterThan(3);
  expect([...unpackEntries(parts)]).toEqual(entries);
});

test('a part is read only when something of it is wanted', () => {
  const packer = new EntryPacker();
  for (const entry of entries) packer.add(entry);
  const [first, ...others] = packer.finish();
  const broken = others.map(() => new TextEncoder().encode('no JSON'));
  expect(unpackEntries([...(first ? [first] : []), ...broken]).next().value).toEqual(entries[0]);
});
