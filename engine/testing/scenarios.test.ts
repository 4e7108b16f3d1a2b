import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkScenario, testScenarios } from './scenarios.ts';
import { toy } from './toy/toy.ts';

const buildScenario = (steps: string) => `
system: toy
creatures:
  - { id: asa, name: Åsa, sheet: { side: blue, hp: 8 } }
  - { id: orso, name: Orso, from: squire }
steps:
${steps}`;

const STRIKE = '  - do: { type: strike, by: asa, on: orso, how: calm }';
const validScenario = buildScenario(`${STRIKE}
    answers: [none, [5], [3]]
    expect: { events: [{ type: wounded, by: 3 }], world: { creatures: { orso: { hp: 3 } } } }
  - fight: { seed: toy }
    expect: { }`);

const folder = mkdtempSync(join(tmpdir(), 'arbitro-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'blow.yaml'), validScenario);
writeFileSync(join(folder, 'notes.txt'), 'no scenario');

describe('every scenario of a folder is a test', () => {
  testScenarios(toy, pathToFileURL(`${folder}/`));
});

describe('a scenario that is not so fails', () => {
  test.each([
    [
      'an expectation',
      buildScenario(`${STRIKE}\n    answers: [none, [5], [3]]\n    expect: { world: { turn: asa } }`),
      /steps\[0\]: .*turn: expected "asa", found "orso"/,
    ],
    [
      'an answer left over',
      buildScenario(`${STRIKE}\n    answers: [none, [1], [3]]`),
      /steps\[0\]: .*1 answer was not asked for/,
    ],
    [
      'answers that run out',
      buildScenario(`${STRIKE}\n    answers: [none]`),
      /steps\[0\]: the answers ran out/,
    ],
    [
      'what builds on it',
      buildScenario(
        `${STRIKE}\n    answers: [none]\n    expect: { world: { turn: asa } }\n${STRIKE}\n${STRIKE}`,
      ),
      /^steps\[0\]: the answers ran out[^\n]*\nsteps after it that were not played: 2$/,
    ],
    ['a typo', buildScenario(`${STRIKE}\n    answer: [none]`), /steps\[0\].*answer/],
    ['an answer that does not fit', buildScenario(`${STRIKE}\n    answers: [maybe]`), /does not answer/],
  ])('%s', (_, text, message) => {
    expect(() => checkScenario(toy, text)).toThrow(message);
  });

  test('an empty folder', () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(() => testScenarios(toy, pathToFileURL(`${empty}/`))).toThrow(/holds no scenario/);
  });
});
