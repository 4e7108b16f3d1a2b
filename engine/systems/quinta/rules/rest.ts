import {
  type CreatureId,
  fields,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  idsOf,
  oneOf,
  refuse,
  requireNoFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { gainExhaustion } from './conditions.ts';
import { emitBloodied, isBloodied } from './damage.ts';
import { buildPlainDice } from './damage-dice.ts';
import { wake } from './death.ts';
import { abilityModifier } from './derived.ts';
import { atLeastOne } from './fields.ts';
import { restoreHitPoints } from './healing.ts';
import { writeHitPoints } from './state-writers.ts';
import { REST_SECONDS, SECONDS, WANT_CAUSES } from './tables.ts';
import { passTime, writeClock } from './time.ts';

export const rested = event(
  'rested',
  fields<{ who: readonly CreatureId[]; kind: 'short' | 'long'; clock: number }>(),
  { writeWorld: (world, { clock }) => writeClock(world, { clock }) },
);

export const hitDieSpent = event('hit-die-spent', fields<{ who: CreatureId; left: number }>(), {
  audience: audienceForWho,
  writeCreature: (next, { left }) => {
    next.hitDice = { ...next.hitDice, left };
  },
});

export const restored = event(
  'restored',
  fields<{ who: CreatureId; hp: number; hitDice: number; restedAt: number }>(),
  {
    audience: audienceForWho,
    writeCreature: (next, { hp, hitDice, restedAt }) => {
      writeHitPoints(next, hp);
      next.hitDice = { ...next.hitDice, left: hitDice };
      next.restedAt = restedAt;
    },
  },
);

/** The creature needs at least one hit point. @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
const canRest = ({ hp, life, gone }: Creature): boolean => hp > 0 && life === 'alive' && gone !== 'fled';

/** Within sixteen hours of the end of the last long rest. @rule quinta.rest.long-rest */
const hasRestedLately = ({ options, clock }: World, { restedAt }: Creature): boolean =>
  options.restModel === 'srd' &&
  restedAt !== null &&
  clock - restedAt < REST_SECONDS[options.restLength].betweenLong;

interface RestRequest {
  readonly kind: 'short' | 'long';
  readonly who?: readonly CreatureId[] | undefined;
  /** Hours. */
  readonly interruptedAfter?: number | undefined;
}

/** The named creatures, or every character that can rest. */
const restersOf = (world: World, { who, kind }: Pick<RestRequest, 'who' | 'kind'>): readonly CreatureId[] =>
  who ??
  world.creatures
    .filter((creature) => creature.kind === 'character' && canRest(creature))
    .filter((creature) => kind === 'short' || !hasRestedLately(world, creature))
    .map(({ id }) => id);

/** What an interrupted rest still grants. @rule quinta.rest.long-rest @rule quinta.rest.short-rest */
function earnedRest(
  { options }: World,
  { kind, interruptedAfter }: RestRequest,
  seconds: number,
): 'short' | 'long' | null {
  const lengths = REST_SECONDS[options.restLength];
  if (interruptedAfter === undefined || seconds >= lengths[kind]) return kind;
  return kind === 'long' && seconds >= lengths.short ? 'short' : null;
}

/** @rule quinta.rest.rests @ruling R64 @ruling R135 */
export const rest = action('rest', {
  fields: {
    kind: z.enum(['short', 'long']),
    who: atLeastOne,
    /** Hours. */
    interruptedAfter: z
      .number()
      .nonnegative()
      .max(7 * 24)
      .optional(),
  },
  refuses: cannotAllRest,
  resolve: (ctx, terms) => {
    const who = restersOf(ctx.world, terms);
    const { kind, interruptedAfter } = terms;
    const seconds =
      interruptedAfter === undefined
        ? REST_SECONDS[ctx.world.options.restLength][kind]
        : interruptedAfter * SECONDS.hour;
    const earned = earnedRest(ctx.world, terms, seconds);
    passTime(ctx, seconds);
    if (earned === null) return;
    const rule = `quinta.rest.${earned}-rest` as const;
    ctx.emit({ type: 'rested', rule, who, kind: earned, clock: ctx.world.clock });
    for (const id of who) if (canRest(getCreature(ctx.world, id))) RESTS[earned](ctx, id);
    refreshMounts(ctx);
  },
  /** Offers the rest to all who can rest, or to some of them. */
  gmOffers: (world, { allows, offered }) => {
    if (findFight(world)) return [];
    return (['short', 'long'] as const).flatMap((kind) => {
      const fixedAction = { type: 'rest', kind };
      const resting = idsOf(world.creatures).filter((id) => allows(world, { ...fixedAction, who: [id] }));
      if (resting.length === 0) return offered(world, fixedAction);
      const who = someOf(resting, { least: 1, most: resting.length });
      return [...offered(world, fixedAction), { action: fixedAction, slots: { who } }];
    });
  },
});

/** @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
function cannotAllRest(world: World, restRequest: RestRequest): Verdict {
  const fighting = requireNoFight(world);
  if (fighting) return fighting;
  const resters = restersOf(world, restRequest);
  if (resters.length === 0) return cannotAnyRest(world, restRequest.kind);
  const twice = findDuplicate(resters);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return firstRefusal(resters, (who) => cannotRest(world, restRequest.kind, who));
}

/** Why no creature of the group can rest; reasons of otherwise fit creatures come first. @rule quinta.rest.long-rest */
function cannotAnyRest(world: World, kind: RestRequest['kind']): Verdict {
  const characters = world.creatures.filter((creature) => creature.kind === 'character');
  const fitFirst = characters.toSorted((a, b) => Number(canRest(b)) - Number(canRest(a)));
  return firstRefusal(fitFirst, ({ id }) => cannotRest(world, kind, id)) ?? refuseQuinta('nobody-rests');
}

function cannotRest(world: World, kind: RestRequest['kind'], who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  if (!canRest(creature)) return refuseQuinta('cannot-rest', { who });
  if (kind === 'short' || !hasRestedLately(world, creature)) return undefined;
  const left = (creature.restedAt ?? 0) + REST_SECONDS[world.options.restLength].betweenLong - world.clock;
  return refuseQuinta('rested-lately', { who, hours: Math.ceil(left / SECONDS.hour) });
}

/** Mounts can gallop again. @rule quinta.travel.mounts */
function refreshMounts(ctx: QuintaCtx): void {
  const { journey } = ctx.world;
  if (journey.mountsTired)
    ctx.emit({
      type: 'journey-set',
      rule: 'quinta.travel.mounts',
      journey: { ...journey, mountsTired: false },
    });
}

const RESTS = { short: takeShortRest, long: takeLongRest } as const;

/** Spends Hit Dice one by one until the player stops. @rule quinta.rest.short-rest */
function takeShortRest(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.rest.short-rest';
  wake(ctx, who);
  if (ctx.world.options.restModel === 'minimal') return;
  regainFeatures(ctx, who, ({ recharge }) => recharge !== null);
  while (wantsDie(getCreature(ctx.world, who)) && choosesDie(ctx, who)) spendDie(ctx, who, rule);
}

const wantsDie = ({ hp, fullHp, hitDice }: Creature): boolean => hp < fullHp && hitDice.left > 0;

const choosesDie = (ctx: QuintaCtx, who: CreatureId): boolean =>
  ctx.choose({ name: 'hit-die', rule: 'quinta.rest.short-rest' }, who, oneOf(['spend', 'stop'])) === 'spend';

/** The roll plus the Constitution modifier, at least 1. */
function spendDie(ctx: QuintaCtx, who: CreatureId, rule: 'quinta.rest.short-rest'): void {
  const creature = getCreature(ctx.world, who);
  const { hp, fullHp, hitDice } = creature;
  const bonus = abilityModifier(creature, 'con');
  const points = ctx.roll({ name: 'hit-die', rule }, who, buildPlainDice(`1d${hitDice.sides}`), (face) =>
    Math.min(fullHp - hp, Math.max(1, face + bonus)),
  );
  ctx.emit({ type: 'hit-die-spent', rule, who, left: hitDice.left - 1 });
  restoreHitPoints(ctx, { who, points, rule });
}

/**
 * Restores everything, removes temporary hit points and one level of exhaustion.
 * @rule quinta.rest.long-rest @rule quinta.temphp.duration
 */
function takeLongRest(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.rest.long-rest';
  wake(ctx, who);
  const { hp, fullHp, healthyHp, hitDice, temporary } = getCreature(ctx.world, who);
  if (temporary > 0) ctx.emit({ type: 'temporary-set', rule: 'quinta.temphp.duration', who, temporary: 0 });
  if (ctx.world.options.restModel === 'minimal') return;
  const healed = healthyHp ?? fullHp;
  if (healed !== fullHp) ctx.emit({ type: 'maximum-set', rule, who, fullHp: healed, hp });
  ctx.emit({ type: 'restored', rule, who, hp: healed, hitDice: hitDice.total, restedAt: ctx.world.clock });
  emitBloodied(ctx, who, isBloodied(hp, fullHp));
  regainFeatures(ctx, who, () => true);
  regainTraits(ctx, who);
  recoverExhaustionLevel(ctx, who);
}

/** Legendary resistances come back, too. @rule quinta.rest.long-rest @ruling R138 */
function regainTraits(ctx: QuintaCtx, who: CreatureId): void {
  const { traits = [], spent } = getCreature(ctx.world, who);
  for (const { kind } of traits)
    if ((spent[kind] ?? 0) > 0) ctx.emit({ type: 'recharged', rule: 'quinta.rest.rests', who, deed: kind });
}

/** Restores features that were recharging or used up. @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
function regainFeatures(
  ctx: QuintaCtx,
  who: CreatureId,
  back: (feature: Creature['deeds'][number]) => boolean,
): void {
  const { deeds, spent } = getCreature(ctx.world, who);
  for (const feature of deeds)
    if ((spent[feature.id] ?? 0) > 0 && back(feature))
      ctx.emit({ type: 'recharged', rule: 'quinta.rest.rests', who, deed: feature.id });
}

/**
 * Exhaustion from hunger and thirst stays until the creature has eaten and drunk enough.
 * @rule quinta.rest.long-rest @rule quinta.hazards.dehydration
 */
function recoverExhaustionLevel(ctx: QuintaCtx, who: CreatureId): void {
  const tired = getCreature(ctx.world, who).afflictions.find(
    ({ condition, cause }) => condition === 'exhausted' && !WANT_CAUSES.includes(cause),
  );
  if (tired) gainExhaustion(ctx, { who, levels: -1, cause: tired.cause, rule: 'quinta.rest.long-rest' });
}
