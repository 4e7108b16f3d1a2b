import type { Encounters } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The party: a guard, a thief and a healer. */
const PARTY = [{ from: 'brenna' }, { from: 'nerio' }, { from: 'ilva' }];
const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three encounters on the road over the pass. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'wolves',
    title: TEXT.encounters.wolves.title,
    about: TEXT.encounters.wolves.about,
    file: {
      creatures: [...PARTY, { id: 'zanna', from: 'lupo' }, { id: 'grigia', from: 'lupo' }],
      steps: STEPS,
    },
  },
  {
    id: 'ambush',
    title: TEXT.encounters.ambush.title,
    about: TEXT.encounters.ambush.about,
    file: {
      creatures: [
        ...PARTY,
        { id: 'zanna', from: 'lupo' },
        { id: 'grigia', from: 'lupo' },
        { id: 'ruggero', from: 'predone' },
        { id: 'berto', from: 'predone' },
        { id: 'morgana', from: 'sciamana' },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'toll',
    title: TEXT.encounters.toll.title,
    about: TEXT.encounters.toll.about,
    file: {
      creatures: [
        ...PARTY,
        { id: 'gargano', from: 'orco' },
        { id: 'zanna', from: 'lupo' },
        { id: 'grigia', from: 'lupo' },
        { id: 'bruna', from: 'lupo' },
        { id: 'ruggero', from: 'predone' },
        { id: 'morgana', from: 'sciamana' },
      ],
      steps: STEPS,
    },
  },
];
