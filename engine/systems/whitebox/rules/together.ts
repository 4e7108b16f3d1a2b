import { type CreatureId, creature, fighterIn, theFight } from '@arbitro/kernel';
import { isUp, type World } from '../state.ts';
import { ablesOf, placesOf } from './acting.ts';
import { bindNow } from './bind.ts';
import { keepWaiting, letGo, prepareNow, waits } from './cast.ts';
import type { WhiteboxCtx } from './checks.ts';
import { approachOf, canApproach } from './closing.ts';
import { type Deed, type DeedOf, doneBy } from './deeds.ts';
import { getAway } from './depart.ts';
import { walk } from './distance.ts';
import { cannotOpen, tryDoor } from './doors.ts';
import { improvise } from './improvise.ts';
import { asDeclared } from './intent.ts';
import { cannotDo } from './may-do.ts';
import { kindle, pour } from './oil.ts';
import { holds } from './phases.ts';
import { readyNow } from './ready.ts';
import { type Loosed, land, loose, type Rolled, rollSpell } from './spell.ts';
import { type Blow, blowsAfter, draw, rollDamage, rollToHit } from './strike.ts';
import { type Harming, lose, settle } from './wound.ts';

const RULE = 'whitebox.combat.initiative-tie-simultaneous';

/** The chosen actions of the creatures that act at once, in listed order. */
function deedsAtOnce(world: World): readonly Deed[] {
  const fight = theFight(world);
  const sides = placesOf(fight)[fight.turn] ?? [];
  return ablesOf(world, fight, sides).flatMap(({ one, fighter }) => {
    const { intent, acted } = fighter;
    const isNow = intent !== null && !acted && (intent.type === 'pass' || holds(world, one, fighter));
    return isNow ? [asDeclared(world, doneBy(intent, one.id))] : [];
  });
}

/**
 * The world may have changed since the actions were chosen: impossible ones are lost, except for the approach.
 *
 * @ruling R33
 * @ruling R35
 */
function stillPossible(ctx: WhiteboxCtx, deeds: readonly Deed[]): readonly Deed[] {
  const { world } = ctx;
  return deeds.flatMap((deed): readonly Deed[] => {
    const refusal = cannotDo(world, deed);
    if (!refusal) return [deed];
    const { by: who, type: what } = deed;
    ctx.emit({ type: 'thwarted', rule: RULE, who, what });
    const way = canApproach(world, deed, refusal) ? approachOf(world, deed) : undefined;
    if (way) {
      letGo(ctx, who);
      return [way];
    }
    ctx.emit({ type: 'passed', rule: RULE, who });
    return [];
  });
}

/**
 * Everything is rolled with the state before, then all damage is applied, then creatures fall: two can kill each other.
 *
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function resolveTogether(ctx: WhiteboxCtx): boolean {
  const said = deedsAtOnce(ctx.world);
  if (said.length === 0) return false;
  const deeds = stillPossible(ctx, said);
  const blows = new Map(
    deeds.map((deed) => [deed, deed.type === 'attack' ? blowsAfter(ctx.world, deed) : []]),
  );
  for (const deed of deeds)
    walk(ctx, deed.by, deed.type === 'move' ? deed : 'first' in deed ? deed.first : undefined);
  const isBroken = ctx.world.options.spellsTieInterrupts;
  const early = isBroken ? [] : looseAll(ctx, deeds);
  const hits = deeds.flatMap((deed) => rolledBy(ctx, deed, blows.get(deed) ?? []));
  for (const deed of deeds) work(ctx, deed);
  const harmings = [...burning(ctx, deeds), ...hits.map((hit) => harmOf(ctx, hit))];
  const spells = early.map((loosed) => rollSpell(ctx, loosed));
  for (const harming of harmings) lose(ctx, harming);
  const late = isBroken ? looseAll(ctx, deeds).map((loosed) => rollSpell(ctx, loosed)) : [];
  const struck = [...harmings, ...landAll(ctx, [...spells, ...late])];
  for (const { who, by } of struck) settle(ctx, who, by);
  for (const deed of deeds) finish(ctx, deed);
  askAgain(ctx, deeds);
  return true;
}

interface Hit extends Blow {
  readonly struck: CreatureId;
}

/** Draws random targets in melee and rolls to hit; of two creatures at one door, the second finds it open. */
function rolledBy(ctx: WhiteboxCtx, deed: Deed, blows: readonly Blow[]): readonly Hit[] {
  if (deed.type === 'throw-oil') pour(ctx, deed);
  if (deed.type === 'open-door' && !cannotOpen(ctx.world, deed)) tryDoor(ctx, deed);
  return blows.flatMap((blow) => {
    draw(ctx, blow.by, blow.means);
    const struck = rollToHit(ctx, blow);
    return struck === undefined ? [] : [{ ...blow, struck }];
  });
}

const harmOf = (ctx: WhiteboxCtx, { by, struck: who, means }: Hit): Harming => ({
  who,
  by,
  damage: rollDamage(ctx, by, who, means),
});

const burning = (ctx: WhiteboxCtx, deeds: readonly Deed[]): readonly Harming[] =>
  deeds.flatMap((deed) => (deed.type === 'light-oil' ? kindle(ctx, deed) : []));

/** Actions without dice. */
function work(ctx: WhiteboxCtx, deed: Deed): void {
  if (deed.type === 'ready') readyNow(ctx, deed);
  if (deed.type === 'bind') bindNow(ctx, deed);
  if (deed.type === 'prepare') prepareNow(ctx, deed);
}

/** Of casters that still have the spell they prepared. @rule whitebox.spells.interruption */
const looseAll = (ctx: WhiteboxCtx, deeds: readonly Deed[]): readonly Loosed[] =>
  deeds.flatMap((deed) => {
    if (deed.type !== 'cast' || waits(ctx.world, deed) || !isPreparing(ctx.world, deed)) return [];
    return loose(ctx, deed.by, deed.spell, deed.on) ?? [];
  });

const isPreparing = (world: World, { by, spell }: DeedOf<'cast'>): boolean =>
  creature(world, by).casting?.spell === spell;

/** Returns the creatures hurt, and who hurt them. */
function landAll(ctx: WhiteboxCtx, spells: readonly Rolled[]): readonly Harming[] {
  const struck: Harming[] = [];
  for (const spell of spells)
    land(ctx, spell, (harming) => {
      if (lose(ctx, harming)) struck.push(harming);
    });
  return struck;
}

function finish(ctx: WhiteboxCtx, deed: Deed): void {
  const { by } = deed;
  if (deed.type === 'other') improvise(ctx, deed);
  if ('after' in deed && isUp(creature(ctx.world, by))) walk(ctx, by, deed.after);
  if (deed.type === 'pass') {
    letGo(ctx, by);
    return ctx.emit({ type: 'passed', rule: RULE, who: by });
  }
  if (deed.type === 'cast' && waits(ctx.world, deed) && isPreparing(ctx.world, deed))
    return keepWaiting(ctx, deed);
  // in the alternative sequence a creature that has cast keeps the rest of the round
  const goesOn = deed.type === 'cast' && fighterIn(theFight(ctx.world), by)?.intent === null;
  if (!goesOn || ctx.world.options.combatSequence === 'standard')
    ctx.emit({ type: 'turn-done', rule: RULE, who: by });
  if (deed.type === 'move') getAway(ctx, by);
}

/** A creature that has cast may begin to prepare the next spell. @rule whitebox.combat.alt-spell-phase */
function askAgain(ctx: WhiteboxCtx, deeds: readonly Deed[]): void {
  const { phase, round, turn } = theFight(ctx.world);
  if (phase !== 'spells') return;
  const pending = deeds.filter(({ type }) => type === 'cast').map(({ by }) => by);
  if (pending.length > 0)
    ctx.emit({ type: 'phase-began', rule: 'whitebox.combat.alt-spell-phase', round, phase, turn, pending });
}
