import type { RuleId } from '../rules.ts';

/** What a condition can prevent. */
export type Activity = 'attack' | 'act' | 'move' | 'defend' | 'parry';

/** What a condition or the light does: a small closed list, so that no rule refers to a condition by name. */
export type Effect =
  | { readonly kind: 'forbids'; readonly doing: Activity }
  /** The next action must be used to end it. */
  | { readonly kind: 'ends-by'; readonly action: 'stand' | 'break-free' }
  /** All skills, or combat skills, are Difficult for creatures without night vision. */
  | { readonly kind: 'difficult'; readonly skills: 'skill' | 'combat' }
  /** Combat skills are limited to power, if that is less than a half. */
  | { readonly kind: 'combat-blind' }
  /** A large shield fully covers a creature kneeling behind it. */
  | { readonly kind: 'behind-shield' };

export interface EffectRow {
  readonly rule: RuleId;
  readonly effects: readonly Effect[];
}

/** @rule brp.bestiary.bear-swipe @rule brp.skills.grapple @rule brp.shields.missile-parry */
export const CONDITIONS = {
  fallen: { rule: 'brp.bestiary.bear-swipe', effects: [{ kind: 'ends-by', action: 'stand' }] },
  held: {
    rule: 'brp.skills.grapple',
    effects: [
      { kind: 'forbids', doing: 'attack' },
      { kind: 'forbids', doing: 'move' },
      { kind: 'ends-by', action: 'break-free' },
    ],
  },
  kneeling: { rule: 'brp.shields.missile-parry', effects: [{ kind: 'behind-shield' }] },
  /** Attacked in melee from an ambush: can only defend for a round. */
  ambushed: {
    rule: 'brp.spot.ambush-melee',
    effects: [
      { kind: 'forbids', doing: 'attack' },
      { kind: 'forbids', doing: 'act' },
      { kind: 'forbids', doing: 'move' },
    ],
  },
} as const satisfies Record<string, EffectRow>;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly Condition[];

/** @rule brp.spot.darkness @rule brp.difficulty.difficult @ruling R123 */
export const LIGHTS = {
  normal: { rule: 'brp.spot.darkness', effects: [] },
  dusk: { rule: 'brp.difficulty.difficult', effects: [{ kind: 'difficult', skills: 'skill' }] },
  'near-dark': { rule: 'brp.spot.darkness', effects: [{ kind: 'difficult', skills: 'combat' }] },
  'total-dark': { rule: 'brp.spot.darkness', effects: [{ kind: 'combat-blind' }] },
} as const satisfies Record<string, EffectRow>;
export type Light = keyof typeof LIGHTS;
export type LightEffect = (typeof LIGHTS)[Light]['effects'][number];
export const LIGHT_NAMES = Object.keys(LIGHTS) as readonly Light[];

/** Returns the effects of a creature's conditions. */
export const effectsOf = ({ conditions }: { readonly conditions: readonly Condition[] }): readonly Effect[] =>
  conditions.flatMap((condition): readonly Effect[] => CONDITIONS[condition].effects);

export const forbids = (item: { readonly conditions: readonly Condition[] }, activity: Activity): boolean =>
  item.conditions.length > 0 &&
  effectsOf(item).some((effect) => effect.kind === 'forbids' && effect.doing === activity);
