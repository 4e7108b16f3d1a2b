import type { Die } from '@arbitro/dice';
import { type AnyQuestion, fillOffer, type Json, type Offer, type PointSlot } from '@arbitro/kernel';

/** Returns a random valid answer to the question. */
export function drawAnswer(question: AnyQuestion, die: Die): Json {
  switch (question.kind) {
    case 'one':
      return drawOneOf(question.options, die);
    case 'some':
      return drawSomeOf(question.options, question.least + die(question.most - question.least + 1) - 1, die);
    case 'number':
      return question.least + die(question.most - question.least + 1) - 1;
    case 'points':
      return drawPoints(question.total, question.slots, die);
    case 'text':
      return '…'.repeat(die(question.most + 1) - 1);
  }
}

/** Returns an action of the offer with randomly filled slots. */
export function fillOfferAtRandom(offer: Offer, die: Die): Json {
  const slots = Object.entries(offer.slots).map(
    ([path, question]) => [path, drawAnswer(question, die)] as const,
  );
  return fillOffer(offer, Object.fromEntries(slots));
}

/** Returns a random item of a list; `undefined` only for an empty one. */
export function pickOne<T>(list: readonly T[], die: Die): T | undefined {
  return list.length === 0 ? undefined : list[die(list.length) - 1];
}

function drawOneOf(options: readonly Json[], die: Die): Json {
  const option = pickOne(options, die);
  if (option === undefined) throw new Error('a question has nothing to choose from');
  return option;
}

function drawSomeOf(options: readonly Json[], count: number, die: Die): readonly Json[] {
  const remaining = [...options];
  return Array.from({ length: count }, () => remaining.splice(die(remaining.length) - 1, 1)[0] ?? null);
}

function drawPoints(total: number, slots: readonly PointSlot[], die: Die): Json {
  const points = new Map(slots.map((slot) => [slot.name, slot.least]));
  const pointsIn = (slot: PointSlot): number => points.get(slot.name) ?? 0;
  for (let remaining = total - slots.reduce((sum, slot) => sum + slot.least, 0); remaining > 0; remaining--) {
    const slot = pickOne(
      slots.filter((slot) => pointsIn(slot) < slot.most),
      die,
    );
    if (!slot) throw new Error(`${total} points do not fit the slots`);
    points.set(slot.name, pointsIn(slot) + 1);
  }
  return Object.fromEntries(points);
}
