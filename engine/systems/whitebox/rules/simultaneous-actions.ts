import { type CreatureId, findFighter, getCreature, getFight } from '@arbitro/kernel';
import { isUp, type World } from '../state.ts';
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
import { lightOilOn, pourOil } from './oil.ts';
import { hasWorkInPhase } from './phases.ts';
import { readyWeapon } from './ready.ts';
import { landSpell, type RolledSpell, releaseSpell, rollSpell, type SpellInFlight } from './spell.ts';
import { type Blow, drawWeapon, listBlowsAfterStep, rollDamage, rollToHit } from './strike.ts';
import { type TurnAction, type TurnActionOf, toTurnAction } from './turn-actions.ts';
import { loseHitPoints, settleWound, type WoundInput } from './wound.ts';

const RULE = 'whitebox.combat.initiative-tie-simultaneous';

/** The chosen actions of the creatures that act at once, in listed order. */
function listSimultaneousActions(world: World): readonly TurnAction[] {
  const fight = getFight(world);
  const sides = actionPlaces(fight)[fight.turn] ?? [];
  return listAbleFighters(world, fight, sides).flatMap(({ one, fighter }) => {
    const { intent, acted } = fighter;
    const isNow =
      intent !== null && !acted && (intent.type === 'pass' || hasWorkInPhase(world, one, fighter));
    return isNow ? [fillFromDeclared(world, toTurnAction(intent, one.id))] : [];
  });
}

/**
 * The world may have changed since the actions were chosen: impossible ones are lost, except for the approach.
 * @ruling R33 @ruling R35
 */
function keepStillPossible(ctx: WhiteboxCtx, deeds: readonly TurnAction[]): readonly TurnAction[] {
  const { world } = ctx;
  return deeds.flatMap((deed): readonly TurnAction[] => {
    const refusal = cannotDo(world, deed);
    if (!refusal) return [deed];
    const { by: who, type: what } = deed;
    ctx.emit({ type: 'thwarted', rule: RULE, who, what });
    const way = canApproach(world, deed, refusal) ? findApproach(world, deed) : undefined;
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
  const deeds = keepStillPossible(ctx, turnActions);
  const blows = new Map(
    deeds.map((deed) => [deed, deed.type === 'attack' ? listBlowsAfterStep(ctx.world, deed) : []]),
  );
  for (const deed of deeds)
    walk(ctx, deed.by, deed.type === 'move' ? deed : 'first' in deed ? deed.first : undefined);
  const isBroken = ctx.world.options.spellsTieInterrupts;
  const early = isBroken ? [] : releaseSpells(ctx, deeds);
  const hits = deeds.flatMap((deed) => rollTurnAction(ctx, deed, blows.get(deed) ?? []));
  for (const deed of deeds) resolveWithoutDice(ctx, deed);
  const harmings = [...lightOilFires(ctx, deeds), ...hits.map((hit) => rollHitDamage(ctx, hit))];
  const spells = early.map((loosed) => rollSpell(ctx, loosed));
  for (const harming of harmings) loseHitPoints(ctx, harming);
  const late = isBroken ? releaseSpells(ctx, deeds).map((loosed) => rollSpell(ctx, loosed)) : [];
  const struck = [...harmings, ...applySpells(ctx, [...spells, ...late])];
  for (const { who, by } of struck) settleWound(ctx, who, by);
  for (const deed of deeds) finishTurnAction(ctx, deed);
  askCastersAgain(ctx, deeds);
  return true;
}

interface Hit extends Blow {
  readonly struck: CreatureId;
}

/** Draws random targets in melee and rolls to hit; of two creatures at one door, the second finds it open. */
function rollTurnAction(ctx: WhiteboxCtx, deed: TurnAction, blows: readonly Blow[]): readonly Hit[] {
  if (deed.type === 'throw-oil') pourOil(ctx, deed);
  if (deed.type === 'open-door' && !cannotOpen(ctx.world, deed)) tryDoor(ctx, deed);
  return blows.flatMap((blow) => {
    drawWeapon(ctx, blow.by, blow.means);
    const struck = rollToHit(ctx, blow);
    return struck === undefined ? [] : [{ ...blow, struck }];
  });
}

const rollHitDamage = (ctx: WhiteboxCtx, { by, struck: who, means }: Hit): WoundInput => ({
  who,
  by,
  damage: rollDamage(ctx, by, who, means),
});

const lightOilFires = (ctx: WhiteboxCtx, deeds: readonly TurnAction[]): readonly WoundInput[] =>
  deeds.flatMap((deed) => (deed.type === 'light-oil' ? lightOilOn(ctx, deed) : []));

/** Actions without dice. */
function resolveWithoutDice(ctx: WhiteboxCtx, deed: TurnAction): void {
  if (deed.type === 'ready') readyWeapon(ctx, deed);
  if (deed.type === 'bind') bindWounds(ctx, deed);
  if (deed.type === 'prepare') startPreparingNow(ctx, deed);
}

/** Of casters that still have the spell they prepared. @rule whitebox.spells.interruption */
const releaseSpells = (ctx: WhiteboxCtx, deeds: readonly TurnAction[]): readonly SpellInFlight[] =>
  deeds.flatMap((deed) => {
    if (deed.type !== 'cast' || waitsForRoundEnd(ctx.world, deed) || !isPreparing(ctx.world, deed)) return [];
    return releaseSpell(ctx, deed.by, deed.spell, deed.on) ?? [];
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

function finishTurnAction(ctx: WhiteboxCtx, deed: TurnAction): void {
  const { by } = deed;
  if (deed.type === 'other') improvise(ctx, deed);
  if ('after' in deed && isUp(getCreature(ctx.world, by))) walk(ctx, by, deed.after);
  if (deed.type === 'pass') {
    dropCasting(ctx, by);
    return ctx.emit({ type: 'passed', rule: RULE, who: by });
  }
  if (deed.type === 'cast' && waitsForRoundEnd(ctx.world, deed) && isPreparing(ctx.world, deed))
    return keepSpellWaiting(ctx, deed);
  // in the alternative sequence a creature that has cast keeps the rest of the round
  const goesOn = deed.type === 'cast' && findFighter(getFight(ctx.world), by)?.intent === null;
  if (!goesOn || ctx.world.options.combatSequence === 'standard')
    ctx.emit({ type: 'turn-done', rule: RULE, who: by });
  if (deed.type === 'move') escapeFight(ctx, by);
}

/** A creature that has cast may begin to prepare the next spell. @rule whitebox.combat.alt-spell-phase */
function askCastersAgain(ctx: WhiteboxCtx, deeds: readonly TurnAction[]): void {
  const { phase, round, turn } = getFight(ctx.world);
  if (phase !== 'spells') return;
  const pending = deeds.filter(({ type }) => type === 'cast').map(({ by }) => by);
  if (pending.length > 0)
    ctx.emit({ type: 'phase-began', rule: 'whitebox.combat.alt-spell-phase', round, phase, turn, pending });
}
