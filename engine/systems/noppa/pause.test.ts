import { act, createScriptedOracle, type Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { noppa } from './index.ts';
import { AGILITY, MIGHT } from './rules/tables.ts';
import type { World } from './state.ts';

/** Aino and Veikko, each on their own device, and the dragon that attacks Aino. */
const world: World = noppa.createWorld({
  options: noppa.schemas.options.parse({}),
  creatures: Object.entries({
    aino: { attributes: { [AGILITY]: 4 }, actions: 1, mind: 1 },
    veikko: { attributes: { [MIGHT]: 4 }, actions: 1, mind: 0 },
    lohikaarme: { kind: 'foe', actions: 2, weight: 1, attacks: [{ id: 'hanta', tn: 2, damage: 3 }] },
  }).map(([id, sheet]) => ({ id, name: id, sheet: noppa.schemas.sheet.parse(sheet) })),
  scene: noppa.schemas.scene.parse({ fight: { tick: 2 } }),
});
const tail: Action = { type: 'attack', by: 'lohikaarme', with: 'hanta', on: ['aino'] };

const playUntil = (...answers: readonly Json[]) =>
  act(noppa, world, tail, createScriptedOracle(answers.map((value) => ({ value }))));

// the answers so far, the person the run waits for, and the label of the question
const WAITS: readonly (readonly [answers: readonly Json[], who: string, label: string])[] = [
  [[], 'aino', 'basic'],
  [[[2, 3]], 'aino', 'parry'],
  [[[2, 3], 'let-pass'], 'veikko', 'parry'],
  [[[2, 3], 'let-pass', 'parry'], 'veikko', 'parry'],
  [[[2, 3], 'let-pass', 'parry', [5, 2]], 'aino', 'mind'],
];

describe('noppa.reaction.out-of-order: an attack pauses for the defender', () => {
  test.each(WAITS)('after %j it waits for %s (%s)', (answers, who, label) => {
    const step = playUntil(...answers);
    if (step.kind !== 'paused') throw new Error(`it is ${step.kind}`);
    expect(step.ask.label.name).toBe(label);
    expect(step.ask.kind === 'roll' ? step.ask.by : step.ask.to[0]?.who).toBe(who);
  });

  test.each([
    ['parry', [[2, 3]], { parry: { value: 1, of: 'actions' } }],
    ['mind', [[2, 3], 'let-pass', 'parry', [5, 2]], { spend: { value: 1, of: 'mind' } }],
  ] as const)('the question (%s) shows what each answer costs', (name, answers, costs) => {
    const step = playUntil(...answers);
    if (step.kind !== 'paused') throw new Error(`it is ${step.kind}`);
    expect(step.ask.label).toMatchObject({ name, costs });
  });

  test('sent events stay: each run begins with the events of the one before', () => {
    const whole = playUntil([2, 3], 'let-pass', 'parry', [5, 2], 'spend');
    if (whole.kind !== 'done') throw new Error(`it is ${whole.kind}`);
    for (const [answers] of WAITS) {
      const step = playUntil(...answers);
      if (step.kind !== 'paused') throw new Error(`it is ${step.kind}`);
      expect(whole.events.slice(0, step.events.length)).toEqual(step.events);
    }
    expect(whole.events.map(({ type }) => type)).toContain('mind-spent');
  });

  test('an answer that was not offered changes nothing', () => {
    const step = playUntil([2, 3], 'dodge');
    expect(step).toMatchObject({ kind: 'refused', refusal: { code: 'answer-does-not-fit' } });
  });
});
