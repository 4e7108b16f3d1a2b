import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  score,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { type QuintaCtx, rollD20 } from './checks.ts';
import { gainCondition, loseCondition, recoverExhaustion } from './conditions.ts';
import { type DamageContext, emitBloodied } from './damage.ts';
import { testPenalty } from './derived.ts';
import { unhorse } from './falling-off.ts';
import { hitPoints, POINTS } from './fields.ts';
import { endAllGrapplesOn, releaseAllGrapples } from './grapple-hold.ts';
import { restoreHitPoints } from './healing.ts';
import { sufferLingeringWound } from './lingering-wounds.ts';
import { notAlive } from './may-act.ts';
import { endOngoingActions, writeDeathSaves, writeHitPoints } from './state-writers.ts';
import { DEATH_SAVE, UNCONSCIOUS_CAUSES } from './tables.ts';

export const knockedOut = event('knocked-out', fields<{ who: CreatureId; by: CreatureId }>(), {
  facts: ({ who }) => [...listFactKeys('knocked-out', who), ...listFactKeys('down', who)],
  writeCreature: (next) => {
    next.wakesAt = null;
  },
});

export const dropped = event('dropped', fields<{ who: CreatureId }>(), {
  facts: ({ who }) => listFactKeys('down', who),
  writeCreature: (next) => {
    writeDeathSaves(next, 'alive', { successes: 0, failures: 0 });
    // dying ends the unconsciousness of a knock-out
    next.afflictions = next.afflictions.filter(({ cause }) => cause !== UNCONSCIOUS_CAUSES.knockOut);
  },
});

export const died = event('died', fields<{ who: CreatureId }>(), {
  facts: ({ who }) => [...listFactKeys('dead', who), ...listFactKeys('down', who)],
  writeCreature: (next) => {
    next.hp = 0;
    next.life = 'dead';
    endOngoingActions(next);
  },
});

export const deathSaved = event(
  'death-saved',
  fields<{ who: CreatureId; successes: number; failures: number; success: boolean }>(),
  {
    writeCreature: (next, { successes, failures }) => writeDeathSaves(next, 'alive', { successes, failures }),
  },
);

export const stabilised = event(
  'stabilised',
  fields<{ who: CreatureId; successes: number; failures: number }>(),
  {
    facts: ({ who }) => listFactKeys('stable', who),
    writeCreature: (next, { successes, failures }) => {
      writeDeathSaves(next, 'stable', { successes, failures });
      next.wakesAt = null;
    },
  },
);

export const revived = event('revived', fields<{ who: CreatureId; hp: number }>(), {
  writeCreature: (next, { hp }) => writeHitPoints(next, hp),
});

/**
 * Asks whether an attacker that drops a creature with a melee attack knocks it out instead.
 * @rule quinta.damage.knock-out @ruling R69
 */
export function knocksOut(ctx: QuintaCtx, { who, by, melee }: DamageContext): boolean {
  if (!melee || by === null || by === who) return false;
  const label = { name: 'knock-out', rule: 'quinta.damage.knock-out' };
  return ctx.choose(label, by, oneOf(['drop', 'knock-out'])) === 'knock-out';
}

interface Drop {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  /** Damage beyond the last hit point. */
  readonly excess: number;
  /** Knocked out instead. */
  readonly out: boolean;
}

/**
 * Handles the loss of the last hit point.
 * @rule quinta.death.at-zero @rule quinta.death.unconscious @rule quinta.death.monsters @ruling R70 @ruling R133
 */
export function dropToZero(ctx: QuintaCtx, { who, by, excess, out }: Drop): void {
  const { fullHp, usesDeathSaves } = getCreature(ctx.world, who);
  if (out && by !== null) {
    ctx.emit({ type: 'knocked-out', rule: 'quinta.damage.knock-out', who, by });
    return faint(ctx, who, UNCONSCIOUS_CAUSES.knockOut, 'quinta.damage.knock-out');
  }
  if (isMassive(ctx.world, excess, fullHp)) return die(ctx, who, 'quinta.death.massive-damage');
  if (!usesDeathSaves) return die(ctx, who, 'quinta.death.monsters');
  if (ctx.world.options.zeroHitPoints === 'dead') return die(ctx, who, 'quinta.death.at-zero');
  ctx.emit({ type: 'dropped', rule: 'quinta.death.at-zero', who });
  faint(ctx, who, UNCONSCIOUS_CAUSES.zero, 'quinta.death.unconscious');
  sufferLingeringWound(ctx, who);
}

const faint = (ctx: QuintaCtx, who: CreatureId, cause: string, rule: RuleId): void =>
  gainCondition(ctx, { who, condition: 'unconscious', cause, rule });

/** @rule quinta.death.massive-damage @ruling R71 */
const isMassive = ({ options }: World, excess: number, fullHp: number): boolean =>
  options.massiveDamage === 'exceeds' ? excess > fullHp : excess >= fullHp;

export function die(ctx: QuintaCtx, who: CreatureId, rule: RuleId): void {
  ctx.emit({ type: 'died', rule, who });
  releaseAllGrapples(ctx, who);
  endAllGrapplesOn(ctx, who);
  unhorse(ctx, who);
}

interface HurtAtZero {
  readonly who: CreatureId;
  readonly points: number;
  /** Damage beyond temporary hit points. */
  readonly rest: number;
  readonly critical: boolean;
}

/**
 * Damage at 0 hit points causes death save failures and ends stability.
 * @rule quinta.death.damage-at-zero @rule quinta.death.stable @ruling R75 @ruling R76
 */
export function hurtAtZero(ctx: QuintaCtx, { who, points, rest, critical }: HurtAtZero): void {
  const rule = 'quinta.death.damage-at-zero';
  const { fullHp, successes, failures } = getCreature(ctx.world, who);
  const counted = ctx.world.options.tempHpAtZero === 'shields' ? rest : points;
  if (counted === 0) return;
  if (rest >= fullHp) return die(ctx, who, rule);
  tallyDeathSave(ctx, { who, rule, successes, failures: failures + (critical ? 2 : 1), success: false });
}

interface Tally {
  readonly who: CreatureId;
  readonly rule: RuleId;
  readonly successes: number;
  readonly failures: number;
  readonly success: boolean;
}

/** Three successes or three failures decide. @rule quinta.death.save-tally */
function tallyDeathSave(ctx: QuintaCtx, { failures, ...tallied }: Tally): void {
  const failed = Math.min(DEATH_SAVE.tally, failures);
  ctx.emit({ type: 'death-saved', ...tallied, failures: failed });
  if (failed === DEATH_SAVE.tally) die(ctx, tallied.who, 'quinta.death.save-tally');
  else if (tallied.successes >= DEATH_SAVE.tally) stabilise(ctx, tallied.who, 'quinta.death.save-tally');
}

/** Ends death saves; the creature stays unconscious. @rule quinta.death.stable @ruling R74 @ruling R117 */
export function stabilise(ctx: QuintaCtx, who: CreatureId, rule: RuleId = 'quinta.death.stabilise'): void {
  const { failures } = getCreature(ctx.world, who);
  const failuresLeft = ctx.world.options.resetOnStable ? 0 : failures;
  ctx.emit({ type: 'stabilised', rule, who, successes: 0, failures: failuresLeft });
}

type DeathSave = 'wakes' | 'success' | 'failure' | 'two-failures';

/**
 * Rolls a death save at the start of a turn at 0 hit points, without ability or proficiency.
 * @rule quinta.death.saves @rule quinta.death.natural-1-20 @ruling R73
 */
export function rollDeathSaveAtStart(ctx: QuintaCtx, who: CreatureId): void {
  const { hp, life, successes, failures } = getCreature(ctx.world, who);
  if (hp > 0 || life !== 'alive') return;
  const saved = rollDeathSave(ctx, who);
  if (saved === 'wakes') return restoreHitPoints(ctx, { who, points: 1, rule: 'quinta.death.natural-1-20' });
  const success = saved === 'success';
  tallyDeathSave(ctx, {
    who,
    rule: saved === 'two-failures' ? 'quinta.death.natural-1-20' : 'quinta.death.saves',
    successes: successes + (success ? 1 : 0),
    failures: failures + (success ? 0 : saved === 'failure' ? 1 : 2),
    success,
  });
}

function rollDeathSave(ctx: QuintaCtx, who: CreatureId): DeathSave {
  const { options } = ctx.world;
  const counts = options.deathSaveModifiers === 'global';
  const bonus = score(counts ? testPenalty(ctx.world, getCreature(ctx.world, who)) : []);
  const target = { value: DEATH_SAVE.dc, what: 'target-dc' };
  const label = { name: 'death-save', rule: 'quinta.death.saves', target };
  const test = { label, by: who, bonus, sources: [] };
  return rollD20(ctx, test, (natural, total): DeathSave => {
    if (natural === 20) return 'wakes';
    if (natural === 1) return 'two-failures';
    return total >= DEATH_SAVE.dc ? 'success' : 'failure';
  });
}

/** @rule quinta.damage.knock-out */
export const isKnockedOut = ({ life, afflictions }: Pick<Creature, 'life' | 'afflictions'>): boolean =>
  life === 'alive' && afflictions.some(({ cause }) => cause === UNCONSCIOUS_CAUSES.knockOut);

/** Wakes a knocked-out creature. @rule quinta.damage.knock-out @ruling R69 */
export function wake(ctx: QuintaCtx, who: CreatureId): void {
  loseCondition(ctx, {
    who,
    condition: 'unconscious',
    cause: UNCONSCIOUS_CAUSES.knockOut,
    rule: 'quinta.damage.knock-out',
  });
}

/**
 * Magic revives a creature, with one level of exhaustion less and a hit point maximum above 0.
 * @rule quinta.death.raise @ruling R93
 */
export const revive = action('revive', {
  fields: { who: creatureId, points: hitPoints },
  refuses: (world, { who }) => (notAlive(world, who) ? undefined : refuseQuinta('not-dead', { who })),
  resolve: (ctx, { who, points }) => {
    const rule = 'quinta.death.raise';
    const { fullHp, healthyHp } = getCreature(ctx.world, who);
    if (fullHp === 0) ctx.emit({ type: 'maximum-set', rule, who, fullHp: healthyHp ?? points, hp: 0 });
    ctx.emit({ type: 'revived', rule, who, hp: Math.min(points, getCreature(ctx.world, who).fullHp) });
    for (const cause of Object.values(UNCONSCIOUS_CAUSES))
      loseCondition(ctx, { who, condition: 'unconscious', cause, rule });
    emitBloodied(ctx, who, true);
    recoverExhaustion(ctx, { who, levels: 1, rule });
  },
  gmOffers: (world, { forWhom }) => forWhom(world, { type: 'revive' }, POINTS, { points: 1 }),
});
