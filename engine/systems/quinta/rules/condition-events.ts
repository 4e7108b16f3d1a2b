import { type CreatureId, fields, listFactKeys } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { Affliction } from '../state.ts';
import type { Condition } from './effects.ts';

type AfflictionKey = Pick<Affliction, 'condition' | 'cause' | 'source'>;

const isSame = (affliction: Affliction, { condition, cause, source }: AfflictionKey): boolean =>
  affliction.condition === condition && affliction.cause === cause && affliction.source === source;

export const conditionGained = event(
  'condition-gained',
  fields<{ who: CreatureId; affliction: Affliction }>(),
  {
    facts: ({ who, affliction }) => listFactKeys(affliction.condition, who),
    writeCreature: (next, { affliction }) => {
      next.afflictions = [...next.afflictions.filter((other) => !isSame(other, affliction)), affliction];
    },
  },
);

export const conditionLost = event(
  'condition-lost',
  fields<{
    who: CreatureId;
    condition: Condition;
    cause: string;
    source: CreatureId | null;
    /** The condition continues for another reason. */
    still?: boolean;
  }>(),
  {
    writeCreature: (next, lost) => {
      next.afflictions = next.afflictions.filter((affliction) => !isSame(affliction, lost));
    },
  },
);

export const conditionResisted = event(
  'condition-resisted',
  fields<{ who: CreatureId; condition: Condition }>(),
);

/** The level from this cause. Older logs lack the total. @rule quinta.conditions.exhausted */
export const exhaustionSet = event(
  'exhaustion-set',
  fields<{ who: CreatureId; level: number; cause: string; total?: number }>(),
  {
    writeCreature: (next, { level, cause }) => {
      const others = next.afflictions.filter(
        (affliction) => affliction.condition !== 'exhausted' || affliction.cause !== cause,
      );
      const unset = { source: null, rounds: null, escapeDc: null, behaviour: null } as const;
      const now = { condition: 'exhausted', cause, level, ...unset } as const;
      next.afflictions = level <= 0 ? others : [...others, now];
    },
  },
);

export const roundsLeft = event(
  'rounds-left',
  fields<{
    who: CreatureId;
    condition: Condition;
    cause: string;
    source: CreatureId | null;
    rounds: number;
  }>(),
  {
    audience: audienceForWho,
    writeCreature: (next, { condition, cause, source, rounds }) => {
      next.afflictions = next.afflictions.map((affliction) =>
        isSame(affliction, { condition, cause, source }) ? { ...affliction, rounds } : affliction,
      );
    },
  },
);
