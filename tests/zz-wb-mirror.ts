import { systemById } from '@arbitro/catalogue';
import { policyOf } from '@arbitro/policies';
import { mirrored, luckOf } from '/work/int/tests/mirrored.ts';
const s = systemById('whitebox')!;
const [ours, theirs, n] = process.argv.slice(2);
const t = Date.now();
const score = mirrored(s, policyOf(s, ours), policyOf(s, theirs), Number(n));
console.log(JSON.stringify(score), luckOf(score), Date.now() - t, 'ms');
