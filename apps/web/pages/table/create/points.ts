import { type AnyQuestion, defaultAnswer, type Json, type PointSlot } from '@arbitro/kernel';

export type PointsQuestion = Extract<AnyQuestion, { kind: 'points' }>;
/** The points in each slot. */
export type PointsBySlot = Readonly<Record<string, number>>;

const pointsInSlot = (dealt: PointsBySlot, { name, least }: PointSlot): number => dealt[name] ?? least;

/** Returns the previous distribution as far as it still fits; otherwise the minimum in each slot. */
export function initialPoints({ slots, total }: PointsQuestion, before: Json | undefined): PointsBySlot {
  const old =
    typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as PointsBySlot) : {};
  const clamped = Object.fromEntries(
    slots.map((slot) => [slot.name, Math.max(slot.least, Math.min(slot.most, pointsInSlot(old, slot)))]),
  );
  return sumPoints(clamped) <= total
    ? clamped
    : Object.fromEntries(slots.map(({ name, least }) => [name, least]));
}

const sumPoints = (dealt: PointsBySlot): number => Object.values(dealt).reduce((sum, n) => sum + n, 0);

export const pointsLeft = ({ total, slots }: PointsQuestion, dealt: PointsBySlot): number =>
  total - slots.reduce((sum, slot) => sum + pointsInSlot(dealt, slot), 0);

/** Returns the maximum for a slot now: its own limit, or all that is left. */
export const maxPointsIn = (question: PointsQuestion, dealt: PointsBySlot, slot: PointSlot): number =>
  Math.min(slot.most, pointsInSlot(dealt, slot) + Math.max(0, pointsLeft(question, dealt)));

/** Sets the points of a slot, clamped to its limits and to what is left. */
export const setPoints = (
  question: PointsQuestion,
  dealt: PointsBySlot,
  input: readonly [PointSlot, number],
): PointsBySlot => {
  const [slot, wanted] = input;
  const points = Math.max(slot.least, Math.min(maxPointsIn(question, dealt, slot), Math.round(wanted)));
  return { ...dealt, [slot.name]: points };
};

export const spreadEvenly = (question: PointsQuestion): PointsBySlot =>
  defaultAnswer(question) as PointsBySlot;

export interface SlotGroup {
  readonly name: string | undefined;
  readonly slots: readonly PointSlot[];
}

/** Groups slots that belong together, in the order of first appearance. */
export const groupSlots = (slots: readonly PointSlot[]): readonly SlotGroup[] =>
  [...Map.groupBy(slots, ({ group }) => group)].map(([name, own]) => ({ name, slots: own }));

export const sumSpent = (dealt: PointsBySlot, slots: readonly PointSlot[]): number =>
  slots.reduce((sum, slot) => sum + pointsInSlot(dealt, slot), 0);
