import { describe, expect, it } from 'vitest';
import { mapFaces, markBeyond, tallyDice } from './index.ts';

const burst = tallyDice({
  count: 2,
  sides: 6,
  kinds: ['low', 'high', 'six'],
  kind: (face) => (face === 6 ? 'six' : face >= 4 ? 'high' : 'low'),
  explode: { on: (face) => face === 6 },
});

describe('dice with a known minimum beyond the bound', () => {
  const hits = mapFaces(burst, ({ high, six }) => high + six);

  it('leave as much unresolved as before, and give its minimum', () => {
    const { beyond, ...ways } = markBeyond(hits, 12).ways();
    expect(ways).toEqual(hits.ways());
    expect(beyond).toBe(12);
  });

  it('say nothing where all is resolved', () => {
    const withoutSixes = mapFaces(
      tallyDice({ count: 1, sides: 6, kinds: ['any'], kind: () => 'any' }),
      ({ any }) => any,
    );
    expect(markBeyond(withoutSixes, 12).ways()).not.toHaveProperty('beyond');
  });

  it('throw as before', () => {
    const faces = [6, 3, 5];
    expect(markBeyond(hits, 12).throw(() => faces.shift() ?? 0)).toBe(2);
  });
});
