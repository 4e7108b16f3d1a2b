import { scenarios, systemContract } from '@arbitro/testing';
import { rischio } from './index.ts';
import type { Sheet as _Sheet } from './state.ts';

const options = rischio.schemas.options.parse({});
const from = (id: keyof typeof rischio.content, as: string = id) => ({
  id: as,
  name: as,
  sheet: rischio.schemas.sheet.parse(rischio.content[id]!.sheet),
});
const party = [
  from('brenna'),
  from('nerio'),
  from('ilva'),
  from('oreste'),
  from('lupo'),
  from('lupo', 'lupo-2'),
  from('sciamana'),
];
const camp = rischio.begin({ options, creatures: party, scene: null });

import { seededDie, seedOf } from '@arbitro/dice';
import { random, run } from '@arbitro/kernel';

const begun = run(
  rischio,
  camp,
  { type: 'fight' },
  random(seededDie(seedOf('x')), () => null),
);
if (begun.is !== 'done') throw new Error();
systemContract(rischio, {
  worlds: { camp, fight: begun.world },
  under: (options: never) => rischio.begin({ options, creatures: party, scene: null }),
  maxTurns: 2000,
});
