import { type CreatureId, creatureId, fields, findFight, oneOf } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { words as spoken } from './fields.ts';
import { endFight } from './fight.ts';
import { notUp } from './may-act.ts';

export const parleyed = event(
  'parleyed',
  fields<{ who: CreatureId; words: string; outcome: 'avoided' | 'delayed' | 'refused' }>(),
);

/** Talk instead of fighting; the Referee decides the effect. @rule whitebox.negotiation.avoid-combat */
export const parley = action('parley', {
  fields: { by: creatureId, words: spoken },
  refuses: (world, { by }) => notUp(world, by),
  resolve: (ctx, { by: who, words }) => {
    const rule = 'whitebox.negotiation.avoid-combat';
    const outcome = ctx.choose({ name: 'parley', rule }, 'gm', oneOf(['avoided', 'delayed', 'refused']));
    ctx.emit({ type: 'parleyed', rule, who, words, outcome });
    if (outcome !== 'refused' && findFight(ctx.world)) endFight(ctx);
  },
});
