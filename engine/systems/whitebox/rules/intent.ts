import { type CreatureId, creature, fields, fighterIn, fightOn, theFight } from '@arbitro/kernel';
import { withoutItem, writeFighter } from '../copies.ts';
import { event, ofThemselves, writeFight } from '../declare.ts';
import { isUp, type World } from '../state.ts';
import { endTurn, isAble, isTied } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { approachOf, closingIn } from './closing.ts';
import { type Deed, type DeedOf, type Intent, intentOf } from './deeds.ts';
import { walk } from './distance.ts';

/** Told to the one who declared it and to the Referee alone, until all have. */
export const declared = event('declared', fields<{ who: CreatureId; intent: Intent }>(), {
  audience: ofThemselves,
  writeWorld: writeFight((fight, { who, intent }) => {
    fight.pending = withoutItem(fight.pending, who);
    writeFighter(fight, who, (fighter) => {
      fighter.intent = intent;
    });
  }),
});

/** What had been meant can no longer be done. */
export const thwarted = event('thwarted', fields<{ who: CreatureId; what: string }>());

/** What somebody said before initiative that they would do; nothing where the table does not ask. */
export function declaredBy(world: World, who: CreatureId): Intent | null {
  const fight = fightOn(world);
  if (!world.options.combatDeclareIntent || !fight || fight.round === 0) return null;
  return fighterIn(fight, who)?.intent ?? null;
}

/** What is left unsaid is as it was declared, and the way there is part of it. @rule whitebox.combat.declared-intent */
export function asDeclared<D extends Deed>(world: World, deed: D): D {
  const intent = declaredBy(world, deed.by);
  return intent?.type === deed.type ? closingIn(world, { ...intent, ...said(deed) }) : deed;
}

const said = <D extends Deed>(deed: D): D =>
  Object.fromEntries(Object.entries(deed).filter(([, value]) => value !== undefined)) as unknown as D;

/**
 * Whether only what was declared may be done: not where one goes in the last phase, nor in the rest of a round in which
 * one has cast what was ready.
 *
 * @rule whitebox.combat.declared-intent
 * @rule whitebox.spells.alt-sequence-casting
 * @ruling R90
 */
export function isBound(world: World, who: CreatureId): boolean {
  const fight = fightOn(world);
  if (!world.options.combatDeclareIntent || !fight || fight.round === 0 || fight.phase === 'movement')
    return false;
  return !(world.options.combatSequence === 'alternative' && fighterIn(fight, who)?.hasCast);
}

/**
 * What was declared may be dropped, but not replaced. What only the Referee adds was not to be declared.
 *
 * @rule whitebox.combat.declared-intent
 * @ruling R90
 */
export function isDeclared(world: World, deed: Deed): boolean {
  if (deed.type === 'pass' || !isBound(world, deed.by)) return true;
  const intent = declaredBy(world, deed.by);
  if (intent?.type !== deed.type) return false;
  const meant: Readonly<Record<string, unknown>> = { ...intent };
  return Object.entries(said(deed)).every(
    ([key, value]) =>
      key === 'by' ||
      key === 'modifier' ||
      (key === 'first' && isApproach(deed)) ||
      (key === 'with' && meant.with === undefined) ||
      JSON.stringify(meant[key]) === JSON.stringify(value),
  );
}

/** The way to whom it is meant for need not have been said. @ruling R35 */
const isApproach = (deed: Deed): boolean =>
  'on' in deed &&
  'first' in deed &&
  deed.first?.toward !== undefined &&
  [deed.on].flat().includes(deed.first.toward);

/**
 * Done at once, with the steps before and after it; or where sides act at the same time, kept until all have said theirs.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function carryOut<D extends Deed>(ctx: WhiteboxCtx, spoken: D, does: (deed: D) => void): void {
  const deed = asDeclared(ctx.world, spoken);
  if (keepsForLater(ctx, deed)) return;
  const way = approachOf(ctx.world, deed);
  if (way) return comeNearer(ctx, way, deed.type);
  if ('first' in deed) walk(ctx, deed.by, deed.first);
  does(deed);
  if ('after' in deed && isUp(creature(ctx.world, deed.by))) walk(ctx, deed.by, deed.after);
  endTurn(ctx, deed.by);
}

/** The way is gone, and the deed itself is lost. @rule whitebox.combat.declared-intent @ruling R35 */
export function comeNearer(ctx: WhiteboxCtx, way: DeedOf<'move'>, what: Deed['type']): void {
  walk(ctx, way.by, way);
  ctx.emit({ type: 'thwarted', rule: 'whitebox.combat.declared-intent', who: way.by, what });
  endTurn(ctx, way.by);
}

export function keepsForLater(ctx: WhiteboxCtx, deed: Deed): boolean {
  if (!isTied(theFight(ctx.world))) return false;
  const rule = 'whitebox.combat.initiative-tie-simultaneous';
  ctx.emit({ type: 'declared', rule, who: deed.by, intent: intentOf(deed) });
  return true;
}

/** What became impossible is lost. @rule whitebox.combat.declared-intent */
export function loseIntents(ctx: WhiteboxCtx): void {
  if (!ctx.world.options.combatDeclareIntent) return;
  for (const { who, intent, acted } of theFight(ctx.world).fighters) {
    const isLost = intent !== null && !acted && intent.type !== 'pass' && intent.type !== 'move';
    if (isLost && isAble(creature(ctx.world, who)))
      ctx.emit({ type: 'thwarted', rule: 'whitebox.combat.declared-intent', who, what: intent.type });
  }
}
