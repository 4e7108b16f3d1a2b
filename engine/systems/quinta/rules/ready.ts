import { pathOf, type Square } from '@arbitro/grid';
import { type CreatureId, creature, oneOf } from '@arbitro/kernel';
import type { Ready, Trigger } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { deedOf } from '../deeds.ts';
import type { Creature, Readied, World } from '../state.ts';
import { takeAction } from './budget.ts';
import { readiedDeed } from './deed.ts';
import { areEnemies, isNear, isThere } from './distance.ts';
import { go, wholeSpeed } from './move.ts';
import { hasReaction, reactors } from './opportunity.ts';
import { reachedFrom } from './route.ts';
import { canSee } from './senses.ts';
import { spendUse } from './uses.ts';

/** What the rules see for themselves; anything else the game master says has come. */
export const ENEMY_IN_REACH = 'enemy-in-reach';

/** @rule quinta.actions.ready @ruling R23 */
export function ready(ctx: QuintaCtx, { by, trigger: waited, act }: Ready): void {
  takeAction(ctx, by, { what: 'ready', change: {} });
  hold(ctx, by, act);
  const readied: Readied = { trigger: waited, act };
  ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who: by, readied });
}

/** A spell is cast now and only let go later: what it costs is gone either way. @rule quinta.actions.ready @ruling R23 */
function hold(ctx: QuintaCtx, by: CreatureId, act: Readied['act']): void {
  const deed = act.kind === 'deed' ? deedOf(creature(ctx.world, by), act.deed) : undefined;
  if (deed?.magic) spendUse(ctx, by, deed);
}

/** What somebody waited for has come. @rule quinta.actions.ready */
export const trigger = (ctx: QuintaCtx, { who, on }: Trigger): void => fire(ctx, who, on ?? null);

/** Right after it, with the reaction; or it is let pass. @rule quinta.actions.ready @ruling R23 */
function fire(ctx: QuintaCtx, who: CreatureId, on: CreatureId | null): void {
  const { readied } = creature(ctx.world, who);
  if (!readied) return;
  const rule = 'quinta.actions.ready';
  if (ctx.choose({ name: 'ready', rule }, who, oneOf(['act', 'ignore'])) === 'ignore') return;
  ctx.emit({ type: 'reaction-taken', rule, who, reaction: 'ready' });
  ctx.emit({ type: 'ready-set', rule, who, readied: null });
  carryOut(ctx, who, { readied, on });
}

/** A move of one's own provokes like any other. @rule quinta.attack.opportunity-avoid */
function carryOut(
  ctx: QuintaCtx,
  by: CreatureId,
  { readied: { act }, on }: { readonly readied: Readied; readonly on: CreatureId | null },
): void {
  if (act.kind === 'deed') return readiedDeed(ctx, { by, deed: act.deed, on: on ?? act.on });
  go(ctx, by, {
    path: readiedWay(ctx.world, creature(ctx.world, by), act.to) ?? [],
    gait: 'walk',
    readied: true,
  });
}

/** Up to one's Speed. @rule quinta.actions.ready */
function readiedWay(world: World, one: Creature, to: Square): readonly Square[] | undefined {
  const metres = wholeSpeed(world, one, 'walk');
  const found = reachedFrom(world, one, { gait: 'walk', metres }).find(
    ({ at }) => at.x === to.x && at.y === to.y,
  );
  return found && pathOf(found);
}

/** How far what somebody is ready to do reaches, in metres. */
export function readiedReach(one: Creature): number {
  const { readied } = one;
  const deed = readied?.act.kind === 'deed' ? deedOf(one, readied.act.deed) : undefined;
  if (!deed?.attack) return deed?.range ?? 1.5;
  return deed.attack.kind === 'melee' ? deed.attack.reach : (deed.attack.range?.[0] ?? deed.attack.reach);
}

/** Does it wait for this one? */
const waitsFor = ({ readied }: Creature, who: CreatureId): boolean =>
  readied?.trigger === ENEMY_IN_REACH &&
  (readied.act.kind === 'move' || readied.act.on === null || readied.act.on === who);

/** Somebody has come within reach of those who waited for it. @rule quinta.actions.ready */
export function closingIn(ctx: QuintaCtx, who: CreatureId, from: Square): void {
  for (const { id } of reactors(ctx.world, who)) {
    const [one, mover] = [creature(ctx.world, id), creature(ctx.world, who)];
    if (!isThere(mover)) return;
    if (!waitsFor(one, who) || !areEnemies(one, mover) || !hasReaction(ctx.world, one)) continue;
    if (reaches(ctx.world, one, mover) && !reaches(ctx.world, one, { ...mover, at: from }))
      fire(ctx, id, who);
  }
}

const reaches = (world: World, one: Creature, mover: Creature): boolean =>
  isNear(world, [one, mover], readiedReach(one)) && canSee(world, one, mover);
