import type { Fields } from '@arbitro/kernel';
import { parseMetres } from './block-shape.ts';

/** The line of an attack: what it adds to the die, how far it goes, and the words after it. */
export interface AttackHead {
  readonly bonus: number;
  readonly ways: readonly Fields[];
  /** The words give neither a reach nor a range. */
  readonly lacksDistance: boolean;
  readonly rest: string;
}

const HEAD =
  /(melee or ranged|melee|ranged)?[\w ]{0,20}attack(?: roll)?s?\s*:?\s*([+−-]\s?\d+)(?:\s*to hit)?(?:\s*\([^)]*\))?(?:[^.]|\.(?=\s*,))*?(?=\bhit\b|\bhit:|$|[.;](?!\s*,))/iu;
const LOOSE_BONUS = /([+−-]\d+) to hit/iu;
const FEET = String.raw`\s*(?:feet|foot|ft\.?)`;
const REACH = new RegExp(String.raw`reach (\d+)(?:${FEET})?`, 'iu');
const RANGE = new RegExp(String.raw`range (\d+)(?:\s*\/\s*(\d+))?(?:${FEET})?`, 'iu');

/** The bonus may stand only in the data. “Melee Weapon Attack: +5 to hit, reach 5 ft., one target.”, “Melee Attack Roll: +5, reach 5 ft.” */
export function findAttackHead(text: string, given?: number): AttackHead | undefined {
  const printedBonus = HEAD.exec(text)?.[2] ?? LOOSE_BONUS.exec(text)?.[1];
  const bonus =
    printedBonus === undefined ? given : Number(printedBonus.replace('−', '-').replace(/\s/gu, ''));
  if (bonus === undefined) return undefined;
  const end = findHit(text);
  const [head, rest] = [text.slice(0, end), text.slice(end)];
  return {
    bonus,
    ways: findWays(head),
    lacksDistance: !REACH.test(head) && !RANGE.test(head),
    rest,
  };
}

/** Where the words of the hit begin; without a mark, after the first sentence. */
function findHit(text: string): number {
  const mark = text.search(/\bhit:|\bhit or miss:/iu);
  if (mark >= 0) return mark;
  const stop = /(?:target|creature|ft)\.\s/iu.exec(text);
  return stop ? stop.index + stop[0].length : text.length;
}

function findWays(head: string): readonly Fields[] {
  const [range, reach] = [RANGE.exec(head), REACH.exec(head)?.[1]];
  // with reach 0 a creature could attack only inside its own space, which no other creature can enter
  const melee = { kind: 'melee', reach: Math.max(1.5, parseMetres(reach ?? '5')) };
  if (range === null) return [melee];
  const near = parseMetres(range[1] ?? '0');
  const far = range[2] === undefined ? near : parseMetres(range[2]);
  const ranged = { kind: 'ranged', range: [near, Math.max(near, far)] };
  if (!/melee/iu.test(head)) return [ranged];
  return /ranged/iu.test(head) ? [melee, ranged] : [melee];
}
