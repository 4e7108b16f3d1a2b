import { quinta } from '@arbitro/quinta';
import type { System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { luckOf, mirrored } from './mirrored.ts';
const sys = quinta as unknown as System;
const [name = 'tactician', pairs = '5'] = process.argv.slice(2);
const t = Date.now();
const score = mirrored(sys, policyOf(sys, name), policyOf(sys), Number(pairs));
console.log(name, score, luckOf(score), (Date.now() - t) / 1000);
