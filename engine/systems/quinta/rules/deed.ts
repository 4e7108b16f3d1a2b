import type { Space, Square } from '@arbitro/grid';
import { type CreatureId, creature, creatureId, fields, NOT_OFFERED } from '@arbitro/kernel';
import type { Creature, Deed, ReadiedDeed, World } from '../state.ts';
import { caughtIn, inTurn } from './area.ts';
import { spend } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { befall, notBelowNothing, rollTemporary } from './consequences.ts';
import { plainDice } from './damage-dice.ts';
import { deedOf } from './deeds.ts';
import { giveTemporary, restoreHitPoints } from './healing.ts';
import { giveAway } from './hide.ts';
import { demandSave } from './saving.ts';
import { usedMap } from './space.ts';
import { strikeAt } from './strike.ts';
import { beginMultiattack, draw, spendUse } from './uses.ts';

export { rechargeAtStart } from './uses.ts';

import { action, event } from '../declare.ts';
import { name } from '../schema/sheet-parts.ts';
import { atLeastOne, place } from './fields.ts';
import { cannotUse } from './may-use.ts';

export const deedUsed = event(
  'deed-used',
  fields<{ by: CreatureId; deed: string; on: readonly CreatureId[] }>(),
);

/**
 * Pays for a breath, a spell or a potion, then resolves it.
 *
 * @rule quinta.actions.magic
 * @rule quinta.actions.utilize
 * @ruling R22
 */
export const use = action('use', {
  fields: {
    by: creatureId,
    deed: name,
    on: atLeastOne,
    /** Where the area is centred, or where it points. */
    at: place,
  },
  refuses: cannotUse,
  resolve: (ctx, { by, deed: id, on, at }) => {
    const deed = theDeed(creature(ctx.world, by), id);
    if (deed.multi.length > 0) return beginMultiattack(ctx, by, deed);
    spend(ctx, by, deed.cost, deed.cost === 'reaction' ? deed.id : deed.magic ? 'magic' : 'utilize');
    spendUse(ctx, by, deed);
    carryOut(ctx, { by, deed, on: on ?? [], at });
    // a spell is spoken aloud: quinta.actions.hide
    if (deed.magic) giveAway(ctx, by);
  },
  /** Offered with `attack`. */
  offers: NOT_OFFERED,
});

function theDeed(one: Creature, id: string): Deed {
  const deed = deedOf(one, id);
  if (!deed) throw new Error(`${one.id} has no ${id}: the action was let through unchecked`);
  return deed;
}

interface Doing {
  readonly by: CreatureId;
  readonly deed: Deed;
  readonly on: readonly CreatureId[];
  readonly at?: Square | undefined;
}

/**
 * Resolves a readied feature, paid for with the reaction. A readied spell was already cast.
 *
 * @rule quinta.actions.ready
 * @ruling R23
 */
export function readiedDeed(
  ctx: QuintaCtx,
  by: CreatureId,
  { deed: id, on, at }: ReadiedDeed,
  also: readonly CreatureId[] = [],
): void {
  const deed = theDeed(creature(ctx.world, by), id);
  if (!deed.magic) spendUse(ctx, by, deed);
  if (deed.attack && on !== null) {
    draw(ctx, by, deed);
    return strikeAt(ctx, { by, with: id, on, opportunity: false });
  }
  const place = at ?? (on === null ? null : creature(ctx.world, on).at);
  carryOut(ctx, { by, deed, on: on === null ? also : [on, ...also], ...(place && { at: place }) });
}

/** The creatures in the area, otherwise those named, otherwise the user. */
function targetsOf(world: World, { by, deed, on, at }: Doing): readonly CreatureId[] {
  if (deed.area && usedMap(world)) return caughtIn(world, { by: creature(world, by), area: deed.area, at });
  return on.length === 0 && !deed.area ? [by] : inTurn(world, on);
}

/**
 * @rule quinta.actions.magic
 * @rule quinta.damage.one-roll-many-targets
 * @rule quinta.healing.sources
 * @rule quinta.temphp.absorb
 */
function carryOut(ctx: QuintaCtx, doing: Doing): void {
  const { by, deed } = doing;
  const on = targetsOf(ctx.world, doing);
  ctx.emit({ type: 'deed-used', rule: 'quinta.actions.magic', by, deed: deed.id, on });
  if (deed.save) demandSave(ctx, { by, on, deed: deed.id, save: deed.save, from: originOf(doing) });
  if (deed.heals !== null && on.length > 0) healAll(ctx, by, on, deed.heals);
  if (deed.temporary !== null && on.length > 0) shieldAll(ctx, by, on, deed.temporary);
  for (const who of on) befall(ctx, { by, on: who, deed: deed.id, what: deed.gives, blessed: who });
}

/** Cover counts from the centre of the area. @rule quinta.attack.cover @ruling R54 */
const originOf = ({ deed: { area }, at }: Doing): Space | undefined =>
  area && at && area.range !== null ? { at, side: 1 } : undefined;

/** @rule quinta.healing.sources */
function healAll(ctx: QuintaCtx, by: CreatureId, on: readonly CreatureId[], dice: string): void {
  const rule = 'quinta.healing.sources';
  const points = ctx.roll({ name: 'healing', rule }, by, plainDice(dice), notBelowNothing);
  for (const who of on) restoreHitPoints(ctx, { who, points, rule });
}

function shieldAll(ctx: QuintaCtx, by: CreatureId, on: readonly CreatureId[], dice: string): void {
  const points = rollTemporary(ctx, by, dice);
  for (const who of on) giveTemporary(ctx, who, points);
}
