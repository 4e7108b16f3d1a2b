import { readFileSync } from 'node:fs';
import { checkScenario } from '@arbitro/testing';
import { test } from 'vitest';
import { brp } from './index.ts';
const files = (process.env.FILES ?? '').split(' ').filter(Boolean);
for (const file of files) test(file, () => checkScenario(brp as never, readFileSync(new URL(`./scenarios/${file}.yaml`, import.meta.url), 'utf8')));
