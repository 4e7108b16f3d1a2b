import { type CreatureId, type Draft, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import type { RischioCtx } from './checks.ts';
import type { Status } from './effects.ts';
import { payExperience } from './experience.ts';
import { PLAYER_EXPERIENCE } from './tables.ts';

const dropFields = fields<{ who: CreatureId; status: Status; timesAtZeroToday: number }>();

export const fell = event('fell', dropFields, {
  facts: ({ who }) => listFactKeys('fell', who),
  writeCreature: writeDrop,
});
export const died = event('died', dropFields, {
  facts: ({ who }) => listFactKeys('died', who),
  writeCreature: writeDrop,
});

function writeDrop(
  draft: Draft<Creature>,
  { status, timesAtZeroToday }: Pick<Creature, 'status' | 'timesAtZeroToday'>,
): void {
  draft.status = status;
  draft.timesAtZeroToday = timesAtZeroToday;
}

export const defeated = event('defeated', fields<{ who: CreatureId; status: Status }>(), {
  facts: ({ who }) => listFactKeys('defeated', who),
  writeCreature: (draft, { status }) => {
    draft.status = status;
  },
});

export interface Drop {
  readonly who: CreatureId;
  /** The health before. */
  readonly before: number;
  /** Who caused it, if another creature did. */
  readonly by: CreatureId | null;
}

/**
 * Handles a creature whose health has just fallen to 0 or below, from any cause. Exactly 0 counts.
 * @rule rischio.death.zero-health
 */
export function dropAtZero(ctx: RischioCtx, { who, before, by }: Drop): void {
  const creature = getCreature(ctx.world, who);
  if (creature.health > 0 || creature.health >= before) return;
  if (creature.status === 'down') return damageWhileDown(ctx, creature, by);
  if (creature.status !== 'up') return;
  if (diesAtOnce(ctx.world, creature)) return defeat(ctx, creature, by);
  const timesAtZeroToday = creature.timesAtZeroToday + 1;
  if (timesAtZeroToday > 1) return die(ctx, creature, { by, timesAtZeroToday });
  ctx.emit({ type: 'fell', rule: 'rischio.death.zero-health', who, status: 'down', timesAtZeroToday });
}

/** An opponent's sheet may override the option, for example for one that fights for the players. @ruling R17 */
const diesAtOnce = ({ options }: World, { kind, dies }: Creature): boolean =>
  kind === 'opponent' && (dies ?? options.opponentsDie) === 'at-zero';

/** While down, more damage only lowers health, unless the options say that it kills. */
function damageWhileDown(ctx: RischioCtx, creature: Creature, by: CreatureId | null): void {
  if (ctx.world.options.damageWhileDown === 'kills')
    die(ctx, creature, { by, timesAtZeroToday: creature.timesAtZeroToday });
}

/** Defeats an opponent for good. @rule rischio.death.opponent-defeat */
export function defeat(ctx: RischioCtx, { id, expValue }: Creature, by: CreatureId | null): void {
  ctx.emit({ type: 'defeated', rule: 'rischio.death.opponent-defeat', who: id, status: 'defeated' });
  payExperience(ctx, { from: id, worth: expValue, by });
}

/**
 * The creature is dead for good: no aid, no cure. A player gives a fixed amount of experience only now.
 * @rule rischio.death.second-time-permanent @rule rischio.xp.player-worth @ruling R7
 */
export function die(
  ctx: RischioCtx,
  { id, kind, expValue }: Creature,
  { by, timesAtZeroToday }: Death,
): void {
  ctx.emit({
    type: 'died',
    rule: 'rischio.death.second-time-permanent',
    who: id,
    status: 'dead',
    timesAtZeroToday,
  });
  payExperience(ctx, { from: id, worth: kind === 'player' ? PLAYER_EXPERIENCE : expValue, by });
}

interface Death {
  readonly by: CreatureId | null;
  readonly timesAtZeroToday: number;
}
