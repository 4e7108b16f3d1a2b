import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import { event, ofWhom } from '../declare.ts';
import type { Creature, Deed } from '../state.ts';
import { spend, takeAction } from './budget.ts';
import type { QuintaCtx } from './checks.ts';

export const deedSpent = event('deed-spent', fields<{ who: CreatureId; deed: string; spent: number }>(), {
  audience: ofWhom,
  writeCreature: (next, { deed, spent }) => {
    next.spent = { ...next.spent, [deed]: spent };
  },
});

export const recharged = event('recharged', fields<{ who: CreatureId; deed: string }>(), {
  audience: ofWhom,
  writeCreature: (next, { deed }) => {
    next.spent = Object.fromEntries(Object.entries(next.spent).filter(([id]) => id !== deed));
  },
});

const usedOf = ({ spent }: Creature, id: string): number => spent[id] ?? 0;

/** Returns whether the feature has no uses left for now. */
export function isSpent(one: Creature, { id, uses, recharge }: Deed): boolean {
  const used = usedOf(one, id);
  return (uses !== null && used >= uses) || (recharge !== null && used > 0);
}

/** Counts a use of a limited feature. @rule quinta.core.exceptions-win */
export function spendUse(ctx: QuintaCtx, who: CreatureId, { id: deed, uses, recharge }: Deed): void {
  if (uses === null && recharge === null) return;
  const spent = usedOf(creature(ctx.world, who), deed) + 1;
  ctx.emit({ type: 'deed-spent', rule: 'quinta.core.exceptions-win', who, deed, spent });
}

/** Draws a weapon as part of the attack. @rule quinta.actions.attack @ruling R17 */
export function draw(ctx: QuintaCtx, who: CreatureId, { id: item, held }: Deed): void {
  if (!held) ctx.emit({ type: 'item-held', rule: 'quinta.actions.attack', who, item, held: true });
}

const D6 = d(6);

/** Rolls at the start of the creature's turn whether the feature recharges. @rule quinta.core.exceptions-win */
export function rechargeAtStart(ctx: QuintaCtx, who: CreatureId): void {
  const one = creature(ctx.world, who);
  if (one.life === 'dead') return;
  for (const { id: deed, recharge } of one.deeds) {
    if (recharge === null || usedOf(one, deed) === 0) continue;
    const label = { name: 'recharge', rule: 'quinta.core.exceptions-win' };
    if (ctx.roll(label, who, D6, (face) => face >= recharge))
      ctx.emit({ type: 'recharged', rule: 'quinta.core.exceptions-win', who, deed });
  }
}

/** Returns how many attacks with this feature remain under the current action. @rule quinta.actions.attack */
export function attacksLeft({ budget: { attacks } }: Creature, deed: string): number {
  return attacks.length === 0 ? 0 : (attacks.find((one) => one.deed === deed)?.left ?? 0);
}

/** A multiattack that begins with this attack. @rule quinta.actions.attack */
function multiattackWith(one: Creature, id: string): Deed | undefined {
  for (const deed of one.deeds)
    if (deed.multi.length > 0 && deed.cost === 'action' && !isSpent(one, deed))
      if (deed.multi.some((part) => part.deed === id)) return deed;
  return undefined;
}

/**
 * Pays for an attack with the current action's remaining attacks, or with a new action. A readied attack is single.
 *
 * @rule quinta.actions.attack
 * @rule quinta.actions.bonus-action
 * @ruling R113
 */
export function payForAttack(ctx: QuintaCtx, who: CreatureId, { id, cost }: Deed): void {
  const one = creature(ctx.world, who);
  if (attacksLeft(one, id) > 0)
    return takeAction(ctx, who, { what: 'attack', change: { attacks: lessOne(one.budget.attacks, id) } });
  const isAction = cost === 'action' && one.budget.action && fightOn(ctx.world);
  const together = isAction ? multiattackWith(one, id) : undefined;
  if (!together) return spend(ctx, who, cost, 'attack');
  beginMultiattack(ctx, who, together, id);
}

type Attacks = Creature['budget']['attacks'];

const lessOne = (attacks: Attacks, deed: string): Attacks =>
  attacks.flatMap((one) =>
    one.deed !== deed ? [one] : one.left > 1 ? [{ ...one, left: one.left - 1 }] : [],
  );

/** @rule quinta.actions.attack */
export function beginMultiattack(
  ctx: QuintaCtx,
  who: CreatureId,
  together: Deed,
  first: string | null = null,
): void {
  const all = together.multi.map(({ deed, times }) => ({ deed, left: times }));
  const attacks = first === null ? all : lessOne(all, first);
  takeAction(ctx, who, { what: 'attack', change: fightOn(ctx.world) ? { attacks } : {} });
  spendUse(ctx, who, together);
}
