import { testScenarios, testSmallGame } from '@arbitro/testing';
import { describe } from 'vitest';
import { game } from './index.ts';

// the contract of every system: offers are accepted, odds match the dice, secrets stay secret
testSmallGame(game);

describe('the scenarios', () => testScenarios(game, new URL('./scenarios/', import.meta.url)));
