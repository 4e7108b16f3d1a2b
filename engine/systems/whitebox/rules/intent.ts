import { type CreatureId, creature, fields, fighterIn, fightOn, theFight } from '@arbitro/kernel';
import { withoutItem, writeFighter } from '../copies.ts';
import { event, ofThemselves, writeFight } from '../declare.ts';
import { isUp, type World } from '../state.ts';
import { endTurn, isAble, isTied } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { approachOf, closingIn } from './closing.ts';
import { type Deed, type DeedOf, type Intent, intentOf } from './deeds.ts';
import { walk } from './distance.ts';

/** Visible only to the declaring creature's player and the Referee until all have declared. */
export const declared = event('declared', fields<{ who: CreatureId; intent: Intent }>(), {
  audience: ofThemselves,
  writeWorld: writeFight((fight, { who, intent }) => {
    fight.pending = withoutItem(fight.pending, who);
    writeFighter(fight, who, (fighter) => {
      fighter.intent = intent;
    });
  }),
});

/** The intended action is no longer possible. */
export const thwarted = event('thwarted', fields<{ who: CreatureId; what: string }>());

/** Returns the intent that a creature declared before initiative; null where declarations are not used. */
export function declaredBy(world: World, who: CreatureId): Intent | null {
  const fight = fightOn(world);
  if (!world.options.combatDeclareIntent || !fight || fight.round === 0) return null;
  return fighterIn(fight, who)?.intent ?? null;
}

/** Fields left out are as declared, and so is the approach. @rule whitebox.combat.declared-intent */
export function asDeclared<D extends Deed>(world: World, deed: D): D {
  const intent = declaredBy(world, deed.by);
  return intent?.type === deed.type ? closingIn(world, { ...intent, ...said(deed) }) : deed;
}

const said = <D extends Deed>(deed: D): D =>
  Object.fromEntries(Object.entries(deed).filter(([, value]) => value !== undefined)) as unknown as D;

/**
 * Returns true if only the declared action is allowed: not for movement in the last phase, nor for the rest of a round
 * in which the creature has cast a ready spell.
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
 * A declared action may be dropped, but not replaced. Fields that only the Referee sets need not be declared.
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

/** The approach to the target need not be declared. @ruling R35 */
const isApproach = (deed: Deed): boolean =>
  'on' in deed &&
  'first' in deed &&
  deed.first?.toward !== undefined &&
  [deed.on].flat().includes(deed.first.toward);

/**
 * Resolves the action at once, with the steps before and after it; where sides act at the same time, stores it until
 * all have chosen.
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

/** The creature moves, and the action itself is lost. @rule whitebox.combat.declared-intent @ruling R35 */
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

/** Clears intents that became impossible. @rule whitebox.combat.declared-intent */
export function loseIntents(ctx: WhiteboxCtx): void {
  if (!ctx.world.options.combatDeclareIntent) return;
  for (const { who, intent, acted } of theFight(ctx.world).fighters) {
    const isLost = intent !== null && !acted && intent.type !== 'pass' && intent.type !== 'move';
    if (isLost && isAble(creature(ctx.world, who)))
      ctx.emit({ type: 'thwarted', rule: 'whitebox.combat.declared-intent', who, what: intent.type });
  }
}
