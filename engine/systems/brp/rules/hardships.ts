import { type CreatureId, creatureId, fields, listOrSingle, someOf } from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { notAlive, offerForLiving } from './may-act.ts';
import { HARDSHIPS, type Hardship } from './tables.ts';

export const hardshipsSet = event(
  'hardships-set',
  fields<{ who: CreatureId; hardships: readonly Hardship[] }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { hardships }) => {
      draft.hardships = hardships;
    },
  },
);

/** @rule brp.disease.conditions */
export const setHardships = action('hardships', {
  fields: { who: creatureId, hardships: listOrSingle(z.array(z.enum(HARDSHIPS))) },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, hardships }) =>
    ctx.emit({
      type: 'hardships-set',
      rule: 'brp.disease.conditions',
      who,
      hardships: [...new Set(hardships)],
    }),
  gmOffers: (world) =>
    offerForLiving(
      world,
      { type: 'hardships' },
      { hardships: someOf(HARDSHIPS, { least: 0, most: HARDSHIPS.length }) },
    ),
});
