import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTargetLookup } from './index.ts';

interface TestCreature {
  readonly acts: boolean;
  readonly suffers: boolean;
}

const crowds = fc.array(fc.record({ acts: fc.boolean(), suffers: fc.boolean() }), { maxLength: 7 });

test('each actor gets the targets that the rules allow, as if every pair were checked', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      const { ids, allows, first } = buildRules(crowd);
      const targets = createTargetLookup(ids, first, allows);
      for (const by of ids) expect(targets(by)).toEqual(ids.filter((on) => on !== by && allows(by, on)));
    }),
  );
});

test('each is asked about twice, not each pair', () => {
  const crowd = Array.from({ length: 50 }, () => ({ acts: true, suffers: true }));
  const { ids, allows, first } = buildRules(crowd);
  let calls = 0;
  createTargetLookup(ids, first, (by, on) => {
    calls++;
    return allows(by, on);
  });
  expect(calls).toBe(99);
});

function buildRules(crowd: readonly TestCreature[]) {
  const ids = crowd.map((_, index) => `c${index}`);
  const of = (id: string): TestCreature | undefined => crowd[ids.indexOf(id)];
  return {
    ids,
    allows: (by: string, on: string) => of(by)?.acts === true && of(on)?.suffers === true,
    first: ids.find((id) => of(id)?.acts),
  };
}
