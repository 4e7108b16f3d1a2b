import { test } from 'vitest';
import { testStoreContract } from './contract.ts';
import { openMemory } from './memory.ts';

testStoreContract('memory', openMemory, test);
