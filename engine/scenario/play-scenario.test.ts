import { describe, expect, it } from 'vitest';
import {
  describeAction,
  describeFailure,
  describeTurn,
  parseScenario,
  playScenario,
  type Report,
  worldToFields,
} from './index.ts';
import type { PlayOptions } from './play-scenario.ts';
import { toy } from './toy/toy.ts';

const strike = { type: 'strike', by: 'anna', on: 'orso' };

function buildScenario(steps: readonly unknown[], more: object = {}) {
  const creatures = [
    { id: 'anna', sheet: { hp: 5, skill: 1 } },
    { id: 'orso', from: 'bear' },
  ];
  const read = parseScenario(toy, { system: 'toy', creatures, steps, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}
const play = (steps: readonly unknown[], options: PlayOptions = {}): Report =>
  playScenario(toy, buildScenario(steps), options);
const listFailureTexts = (report: Report): readonly string[] =>
  report.steps.flatMap(({ failures, before: world }) =>
    failures.map((failure) => describeFailure(failure, { system: toy, world, language: 'en' })),
  );

describe('do', () => {
  it('uses its answers in the order asked, faces alone or in a list', () => {
    const report = play([
      {
        do: strike,
        answers: ['parry', 3, [2], [4]],
        expect: {
          events: [
            { type: 'struck', who: 'orso' },
            { type: 'wounded', by: 4 },
          ],
          rolls: [{ label: 'attack', by: 'anna', faces: [3], total: 4 }, { label: 'parry' }],
          world: { creatures: { orso: { hp: 5 } }, turn: 1 },
        },
      },
    ]);
    expect(listFailureTexts(report)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(worldToFields(report.world)).toMatchObject({ creatures: { orso: { hp: 5, name: 'Orso' } } });
    expect(report.steps[0]).toMatchObject({
      questions: [
        { kind: 'choose', label: 'defence' },
        { kind: 'roll', label: 'attack', dice: '1d6' },
        { kind: 'roll', label: 'parry' },
        { kind: 'roll', label: 'damage' },
      ],
      answers: [{ chosen: ['parry'] }, { faces: [3] }, { faces: [2] }, { faces: [4] }],
    });
  });

  it('accepts a list of choices for a question to several creatures', () => {
    const report = play([
      { do: { type: 'vow', level: 'low' }, answers: [[1, 3]], expect: { events: [{ by: 4 }] } },
    ]);
    expect(listFailureTexts(report)).toEqual([]);
  });

  it('says where events, rolls and the world differ', () => {
    const report = play([
      {
        do: strike,
        answers: ['none', 1],
        expect: {
          events: [{ type: 'struck' }, { type: 'missed', who: 'anna' }],
          noEvents: [{ type: 'missed' }],
          rolls: [{ label: 'attack', total: 6 }],
          world: { creatures: { orso: { hp: 3 } } },
        },
      },
    ]);
    expect(report.ok).toBe(false);
    expect(listFailureTexts(report)).toEqual([
      expect.stringMatching(/^expect\.rolls\[0\]: expected \{"label":"attack","total":6\}/),
      'expect.events[0]: no later event matches {"type":"struck"}. There was: missed',
      'expect.events[1]: expected {"type":"missed","who":"anna"}. The nearest was {"type":"missed","rule":"toy.strike","who":"orso"}',
      'expect.noEvents[0]: this should not have happened: {"type":"missed","rule":"toy.strike","who":"orso"}',
      'expect.world.creatures.orso.hp: expected 3, found 9',
    ]);
  });

  it('marks what follows from the first difference, unless only the world differs', () => {
    const follows = (expected: object) =>
      play([{ do: strike, answers: ['none', 1], expect: expected }]).steps[0]?.failures.map(
        (failure) => failure.follows,
      );
    const world = { creatures: { orso: { hp: 3 }, anna: { hp: 3 } } };
    expect(follows({ events: [{ type: 'struck' }], world })).toEqual([undefined, true, true]);
    expect(follows({ world })).toEqual([undefined, undefined]);
  });

  it('expects that nothing happens', () => {
    expect(listFailureTexts(play([{ do: { type: 'begin' }, expect: { noEvents: true } }]))).toHaveLength(1);
  });

  it('fails on an answer left over', () => {
    expect(listFailureTexts(play([{ do: strike, answers: ['none', 1, 4, 4] }]))).toEqual([
      'answers: 2 answers were not asked for; the first is 4',
    ]);
  });

  it('fails when the answers run out, and says what was asked', () => {
    const report = play([{ do: strike, answers: ['none'] }]);
    expect(listFailureTexts(report)).toEqual(['the answers ran out. Asked: Anna · Attack: 1d6']);
    expect(report.world).toBe(report.begun);
  });

  it('says so when the dice of one roll stand beside each other', () => {
    const steps = [{ do: { ...strike, weapon: 'sword' }, answers: ['none', 6, 3, 4] }];
    expect(listFailureTexts(play(steps))).toEqual([
      '3 is too few dice for Orso · damage: 2d4. The dice of one roll are one answer: [[3, 5]] is a roll of two dice, [3, 5] are two rolls',
    ]);
    expect(play([{ ...steps[0], answers: ['none', 6, [3, 4]] }]).ok).toBe(true);
  });

  it('accepts a single value without brackets', () => {
    const vow = { do: { type: 'vow', level: 'low' }, answers: [[1, 3]] };
    const expected = { events: { by: 4 }, noEvents: { type: 'missed' } };
    expect(listFailureTexts(play([{ ...vow, expect: expected }]))).toEqual([]);
    expect(
      listFailureTexts(play([{ do: strike, answers: 'none', expect: { asks: { label: 'attack' } } }])),
    ).toEqual([]);
    expect(
      listFailureTexts(play([{ do: strike, answers: ['none', 1], expect: { rolls: { label: 'parry' } } }])),
    ).toHaveLength(1);
  });

  it('may expect any refusal, but not an error of the file', () => {
    const refused = { refused: true };
    expect(play([{ do: { ...strike, on: 'anna' }, expect: refused }]).ok).toBe(true);
    expect(listFailureTexts(play([{ do: strike, answers: ['none', 1], expect: refused }]))).toEqual([
      'expect.refused: expected a refusal, but it was done',
    ]);
    expect(listFailureTexts(play([{ do: strike, answers: ['dance'], expect: refused }]))).toHaveLength(1);
  });

  it('may expect the question', () => {
    const asks = { label: 'defence', who: 'orso', options: ['parry', 'none'] };
    expect(play([{ do: strike, expect: { asks } }]).ok).toBe(true);
    expect(listFailureTexts(play([{ do: strike, expect: { asks: { ...asks, who: 'anna' } } }]))).toEqual([
      'expect.asks.who: expected "anna", found "orso"',
    ]);
    expect(listFailureTexts(play([{ do: { type: 'begin' }, expect: { asks } }]))).toHaveLength(1);
  });

  it('may expect a refusal, and fails on any other', () => {
    const onSelf = { ...strike, on: 'anna' };
    expect(play([{ do: onSelf, expect: { refused: 'no-such-target' } }]).ok).toBe(true);
    expect(listFailureTexts(play([{ do: onSelf }]))).toEqual([
      'refused (no-such-target): Anna is not a valid target.',
    ]);
    expect(
      listFailureTexts(play([{ do: { type: 'begin' }, expect: { refused: 'no-such-target' } }])),
    ).toEqual(['expect.refused: expected the refusal no-such-target, but it was done']);
  });

  it('stops at an answer that fits no question', () => {
    const report = play([
      { do: { type: 'begin' } },
      { do: strike, answers: ['dodge'] },
      { do: { type: 'begin' } },
    ]);
    expect(report.unfit).toMatchObject({ step: 1, refusal: { code: 'answer-does-not-fit' } });
    expect(report.steps).toHaveLength(2);
  });

  it('may expect that an answer does not fit', () => {
    const report = play([{ do: strike, answers: ['none', 7], expect: { refused: 'answer-does-not-fit' } }]);
    expect(report).toMatchObject({ ok: true, steps: [{ refusal: { code: 'answer-does-not-fit' } }] });
  });

  it('with a seed throws missing dice, always the same', () => {
    const [report, two] = ['x', 'x'].map((seed) => play([{ do: strike }, { do: strike }], { seed }));
    expect(report?.ok).toBe(true);
    expect(report?.steps).toEqual(two?.steps);
  });
});

describe('steps after one that is not as expected', () => {
  const wrong = {
    do: strike,
    answers: ['none', 6, 4],
    expect: { world: { creatures: { orso: { hp: 99 } } } },
  };
  const right = { do: strike, answers: ['none', 6, 4] };
  const skipping = (steps: readonly object[]) => play(steps, { skipsConsequences: true });
  const kinds = (steps: readonly object[]) => skipping(steps).steps.map(({ kind }) => kind);

  it.each([
    ['differs', wrong],
    ['is refused', { do: { ...strike, on: 'anna' } }],
    ['waits', { do: strike, answers: ['none'] }],
    ['is done though it should be refused', { ...right, expect: { refused: true } }],
    ['has no seed', { fight: true }],
  ])('are skipped where it %s', (_, first) => {
    const report = skipping([first, right, { odds: strike }]);
    expect(report.steps.slice(1)).toMatchObject([
      { kind: 'skipped', because: 0, failures: [] },
      { kind: 'skipped', because: 0, failures: [] },
    ]);
    expect(report.ok).toBe(false);
  });

  it('are played after an undo to before it', () => {
    const hurt = (hp: number) => ({ ...right, expect: { world: { creatures: { orso: { hp } } } } });
    expect(kinds([wrong, right, { undo: 'all' }, hurt(5)])).toEqual(['do', 'skipped', 'undo', 'do']);
    for (const first of [wrong, { do: strike, answers: ['none'] }]) {
      const report = skipping([right, first, right, { undo: 1 }, { undo: 1 }, hurt(1)]);
      expect(report.steps.map(({ kind }) => kind)).toEqual(['do', 'do', 'skipped', 'skipped', 'undo', 'do']);
      expect(report.steps.at(-1)?.failures).toEqual([]);
    }
  });

  it('count for an undo as they are written', () => {
    const refused = { do: { ...strike, on: 'anna' }, expect: { refused: true } };
    expect(kinds([wrong, refused, { odds: strike }, { undo: 1 }])).toEqual([
      'do',
      'skipped',
      'skipped',
      'undo',
    ]);
    const surprise = { ...right, expect: { refused: true } };
    const report = skipping([right, surprise, { undo: 1 }]);
    expect(report.steps.map(({ kind }) => kind)).toEqual(['do', 'do', 'undo']);
    expect(report.world).toBe(report.begun);
  });

  it('are played where it is a step of odds, and unless it is asked for otherwise', () => {
    expect(kinds([{ odds: strike, expect: { hit: '1/2' } }, right])).toEqual(['odds', 'do']);
    expect(play([wrong, right]).steps.map(({ kind }) => kind)).toEqual(['do', 'do']);
  });
});

describe('odds', () => {
  it('are exact', () => {
    const report = play([
      {
        odds: strike,
        policy: { defence: 'none' },
        expect: { hit: '2/3', 'damage.mean': '5/3', 'damage.at-least-3': '1/3', 'damage.is-4': '1/6' },
      },
      {
        odds: strike,
        policy: { 'defence:orso': 'parry' },
        expect: { hit: '1/3', 'damage.at-most-0': '2/3', skill: 0, 'skill:anna': 0 },
      },
    ]);
    expect(listFailureTexts(report)).toEqual([]);
  });

  it('that are others fail with both numbers', () => {
    expect(listFailureTexts(play([{ odds: strike, expect: { hit: '1/2', hti: '2/3' } }]))).toEqual([
      'expect.hit: expected 1/2, found 2/3. Known: hit, damage',
      'expect.hti: there is no such name here. Known: hit, damage. Did you mean “hit”?',
    ]);
  });

  it.each([
    ['hitt', 'hit'],
    ['hit:oso', 'hit:orso'],
    ['dammage.at-least-3', 'damage.at-least-3'],
    ['damage.maen', 'damage.mean'],
  ])('of %s are an error for %s, although none of it happens', (name, near) => {
    expect(listFailureTexts(play([{ odds: strike, expect: { [name]: 0 } }]))).toEqual([
      expect.stringMatching(new RegExp(`there is no such name here.*Did you mean “${near}”`)),
    ]);
  });

  it('report a policy for a question that is never asked', () => {
    expect(listFailureTexts(play([{ odds: strike, policy: { defense: 'none' } }]))).toEqual([
      'policy.defense: this was never asked. Asked: defence',
    ]);
  });

  it('of an action that is refused fail', () => {
    expect(listFailureTexts(play([{ odds: { ...strike, on: 'anna' } }]))).toHaveLength(1);
  });

  it('with an answer that does not fit stop the play', () => {
    expect(play([{ odds: strike, policy: { defence: 'run' } }]).unfit).toMatchObject({ step: 0 });
  });
});

describe('fight', () => {
  const fight = (more: object = {}) => [{ do: { type: 'begin' } }, { fight: { seed: 'a' }, ...more }];

  it('plays on to the end', () => {
    const report = play(fight());
    expect(listFailureTexts(report)).toEqual([]);
    expect(report.steps[1]).toMatchObject({ end: { kind: 'over' } });
  });

  it('expects a winner', () => {
    const [wins, loses] = ['anna', 'orso'].map((winner) => play(fight({ expect: { winner } })).ok);
    expect([wins, loses].filter(Boolean)).toHaveLength(1);
  });

  it('expects events, and that others do not happen', () => {
    const expected = (expect: object) => listFailureTexts(play(fight({ expect })));
    expect(expected({ events: [{ type: 'struck' }], noEvents: [{ type: 'sung' }] })).toEqual([]);
    expect(expected({ noEvents: { type: 'struck' } })).toEqual([
      expect.stringMatching(/^expect\.noEvents\[0\]: this should not have happened: \{"type":"struck"/),
    ]);
    expect(expected({ noEvents: true })).toEqual([expect.stringMatching(/^expect\.noEvents: /)]);
  });

  it('needs a seed, a fight, and an end', () => {
    expect(listFailureTexts(play([{ do: { type: 'begin' } }, { fight: true }]))[0]).toMatch(
      /there is no seed/,
    );
    expect(listFailureTexts(play([{ fight: { seed: 1 } }]))).toEqual(['no fight has begun']);
    expect(listFailureTexts(play([{ fight: true }]))).toEqual(['no fight has begun']);
    expect(listFailureTexts(play(fight({ fight: { seed: 1, maxTurns: 1 } })))).toEqual([
      'the fight is not over after 1 turn',
    ]);
  });
});

describe('undo', () => {
  it('goes back that many steps', () => {
    const hit = { do: strike, answers: ['none', 6, 4] };
    const report = play([hit, hit, { undo: 2, expect: { world: { creatures: { orso: { hp: 9 } } } } }]);
    expect(listFailureTexts(report)).toEqual([]);
    expect(report.world).toBe(report.begun);
  });

  it('goes back to the beginning', () => {
    const hit = { do: strike, answers: ['none', 6, 4] };
    const report = play([hit, hit, { undo: 'all' }, { undo: 'all' }]);
    expect(report).toMatchObject({ ok: true, steps: [{}, {}, { undone: 2 }, { undone: 0 }] });
    expect(report.world).toBe(report.begun);
  });

  it('cannot go back further than the beginning', () => {
    expect(listFailureTexts(play([{ undo: 1 }]))).toEqual(['only 0 steps were played before']);
  });
});

describe('the log', () => {
  const context = { system: toy, language: 'en' } as const;

  it('reports each roll before its consequences, with its reasons and rules', () => {
    const [step] = play([{ do: strike, answers: ['none', 6, 4] }]).steps;
    if (step?.kind !== 'do') throw new Error('a step that does something was played');
    expect(describeTurn(step, context)).toEqual([
      { kind: 'roll', text: 'Anna · Attack: 1d6 [6] +1 Skill = 7', rule: 'toy.strike' },
      { kind: 'event', text: 'Orso is struck.', rule: 'toy.strike' },
      { kind: 'roll', text: 'Orso · damage: 1d4 [4]', rule: 'toy.damage' },
      { kind: 'event', text: 'Orso loses 4, 5 left.', rule: 'toy.damage' },
    ]);
    expect(describeAction(step.action, step.before, context)).toBe('Anna · Strike: on Orso, with club');
  });
});
