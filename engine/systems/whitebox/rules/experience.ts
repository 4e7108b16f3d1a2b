import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  listFactKeys,
  numberBetween,
  type Offer,
  type Reason,
  requireNoFight,
  score,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateCreatures, updateWorld } from '../copy-state.ts';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { worthInGold } from '../schema/sheet-parts.ts';
import { type Creature, isBroken, type World } from '../state.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { levelDice, nextLevelAt } from './derived.ts';
import { creatureIds } from './fields.ts';
import { recover } from './heal.ts';
import { isNamedTwice, notAlive } from './may-act.ts';

export const treasureFound = event('treasure-found', fields<{ gold: number; treasure: number }>(), {
  writeWorld: (world, { treasure: total }) =>
    updateWorld(world, (draft) => {
      draft.treasure = total;
    }),
});
export const awardMade = event(
  'award-made',
  fields<{
    monsters: number;
    gold: number;
    /** The remainder is not awarded. */
    left: number;
    credited: readonly CreatureId[];
    /** Those of them without an experience value. */
    worthless: readonly CreatureId[];
  }>(),
  {
    writeWorld: (world, { credited }) => {
      const paid = updateCreatures(world, credited, (draft) => {
        draft.credited = true;
      });
      return updateWorld(paid, (draft) => {
        draft.treasure = 0;
      });
    },
  },
);
export const experienceGained = event(
  'experience-gained',
  fields<{ who: CreatureId; xp: number; total: number; because: readonly Reason[] }>(),
  {
    amounts: ({ who, xp }) => [['experience', who, xp]],
    audience: audienceForWho,
    writeCreature: (draft, { total }) => {
      draft.xp = total;
    },
  },
);
export const levelGained = event(
  'level-gained',
  fields<{ who: CreatureId; level: number; points: number; hp: number; maxHp: number }>(),
  {
    facts: ({ who }) => listFactKeys('level-gained', who),
    audience: audienceForWho,
    writeCreature: (draft, { level, hp, maxHp }) => {
      draft.level = level;
      draft.hp = hp;
      draft.maxHp = maxHp;
    },
  },
);

/** A gold piece is a point, once the Referee awards it. @rule whitebox.xp.treasure-gold */
export const treasure = action('treasure', {
  fields: { gold: worthInGold },
  resolve: (ctx, { gold }) =>
    ctx.emit({
      type: 'treasure-found',
      rule: 'whitebox.xp.treasure-gold',
      gold,
      treasure: toHundredths(ctx.world.treasure + gold),
    }),
  gmOffers: () => [{ action: { type: 'treasure' }, slots: { gold: numberBetween(1, 100_000) } }],
});

/** Rounds to hundredths: adding fractions such as ten tenths does not always give a whole. */
const toHundredths = (gold: number): number => Math.round(gold * 100) / 100;

/**
 * Slain by the sharers' side, or overcome where the option counts that: monsters, and whoever has a value.
 * @rule whitebox.xp.monster-value
 */
function listOvercome(world: World, sharers: readonly CreatureId[]): readonly Creature[] {
  const ours = new Set(sharers.map((id) => getCreature(world, id).side));
  return world.creatures.filter(
    (creature) =>
      (creature.kind === 'monster' || creature.xpValue !== null) &&
      !creature.credited &&
      !ours.has(creature.side) &&
      isOvercome(world, creature),
  );
}

const isOvercome = ({ options }: World, creature: Creature): boolean =>
  creature.status === 'dead' ||
  (options.xpMonsterCredit === 'defeated' && (isBroken(creature) || creature.status === 'unconscious'));

/** The experience to share. @rule whitebox.xp.sources */
function awardTotals(world: World, sharers: readonly CreatureId[]) {
  const slain = listOvercome(world, sharers);
  const monsters = slain.reduce((sum, { xpValue }) => sum + (xpValue ?? 0), 0);
  const ids = (creatures: readonly Creature[]): readonly CreatureId[] => creatures.map(({ id }) => id);
  const worthless = ids(slain.filter(({ xpValue }) => xpValue === null));
  return { monsters, gold: Math.floor(world.treasure), credited: ids(slain), worthless };
}

/**
 * Awards experience for slain monsters and collected gold, in equal parts or as the Referee says.
 * @rule whitebox.xp.sources @rule whitebox.xp.award-split @rule whitebox.xp.why-treasure
 */
export const award = action('award', {
  fields: {
    sharers: creatureIds,
    /** By character, where the Referee sets each number. */
    assigned: z.record(creatureId, countingNumber.max(100_000_000)).optional(),
  },
  refuses: cannotAward,
  resolve: shareExperience,
  gmOffers: (world) => {
    const sharing = world.creatures.filter(({ kind }) => kind !== 'monster');
    const sides = [...new Set(sharing.map(({ side }) => side))];
    return sides.flatMap((side) => awardOffers(world, side));
  },
});

/** The creatures of one side share. @rule whitebox.xp.award-split */
function awardOffers(world: World, side: string): readonly Offer[] {
  const isAssigned = world.options.xpSplit === 'assigned';
  const able = idsOf(world.creatures.filter((creature) => creature.side === side)).filter(
    (who) => !cannotAward(world, { sharers: [who], ...(isAssigned ? { assigned: { [who]: 1 } } : {}) }),
  );
  if (able.length === 0) return [];
  if (!isAssigned)
    return [{ action: { type: 'award' }, slots: { sharers: someOf(able, { least: 1, most: able.length }) } }];
  const figures = able.map((who) => [`assigned.${who}`, numberBetween(0, 100_000)] as const);
  return able.some((who) => who.includes('.'))
    ? []
    : [{ action: { type: 'award', sharers: able, assigned: {} }, slots: Object.fromEntries(figures) }];
}

interface Award {
  readonly sharers: readonly CreatureId[];
  readonly assigned?: Readonly<Record<CreatureId, number>> | undefined;
}

/** @rule whitebox.xp.award-split */
function cannotAward(world: World, made: Award): Verdict {
  const { sharers } = made;
  return (
    requireNoFight(world) ??
    isNamedTwice(sharers) ??
    firstRefusal(sharers, (who) => notAlive(world, { who }) ?? isMonster(world, who)) ??
    (world.options.xpSplit === 'assigned' ? hasWrongAssigned(made) : hasWrongShares(world, made))
  );
}

const isMonster = (world: World, who: CreatureId): Verdict =>
  getCreature(world, who).kind === 'monster' ? refuseWhitebox('no-share', { who }) : undefined;

function hasWrongAssigned({ sharers, assigned = {} }: Award): Verdict {
  const without = sharers.find((who) => assigned[who] === undefined);
  if (without !== undefined) return refuseWhitebox('needs-figures', { who: without });
  const stranger = Object.keys(assigned).find((who) => !sharers.includes(who));
  return stranger === undefined ? undefined : refuseWhitebox('not-a-sharer', { who: stranger });
}

function hasWrongShares(world: World, { sharers, assigned }: Award): Verdict {
  if (assigned) return refuseWhitebox('equal-shares');
  const { monsters, gold, credited } = awardTotals(world, sharers);
  return monsters + gold + credited.length === 0 ? refuseWhitebox('nothing-to-share') : undefined;
}

function shareExperience(ctx: WhiteboxCtx, { sharers, assigned }: Award): void {
  const rule: RuleId = 'whitebox.xp.award-split';
  const { monsters, gold, credited, worthless } = awardTotals(ctx.world, sharers);
  const total = monsters + gold;
  const each = Math.floor(total / sharers.length);
  const left = assigned ? 0 : total - each * sharers.length;
  ctx.emit({ type: 'award-made', rule, monsters, gold, left, credited, worthless });
  for (const who of sharers) gainExperience(ctx, who, assigned ? (assigned[who] ?? 0) : each);
}

const ROUNDING: { readonly [R in World['options']['xpRounding']]: (value: number) => number } = {
  floor: Math.floor,
  nearest: Math.round,
  ceil: Math.ceil,
};

/** @rule whitebox.xp.prime-attribute-bonus */
function gainExperience(ctx: WhiteboxCtx, who: CreatureId, part: number): void {
  const rule: RuleId = 'whitebox.xp.prime-attribute-bonus';
  const { xp, xpBonus } = getCreature(ctx.world, who);
  const bonus = ROUNDING[ctx.world.options.xpRounding]((part * xpBonus) / 100);
  const { value, because } = score([
    makeReason('whitebox.xp.award-split', 'award', part),
    ...(bonus === 0 ? [] : [makeReason(rule, 'xp-bonus', bonus)]),
  ]);
  ctx.emit({ type: 'experience-gained', rule, who, xp: value, total: xp + value, because });
  gainLevels(ctx, who);
}

/** Advances as many levels as the experience allows; each adds a hit die. @rule whitebox.xp.level-advance */
function gainLevels(ctx: WhiteboxCtx, who: CreatureId): void {
  for (;;) {
    const creature = getCreature(ctx.world, who);
    const next = nextLevelAt(creature);
    if (next === null || creature.xp < next) return;
    const points = rollHitPointsGained(ctx, creature);
    const { level, hp, maxHp } = creature;
    const more = { points, hp: hp + points, maxHp: maxHp + points };
    ctx.emit({ type: 'level-gained', rule: 'whitebox.xp.level-advance', who, level: level + 1, ...more });
    recover(ctx, who);
  }
}

function rollHitPointsGained(ctx: WhiteboxCtx, creature: Creature): number {
  const thrown = levelDice(creature);
  if (thrown === null) return 0;
  const label = { name: 'hit-points', rule: 'whitebox.xp.level-advance' };
  return ctx.roll(label, creature.id, diceOf(thrown), (points) => Math.max(1, points));
}
