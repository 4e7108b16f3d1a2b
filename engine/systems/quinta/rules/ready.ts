import { listPath, type Square } from '@arbitro/grid';
import { type CreatureId, fields, findFight, getCreature, oneOf } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { Creature, PreparedAction, ReadiedFeature, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { areEnemies, isInPlay, isWithinMetres } from './distance.ts';
import { findFeature } from './features.ts';
import { hasHandsFor } from './hands.ts';
import { revealHidden } from './hide.ts';
import { worldAsNoticed } from './lurking.ts';
import { fullSpeed, walkRoute } from './move.ts';
import { hasReaction, isForbiddenTarget, listReactors } from './opportunity.ts';
import { type Readiable, type ReadiedAction, readiableDeclaration } from './readiable.ts';
import { listReachable } from './route.ts';
import { canSee } from './senses.ts';
import { SQUARE } from './tables.ts';
import { useReadiedFeature } from './use-feature.ts';
import { spendUse } from './uses.ts';

export const readySet = event('ready-set', fields<{ who: CreatureId; readied: PreparedAction | null }>(), {
  audience: audienceForWho,
  writeCreature: (next, { readied }) => {
    next.readied = readied;
  },
});

/** The only trigger that the rules detect; the game master announces all others. */
export const ENEMY_IN_REACH = 'enemy-in-reach';

/**
 * Readies an action. A readied spell is cast now and released later: its cost is spent either way.
 * @rule quinta.actions.ready @ruling R23
 */
export function holdSpell(ctx: QuintaCtx, by: CreatureId, act: PreparedAction['act']): void {
  const feature = act.kind === 'deed' ? findFeature(getCreature(ctx.world, by), act.deed) : undefined;
  if (!feature?.magic) return;
  spendUse(ctx, by, feature);
  revealHidden(ctx, by);
}

/** The target or position, as known only at the trigger. */
interface TriggerDetails {
  readonly on: CreatureId | null;
  readonly at?: Square | undefined;
  readonly also?: readonly CreatureId[] | undefined;
}

/**
 * Carries out the readied action right after the trigger with the reaction, or skips it.
 * @rule quinta.actions.ready @ruling R23
 */
export function triggerReadied(ctx: QuintaCtx, who: CreatureId, triggerDetails: TriggerDetails): void {
  const { readied } = getCreature(ctx.world, who);
  if (!readied) return;
  const rule = 'quinta.actions.ready';
  if (ctx.choose({ name: 'ready', rule }, who, oneOf(['act', 'ignore'])) === 'ignore') return;
  if (findFight(ctx.world)) ctx.emit({ type: 'reaction-taken', rule, who, reaction: 'ready' });
  ctx.emit({ type: 'ready-set', rule, who, readied: null });
  carryOutReadied(ctx, who, { act: readied.act, said: triggerDetails });
}

/**
 * Paid for with the reaction. A readied move provokes opportunity attacks like any other.
 * @rule quinta.actions.ready @rule quinta.attack.opportunity-avoid
 */
function carryOutReadied(
  ctx: QuintaCtx,
  by: CreatureId,
  { act, said }: { readonly act: PreparedAction['act']; readonly said: TriggerDetails },
): void {
  if (act.kind === 'deed') return useReadiedFeature(ctx, by, fillReadiedFeature(act, said), said.also);
  if (act.kind !== 'move') {
    const now = fillReadiedAction(act, by, said.on);
    return readiableDeclaration(now).resolve(ctx, now);
  }
  walkRoute(ctx, by, {
    path: findReadiedPath(ctx.world, getCreature(ctx.world, by), act.to) ?? [],
    gait: 'walk',
    readied: true,
  });
}

/** Fills in the target or position given at the trigger. */
export const fillReadiedFeature = (act: ReadiedFeature, { on, at }: TriggerDetails): ReadiedFeature => ({
  ...act,
  on: on ?? act.on,
  at: at ?? act.at,
});

export function fillReadiedAction(act: ReadiedAction, by: CreatureId, on: CreatureId | null): Readiable {
  const { kind: type, ...rest } = act;
  return { ...rest, type, by, ...('on' in act && { on: on ?? act.on }) } as Readiable;
}

/** Up to the creature's Speed, past creatures that it does not notice. @rule quinta.actions.ready @ruling R119 */
export function findReadiedPath(world: World, creature: Creature, to: Square): readonly Square[] | undefined {
  const metres = fullSpeed(world, creature, 'walk');
  const noticed = worldAsNoticed(world, creature);
  const found = listReachable(noticed, creature, { gait: 'walk', metres }).find(
    ({ at }) => at.x === to.x && at.y === to.y,
  );
  return found && listPath(found);
}

/** Returns the reach of the readied action in metres. */
export function readiedReach(creature: Creature): number {
  const { readied } = creature;
  const feature = readied?.act.kind === 'deed' ? findFeature(creature, readied.act.deed) : undefined;
  if (feature?.area)
    return feature.area.range ?? (feature.area.shape === 'cube' ? SQUARE : feature.area.size);
  if (!feature?.attack) return feature?.range ?? SQUARE;
  return feature.attack.kind === 'melee'
    ? feature.attack.reach
    : (feature.attack.range?.[0] ?? feature.attack.reach);
}

/** Actions that only the actor's own state can prevent; for all others the game master decides at the trigger. */
const ALWAYS_ALLOWED: ReadonlySet<PreparedAction['act']['kind']> = new Set([
  'move',
  'dash',
  'disengage',
  'dodge',
  'utilize',
  'improvise',
]);

/** Whether the readied action waits for this creature. @ruling R23 */
function isWaitingFor({ readied, rides }: Creature, who: CreatureId): boolean {
  if (readied?.trigger !== ENEMY_IN_REACH) return false;
  const { act } = readied;
  if (act.kind === 'move' && rides !== null) return false;
  return act.kind === 'deed' ? act.on === null || act.on === who : ALWAYS_ALLOWED.has(act.kind);
}

/** Triggers the readied actions of creatures whose reach the mover has entered. @rule quinta.actions.ready */
export function triggerOnApproach(ctx: QuintaCtx, who: CreatureId, from: Square): void {
  for (const { id } of listReactors(ctx.world, who)) {
    const creature = getCreature(ctx.world, id);
    if (!isWaitingFor(creature, who)) continue;
    const mover = getCreature(ctx.world, who);
    if (!isInPlay(mover)) return;
    if (!areEnemies(creature, mover) || !hasReaction(ctx.world, creature)) continue;
    if (
      creature.readied?.act.kind === 'deed' &&
      !canUseReadied(ctx.world, creature, creature.readied.act, who)
    )
      continue;
    if (canReach(ctx.world, creature, mover) && !canReach(ctx.world, creature, { ...mover, at: from }))
      triggerReadied(ctx, id, { on: who });
  }
}

/** @rule quinta.conditions.charmed @ruling R116 */
function canUseReadied(
  world: World,
  creature: Creature,
  { deed: id }: ReadiedFeature,
  on: CreatureId,
): boolean {
  const feature = findFeature(creature, id);
  return !isForbiddenTarget(world, creature, on) && (!feature || hasHandsFor(world, creature, feature));
}

const canReach = (world: World, creature: Creature, mover: Creature): boolean =>
  isWithinMetres(world, [creature, mover], readiedReach(creature)) && canSee(world, creature, mover);
