import { type CreatureId, creature, fields, fighter, theFight } from '@arbitro/kernel';
import { event, writeFight, writeFighterWho } from '../declare.ts';
import type { Cover, Fight, World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { STEP } from './tables.ts';

const pair = fields<{ who: CreatureId; with: CreatureId }>();

export const engaged = event('engaged', pair, {
  writeWorld: writeFight((fight, { who, with: other }) => {
    if (!areEngaged(fight, who, other)) fight.engaged = [...fight.engaged, [who, other]];
  }),
});

export const disengaged = event('disengaged', pair, {
  writeWorld: writeFight((fight, { who, with: other }) => {
    fight.engaged = fight.engaged.filter((both) => !isPair(both, who, other));
  }),
});

/** `moved` where it is one's own step, with all of this round before it. */
export const placed = event('placed', fields<{ who: CreatureId; at: number; moved?: number }>(), {
  writeWorld: writeFighterWho((fighter, { at, moved }) => {
    fighter.at = at;
    if (moved !== undefined) fighter.moved = moved;
  }),
});

export const coverTaken = event('cover-taken', fields<{ who: CreatureId; cover: Cover | null }>(), {
  writeWorld: writeFighterWho((fighter, { cover }) => {
    fighter.cover = cover;
  }),
});

/** Metres between two who take part in the fight. */
export const distance = (world: World, a: CreatureId, b: CreatureId): number =>
  Math.abs(fighter(world, a).at - fighter(world, b).at);

/** So near one reaches with a step. @ruling R118 */
export const isNear = (world: World, a: CreatureId, b: CreatureId): boolean => distance(world, a, b) <= STEP;

const isPair = ([x, y]: readonly [CreatureId, CreatureId], a: CreatureId, b: CreatureId): boolean =>
  (x === a && y === b) || (x === b && y === a);

const areEngaged = (fight: Pick<Fight, 'engaged'>, a: CreatureId, b: CreatureId): boolean =>
  fight.engaged.some((both) => isPair(both, a, b));

export const isEngaged = (fight: Pick<Fight, 'engaged'>, who: CreatureId): boolean =>
  fight.engaged.some(([a, b]) => a === who || b === who);

/** Whom others hold up shifts no further than a step, to whomever it is. @rule brp.combat.movement @ruling R63 */
export const isEngagedWithOthers = (fight: Fight, who: CreatureId, on: CreatureId): boolean =>
  fight.engaged.some((both) => both.includes(who) && !both.includes(on));

/** Whoever strikes hand to hand steps up, and both are engaged. @ruling R118 */
export function closeIn(ctx: BrpCtx, who: CreatureId, on: CreatureId): void {
  stepUp(ctx, who, on);
  if (!areEngaged(theFight(ctx.world), who, on))
    ctx.emit({ type: 'engaged', rule: 'brp.combat.movement', who, with: on });
}

/** To whomever one does something hand to hand one steps up; the way counts as any other. @rule brp.combat.movement @ruling R118 */
export function stepUp(ctx: BrpCtx, who: CreatureId, on: CreatureId): void {
  const { at } = fighter(ctx.world, on);
  const { at: from, moved } = fighter(ctx.world, who);
  if (from === at) return;
  const way = moved + Math.abs(at - from);
  ctx.emit({ type: 'placed', rule: 'brp.combat.movement', who, at, moved: way });
  kneel(ctx, who, false);
  leaveBehind(ctx, who, way);
}

/** Who has gone that far is no longer near whom they were near, nor behind what they hid behind. @rule brp.spot.cover @ruling R100 */
export function leaveBehind(ctx: BrpCtx, who: CreatureId, metres: number): void {
  comeApart(ctx);
  if (metres > STEP && fighter(ctx.world, who).cover !== null)
    ctx.emit({ type: 'cover-taken', rule: 'brp.spot.cover', who, cover: null });
}

/** Whom nobody can reach any more is no longer engaged. */
function comeApart(ctx: BrpCtx): void {
  for (const [who, other] of theFight(ctx.world).engaged)
    if (!isNear(ctx.world, who, other))
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who, with: other });
}

/** Out of the fight, or on the ground: they hold nobody up. */
export function letGoOf(ctx: BrpCtx, who: CreatureId): void {
  for (const [a, b] of theFight(ctx.world).engaged)
    if (a === who || b === who)
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who: a, with: b });
}

/** Nobody walks on their knees. @rule brp.shields.missile-parry */
export function kneel(ctx: BrpCtx, who: CreatureId, wanted: boolean | undefined): void {
  const rule = 'brp.shields.missile-parry';
  const kneels = creature(ctx.world, who).conditions.includes('kneeling');
  if (wanted === undefined || wanted === kneels) return;
  if (wanted) ctx.emit({ type: 'condition-gained', rule, who, condition: 'kneeling', by: null });
  else ctx.emit({ type: 'condition-lost', rule, who, condition: 'kneeling' });
}
