import { type Reason, type Score, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { CARRYING, SQUARE } from './tables.ts';

/** In kilograms. @rule quinta.objects.carrying */
export const carryingCapacity = ({ scores, size }: Pick<Creature, 'scores' | 'size'>): Score =>
  score([
    { rule: 'quinta.objects.carrying', what: 'str', how: 'add', value: scores.str },
    { rule: 'quinta.objects.carrying', what: size, how: 'times', value: CARRYING[size] },
  ]);

const loadOf = ({ items }: Pick<Creature, 'items'>): number => items.reduce((sum, { kg }) => sum + kg, 0);

/**
 * Depending on the option: always, never, or for creatures that the game master has selected.
 * @rule quinta.objects.carrying @ruling R30
 */
const isCounted = ({ carryingMode }: World['options'], { weighed }: Creature): boolean =>
  carryingMode === 'srd' || (carryingMode === 'gm' && weighed);

/** The maximum to drag, lift or push, in kilograms. @rule quinta.objects.carrying */
const maxDragWeight = ({ scores, size }: Creature): number => Math.floor(scores.str * 2 * CARRYING[size]);

/**
 * A load above the capacity is dragged; a load above twice the capacity cannot be moved.
 * @rule quinta.objects.carrying @ruling R98
 */
export function loadReasons({ options }: Pick<World, 'options'>, creature: Creature): readonly Reason[] {
  if (!isCounted(options, creature)) return [];
  const [load, max] = [loadOf(creature), carryingCapacity(creature).value];
  if (load <= max) return [];
  return [
    {
      rule: 'quinta.objects.carrying',
      what: 'load',
      how: 'at-most',
      value: load > maxDragWeight(creature) ? 0 : SQUARE,
    },
  ];
}
