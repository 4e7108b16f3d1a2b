import { type CreatureId, creature, creatureId, fields, theFight, type Verdict } from '@arbitro/kernel';
import { action, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Fire, World } from '../state.ts';
import { comesOff, D20, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { deedOffers, offersInTurn, othersIn } from './deed-offers.ts';
import { DEEDS, type DeedOf } from './deeds.ts';
import { feetAfter } from './distance.ts';
import { carryOut } from './intent.ts';
import { drawTarget } from './into-melee.ts';
import { refusesDeed } from './may-do.ts';
import { oilRange } from './means.ts';
import { OIL } from './tables.ts';
import { toHitWithOil } from './to-hit.ts';
import { cannotTarget } from './unseen.ts';
import { type Harming, wound } from './wound.ts';

export const oilThrown = event(
  'oil-thrown',
  fields<{ who: CreatureId; on: CreatureId; hit: boolean; oil: number }>(),
  {
    inner: ['oil'],
    writeCreature: (draft, { oil }) => {
      draft.oil = oil;
    },
  },
);
export const firesSet = event('fires-set', fields<{ fires: readonly Fire[] }>(), {
  writeWorld: writeFight((fight, { fires }) => {
    fight.fires = fires;
  }),
});
export const oilLit = event('oil-lit', fields<{ who: CreatureId; on: CreatureId; caught: boolean }>());

const RULE = 'whitebox.combat.burning-oil';

/** Throws a flask; it is spent whether it hits or not. @rule whitebox.combat.burning-oil */
export const throwOil = action('throw-oil', {
  fields: { by: creatureId, ...DEEDS['throw-oil'] },
  refuses: refusesDeed,
  resolve: (ctx, said) => carryOut(ctx, said, (deed) => pour(ctx, deed)),
  offers: (world, thrower) =>
    offersInTurn(world, thrower, 'throw-oil', (fight) =>
      deedOffers.onOneOf(world, { type: 'throw-oil', by: thrower.id }, othersIn(fight, thrower.id)),
    ),
});

export function cannotThrowOil(world: World, one: Creature, deed: DeedOf<'throw-oil'>): Verdict {
  return one.oil > 0
    ? (cannotTarget(world, one, deed) ?? beyondThrow(world, deed))
    : refuseWhitebox('no-oil', { who: one.id });
}

/** @rule whitebox.combat.burning-oil @ruling R53 */
function beyondThrow(world: World, { by, on, first }: DeedOf<'throw-oil' | 'light-oil'>): Verdict {
  const most = oilRange(world);
  const feet = feetAfter(theFight(world), by, on, first);
  return most === null || feet <= most ? undefined : refuseWhitebox('beyond-throw', { on, feet, most });
}

export function pour(ctx: WhiteboxCtx, { by, on: meant, modifier }: DeedOf<'throw-oil'>): void {
  const on = drawTarget(ctx, by, meant);
  const { oil } = creature(ctx.world, by);
  const hit = hits(ctx, { by, on, modifier, name: 'attack' });
  ctx.emit({ type: 'oil-thrown', rule: RULE, who: by, on, hit, oil: oil - 1 });
  if (!hit) return;
  const soaked: Fire = { on, by, lit: false, roundsLeft: OIL.rounds, burnt: 0 };
  ctx.emit({ type: 'fires-set', rule: RULE, fires: [...theFight(ctx.world).fires, soaked] });
}

interface Throwing {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly modifier: number | undefined;
  readonly name: string;
}

function hits(ctx: WhiteboxCtx, { by, on, modifier, name }: Throwing): boolean {
  const { world } = ctx;
  const thrown = toHitWithOil(world, { by: creature(world, by), on: creature(world, on), modifier });
  return ctx.roll({ name, rule: RULE, plus: thrown.plus }, by, D20, comesOff(thrown));
}

/** Throws a torch or the like at a soaked target. @rule whitebox.combat.burning-oil */
export const lightOil = action('light-oil', {
  fields: { by: creatureId, ...DEEDS['light-oil'] },
  refuses: refusesDeed,
  resolve: (ctx, said) =>
    carryOut(ctx, said, (deed) => {
      for (const harming of kindle(ctx, deed)) wound(ctx, harming);
    }),
  offers: (world, lighter) =>
    offersInTurn(world, lighter, 'light-oil', ({ fighters }) =>
      deedOffers.onOneOf(
        world,
        { type: 'light-oil', by: lighter.id },
        fighters.map(({ who }) => who),
      ),
    ),
});

export function cannotLightOil(world: World, deed: DeedOf<'light-oil'>): Verdict {
  const { on } = deed;
  const isSoaked =
    creature(world, on).status !== 'dead' &&
    theFight(world).fires.some((fire) => fire.on === on && !fire.lit);
  return isSoaked ? beyondThrow(world, deed) : refuseWhitebox('no-oil-on', { on });
}

/** Every flask on the target catches fire, and does damage at once. */
export function kindle(ctx: WhiteboxCtx, { by, on }: DeedOf<'light-oil'>): readonly Harming[] {
  const rolls = ctx.world.options.oilIgnitionRoll === 'attack';
  const caught = !rolls || hits(ctx, { by, on, modifier: undefined, name: 'torch' });
  ctx.emit({ type: 'oil-lit', rule: RULE, who: by, on, caught });
  if (!caught) return [];
  const { fires, round } = theFight(ctx.world);
  const soaks = (fire: Fire): boolean => fire.on === on && !fire.lit;
  const harmings = fires.filter(soaks).map((fire) => burnt(ctx, fire));
  const lit = fires.map((fire) =>
    soaks(fire) ? { ...fire, lit: true, roundsLeft: fire.roundsLeft - 1, burnt: round } : fire,
  );
  ctx.emit({ type: 'fires-set', rule: RULE, fires: lit });
  return harmings;
}

function burnt(ctx: WhiteboxCtx, { on: who, by }: Fire): Harming {
  const damage = ctx.roll({ name: 'oil-damage', rule: RULE }, 'gm', diceOf(OIL.damage), (points) => points);
  ctx.emit({ type: 'damage-rolled', rule: RULE, by, on: who, damage, because: [] });
  return { who, by, damage };
}

/** Fires that have not done their damage in this round do it now. @rule whitebox.combat.burning-oil */
export function burnFires(ctx: WhiteboxCtx): void {
  const { fires, round } = theFight(ctx.world);
  if (fires.length === 0) return;
  const burning = fires.filter((fire) => fire.lit && fire.burnt < round && fire.roundsLeft > 0);
  for (const fire of burning)
    if (creature(ctx.world, fire.on).status !== 'dead') wound(ctx, burnt(ctx, fire));
  const left = fires
    .map((fire) =>
      burning.includes(fire) ? { ...fire, roundsLeft: fire.roundsLeft - 1, burnt: round } : fire,
    )
    .filter(({ roundsLeft, on }) => roundsLeft > 0 && creature(ctx.world, on).status !== 'dead');
  ctx.emit({ type: 'fires-set', rule: RULE, fires: left });
}

/** A fire keeps burning after the fight is over, for all or for these creatures. @rule whitebox.combat.burning-oil */
export function burnOut(ctx: WhiteboxCtx, who?: readonly CreatureId[]): void {
  for (const fire of theFight(ctx.world).fires.filter(({ on }) => who?.includes(on) ?? true))
    for (let left = fire.lit ? fire.roundsLeft : 0; left > 0; left--)
      if (creature(ctx.world, fire.on).status !== 'dead') wound(ctx, burnt(ctx, fire));
}
