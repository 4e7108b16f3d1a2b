import { testPlayedActions, testScenarios } from '@arbitro/testing';
import { describe } from 'vitest';
import { rischio } from './index.ts';

const SCENARIOS = new URL('./scenarios/', import.meta.url);

describe('the scenarios', () => testScenarios(rischio, SCENARIOS));
// its risks are written in full
testPlayedActions(rischio, SCENARIOS, ['attempt']);
