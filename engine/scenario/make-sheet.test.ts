import { d } from '@arbitro/dice';
import { type CreationCtx, type Json, oneOf, type System, textUpTo } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { parseScenario } from './index.ts';
import { toy } from './toy/toy.ts';

const rule = 'toy.make';

/** Rolls hit points, chooses a skill and optionally describes the character. */
function make(ctx: CreationCtx): unknown {
  const hp = ctx.roll({ name: 'hp', rule }, d(6), (rolled) => rolled);
  const skill = ctx.choose({ name: 'skill', rule }, oneOf([1, 2, 3]));
  ctx.choose({ name: 'about', rule }, textUpTo(10));
  return { hp, skill, traits: {} };
}
const askingSystem = { ...toy, creation: { rule, make } } as System;

const buildFile = (create: readonly Json[], more: object = {}) =>
  parseScenario(askingSystem, { system: 'toy', creatures: [{ id: 'asa', create, ...more }] });

describe('a creature that is made by the rules', () => {
  test.each([[[5, 3]], [[5, 3, 'brave']]])('has the sheet that its answers make: %j', (answers) => {
    const read = buildFile(answers);
    expect(read.ok && read.value.setup.creatures).toMatchObject([{ id: 'asa', sheet: { hp: 5, skill: 3 } }]);
  });

  test('further fields of its sheet override it', () => {
    const read = buildFile([5, 3], { sheet: { skill: 1 } });
    expect(read.ok && read.value.setup.creatures).toMatchObject([{ sheet: { hp: 5, skill: 1 } }]);
  });

  const at = ['creatures', 0, 'create'];
  test.each<[string, readonly Json[], object]>([
    ['missing', [5], { at: [...at, 1], code: 'missing', params: { expected: 'skill' } }],
    ['unfit', [7, 3], { at: [...at, 0], code: 'not-allowed' }],
    ['not to be chosen', [5, 4], { at: [...at, 1], code: 'not-allowed' }],
    ['left over', [5, 3, 'brave', 'bold'], { at, code: 'too-long', params: { value: 4, most: 3 } }],
  ])('an answer that is %s is a fault at its place', (_, answers, fault) => {
    expect(buildFile(answers)).toMatchObject({ ok: false, faults: [fault] });
  });
});
