import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  getFight,
  listFactKeys,
  type Verdict,
} from '@arbitro/kernel';
import { action, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Fight, Fire, World } from '../state.ts';
import { oilRange } from './attack-options.ts';
import { D20, isThrowSuccess, throwLabel, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { feetAfterStep } from './distance.ts';
import { carryOut } from './intent.ts';
import { cannotTarget, isLocated } from './invisibility.ts';
import { validateTurnAction } from './may-do.ts';
import { drawShotTarget } from './shoot-into-melee.ts';
import { OIL } from './tables.ts';
import { toHitWithOil } from './to-hit.ts';
import { listFoesFirst, offersInTurn, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';
import { type WoundInput, wound } from './wound.ts';

export const oilThrown = event(
  'oil-thrown',
  fields<{ who: CreatureId; on: CreatureId; hit: boolean; oil: number }>(),
  {
    facts: ({ on, hit }) => listFactKeys(hit ? 'hit' : 'missed', on),
    privateFields: ['oil'],
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
export const oilLit = event('oil-lit', fields<{ who: CreatureId; on: CreatureId; caught: boolean }>(), {
  facts: ({ on, caught }) => listFactKeys(caught ? 'hit' : 'missed', on),
});

const RULE = 'whitebox.combat.burning-oil';

/** Throws a flask; it is spent whether it hits or not. @rule whitebox.combat.burning-oil */
export const throwOil = action('throw-oil', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS['throw-oil'] },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => carryOut(ctx, terms, (filledAction) => pourOil(ctx, filledAction)),
  offers: (world, thrower) =>
    offersInTurn(world, thrower, 'throw-oil', (fight) =>
      turnActionOffers.onOneOf(
        world,
        { type: 'throw-oil', by: thrower.id },
        listFoesFirst(world, fight, thrower).filter((id) => id !== thrower.id),
      ),
    ),
});

export function cannotThrowOil(
  world: World,
  creature: Creature,
  turnAction: TurnActionOf<'throw-oil'>,
): Verdict {
  return creature.oil > 0
    ? (cannotTarget(world, creature, turnAction) ?? isBeyondThrow(world, turnAction))
    : refuseWhitebox('no-oil', { who: creature.id });
}

/** @rule whitebox.combat.burning-oil @ruling R53 */
function isBeyondThrow(world: World, { by, on, first }: TurnActionOf<'throw-oil' | 'light-oil'>): Verdict {
  const max = oilRange(world);
  const feet = feetAfterStep(getFight(world), by, on, first);
  return max === null || feet <= max ? undefined : refuseWhitebox('beyond-throw', { on, feet, most: max });
}

export function pourOil(
  ctx: WhiteboxCtx,
  { by, on: target, modifier }: TurnActionOf<'throw-oil'>,
  fight?: Fight,
): void {
  const on = drawShotTarget(ctx, { by, on: target, fight });
  const { oil } = getCreature(ctx.world, by);
  const hit = rollOilHit(ctx, { by, on, modifier, name: 'attack' });
  ctx.emit({ type: 'oil-thrown', rule: RULE, who: by, on, hit, oil: oil - 1 });
  if (!hit) return;
  const soaked: Fire = { on, by, lit: false, roundsLeft: OIL.rounds, burnt: 0 };
  ctx.emit({ type: 'fires-set', rule: RULE, fires: [...getFight(ctx.world).fires, soaked] });
}

interface OilThrow {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly modifier: number | undefined;
  readonly name: string;
}

function rollOilHit(ctx: WhiteboxCtx, { by, on, modifier, name }: OilThrow): boolean {
  const { world } = ctx;
  const throwMode = toHitWithOil(world, {
    by: getCreature(world, by),
    on: getCreature(world, on),
    modifier,
  });
  return ctx.roll({ name, rule: RULE, ...throwLabel(throwMode, [by]) }, by, D20, isThrowSuccess(throwMode));
}

/** Throws a torch or the like at a soaked target. @rule whitebox.combat.burning-oil */
export const lightOil = action('light-oil', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS['light-oil'] },
  refuses: validateTurnAction,
  resolve: (ctx, terms) =>
    carryOut(ctx, terms, (filledAction) => {
      if (!throwTorch(ctx, filledAction)) return;
      for (const harming of igniteOil(ctx, filledAction)) wound(ctx, harming);
    }),
  offers: (world, lighter) =>
    offersInTurn(world, lighter, 'light-oil', (fight) =>
      turnActionOffers.onOneOf(
        world,
        { type: 'light-oil', by: lighter.id },
        listFoesFirst(world, fight, lighter),
      ),
    ),
});

/** The torch, like the flask, needs to know where an unseen target is. @rule whitebox.combat.invisible-target */
export function cannotLightOil(world: World, turnAction: TurnActionOf<'light-oil'>): Verdict {
  const { by, on } = turnAction;
  const target = getCreature(world, on);
  const isSoaked =
    target.status !== 'dead' && getFight(world).fires.some((fire) => fire.on === on && !fire.lit);
  if (!isSoaked) return refuseWhitebox('no-oil-on', { on });
  return by === on || isLocated(world, by, target)
    ? isBeyondThrow(world, turnAction)
    : refuseWhitebox('place-unknown', { who: by, on });
}

/** Throws the torch; returns true if the oil catches fire. */
export function throwTorch(ctx: WhiteboxCtx, { by, on }: TurnActionOf<'light-oil'>): boolean {
  const rolls = ctx.world.options.oilIgnitionRoll === 'attack';
  const caught = !rolls || rollOilHit(ctx, { by, on, modifier: undefined, name: 'torch' });
  ctx.emit({ type: 'oil-lit', rule: RULE, who: by, on, caught });
  return caught;
}

/** Every flask on the target catches fire, and does damage at once. */
export function igniteOil(ctx: WhiteboxCtx, { on }: TurnActionOf<'light-oil'>): readonly WoundInput[] {
  const { fires, round } = getFight(ctx.world);
  const soaks = (fire: Fire): boolean => fire.on === on && !fire.lit;
  const harmings = fires.filter(soaks).map((fire) => rollBurn(ctx, fire));
  const lit = fires.map((fire) =>
    soaks(fire) ? { ...fire, lit: true, roundsLeft: fire.roundsLeft - 1, burnt: round } : fire,
  );
  ctx.emit({ type: 'fires-set', rule: RULE, fires: lit });
  return harmings;
}

function rollBurn(ctx: WhiteboxCtx, { on: who, by }: Fire): WoundInput {
  const damage = ctx.roll({ name: 'oil-damage', rule: RULE }, 'gm', diceOf(OIL.damage), (points) => points);
  ctx.emit({ type: 'damage-rolled', rule: RULE, by, on: who, damage, because: [] });
  return { who, by, damage };
}

/** Fires that have not done their damage in this round do it now. @rule whitebox.combat.burning-oil */
export function burnFires(ctx: WhiteboxCtx): void {
  const { fires, round } = getFight(ctx.world);
  if (fires.length === 0) return;
  const burning = fires.filter((fire) => fire.lit && fire.burnt < round && fire.roundsLeft > 0);
  for (const fire of burning)
    if (getCreature(ctx.world, fire.on).status !== 'dead') wound(ctx, rollBurn(ctx, fire));
  const left = fires
    .map((fire) =>
      burning.includes(fire) ? { ...fire, roundsLeft: fire.roundsLeft - 1, burnt: round } : fire,
    )
    .filter(({ roundsLeft, on }) => roundsLeft > 0 && getCreature(ctx.world, on).status !== 'dead');
  ctx.emit({ type: 'fires-set', rule: RULE, fires: left });
}

/** A fire keeps burning after the fight is over, for all or for these creatures. @rule whitebox.combat.burning-oil */
export function endFires(ctx: WhiteboxCtx, who?: readonly CreatureId[]): void {
  for (const fire of getFight(ctx.world).fires.filter(({ on }) => who?.includes(on) ?? true))
    for (let left = fire.lit ? fire.roundsLeft : 0; left > 0; left--)
      if (getCreature(ctx.world, fire.on).status !== 'dead') wound(ctx, rollBurn(ctx, fire));
}
