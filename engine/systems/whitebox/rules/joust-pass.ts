import { d } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, listFactKeys, score } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { D20, isThrowSuccess, makeReason, type RollMode, throwLabel, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { addedHitBase, hitBase } from './derived.ts';
import type { Tally } from './joust-points.ts';
import { findJoust, findLance, getRiders, isRiding } from './joust-state.ts';
import { rollToStayMounted, takeLanceDamage } from './joust-wounds.ts';
import { BLUNT_LANCE, HORSE_TO_HIT, JOUST_ATTACK_NEEDED } from './tables.ts';
import { listRevealed, toHitThrow } from './to-hit.ts';

export const lanceStruck = event(
  'lance-struck',
  fields<{ who: CreatureId; on: CreatureId; hit: boolean; high: boolean }>(),
  { facts: ({ on, hit }) => listFactKeys(hit ? 'hit' : 'missed', on) },
);

/** The attack of one jouster on the other. */
interface LanceAttack {
  readonly by: string;
  readonly on: string;
  readonly hit: boolean;
  readonly high: boolean;
}

/** Both attacks, then both damage rolls, then both saving throws. @rule whitebox.joust.three-tilts */
export function rideTogether(ctx: WhiteboxCtx): readonly Tally[] {
  const [a, b] = getRiders(ctx.world);
  const lances = [charge(ctx, a, b), charge(ctx, b, a)];
  const blows = lances.map((lance) => ({ ...lance, damage: lance.hit ? rollDamage(ctx, lance) : 0 }));
  takeLanceDamage(ctx, blows);
  for (const { on, damage } of blows) if (damage > 0) rollToStayMounted(ctx, on);
  return blows.map((blow) => tallyLance(ctx, blow));
}

/**
 * By initiative, rolled in every pass: a rider who falls first does not strike back.
 * @rule whitebox.joust.three-tilts
 */
export function rideInTurn(ctx: WhiteboxCtx): readonly Tally[] {
  const [a, b] = getRiders(ctx.world);
  const [first, second] = rollJoustInitiative(ctx, a.id, b.id);
  if (first === second) return rideTogether(ctx);
  const order = first > second ? [a, b] : [b, a];
  return order.flatMap(({ id }) => strikeAlone(ctx, id));
}

/** With the option to re-roll ties, ties are re-rolled here too. @rule whitebox.combat.initiative-tie-reroll */
function rollJoustInitiative(ctx: WhiteboxCtx, a: string, b: string): readonly [number, number] {
  const label = { name: 'initiative', rule: 'whitebox.joust.three-tilts' };
  const roll = (who: string): number => ctx.roll(label, who, d(6), (face) => face);
  for (;;) {
    const rolled = [roll(a), roll(b)] as const;
    if (rolled[0] !== rolled[1] || ctx.world.options.initiativeTies !== 'reroll') return rolled;
    ctx.markRepeat({});
  }
}

function strikeAlone(ctx: WhiteboxCtx, id: string): readonly Tally[] {
  const [a, b] = getRiders(ctx.world);
  const [by, on] = a.id === id ? [a, b] : [b, a];
  if (!isRiding(ctx.world, by.id) || !isRiding(ctx.world, on.id)) return [];
  const lance = charge(ctx, by, on);
  const damage = lance.hit ? rollDamage(ctx, lance) : 0;
  takeLanceDamage(ctx, [{ ...lance, damage }]);
  if (damage > 0) rollToStayMounted(ctx, on.id);
  return [tallyLance(ctx, { ...lance, damage })];
}

/** An attack like any other, plus the horse's bonus. @rule whitebox.joust.contest @rule whitebox.joust.horse-bonus */
function charge(ctx: WhiteboxCtx, by: Creature, on: Creature): LanceAttack {
  const rule: RuleId = 'whitebox.joust.contest';
  const throwMode = lanceThrow(ctx.world, by, on);
  const high = scoresAttackPoint(ctx.world, by, throwMode);
  const hits = isThrowSuccess(throwMode);
  const hasHit = ctx.roll(
    { name: 'joust-attack', rule, ...throwLabel(throwMode, listRevealed(ctx.world, by.id, on.id)) },
    by.id,
    D20,
    (face) => ({
      hit: hits(face),
      high: high(face),
    }),
  );
  ctx.emit({ type: 'lance-struck', rule, who: by.id, on: on.id, ...hasHit });
  return { by: by.id, on: on.id, ...hasHit };
}

function lanceThrow(world: World, by: Creature, on: Creature): RollMode {
  const weapon = findLance(by);
  if (!weapon) throw new Error(`${by.id} has no lance: the action was let through unchecked`);
  const plain = toHitThrow(world, { by, on, means: { weapon, reach: 'melee' } });
  const horse = HORSE_TO_HIT[by.mount];
  const extra = horse === 0 ? [] : [makeReason('whitebox.joust.horse-bonus', by.mount, horse)];
  return { ...plain, plus: score([...plain.plus.because, ...extra]) };
}

/** Whether the base bonus counts must not depend on the notation of armour class. @rule whitebox.joust.points */
function scoresAttackPoint(
  world: World,
  by: Creature,
  { plus: { value } }: RollMode,
): (face: number) => boolean {
  const { joustAttackScore } = world.options;
  const added = addedHitBase(world, by).length > 0 ? hitBase(by).value : 0;
  const bonus = {
    natural: 0,
    modified: value - added,
    'with-base-bonus': value - added + hitBase(by).value,
  }[joustAttackScore];
  return (face) => face + bonus >= JOUST_ATTACK_NEEDED;
}

/**
 * Blunted lances do little damage; sharp ones the damage of a lance.
 * @rule whitebox.joust.blunt-lance @rule whitebox.joust.sharp-lance
 */
function rollDamage(ctx: WhiteboxCtx, { by, on }: LanceAttack): number {
  const blunt = findJoust(ctx.world)?.lances === 'blunt';
  const rule: RuleId = blunt ? 'whitebox.joust.blunt-lance' : 'whitebox.joust.sharp-lance';
  const lance = findLance(getCreature(ctx.world, by));
  const min = blunt ? 0 : ctx.world.options.damageMinimumOnHit;
  const thrownDice = diceOf(blunt ? BLUNT_LANCE : (lance?.damage ?? BLUNT_LANCE));
  const damage = ctx.roll({ name: 'lance-damage', rule }, by, thrownDice, (points) => Math.max(min, points));
  ctx.emit({ type: 'damage-rolled', rule, by, on, damage, because: [] });
  return damage;
}

/** A rider is defeated only by the other's lance. */
function tallyLance(
  { world }: WhiteboxCtx,
  { by, on, high, damage }: LanceAttack & { readonly damage: number },
): Tally {
  return { who: by, high, hurt: damage > 0, defeated: damage > 0 && !isRiding(world, on) };
}
