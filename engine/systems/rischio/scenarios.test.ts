import { testScenarios } from '@arbitro/testing';
import { describe } from 'vitest';
import { rischio } from './index.ts';

describe('the scenarios', () => testScenarios(rischio, new URL('./scenarios/', import.meta.url)));
