import { systems } from '@arbitro/catalogue';
import type { Report } from '@arbitro/simulation';
import { describe, expect, it, test } from 'vitest';
import { audienceOf, listDamageRows } from './index.ts';

const reportOf = (...sides: readonly (readonly [damage: readonly number[], taken: readonly number[]])[]) =>
  ({
    sides: sides.map(([damage, taken], index) => ({ side: `side-${index}`, damage, taken })),
  }) as unknown as Report;

describe('damage round by round', () => {
  const listDamage = (report: Report): readonly string[] =>
    listDamageRows(report).map(({ side, way }) => `${side} ${way}`);

  it('of two sides is shown once: the damage one takes is what the other deals', () => {
    expect(
      listDamage(
        reportOf(
          [
            [3, 2],
            [1, 0],
          ],
          [
            [1, 0],
            [3, 2],
          ],
        ),
      ),
    ).toEqual(['side-0 dealt', 'side-0 taken']);
  });

  it('is shown for both where a side took as much as it dealt', () => {
    expect(listDamage(reportOf([[3], [3]], [[3], [3]]))).toEqual(['side-0 dealt', 'side-0 taken']);
  });

  it('is shown for both sides where a creature hurt its own side', () => {
    expect(listDamage(reportOf([[3], [1]], [[1], [2]]))).toEqual([
      'side-0 dealt',
      'side-0 taken',
      'side-1 taken',
    ]);
  });
});

test('every setting of every switch has words, and so has a figure that is not listed', () => {
  for (const system of systems) {
    const { meaning } = audienceOf(system, [], 'en');
    for (const [key, option] of Object.entries(system.options)) {
      if (option.kind !== 'switch') continue;
      const figure = option.others && [option.others.numbers?.most ?? '3d4+2'];
      for (const value of [...option.settings.map((setting) => setting.value), ...(figure ?? [])])
        expect(meaning(`${key}=${value}`), `${system.id}, ${key}=${value}`).toHaveLength(1);
      expect(meaning(`${key}=whatever`)).toEqual([]);
    }
  }
});
