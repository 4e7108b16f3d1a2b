import { findFighter, getCreature, getFight } from '@arbitro/kernel';
import { type Fight, isUp, type World } from '../state.ts';
import { actionPlaces, listAbleFighters } from './acting.ts';
import { canApproach, findApproach } from './approach.ts';
import { bindWounds } from './bind.ts';
import { dropCasting, keepSpellWaiting, startPreparingNow, waitsForRoundEnd } from './cast.ts';
import type { WhiteboxCtx } from './checks.ts';
import { escapeFight } from './depart.ts';
import { walk } from './distance.ts';
import { cannotOpen, tryDoor } from './doors.ts';
import { improvise } from './improvise.ts';
import { fillFromDeclared } from './intent.ts';
import { cannotDo } from './may-do.ts';
import { igniteOil, pourOil, throwTorch } from './oil.ts';
import { hasWorkInPhase } from './phases.ts';
import { readyWeapon } from './ready.ts';
import { landSpell, type RolledSpell, releaseSpell, rollSpell, type SpellInFlight } from './spell.ts';
import {
  type Blow,
  drawWeapon,
  type LandedBlow,
  listBlowsAfterStep,
  rollDamage,
  rollToHit,
} from './strike.ts';
import { type TurnAction, type TurnActionOf, toTurnAction } from './turn-actions.ts';
import { loseHitPoints, settleWound, type WoundInput } from './wound.ts';

const RULE = 'whitebox.combat.initiative-tie-simultaneous';

/** The chosen actions of the creatures that act at once, in listed order. */
function listSimultaneousActions(world: World): readonly TurnAction[] {
  const fight = getFight(world);
  const sides = actionPlaces(fight)[fight.turn] ?? [];
  return listAbleFighters(world, fight, sides).flatMap(({ creature, fighter }) => {
    const { intent, acted } = fighter;
    const isNow =
      intent !== null && !acted && (intent.type === 'pass' || hasWorkInPhase(world, creature, fighter));
    return isNow ? [fillFromDeclared(world, toTurnAction(intent, creature.id))] : [];
  });
}

/**
 * The world may have changed since the actions were chosen: impossible ones are lost, except for the approach.
 * @ruling R33 @ruling R35
 */
function keepStillPossible(ctx: WhiteboxCtx, turnActions: readonly TurnAction[]): readonly TurnAction[] {
  const { world } = ctx;
  return turnActions.flatMap((turnAction): readonly TurnAction[] => {
    const refusal = cannotDo(world, turnAction);
    if (!refusal) return [turnAction];
    const { by: who, type: what } = turnAction;
    ctx.emit({ type: 'thwarted', rule: RULE, who, what });
    const way = canApproach(world, turnAction, refusal) ? findApproach(world, turnAction) : undefined;
    if (way) {
      dropCasting(ctx, who);
      return [way];
    }
    ctx.emit({ type: 'passed', rule: RULE, who });
    return [];
  });
}

/**
 * Everything is rolled with the state before, then all damage is applied, then creatures fall: two can kill each other.
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function resolveTogether(ctx: WhiteboxCtx): boolean {
  const turnActions = listSimultaneousActions(ctx.world);
  if (turnActions.length === 0) return false;
  const possibleActions = keepStillPossible(ctx, turnActions);
  const blows = new Map(
    possibleActions.map((turnAction) => [
      turnAction,
      turnAction.type === 'attack' ? listBlowsAfterStep(ctx.world, turnAction) : [],
    ]),
  );
  const before = getFight(ctx.world);
  for (const turnAction of possibleActions)
    walk(
      ctx,
      turnAction.by,
      turnAction.type === 'move' ? turnAction : 'first' in turnAction ? turnAction.first : undefined,
    );
  const isBroken = ctx.world.options.spellsTieInterrupts;
  const early = isBroken ? [] : releaseSpells(ctx, possibleActions);
  const hits = possibleActions.flatMap((turnAction) =>
    rollTurnAction(ctx, turnAction, { blows: blows.get(turnAction) ?? [], before }),
  );
  const torches = possibleActions.flatMap((turnAction) =>
    turnAction.type === 'light-oil' && throwTorch(ctx, turnAction) ? [turnAction] : [],
  );
  for (const turnAction of possibleActions) resolveWithoutDice(ctx, turnAction);
  const burns = torches.flatMap((torch) => igniteOil(ctx, torch));
  const harmings = [...burns, ...hits.map((hit) => rollHitDamage(ctx, hit))];
  const spells = early.map((loosed) => rollSpell(ctx, loosed));
  for (const harming of harmings) loseHitPoints(ctx, harming);
  const late = isBroken ? releaseSpells(ctx, possibleActions).map((loosed) => rollSpell(ctx, loosed)) : [];
  const struck = [...harmings, ...applySpells(ctx, [...spells, ...late])];
  for (const { who, by } of struck) settleWound(ctx, who, by);
  for (const turnAction of possibleActions) finishTurnAction(ctx, turnAction);
  askCastersAgain(ctx, possibleActions);
  return true;
}

interface Hit extends Blow {
  readonly landed: LandedBlow;
}

interface ActionRolls {
  readonly blows: readonly Blow[];
  /** The fight before anybody moved: shots fall into the melees of then. */
  readonly before: Fight;
}

/** Draws random targets in melee and rolls to hit; of two creatures at one door, the second finds it open. */
function rollTurnAction(
  ctx: WhiteboxCtx,
  turnAction: TurnAction,
  { blows, before }: ActionRolls,
): readonly Hit[] {
  if (turnAction.type === 'throw-oil') pourOil(ctx, turnAction, before);
  if (turnAction.type === 'open-door' && !cannotOpen(ctx.world, turnAction)) tryDoor(ctx, turnAction);
  return blows.flatMap((blow) => {
    drawWeapon(ctx, blow.by, blow.means);
    const landed = rollToHit(ctx, blow, before);
    return landed === undefined ? [] : [{ ...blow, landed }];
  });
}

const rollHitDamage = (ctx: WhiteboxCtx, { landed, ...blow }: Hit): WoundInput => ({
  who: landed.on,
  by: blow.by,
  damage: rollDamage(ctx, blow, landed),
});

/** Actions without dice. */
function resolveWithoutDice(ctx: WhiteboxCtx, turnAction: TurnAction): void {
  if (turnAction.type === 'ready') readyWeapon(ctx, turnAction);
  if (turnAction.type === 'bind') bindWounds(ctx, turnAction);
  if (turnAction.type === 'prepare') startPreparingNow(ctx, turnAction);
}

/** Of casters that still have the spell they prepared. @rule whitebox.spells.interruption */
const releaseSpells = (ctx: WhiteboxCtx, turnActions: readonly TurnAction[]): readonly SpellInFlight[] =>
  turnActions.flatMap((turnAction) => {
    if (
      turnAction.type !== 'cast' ||
      waitsForRoundEnd(ctx.world, turnAction) ||
      !isPreparing(ctx.world, turnAction)
    )
      return [];
    return releaseSpell(ctx, turnAction.by, turnAction.spell, turnAction.on) ?? [];
  });

const isPreparing = (world: World, { by, spell }: TurnActionOf<'cast'>): boolean =>
  getCreature(world, by).casting?.spell === spell;

/** Returns the creatures hurt, and who hurt them. */
function applySpells(ctx: WhiteboxCtx, spells: readonly RolledSpell[]): readonly WoundInput[] {
  const struck: WoundInput[] = [];
  for (const spell of spells)
    landSpell(ctx, spell, (harming) => {
      if (loseHitPoints(ctx, harming)) struck.push(harming);
    });
  return struck;
}

function finishTurnAction(ctx: WhiteboxCtx, turnAction: TurnAction): void {
  const { by } = turnAction;
  if (turnAction.type === 'other') improvise(ctx, turnAction);
  if ('after' in turnAction && isUp(getCreature(ctx.world, by))) walk(ctx, by, turnAction.after);
  if (turnAction.type === 'pass') {
    dropCasting(ctx, by);
    return ctx.emit({ type: 'passed', rule: RULE, who: by });
  }
  if (
    turnAction.type === 'cast' &&
    waitsForRoundEnd(ctx.world, turnAction) &&
    isPreparing(ctx.world, turnAction)
  )
    return keepSpellWaiting(ctx, turnAction);
  // in the alternative sequence a creature that has cast keeps the rest of the round
  const goesOn = turnAction.type === 'cast' && findFighter(getFight(ctx.world), by)?.intent === null;
  if (!goesOn || ctx.world.options.combatSequence === 'standard')
    ctx.emit({ type: 'turn-done', rule: RULE, who: by });
  if (turnAction.type === 'move') escapeFight(ctx, by);
}

/** A creature that has cast may begin to prepare the next spell. @rule whitebox.combat.alt-spell-phase */
function askCastersAgain(ctx: WhiteboxCtx, turnActions: readonly TurnAction[]): void {
  const { phase, round, turn } = getFight(ctx.world);
  if (phase !== 'spells') return;
  const pending = turnActions.filter(({ type }) => type === 'cast').map(({ by }) => by);
  if (pending.length > 0)
    ctx.emit({ type: 'phase-began', rule: 'whitebox.combat.alt-spell-phase', round, phase, turn, pending });
}
