import { createCharacter, createScriptedOracle, type Json } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { rischio } from '../index.ts';
import { CLIMBING, NOTICING, RISK_KINDS, STEALING, STRENGTH } from '../rules/tables.ts';

const createWith = (...answers: readonly Json[]) =>
  createCharacter(rischio, createScriptedOracle(answers.map((value) => ({ value }))));

test('rischio.risk.stat-by-type: a character from nothing (R12)', () => {
  const made = createWith(
    'from-nothing',
    { precision: 4, dodge: 3, resistance: 1 },
    [STRENGTH, NOTICING, STEALING],
    { [STRENGTH]: 6, [NOTICING]: 4, [STEALING]: 2 },
    STRENGTH,
    ['rete', 'cura'],
    ['spada', 'ascia', 'scudo'],
  );
  expect(made).toMatchObject({
    kind: 'made',
    sheet: {
      kind: 'player',
      level: 0,
      health: 20,
      maxHealth: 20,
      precision: 4,
      dodge: 3,
      resistance: 1,
      stats: { [STRENGTH]: 6, [NOTICING]: 4, [STEALING]: 2 },
      basicAttack: { damage: 3, relevantStat: STRENGTH },
      abilities: [{ id: 'rete' }, { id: 'cura' }],
      equipment: [
        { id: 'spada', inUse: true },
        { id: 'scudo', inUse: true },
        { id: 'ascia', inUse: false },
      ],
    },
  });
  if (made.kind === 'made') expect(Object.keys(made.sheet.resources).toSorted()).toEqual(['mana', 'reti']);
});

test('rischio.creation.basic-attack: only a kind of risk that was chosen goes with it', () => {
  const creationResult = createWith(
    'from-nothing',
    { precision: 4, dodge: 3, resistance: 1 },
    [STRENGTH, NOTICING],
    {
      [STRENGTH]: 6,
      [NOTICING]: 6,
    },
  );
  const question =
    creationResult.kind === 'paused' &&
    creationResult.ask.kind === 'choose' &&
    creationResult.ask.to[0]?.question;
  expect(question).toMatchObject({ kind: 'one', options: ['no-statistic', STRENGTH, NOTICING] });
  expect(question && 'barred' in question && question.barred).toHaveLength(RISK_KINDS.length - 2);
  expect(question && 'barred' in question && question.barred?.[0]).toEqual({
    option: CLIMBING,
    refusal: { code: 'not-chosen', params: {} },
    rule: 'rischio.creation.basic-attack',
  });
});

test.each([
  [[], 'archetype', 'rischio.creation.start'],
  [['from-nothing'], 'combat', 'rischio.creation.combat'],
  [['from-nothing', { precision: 5, dodge: 3 }], 'risk-kinds', 'rischio.creation.statistics'],
])('each question cites the rule that makes it: after %j comes %s', (answers, name, rule) => {
  expect(createWith(...answers)).toMatchObject({ kind: 'paused', ask: { label: { name, rule } } });
});

test('one of our heroes as they are (R12)', () => {
  expect(createWith('brenna')).toMatchObject({
    kind: 'made',
    sheet: { health: 26, stats: { [STRENGTH]: 3 } },
  });
});

test('eight points for combat, at most five in one (R12)', () => {
  expect(createWith('from-nothing', { precision: 6, dodge: 2, resistance: 0 })).toMatchObject({
    kind: 'refused',
  });
  expect(createWith('from-nothing', { precision: 5, dodge: 4, resistance: 0 })).toMatchObject({
    kind: 'refused',
  });
  expect(createWith('from-nothing')).toMatchObject({ kind: 'paused', ask: { label: { name: 'combat' } } });
});
