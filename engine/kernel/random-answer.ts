import type { Die } from '@arbitro/dice';
import type { Json } from './json.ts';
import type { AnyQuestion, PointsQuestion } from './question.ts';

/** Returns a random valid answer. */
export function randomAnswer(question: AnyQuestion, die: Die): Json {
  switch (question.kind) {
    case 'one':
      return question.options[die(question.options.length) - 1] ?? null;
    case 'some':
      return shuffle(question.options, die).slice(0, drawBetween(question.least, question.most, die));
    case 'number':
      return drawBetween(question.least, question.most, die);
    case 'points':
      return dealPoints(question, die);
    case 'text':
      return '';
  }
}

const drawBetween = (min: number, max: number, die: Die): number => min + die(max - min + 1) - 1;

const shuffle = <T>(list: readonly T[], die: Die): readonly T[] =>
  list.reduce<readonly T[]>((mixed, item) => mixed.toSpliced(die(mixed.length + 1) - 1, 0, item), []);

/** Deals several points at a time to slots that still have room: dealt one by one, points would be nearly even. */
function dealPoints({ total, slots }: PointsQuestion, die: Die): Json {
  const points = new Map(slots.map(({ name, least }) => [name, least]));
  const maxAdded = Math.ceil(total / slots.length);
  let remaining = total - slots.reduce((sum, { least }) => sum + least, 0);
  while (remaining > 0) {
    const openSlots = slots.filter(({ name, most }) => (points.get(name) ?? 0) < most);
    const pointSlots = openSlots.filter(({ spare }) => !spare);
    const candidates = pointSlots.length > 0 ? pointSlots : openSlots;
    const slot = candidates[die(candidates.length) - 1];
    if (!slot) break;
    const current = points.get(slot.name) ?? 0;
    const added = Math.min(die(maxAdded), remaining, slot.most - current);
    points.set(slot.name, current + added);
    remaining -= added;
  }
  return Object.fromEntries(points);
}
