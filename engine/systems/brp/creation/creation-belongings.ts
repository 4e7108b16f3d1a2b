import { type CreationCtx, someOf, textUpTo } from '@arbitro/kernel';
import { SHIELD_IDS, SHIELDS, type ShieldId } from '../content/shield-table.ts';
import { skillKeyOf } from '../content/skill-table.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../content/weapon-table.ts';
import { BRAWL } from '../rules/arms.ts';
import { findRating, skillBaseOf } from '../rules/derived.ts';
import { ARMED_FROM } from '../rules/tables.ts';
import type { Identity } from '../state.ts';
import type { CharacterDraft } from './creation-points.ts';

type ArmId = WeaponId | ShieldId;

/** Attacks available to all characters, which therefore are not personal weapons. */
const COMMON_ARMS: readonly ArmId[] = [BRAWL, 'thrown-stone'];
const ARMS_BY_SKILL = [
  ...WEAPON_IDS.map((id) => [id, WEAPONS[id].skill] as const),
  ...SHIELD_IDS.map((id) => [id, SHIELDS[id].skill] as const),
];

/**
 * Lets the player choose weapons among those the character is skilled with.
 * @rule brp.equipment.starting @ruling R37
 */
export function chooseStartingArms(ctx: CreationCtx, learner: CharacterDraft): readonly ArmId[] {
  const entitled = ARMS_BY_SKILL.filter(
    ([id, skill]) =>
      !COMMON_ARMS.includes(id) && (findRating(learner.rules, learner, skill)?.value ?? 0) >= ARMED_FROM,
  ).map(([id]) => id);
  if (entitled.length === 0) return [];
  const label = { name: 'weapons', rule: 'brp.equipment.starting' };
  return ctx.choose(label, someOf(entitled, { least: 0, most: entitled.length }));
}

const LINE_LENGTH = 200;

/** Clothes, money, a keepsake, tools, and other things the game master approves. @rule brp.equipment.starting */
export function chooseBelongings(ctx: CreationCtx, learner: CharacterDraft): readonly string[] {
  const rule = 'brp.equipment.starting';
  const keepsake = ctx.choose({ name: 'keepsake', rule }, textUpTo(LINE_LENGTH)).trim();
  const other = ctx.choose({ name: 'other-things', rule }, textUpTo(LINE_LENGTH)).trim();
  return [
    'clothes',
    moneyOf(learner),
    keepsake === '' ? 'keepsake' : keepsake,
    'tools',
    ...(other === '' ? [] : [other]),
  ];
}

/** Money rises with Status. The book gives no amounts. @ruling R37 */
const MONEY_BY_STATUS = [
  [75, 'money-plenty'],
  [50, 'money-comfortable'],
] as const;

function moneyOf(learner: CharacterDraft): string {
  const ranks = Object.keys(learner.skills).filter((id) => skillKeyOf(id) === 'status');
  const best = Math.max(
    skillBaseOf(learner.rules, learner, 'status:town')?.value ?? 0,
    ...ranks.map((id) => findRating(learner.rules, learner, id)?.value ?? 0),
  );
  return MONEY_BY_STATUS.find(([min]) => best >= min)?.[1] ?? 'money-modest';
}

const IDENTITY_FIELDS = ['race', 'gender', 'hand', 'stature', 'age', 'description', 'features'] as const;
const STORY_LENGTH = 2000;

/**
 * Asks for the character's identity. Every part may be left open.
 * @rule brp.character.identity @rule brp.creation.background
 */
export function askIdentity(ctx: CreationCtx, profession: string): Identity {
  const about = Object.fromEntries(
    IDENTITY_FIELDS.map((name) => {
      const label = { name, rule: 'brp.character.identity' };
      return [name, ctx.choose(label, textUpTo(LINE_LENGTH)).trim()] as const;
    }),
  ) as Record<(typeof IDENTITY_FIELDS)[number], string>;
  const label = { name: 'background', rule: 'brp.creation.background' };
  return { ...about, profession, background: ctx.choose(label, textUpTo(STORY_LENGTH)).trim() };
}
