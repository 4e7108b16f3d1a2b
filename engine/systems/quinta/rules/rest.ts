import {
  type CreatureId,
  creature,
  fields,
  fightOn,
  firstOf,
  idsOf,
  oneOf,
  outsideFight,
  refuse,
  repeated,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event, ofWhom } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { exhaust } from './conditions.ts';
import { isBloodied, tellBloodied } from './damage.ts';
import { plainDice } from './damage-dice.ts';
import { wake } from './death.ts';
import { abilityModifier } from './derived.ts';
import { atLeastOne } from './fields.ts';
import { restoreHitPoints } from './healing.ts';
import { FROM_WANT, SECONDS } from './tables.ts';
import { passTime, writeClock } from './time.ts';
import { writeHitPoints } from './writing.ts';

export const rested = event(
  'rested',
  fields<{ who: readonly CreatureId[]; kind: 'short' | 'long'; clock: number }>(),
  { writeWorld: (world, { clock }) => writeClock(world, { clock }) },
);

export const hitDieSpent = event('hit-die-spent', fields<{ who: CreatureId; left: number }>(), {
  audience: ofWhom,
  writeCreature: (next, { left }) => {
    next.hitDice = { ...next.hitDice, left };
  },
});

export const restored = event(
  'restored',
  fields<{ who: CreatureId; hp: number; hitDice: number; restedAt: number }>(),
  {
    audience: ofWhom,
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
const restedLately = ({ options, clock }: World, { restedAt }: Creature): boolean =>
  options.restModel === 'srd' && restedAt !== null && clock - restedAt < SECONDS.betweenLongRests;

interface Resting {
  readonly kind: 'short' | 'long';
  readonly who?: readonly CreatureId[] | undefined;
  /** Hours. */
  readonly interruptedAfter?: number | undefined;
}

/** The named creatures, or every character that can rest. */
const restersOf = (world: World, { who, kind }: Pick<Resting, 'who' | 'kind'>): readonly CreatureId[] =>
  who ??
  world.creatures
    .filter((one) => one.kind === 'character' && canRest(one))
    .filter((one) => kind === 'short' || !restedLately(world, one))
    .map(({ id }) => id);

/** What an interrupted rest still grants. @rule quinta.rest.long-rest @rule quinta.rest.short-rest */
function earnedBy({ kind, interruptedAfter }: Resting, seconds: number): 'short' | 'long' | null {
  if (interruptedAfter === undefined || seconds >= SECONDS[`${kind}-rest`]) return kind;
  return kind === 'long' && seconds >= SECONDS['short-rest'] ? 'short' : null;
}

/** @rule quinta.rest.rests @ruling R64 */
export const rest = action('rest', {
  fields: {
    kind: z.enum(['short', 'long']),
    who: atLeastOne,
    /** Hours. */
    interruptedAfter: z.number().nonnegative().max(24).optional(),
  },
  refuses: cannotAllRest,
  resolve: (ctx, said) => {
    const who = restersOf(ctx.world, said);
    const { kind, interruptedAfter } = said;
    const seconds =
      interruptedAfter === undefined ? SECONDS[`${kind}-rest`] : interruptedAfter * SECONDS.hour;
    const earned = earnedBy(said, seconds);
    passTime(ctx, seconds);
    if (earned === null) return;
    const rule = `quinta.rest.${earned}-rest` as const;
    ctx.emit({ type: 'rested', rule, who, kind: earned, clock: ctx.world.clock });
    for (const id of who) if (canRest(creature(ctx.world, id))) RESTS[earned](ctx, id);
    refreshMounts(ctx);
  },
  /** Offers the rest to all who can rest, or to some of them. */
  gmOffers: (world, { allows, offered }) => {
    if (fightOn(world)) return [];
    return (['short', 'long'] as const).flatMap((kind) => {
      const given = { type: 'rest', kind };
      const able = idsOf(world.creatures).filter((id) => allows(world, { ...given, who: [id] }));
      if (able.length === 0) return offered(world, given);
      const who = someOf(able, { least: 1, most: able.length });
      return [...offered(world, given), { action: given, slots: { who } }];
    });
  },
});

/** @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
function cannotAllRest(world: World, said: Resting): Verdict {
  const fighting = outsideFight(world);
  if (fighting) return fighting;
  const resters = restersOf(world, said);
  if (resters.length === 0) return allUnrested(world, said.kind);
  const twice = repeated(resters);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return firstOf(resters, (who) => unrested(world, said.kind, who));
}

/** Why no creature of the group can rest; reasons of otherwise fit creatures come first. @rule quinta.rest.long-rest */
function allUnrested(world: World, kind: Resting['kind']): Verdict {
  const characters = world.creatures.filter((one) => one.kind === 'character');
  const fitFirst = characters.toSorted((a, b) => Number(canRest(b)) - Number(canRest(a)));
  return firstOf(fitFirst, ({ id }) => unrested(world, kind, id)) ?? refuseQuinta('nobody-rests');
}

function unrested(world: World, kind: Resting['kind'], who: CreatureId): Verdict {
  const one = creature(world, who);
  if (!canRest(one)) return refuseQuinta('cannot-rest', { who });
  if (kind === 'short' || !restedLately(world, one)) return undefined;
  const left = (one.restedAt ?? 0) + SECONDS.betweenLongRests - world.clock;
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

const RESTS = { short: shortRest, long: longRest } as const;

/** Spends Hit Dice one by one until the player stops. @rule quinta.rest.short-rest */
function shortRest(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.rest.short-rest';
  wake(ctx, who);
  if (ctx.world.options.restModel === 'minimal') return;
  regainDeeds(ctx, who, ({ recharge }) => recharge !== null);
  while (wantsDie(creature(ctx.world, who)) && choosesDie(ctx, who)) spendDie(ctx, who, rule);
}

const wantsDie = ({ hp, fullHp, hitDice }: Creature): boolean => hp < fullHp && hitDice.left > 0;

const choosesDie = (ctx: QuintaCtx, who: CreatureId): boolean =>
  ctx.choose({ name: 'hit-die', rule: 'quinta.rest.short-rest' }, who, oneOf(['spend', 'stop'])) === 'spend';

/** The roll plus the Constitution modifier, at least 1. */
function spendDie(ctx: QuintaCtx, who: CreatureId, rule: 'quinta.rest.short-rest'): void {
  const one = creature(ctx.world, who);
  const { hp, fullHp, hitDice } = one;
  const bonus = abilityModifier(one, 'con');
  const points = ctx.roll({ name: 'hit-die', rule }, who, plainDice(`1d${hitDice.sides}`), (face) =>
    Math.min(fullHp - hp, Math.max(1, face + bonus)),
  );
  ctx.emit({ type: 'hit-die-spent', rule, who, left: hitDice.left - 1 });
  restoreHitPoints(ctx, { who, points, rule });
}

/**
 * Restores everything, removes temporary hit points and one level of exhaustion.
 *
 * @rule quinta.rest.long-rest
 * @rule quinta.temphp.duration
 */
function longRest(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.rest.long-rest';
  wake(ctx, who);
  const { hp, fullHp, healthyHp, hitDice, temporary } = creature(ctx.world, who);
  if (temporary > 0) ctx.emit({ type: 'temporary-set', rule: 'quinta.temphp.duration', who, temporary: 0 });
  if (ctx.world.options.restModel === 'minimal') return;
  const healed = healthyHp ?? fullHp;
  if (healed !== fullHp) ctx.emit({ type: 'maximum-set', rule, who, fullHp: healed, hp });
  ctx.emit({ type: 'restored', rule, who, hp: healed, hitDice: hitDice.total, restedAt: ctx.world.clock });
  tellBloodied(ctx, who, isBloodied(hp, fullHp));
  regainDeeds(ctx, who, () => true);
  recoverALevel(ctx, who);
}

/** Restores features that were recharging or used up. @rule quinta.rest.short-rest @rule quinta.rest.long-rest */
function regainDeeds(
  ctx: QuintaCtx,
  who: CreatureId,
  back: (deed: Creature['deeds'][number]) => boolean,
): void {
  const { deeds, spent } = creature(ctx.world, who);
  for (const deed of deeds)
    if ((spent[deed.id] ?? 0) > 0 && back(deed))
      ctx.emit({ type: 'recharged', rule: 'quinta.rest.rests', who, deed: deed.id });
}

/**
 * Exhaustion from hunger and thirst stays until the creature has eaten and drunk enough.
 *
 * @rule quinta.rest.long-rest
 * @rule quinta.hazards.dehydration
 */
function recoverALevel(ctx: QuintaCtx, who: CreatureId): void {
  const tired = creature(ctx.world, who).afflictions.find(
    ({ condition, cause }) => condition === 'exhausted' && !FROM_WANT.includes(cause),
  );
  if (tired) exhaust(ctx, { who, levels: -1, cause: tired.cause, rule: 'quinta.rest.long-rest' });
}
