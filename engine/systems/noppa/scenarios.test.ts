import { readFileSync } from 'node:fs';
import { checkScenario, testPlayedActions, testScenarios } from '@arbitro/testing';
import { describe, test } from 'vitest';
import { noppa } from './index.ts';

const SCENARIOS = new URL('./scenarios/', import.meta.url);

describe('the scenarios', () => testScenarios(noppa, SCENARIOS));
testPlayedActions(noppa, SCENARIOS);

test('the scenario of the README plays', () => {
  const text = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const [, shownText] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
  if (shownText === undefined) throw new Error('the README shows no scenario');
  checkScenario(noppa, shownText);
});
