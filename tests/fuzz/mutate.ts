import type { Die } from '@arbitro/dice';
import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { pick } from '../players.ts';

const deep = (depth: number): Json => (depth === 0 ? 1 : [deep(depth - 1)]);
/** Keys that would reach a prototype can only come from parsed text. */
const fromText = (text: string): Json => JSON.parse(text);

/** Values that are unexpected in any place. */
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  '',
  ' ',
  'gm',
  'everyone',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\u202e\u0301',
  '🐉'.repeat(60),
  'x'.repeat(5_000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; DROP TABLE entries; --",
  [],
  {},
  [[]],
  deep(60),
  Array.from({ length: 600 }, () => 1),
  fromText('{"__proto__":{"role":"gm"}}'),
  fromText('{"constructor":{"prototype":{"role":"gm"}}}'),
  { type: 'toString' },
  { length: -1 },
];

/** Returns another value in its place. */
function replaced(value: Json, die: Die): Json {
  if (typeof value === 'number' && die(2) === 1) return value + pick([1, -1, 0.5, 1e6, -value, value], die);
  if (typeof value === 'string' && die(3) === 1) return `${value}${pick(['x', ' ', '\n', '́'], die)}`;
  return pick(ODD, die);
}

/** Returns the value with something in it changed, removed, duplicated or added. */
export function mutated(value: Json, die: Die): Json {
  if (Array.isArray(value) && value.length > 0 && die(5) > 1) return mutatedList(value, die);
  if (isFields(value) && Object.keys(value).length > 0 && die(6) > 1) return mutatedFields(value, die);
  return replaced(value, die);
}

function mutatedList(list: readonly Json[], die: Die): Json {
  const at = die(list.length) - 1;
  switch (die(5)) {
    case 1:
      return list.toSpliced(at, 1);
    case 2:
      return list.toSpliced(at, 0, list[at] ?? null);
    default:
      return list.with(at, mutated(list[at] ?? null, die));
  }
}

function mutatedFields(fields: Fields, die: Die): Json {
  const key = pick(Object.keys(fields), die);
  const { [key]: value = null, ...others } = fields;
  switch (die(8)) {
    case 1:
      return others;
    case 2:
      return { ...fields, [pick(['more', '', 'toString', 'id', 'kind'], die)]: pick(ODD, die) };
    case 3:
      return { ...others, [`${key}x`]: value };
    default:
      return { ...fields, [key]: mutated(value, die) };
  }
}

/** Returns the bytes to send for it, sometimes broken. */
export function bytesOf(value: Json, die: Die): Buffer {
  const bytes = Buffer.from(JSON.stringify(value));
  const at = die(bytes.length + 1) - 1;
  switch (die(20)) {
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([die(256) - 1]), bytes.subarray(at)]);
    case 3:
      return Buffer.from(Array.from({ length: die(200) }, () => die(256) - 1));
    case 4:
      return Buffer.concat([bytes, bytes]);
    default:
      return bytes;
  }
}
