import { type CreationCtx, someOf, textUpTo } from '@arbitro/kernel';
import { SHIELD_IDS, SHIELDS, type ShieldId } from '../content/shield-table.ts';
import { skillKey } from '../content/skill-table.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../content/weapon-table.ts';
import { BRAWL } from '../rules/arms.ts';
import { baseOf, rating } from '../rules/derived.ts';
import { ARMED_FROM } from '../rules/tables.ts';
import type { Identity } from '../state.ts';
import type { Learner } from './creation-points.ts';

type ArmId = WeaponId | ShieldId;

/** Attacks available to all characters, which therefore are not personal weapons. */
const NOBODYS: readonly ArmId[] = [BRAWL, 'thrown-stone'];
const ARMS = [
  ...WEAPON_IDS.map((id) => [id, WEAPONS[id].skill] as const),
  ...SHIELD_IDS.map((id) => [id, SHIELDS[id].skill] as const),
];

/**
 * Lets the player choose weapons among those the character is skilled with.
 *
 * @rule brp.equipment.starting
 * @ruling R37
 */
export function armedWith(ctx: CreationCtx, learner: Learner): readonly ArmId[] {
  const entitled = ARMS.filter(
    ([id, skill]) => !NOBODYS.includes(id) && (rating(learner.at, learner, skill)?.value ?? 0) >= ARMED_FROM,
  ).map(([id]) => id);
  if (entitled.length === 0) return [];
  const label = { name: 'weapons', rule: 'brp.equipment.starting' };
  return ctx.choose(label, someOf(entitled, { least: 0, most: entitled.length }));
}

const LINE = 200;

/** Clothes, money, a keepsake, tools, and other things the game master approves. @rule brp.equipment.starting */
export function belongings(ctx: CreationCtx, learner: Learner): readonly string[] {
  const rule = 'brp.equipment.starting';
  const keepsake = ctx.choose({ name: 'keepsake', rule }, textUpTo(LINE)).trim();
  const other = ctx.choose({ name: 'other-things', rule }, textUpTo(LINE)).trim();
  return [
    'clothes',
    moneyOf(learner),
    keepsake === '' ? 'keepsake' : keepsake,
    'tools',
    ...(other === '' ? [] : [other]),
  ];
}

/** Money rises with Status. The book gives no amounts. @ruling R37 */
const PURSES = [
  [75, 'money-plenty'],
  [50, 'money-comfortable'],
] as const;

function moneyOf(learner: Learner): string {
  const ranks = Object.keys(learner.skills).filter((id) => skillKey(id) === 'status');
  const best = Math.max(
    baseOf(learner.at, learner, 'status:town')?.value ?? 0,
    ...ranks.map((id) => rating(learner.at, learner, id)?.value ?? 0),
  );
  return PURSES.find(([least]) => best >= least)?.[1] ?? 'money-modest';
}

const ABOUT = ['race', 'gender', 'hand', 'stature', 'age', 'description', 'features'] as const;
const STORY = 2000;

/**
 * Asks for the character's identity. Every part may be left open.
 *
 * @rule brp.character.identity
 * @rule brp.creation.background
 */
export function identified(ctx: CreationCtx, profession: string): Identity {
  const about = Object.fromEntries(
    ABOUT.map((name) => {
      const label = { name, rule: 'brp.character.identity' };
      return [name, ctx.choose(label, textUpTo(LINE)).trim()] as const;
    }),
  ) as Record<(typeof ABOUT)[number], string>;
  const label = { name: 'background', rule: 'brp.creation.background' };
  return { ...about, profession, background: ctx.choose(label, textUpTo(STORY)).trim() };
}
