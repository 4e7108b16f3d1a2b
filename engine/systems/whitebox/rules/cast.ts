import { type CreatureId, creature, fields, fighterIn, fightOn, takesPart, theFight } from '@arbitro/kernel';
import type { Announce, Cast, Prepare } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { withoutItem } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import { type Casting, type Creature, isUp, type World } from '../state.ts';
import { MINUTES } from '../tables.ts';
import { endTurn, isAble } from './acting.ts';
import { approachOf } from './closing.ts';
import { walk } from './distance.ts';
import { asDeclared, carryOut, comeNearer, intentOf, keepsForLater } from './intent.ts';
import { land, loose, rollSpell } from './spell.ts';
import { pass } from './time.ts';
import { wound } from './wound.ts';

export const announced = event('announced', fields<{ who: CreatureId; spell: string | null }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = withoutItem(fight.pending, who);
  }),
});
export const castingSet = event('casting-set', fields<{ who: CreatureId; casting: Casting | null }>(), {
  writeCreature: (draft, { casting }) => {
    draft.casting = casting;
  },
});

const isAlternative = ({ options }: World): boolean => options.combatSequence === 'alternative';

/** Whoever casts says so when the round begins, and prepares from then on. @rule whitebox.spells.casting-start */
export function announce(ctx: WhiteboxCtx, { by: who, spell }: Announce): void {
  if (spell !== null) return startCasting(ctx, who, spell);
  ctx.emit({ type: 'announced', rule: 'whitebox.spells.casting-start', who, spell });
}

export function startCasting(ctx: WhiteboxCtx, who: CreatureId, spell: string): void {
  const rule = 'whitebox.spells.casting-start';
  ctx.emit({ type: 'announced', rule, who, spell });
  startPreparing(ctx, who, spell, rule);
}

function startPreparing(
  ctx: WhiteboxCtx,
  who: CreatureId,
  spell: string,
  rule: 'whitebox.spells.casting-start' | 'whitebox.combat.alt-spell-phase',
): void {
  const since = fightOn(ctx.world)?.round ?? 0;
  ctx.emit({ type: 'casting-set', rule, who, casting: { spell, phase: 'preparing', since } });
}

/**
 * In the caster's own turn, or at the end of the round where the spell says so; out of a fight it takes as long as a round.
 * In the alternative sequence the rest of the round is left.
 *
 * @rule whitebox.spells.effect-timing
 * @rule whitebox.spells.alt-sequence-casting
 * @ruling R84
 * @ruling R89
 */
export function cast(ctx: WhiteboxCtx, said: Cast): void {
  if (!fightOn(ctx.world)) return castAtPeace(ctx, said);
  const deed = asDeclared(ctx.world, said);
  if (keepsForLater(ctx, deed)) return;
  const way = approachOf(ctx.world, deed);
  if (way) {
    letGo(ctx, deed.by);
    return comeNearer(ctx, way, 'cast');
  }
  walk(ctx, deed.by, deed.first);
  if (waits(ctx.world, deed)) return keepWaiting(ctx, deed);
  castNow(ctx, deed);
  if (isUp(creature(ctx.world, deed.by))) walk(ctx, deed.by, deed.after);
  if (!isAlternative(ctx.world)) endTurn(ctx, deed.by);
}

function castAtPeace(ctx: WhiteboxCtx, said: Cast): void {
  castNow(ctx, said);
  pass(ctx, MINUTES.round);
}

function castNow(ctx: WhiteboxCtx, { by, spell, on }: Cast): void {
  const loosed = loose(ctx, by, spell, on);
  if (loosed) land(ctx, rollSpell(ctx, loosed), (harming) => wound(ctx, harming));
}

/** A timing of its own goes before the rule. @rule whitebox.spells.effect-timing */
export const waits = (world: World, { by, spell }: Pick<Cast, 'by' | 'spell'>): boolean =>
  creature(world, by).spells.find(({ id }) => id === spell)?.timing === 'round-end';

/** Its caster's turn is over, and whom it is meant for is kept until the round ends. */
export function keepWaiting(ctx: WhiteboxCtx, deed: Cast): void {
  const rule = 'whitebox.spells.effect-timing';
  ctx.emit({ type: 'turn-done', rule, who: deed.by });
  ctx.emit({ type: 'declared', rule, who: deed.by, intent: intentOf(deed) });
}

/** The rest of the round goes into it; one may be prepared beforehand. @rule whitebox.combat.alt-spell-phase @ruling R37 */
export function prepare(ctx: WhiteboxCtx, action: Prepare): void {
  if (fightOn(ctx.world)) return carryOut(ctx, action, (deed) => prepareNow(ctx, deed));
  prepareNow(ctx, action);
  pass(ctx, MINUTES.round);
  beReady(ctx, action.by);
}

export const prepareNow = (ctx: WhiteboxCtx, { by, spell }: Prepare): void =>
  startPreparing(ctx, by, spell, 'whitebox.combat.alt-spell-phase');

/** Whoever does not cast what they announced keeps it in memory. @rule whitebox.spells.casting-start */
export function letGo(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = creature(ctx.world, who);
  if (casting?.phase === 'preparing' && !isAlternative(ctx.world))
    ctx.emit({ type: 'casting-set', rule: 'whitebox.spells.casting-start', who, casting: null });
}

/**
 * Spells that take effect now do; in the alternative sequence what was prepared undisturbed is ready.
 *
 * @rule whitebox.spells.effect-timing
 * @rule whitebox.spells.alt-sequence-casting
 */
export function finishSpells(ctx: WhiteboxCtx): void {
  for (const { who } of theFight(ctx.world).fighters) {
    if (!creature(ctx.world, who).casting) continue;
    takeEffect(ctx, who);
    beReady(ctx, who);
  }
}

function beReady(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = creature(ctx.world, who);
  if (casting?.phase !== 'preparing') return;
  const ready = isAlternative(ctx.world) ? { ...casting, phase: 'ready' as const } : null;
  const rule = ready ? 'whitebox.spells.alt-sequence-casting' : 'whitebox.spells.casting-start';
  ctx.emit({ type: 'casting-set', rule, who, casting: ready });
}

/** Whoever has left the fight meanwhile is out of it, and who has given up or flees casts nothing. @rule whitebox.morale.check */
function takeEffect(ctx: WhiteboxCtx, who: CreatureId): void {
  const held = fighterIn(theFight(ctx.world), who);
  if (held?.intent?.type !== 'cast' || !held.acted || !canFinish(creature(ctx.world, who))) return;
  const on = held.intent.on.filter((target) => takesPart(ctx.world, target));
  castNow(ctx, { ...held.intent, by: who, on });
}

const canFinish = (one: Creature): boolean => isAble(one) && one.morale !== 'flee';
