import { systems } from '@arbitro/catalogue';
import type { Answer, System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { addAnswer, type CreationState, changeAnswer, runCreation, throwRoll } from './creation-state.ts';
import { buildPreview } from './preview.ts';
import { completeRandomly } from './surprise.ts';

const startCreation = (system: System): CreationState => ({
  system,
  options: system.schemas.options.parse({}),
  answers: [],
});
const answerChoice = (label: string, value: string): Answer => ({ label, chosen: [value] });

test.each(systems.map((system) => [system.id, system] as const))(
  'random answers end in a valid sheet (%s)',
  (_, system) => {
    for (let n = 0; n < 40; n++) {
      const made = runCreation(completeRandomly(startCreation(system)));
      if (made.kind !== 'made') throw new Error(`${made.kind} after every answer`);
      expect(system.schemas.sheet.safeParse(made.sheet).success).toBe(true);
      const sections = buildPreview(system, system.schemas.options.parse({}), {
        name: 'Aava',
        sheet: made.sheet,
      });
      expect(sections.length).toBeGreaterThan(0);
    }
  },
);

test.each(systems.map((system) => [system.id, system] as const))(
  'chance goes on from what was chosen (%s)',
  (_, system) => {
    // some first answers leave no further questions
    const makings = Array.from({ length: 40 }, () => completeRandomly(startCreation(system)).answers);
    const [answer] = makings.find((answers) => answers.length > 1) ?? [];
    if (!answer) throw new Error('nothing more is ever asked');
    const gone = completeRandomly(addAnswer(startCreation(system), answer)).answers;
    expect(gone[0]).toEqual(answer);
    expect(gone.length).toBeGreaterThan(1);
  },
);

test('a changed answer keeps the later ones that still answer what is asked', () => {
  const [system] = systems.filter(({ id }) => id === 'noppa');
  if (!system) throw new Error('no such system');
  let making = addAnswer(startCreation(system), answerChoice('archetype', 'from-nothing'));
  const even = {
    vakevyys: 3,
    ketteryys: 3,
    sitkeys: 3,
    oppineisuus: 3,
    harjaantuneisuus: 3,
    persoonallisuus: 3,
  };
  making = addAnswer(making, { label: 'attributes', chosen: [even] });
  making = addAnswer(making, answerChoice('race-up', 'sitkeys'));
  making = addAnswer(making, answerChoice('race-down', 'vakevyys'));
  expect(changeAnswer(making, 2, answerChoice('race-up', 'ketteryys')).answers).toHaveLength(4);
  const clashing = changeAnswer(making, 2, answerChoice('race-up', 'vakevyys'));
  expect(clashing.answers.map(({ label }) => label)).toEqual(['archetype', 'attributes', 'race-up']);
  const others = changeAnswer(making, 0, answerChoice('archetype', 'thrown'));
  expect(others.answers.map(({ label }) => label)).toEqual(['archetype']);
});

test('a roll is thrown to its end, and only that one', () => {
  const [system] = systems.filter(({ id }) => id === 'noppa');
  if (!system) throw new Error('no such system');
  const making = throwRoll(addAnswer(startCreation(system), answerChoice('archetype', 'thrown')));
  expect(making.answers.map((answer) => 'faces' in answer)).toEqual([false, true]);
  const next = runCreation(making);
  expect(next.kind === 'paused' && next.ask.kind).toBe('roll');
});
