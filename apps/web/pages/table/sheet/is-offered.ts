import { type Fields, isEqualJson, type Offer } from '@arbitro/kernel';

/** Whether the offers include an action with this beginning. */
export const isOffered = (offers: readonly Offer[], initialFields: Fields): boolean =>
  offers.some(({ action, slots }) =>
    Object.entries(initialFields).every(([key, value]) => {
      const fixed = action[key];
      if (fixed !== undefined) return isEqualJson(fixed, value);
      const slot = slots[key];
      if (!slot) return false;
      return slot.kind === 'one' ? slot.options.some((option) => isEqualJson(option, value)) : true;
    }),
  );
