import { type CreatureId, fields, findFight, findFighter, getCreature, getFight } from '@arbitro/kernel';
import { removeItem, updateFighter } from '../copy-state.ts';
import { audienceForSelf, event, writeFight } from '../declare.ts';
import { isUp, type World } from '../state.ts';
import { endTurn, isAbleToAct, isTied } from './acting.ts';
import { addApproach, findApproach } from './approach.ts';
import type { WhiteboxCtx } from './checks.ts';
import { walk } from './distance.ts';
import { type Intent, intentOf, type TurnAction, type TurnActionOf } from './turn-actions.ts';

/** Visible only to the declaring creature's player and the Referee until all have declared. */
export const declared = event('declared', fields<{ who: CreatureId; intent: Intent }>(), {
  audience: audienceForSelf,
  writeWorld: writeFight((fight, { who, intent }) => {
    fight.pending = removeItem(fight.pending, who);
    updateFighter(fight, who, (fighter) => {
      fighter.intent = intent;
    });
  }),
});

/** The intended action is no longer possible. */
export const thwarted = event('thwarted', fields<{ who: CreatureId; what: string }>());

/** Returns the intent that a creature declared before initiative; null where declarations are not used. */
export function findDeclaredIntent(world: World, who: CreatureId): Intent | null {
  const fight = findFight(world);
  if (!world.options.combatDeclareIntent || !fight || fight.round === 0) return null;
  return findFighter(fight, who)?.intent ?? null;
}

/** Fields left out are as declared, and so is the approach. @rule whitebox.combat.declared-intent */
export function fillFromDeclared<D extends TurnAction>(world: World, turnAction: D): D {
  const intent = findDeclaredIntent(world, turnAction.by);
  return intent?.type === turnAction.type
    ? addApproach(world, { ...intent, ...omitUndefined(turnAction) })
    : turnAction;
}

const omitUndefined = <D extends TurnAction>(turnAction: D): D =>
  Object.fromEntries(Object.entries(turnAction).filter(([, value]) => value !== undefined)) as unknown as D;

/**
 * Returns true if only the declared action is allowed: not for movement in the last phase, nor for the rest of a round
 * in which the creature has cast a ready spell.
 * @rule whitebox.combat.declared-intent @rule whitebox.spells.alt-sequence-casting @ruling R90
 */
export function isBoundByIntent(world: World, who: CreatureId): boolean {
  const fight = findFight(world);
  if (!world.options.combatDeclareIntent || !fight || fight.round === 0 || fight.phase === 'movement')
    return false;
  return !(world.options.combatSequence === 'alternative' && findFighter(fight, who)?.hasCast);
}

/**
 * A declared action may be dropped, but not replaced. Fields that only the Referee sets need not be declared.
 * @rule whitebox.combat.declared-intent @ruling R90
 */
export function isDeclared(world: World, turnAction: TurnAction): boolean {
  if (turnAction.type === 'pass' || !isBoundByIntent(world, turnAction.by)) return true;
  const intent = findDeclaredIntent(world, turnAction.by);
  if (intent?.type !== turnAction.type) return false;
  const declaredFields: Readonly<Record<string, unknown>> = { ...intent };
  return Object.entries(omitUndefined(turnAction)).every(
    ([key, value]) =>
      key === 'by' ||
      key === 'modifier' ||
      (key === 'first' && isApproach(turnAction)) ||
      (key === 'with' && declaredFields.with === undefined) ||
      JSON.stringify(declaredFields[key]) === JSON.stringify(value),
  );
}

/** The approach to the target need not be declared. @ruling R35 */
const isApproach = (turnAction: TurnAction): boolean =>
  'on' in turnAction &&
  'first' in turnAction &&
  turnAction.first?.toward !== undefined &&
  [turnAction.on].flat().includes(turnAction.first.toward);

/**
 * Resolves the action at once, with the steps before and after it; where sides act at the same time, stores it until
 * all have chosen.
 * @rule whitebox.combat.round-order @rule whitebox.combat.initiative-tie-simultaneous
 */
export function carryOut<D extends TurnAction>(
  ctx: WhiteboxCtx,
  declaredAction: D,
  does: (turnAction: D) => void,
): void {
  const filledAction = fillFromDeclared(ctx.world, declaredAction);
  if (shouldKeepForLater(ctx, filledAction)) return;
  const way = findApproach(ctx.world, filledAction);
  if (way) return approachTarget(ctx, way, filledAction.type);
  if ('first' in filledAction) walk(ctx, filledAction.by, filledAction.first);
  does(filledAction);
  if ('after' in filledAction && isUp(getCreature(ctx.world, filledAction.by)))
    walk(ctx, filledAction.by, filledAction.after);
  endTurn(ctx, filledAction.by);
}

/** The creature moves, and the action itself is lost. @rule whitebox.combat.declared-intent @ruling R35 */
export function approachTarget(ctx: WhiteboxCtx, way: TurnActionOf<'move'>, what: TurnAction['type']): void {
  walk(ctx, way.by, way);
  ctx.emit({ type: 'thwarted', rule: 'whitebox.combat.declared-intent', who: way.by, what });
  endTurn(ctx, way.by);
}

export function shouldKeepForLater(ctx: WhiteboxCtx, turnAction: TurnAction): boolean {
  if (!isTied(getFight(ctx.world))) return false;
  const rule = 'whitebox.combat.initiative-tie-simultaneous';
  ctx.emit({ type: 'declared', rule, who: turnAction.by, intent: intentOf(turnAction) });
  return true;
}

/** Clears intents that became impossible. @rule whitebox.combat.declared-intent */
export function loseIntents(ctx: WhiteboxCtx): void {
  if (!ctx.world.options.combatDeclareIntent) return;
  for (const { who, intent, acted } of getFight(ctx.world).fighters) {
    const isLost = intent !== null && !acted && intent.type !== 'pass' && intent.type !== 'move';
    if (isLost && isAbleToAct(getCreature(ctx.world, who)))
      ctx.emit({ type: 'thwarted', rule: 'whitebox.combat.declared-intent', who, what: intent.type });
  }
}
