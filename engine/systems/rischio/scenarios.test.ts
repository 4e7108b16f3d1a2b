import { scenarios } from '@arbitro/testing';
import { describe } from 'vitest';
import { rischio } from './index.ts';

describe('the scenarios', () => scenarios(rischio, new URL('./scenarios/', import.meta.url)));
