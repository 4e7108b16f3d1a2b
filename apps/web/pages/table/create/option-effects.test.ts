import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { countSteps } from './count-steps.ts';
import { addAnswer, type CreationState, runCreation } from './creation-state.ts';
import { compareOptions } from './option-effects.ts';
import { completeRandomly, suggestName, surprise } from './surprise.ts';

const startCreation = (system: System): CreationState => ({
  system,
  options: system.schemas.options.parse({}),
  answers: [],
});

test.each(systems.map((system) => [system.id, system] as const))(
  'every choice of one says what it means, wherever it is asked (%s)',
  (_, system) => {
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      let making = startCreation(system);
      for (const answer of completeRandomly(making).answers) {
        const created = runCreation(making);
        if (created.kind !== 'paused') break;
        expect(countSteps(making)).toBeGreaterThan(created.soFar.length);
        const question = created.ask.kind === 'choose' ? created.ask.to[0]?.question : undefined;
        if (question?.kind === 'one') {
          const effects = compareOptions(making, {
            label: created.ask.label.name,
            options: question.options,
            language: 'en',
          });
          if (effects.some((fields) => fields.length > 0)) compared++;
          for (const fields of effects) expect(fields.length).toBeLessThanOrEqual(4);
        }
        making = addAnswer(making, answer);
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test('a character by chance is finished, starts at the first level, and favours some scores', () => {
  const quinta = systems.find(({ id }) => id === 'quinta');
  if (!quinta) throw new Error('quinta is missing');
  const created = runCreation(surprise(startCreation(quinta)));
  if (created.kind !== 'made') throw new Error(created.kind);
  const { level, scores } = created.sheet as { level: number; scores: Record<string, number> };
  expect(level).toBe(1);
  expect(Math.max(...Object.values(scores))).toBeGreaterThanOrEqual(16);
  expect(Object.values(scores).reduce((sum, score) => sum + score)).toBe(74);
  expect(suggestName()).toMatch(/^\p{Lu}\p{Ll}+$/u);
});
