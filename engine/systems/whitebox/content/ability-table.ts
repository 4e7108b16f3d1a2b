/**
 * Our own numbers: the chapter takes score modifiers from another chapter.
 * @rule whitebox.attack.modifiers @ruling R79
 */
const MODIFIERS = [
  { upTo: 5, modifier: -1 },
  { upTo: 14, modifier: 0 },
  { upTo: 17, modifier: 1 },
] as const;
const MODIFIER_ABOVE = 2;

export const abilityModifier = (score: number): number =>
  MODIFIERS.find(({ upTo }) => score <= upTo)?.modifier ?? MODIFIER_ABOVE;

/** In percent, by the score in the class's prime attribute. @rule whitebox.xp.prime-attribute-bonus */
const XP_BONUSES = [
  { upTo: 8, percent: -10 },
  { upTo: 12, percent: 0 },
  { upTo: 15, percent: 5 },
] as const;
const XP_BONUS_ABOVE = 10;

export const xpBonusOf = (score: number): number =>
  XP_BONUSES.find(({ upTo }) => score <= upTo)?.percent ?? XP_BONUS_ABOVE;
