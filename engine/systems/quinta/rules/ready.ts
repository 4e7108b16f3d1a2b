import { pathOf, type Square } from '@arbitro/grid';
import { type CreatureId, creature, fields, fightOn, oneOf } from '@arbitro/kernel';
import { event, ofWhom } from '../declare.ts';
import type { Creature, Readied, ReadiedDeed, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { readiedDeed } from './deed.ts';
import { deedOf } from './deeds.ts';
import { areEnemies, isNear, isThere } from './distance.ts';
import { hasHandsFor } from './hands.ts';
import { giveAway } from './hide.ts';
import { go, wholeSpeed } from './move.ts';
import { hasReaction, mayNotTarget, reactors } from './opportunity.ts';
import { type Readiable, type ReadiedAction, readiableOf } from './readiable.ts';
import { reachedFrom } from './route.ts';
import { canSee } from './senses.ts';
import { SQUARE } from './tables.ts';
import { spendUse } from './uses.ts';

export const readySet = event('ready-set', fields<{ who: CreatureId; readied: Readied | null }>(), {
  audience: ofWhom,
  writeCreature: (next, { readied }) => {
    next.readied = readied;
  },
});

/** The only trigger that the rules detect; the game master announces all others. */
export const ENEMY_IN_REACH = 'enemy-in-reach';

/**
 * Readies an action. A readied spell is cast now and released later: its cost is spent either way.
 *
 * @rule quinta.actions.ready
 * @ruling R23
 */
export function holdReadied(ctx: QuintaCtx, by: CreatureId, act: Readied['act']): void {
  const deed = act.kind === 'deed' ? deedOf(creature(ctx.world, by), act.deed) : undefined;
  if (!deed?.magic) return;
  spendUse(ctx, by, deed);
  giveAway(ctx, by);
}

/** The target or position, as known only at the trigger. */
interface Said {
  readonly on: CreatureId | null;
  readonly at?: Square | undefined;
  readonly also?: readonly CreatureId[] | undefined;
}

/**
 * Carries out the readied action right after the trigger with the reaction, or skips it.
 *
 * @rule quinta.actions.ready
 * @ruling R23
 */
export function fire(ctx: QuintaCtx, who: CreatureId, said: Said): void {
  const { readied } = creature(ctx.world, who);
  if (!readied) return;
  const rule = 'quinta.actions.ready';
  if (ctx.choose({ name: 'ready', rule }, who, oneOf(['act', 'ignore'])) === 'ignore') return;
  if (fightOn(ctx.world)) ctx.emit({ type: 'reaction-taken', rule, who, reaction: 'ready' });
  ctx.emit({ type: 'ready-set', rule, who, readied: null });
  carryOut(ctx, who, { act: readied.act, said });
}

/**
 * Paid for with the reaction. A readied move provokes opportunity attacks like any other.
 *
 * @rule quinta.actions.ready
 * @rule quinta.attack.opportunity-avoid
 */
function carryOut(
  ctx: QuintaCtx,
  by: CreatureId,
  { act, said }: { readonly act: Readied['act']; readonly said: Said },
): void {
  if (act.kind === 'deed') return readiedDeed(ctx, by, deedAsSaid(act, said), said.also);
  if (act.kind !== 'move') {
    const now = actionAsSaid(act, by, said.on);
    return readiableOf(now).resolve(ctx, now);
  }
  go(ctx, by, {
    path: readiedWay(ctx.world, creature(ctx.world, by), act.to) ?? [],
    gait: 'walk',
    readied: true,
  });
}

/** Fills in the target or position given at the trigger. */
export const deedAsSaid = (act: ReadiedDeed, { on, at }: Said): ReadiedDeed => ({
  ...act,
  on: on ?? act.on,
  at: at ?? act.at,
});

export function actionAsSaid(act: ReadiedAction, by: CreatureId, on: CreatureId | null): Readiable {
  const { kind: type, ...rest } = act;
  return { ...rest, type, by, ...('on' in act && { on: on ?? act.on }) } as Readiable;
}

/** Up to the creature's Speed. @rule quinta.actions.ready */
function readiedWay(world: World, one: Creature, to: Square): readonly Square[] | undefined {
  const metres = wholeSpeed(world, one, 'walk');
  const found = reachedFrom(world, one, { gait: 'walk', metres }).find(
    ({ at }) => at.x === to.x && at.y === to.y,
  );
  return found && pathOf(found);
}

/** Returns the reach of the readied action in metres. */
export function readiedReach(one: Creature): number {
  const { readied } = one;
  const deed = readied?.act.kind === 'deed' ? deedOf(one, readied.act.deed) : undefined;
  if (deed?.area) return deed.area.range ?? (deed.area.shape === 'cube' ? SQUARE : deed.area.size);
  if (!deed?.attack) return deed?.range ?? SQUARE;
  return deed.attack.kind === 'melee' ? deed.attack.reach : (deed.attack.range?.[0] ?? deed.attack.reach);
}

/** Actions that only the actor's own state can prevent; for all others the game master decides at the trigger. */
const ALWAYS: ReadonlySet<Readied['act']['kind']> = new Set([
  'move',
  'dash',
  'disengage',
  'dodge',
  'utilize',
  'improvise',
]);

/** Whether the readied action waits for this creature. @ruling R23 */
function waitsFor({ readied, rides }: Creature, who: CreatureId): boolean {
  if (readied?.trigger !== ENEMY_IN_REACH) return false;
  const { act } = readied;
  if (act.kind === 'move' && rides !== null) return false;
  return act.kind === 'deed' ? act.on === null || act.on === who : ALWAYS.has(act.kind);
}

/** Triggers the readied actions of creatures whose reach the mover has entered. @rule quinta.actions.ready */
export function closingIn(ctx: QuintaCtx, who: CreatureId, from: Square): void {
  for (const { id } of reactors(ctx.world, who)) {
    const [one, mover] = [creature(ctx.world, id), creature(ctx.world, who)];
    if (!isThere(mover)) return;
    if (!waitsFor(one, who) || !areEnemies(one, mover) || !hasReaction(ctx.world, one)) continue;
    if (one.readied?.act.kind === 'deed' && !canDo(ctx.world, one, one.readied.act, who)) continue;
    if (reaches(ctx.world, one, mover) && !reaches(ctx.world, one, { ...mover, at: from }))
      fire(ctx, id, { on: who });
  }
}

/** @rule quinta.conditions.charmed @ruling R116 */
function canDo(world: World, one: Creature, { deed: id }: ReadiedDeed, on: CreatureId): boolean {
  const deed = deedOf(one, id);
  return !mayNotTarget(world, one, on) && (!deed || hasHandsFor(world, one, deed));
}

const reaches = (world: World, one: Creature, mover: Creature): boolean =>
  isNear(world, [one, mover], readiedReach(one)) && canSee(world, one, mover);
