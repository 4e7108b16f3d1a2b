import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { readied, exactly } from '@arbitro/simulation';
import { enumerate, fight, toNumber } from '../../engine/odds/index.ts';
import { canonical } from '../../engine/dice/index.ts';
import YAML from 'yaml';
const raw = YAML.parse(readFileSync(process.argv[2]!, 'utf8'));
const r = readied({ files: [raw], how: { seed: 'luna' } }, systems);
if (r.is !== 'ready') { console.log(JSON.stringify(r)); process.exit(1); }
const e = r.encounters[0]!;
const forget = (w: never) => canonical(e.system.faring.gist(w));
let t = performance.now();
const begun = enumerate(e.beginBy, { decide: e.policy.answer.bind(e.policy), key: forget as never, maxPaths: 200000 });
console.log('begin', performance.now() - t, begun.outcomes.length, toNumber({ n: begun.unresolved, d: begun.total } as never));
for (const { value } of begun.outcomes.slice(0, 2)) {
t = performance.now();
const o = fight(e.system, value, e.policy, { forget: forget as never, maxStates: 20000, maxPaths: 200000 });
console.log('fight', performance.now() - t, o.states, [...o.wins].map(([s, f]) => [s, toNumber(f)]), 'unres', toNumber(o.unresolved), 'endless', toNumber(o.endless));
}
t = performance.now();
console.log(exactly(e), performance.now() - t);
