import type { Die } from '@arbitro/dice';
import { type AnyQuestion, filled, type Json, type Offer, type Slot } from '@arbitro/kernel';

/** Returns a random valid answer to the question. */
export function answerTo(question: AnyQuestion, die: Die): Json {
  switch (question.kind) {
    case 'one':
      return oneOf(question.options, die);
    case 'some':
      return someOf(question.options, question.least + die(question.most - question.least + 1) - 1, die);
    case 'number':
      return question.least + die(question.most - question.least + 1) - 1;
    case 'points':
      return pointsOver(question.total, question.slots, die);
    case 'text':
      return '…'.repeat(die(question.most + 1) - 1);
  }
}

/** Returns an action of the offer with randomly filled slots. */
export function fill(offer: Offer, die: Die): Json {
  const slots = Object.entries(offer.slots).map(
    ([path, question]) => [path, answerTo(question, die)] as const,
  );
  return filled(offer, Object.fromEntries(slots));
}

/** Returns a random item of a list; `undefined` only for an empty one. */
export function pick<T>(list: readonly T[], die: Die): T | undefined {
  return list.length === 0 ? undefined : list[die(list.length) - 1];
}

function oneOf(options: readonly Json[], die: Die): Json {
  const one = pick(options, die);
  if (one === undefined) throw new Error('a question has nothing to choose from');
  return one;
}

function someOf(options: readonly Json[], count: number, die: Die): readonly Json[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(die(left.length) - 1, 1)[0] ?? null);
}

function pointsOver(total: number, slots: readonly Slot[], die: Die): Json {
  const points = new Map(slots.map((slot) => [slot.name, slot.least]));
  const held = (slot: Slot): number => points.get(slot.name) ?? 0;
  for (let left = total - slots.reduce((sum, slot) => sum + slot.least, 0); left > 0; left--) {
    const slot = pick(
      slots.filter((one) => held(one) < one.most),
      die,
    );
    if (!slot) throw new Error(`${total} points do not fit the slots`);
    points.set(slot.name, held(slot) + 1);
  }
  return Object.fromEntries(points);
}
