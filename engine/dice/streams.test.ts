import { describe, expect, it } from 'vitest';
import { createPersonDice, seedOf } from './index.ts';

const dice = createPersonDice(seedOf('streams'));
const throwFaces = (stream: number, person: string, count: number): readonly number[] => {
  const die = dice(stream)(person);
  return Array.from({ length: count }, () => die(20));
};

describe('the dice of persons', () => {
  it('do not depend on the rolls of other streams', () => {
    const alone = throwFaces(7, 'anna', 50);
    const together = dice(7);
    const found: number[] = [];
    for (let n = 0; n < 50; n++) {
      together('orso')(6);
      found.push(together('anna')(20));
      together(`newcomer ${n}`)(100);
    }
    expect(found).toEqual(alone);
  });

  it('are others in every stream and for every person', () => {
    const firstFaces = [0, 1, 2, 2 ** 32].flatMap((stream) =>
      ['anna', 'orso', 'orso-2'].map((who) => throwFaces(stream, who, 12).join(' ')),
    );
    expect(new Set(firstFaces).size).toBe(firstFaces.length);
  });

  it.each([
    ['two persons of one stream', (n: number) => [throwFaces(n, 'orc', 1)[0], throwFaces(n, 'orc-2', 1)[0]]],
    [
      'one person in two streams',
      (n: number) => [throwFaces(n, 'orc', 1)[0], throwFaces(n + 1, 'orc', 1)[0]],
    ],
    ['two throws of one person', (n: number) => throwFaces(n, 'orc', 2)],
  ])('fall independently: %s', (_, throws) => {
    const pairs = 40_000;
    const counts = new Map<string, number>();
    for (let n = 0; n < pairs; n++) {
      const both = throws(n).join(' ');
      counts.set(both, (counts.get(both) ?? 0) + 1);
    }
    const expected = pairs / 400;
    let squares = 0;
    for (let a = 1; a <= 20; a++)
      for (let b = 1; b <= 20; b++) squares += ((counts.get(`${a} ${b}`) ?? 0) - expected) ** 2 / expected;
    // 399 degrees of freedom: a fair die is above 490, or below 318, once in a thousand times
    expect(squares).toBeGreaterThan(318);
    expect(squares).toBeLessThan(490);
  });
});
