import { countingNumber, creatureId, numberBetween } from '@arbitro/kernel';
import { action } from '../declare.ts';
import { words } from './fields.ts';
import { notAlive, offersToLiving } from './may-act.ts';
import { WORDS_QUESTION } from './questions.ts';
import { wound } from './wound.ts';

/** Damage that no other rule covers: the Referee sets the amount. @rule whitebox.damage.apply */
export const harm = action('harm', {
  fields: { who: creatureId, damage: countingNumber.max(9999), what: words },
  refuses: notAlive,
  resolve: (ctx, { who, damage, what }) => {
    ctx.emit({ type: 'hazard-met', rule: 'whitebox.damage.apply', name: what, on: [who] });
    wound(ctx, { who, by: null, damage });
  },
  gmOffers: (world) =>
    offersToLiving(world, { type: 'harm' }, { damage: numberBetween(1, 60), what: WORDS_QUESTION }),
});
