import { type CreatureId, fields } from '@arbitro/kernel';
import { writeFighter } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import type { Condition } from '../effects.ts';

export const conditionGained = event(
  'condition-gained',
  fields<{ who: CreatureId; condition: Condition; by: CreatureId | null }>(),
  {
    writeCreature: (draft, { condition, by }) => {
      draft.conditions = [...draft.conditions.filter((other) => other !== condition), condition];
      if (condition === 'held') draft.heldBy = by;
    },
    // what the game master says holds at once
    writeWorld: writeFight((fight, { who, condition, by }) => {
      const [acting = []] = fight.turns;
      if (by === null || !fight.together.includes(who) || !acting.includes(who)) return;
      writeFighter(fight, who, (fighter) => {
        fighter.gainedAtOnce = [...(fighter.gainedAtOnce ?? []), condition];
      });
    }),
  },
);

export const conditionLost = event('condition-lost', fields<{ who: CreatureId; condition: Condition }>(), {
  writeCreature: (draft, { condition }) => {
    draft.conditions = draft.conditions.filter((other) => other !== condition);
    if (condition === 'held') draft.heldBy = null;
  },
});
