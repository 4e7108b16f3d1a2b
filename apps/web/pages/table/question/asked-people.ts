import type { Person } from '@arbitro/kernel';
import type { VisibleAsk } from '@arbitro/protocol';

export const listAskedPeople = (ask: VisibleAsk): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who);
