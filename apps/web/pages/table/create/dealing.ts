import { type AnyQuestion, firstFit, type Json, type Slot } from '@arbitro/kernel';

export type Points = Extract<AnyQuestion, { kind: 'points' }>;
/** The points in each slot. */
export type Dealt = Readonly<Record<string, number>>;

const inSlot = (dealt: Dealt, { name, least }: Slot): number => dealt[name] ?? least;

/** Returns the previous distribution as far as it still fits; otherwise the minimum in each slot. */
export function begun({ slots, total }: Points, before: Json | undefined): Dealt {
  const old =
    typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as Dealt) : {};
  const kept = Object.fromEntries(
    slots.map((slot) => [slot.name, Math.max(slot.least, Math.min(slot.most, inSlot(old, slot)))]),
  );
  return sumOf(kept) <= total ? kept : Object.fromEntries(slots.map(({ name, least }) => [name, least]));
}

const sumOf = (dealt: Dealt): number => Object.values(dealt).reduce((sum, n) => sum + n, 0);

export const leftOf = ({ total, slots }: Points, dealt: Dealt): number =>
  total - slots.reduce((sum, slot) => sum + inSlot(dealt, slot), 0);

/** Returns the maximum for a slot now: its own limit, or all that is left. */
export const mostIn = (question: Points, dealt: Dealt, slot: Slot): number =>
  Math.min(slot.most, inSlot(dealt, slot) + Math.max(0, leftOf(question, dealt)));

/** Sets the points of a slot, clamped to its limits and to what is left. */
export const withPoints = (question: Points, dealt: Dealt, given: readonly [Slot, number]): Dealt => {
  const [slot, wanted] = given;
  const points = Math.max(slot.least, Math.min(mostIn(question, dealt, slot), Math.round(wanted)));
  return { ...dealt, [slot.name]: points };
};

export const evenly = (question: Points): Dealt => firstFit(question) as Dealt;

export interface SlotGroup {
  readonly name: string | undefined;
  readonly slots: readonly Slot[];
}

/** Groups slots that belong together, in the order of first appearance. */
export const grouped = (slots: readonly Slot[]): readonly SlotGroup[] =>
  [...Map.groupBy(slots, ({ group }) => group)].map(([name, own]) => ({ name, slots: own }));

export const spentIn = (dealt: Dealt, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + inSlot(dealt, slot), 0);
