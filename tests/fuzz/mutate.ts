import type { Die } from '@arbitro/dice';
import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { pickRandom } from '../random-moves.fixture.ts';

const nestDeep = (depth: number): Json => (depth === 0 ? 1 : [nestDeep(depth - 1)]);
/** Keys that would reach a prototype can only come from parsed text. */
const parseText = (text: string): Json => JSON.parse(text);

/** Values that are unexpected in any place. */
const ODD_VALUES: readonly Json[] = [
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
  nestDeep(60),
  Array.from({ length: 600 }, () => 1),
  parseText('{"__proto__":{"role":"gm"}}'),
  parseText('{"constructor":{"prototype":{"role":"gm"}}}'),
  { type: 'toString' },
  { length: -1 },
];

/** Returns another value in its place. */
function replaceValue(value: Json, die: Die): Json {
  if (typeof value === 'number' && die(2) === 1)
    return value + pickRandom([1, -1, 0.5, 1e6, -value, value], die);
  if (typeof value === 'string' && die(3) === 1) return `${value}${pickRandom(['x', ' ', '\n', '́'], die)}`;
  return pickRandom(ODD_VALUES, die);
}

/** Returns the value with something in it changed, removed, duplicated or added. */
export function mutateJson(value: Json, die: Die): Json {
  if (Array.isArray(value) && value.length > 0 && die(5) > 1) return mutateList(value, die);
  if (isFields(value) && Object.keys(value).length > 0 && die(6) > 1) return mutateFields(value, die);
  return replaceValue(value, die);
}

function mutateList(list: readonly Json[], die: Die): Json {
  const index = die(list.length) - 1;
  switch (die(5)) {
    case 1:
      return list.toSpliced(index, 1);
    case 2:
      return list.toSpliced(index, 0, list[index] ?? null);
    default:
      return list.with(index, mutateJson(list[index] ?? null, die));
  }
}

function mutateFields(fields: Fields, die: Die): Json {
  const key = pickRandom(Object.keys(fields), die);
  const { [key]: value = null, ...others } = fields;
  switch (die(8)) {
    case 1:
      return others;
    case 2:
      return {
        ...fields,
        [pickRandom(['more', '', 'toString', 'id', 'kind'], die)]: pickRandom(ODD_VALUES, die),
      };
    case 3:
      return { ...others, [`${key}x`]: value };
    default:
      return { ...fields, [key]: mutateJson(value, die) };
  }
}

/** Returns the bytes to send for it, sometimes broken. */
export function encodeBytes(value: Json, die: Die): Buffer {
  const bytes = Buffer.from(JSON.stringify(value));
  const index = die(bytes.length + 1) - 1;
  switch (die(20)) {
    case 1:
      return bytes.subarray(0, index);
    case 2:
      return Buffer.concat([bytes.subarray(0, index), Buffer.from([die(256) - 1]), bytes.subarray(index)]);
    case 3:
      return Buffer.from(Array.from({ length: die(200) }, () => die(256) - 1));
    case 4:
      return Buffer.concat([bytes, bytes]);
    default:
      return bytes;
  }
}
