import { type CreatureId, fields } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { WhiteboxCtx } from './checks.ts';

export const spellsLearned = event('spells-learned', fields<{ who: CreatureId }>(), {
  audience: audienceForWho,
  writeCreature: (draft) => {
    draft.spells = draft.spells.map((spell) => ({ ...spell, memorised: spell.perDay }));
  },
});

/** After a whole day, spells that were cast can be cast again. The sheet says how often per day. @ruling R83 */
export function learnSpells(ctx: WhiteboxCtx): void {
  for (const { id: who, spells, status } of ctx.world.creatures)
    if (status !== 'dead' && spells.some(({ memorised, perDay }) => memorised < perDay))
      ctx.emit({ type: 'spells-learned', rule: 'whitebox.time.referee-pacing', who });
}
