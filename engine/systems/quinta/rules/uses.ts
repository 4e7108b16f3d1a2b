import { d } from '@arbitro/dice';
import { type CreatureId, fields, findFight, getCreature, listFactKeys } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { Creature, Feature } from '../state.ts';
import { spend, takeAction } from './budget.ts';
import type { QuintaCtx } from './checks.ts';

export const deedSpent = event('deed-spent', fields<{ who: CreatureId; deed: string; spent: number }>(), {
  audience: audienceForWho,
  writeCreature: (next, { deed, spent }) => {
    next.spent = { ...next.spent, [deed]: spent };
  },
});

export const recharged = event('recharged', fields<{ who: CreatureId; deed: string }>(), {
  facts: ({ who }) => listFactKeys('recharged', who),
  audience: audienceForWho,
  writeCreature: (next, { deed }) => {
    next.spent = Object.fromEntries(Object.entries(next.spent).filter(([id]) => id !== deed));
  },
});

const countUsed = ({ spent }: Creature, id: string): number => spent[id] ?? 0;

/** Returns whether the feature has no uses left for now. */
export function isSpent(creature: Creature, { id, uses, recharge }: Feature): boolean {
  const used = countUsed(creature, id);
  return (uses !== null && used >= uses) || (recharge !== null && used > 0);
}

/** Counts a use of a limited feature. @rule quinta.core.exceptions-win */
export function spendUse(ctx: QuintaCtx, who: CreatureId, { id: deed, uses, recharge }: Feature): void {
  if (uses === null && recharge === null) return;
  const spent = countUsed(getCreature(ctx.world, who), deed) + 1;
  ctx.emit({ type: 'deed-spent', rule: 'quinta.core.exceptions-win', who, deed, spent });
}

/** Draws a weapon as part of the attack. @rule quinta.actions.attack @ruling R17 */
export function drawWeapon(ctx: QuintaCtx, who: CreatureId, { id: item, held }: Feature): void {
  if (!held) ctx.emit({ type: 'item-held', rule: 'quinta.actions.attack', who, item, held: true });
}

const D6 = d(6);

/** Rolls at the start of the creature's turn whether the feature recharges. @rule quinta.core.exceptions-win */
export function rechargeAtStart(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  if (creature.life === 'dead') return;
  for (const { id: featureId, recharge } of creature.deeds) {
    if (recharge === null || countUsed(creature, featureId) === 0) continue;
    const label = {
      name: 'recharge',
      rule: 'quinta.core.exceptions-win',
      target: { value: recharge, of: [who] },
    };
    if (ctx.roll(label, who, D6, (face) => face >= recharge))
      ctx.emit({ type: 'recharged', rule: 'quinta.core.exceptions-win', who, deed: featureId });
  }
}

/** Returns how many attacks with this feature remain under the current action. @rule quinta.actions.attack */
export function attacksLeft({ budget: { attacks } }: Creature, deed: string): number {
  return attacks.length === 0 ? 0 : (attacks.find((attack) => attack.deed === deed)?.left ?? 0);
}

/** A multiattack that begins with this attack. @rule quinta.actions.attack */
export function findMultiattack(creature: Creature, id: string): Feature | undefined {
  for (const feature of creature.deeds)
    if (feature.multi.length > 0 && feature.cost === 'action' && !isSpent(creature, feature))
      if (feature.multi.some((part) => part.deed === id)) return feature;
  return undefined;
}

/**
 * Pays for an attack with the current action's remaining attacks, or with a new action: Magic for a spell. A readied
 * attack is single.
 * @rule quinta.actions.attack @rule quinta.actions.magic @rule quinta.actions.bonus-action @ruling R113
 */
export function payForAttack(ctx: QuintaCtx, who: CreatureId, { id, cost, magic }: Feature): void {
  const creature = getCreature(ctx.world, who);
  const what = magic ? 'magic' : 'attack';
  if (attacksLeft(creature, id) > 0)
    return takeAction(ctx, who, {
      what,
      change: { attacks: removeAttack(creature.budget.attacks, id) },
    });
  const isAction = cost === 'action' && creature.budget.action && findFight(ctx.world);
  const together = isAction ? findMultiattack(creature, id) : undefined;
  if (!together) return spend(ctx, who, cost, what);
  beginMultiattack(ctx, who, together, id);
}

type Attacks = Creature['budget']['attacks'];

const removeAttack = (attacks: Attacks, deed: string): Attacks =>
  attacks.flatMap((attack) =>
    attack.deed !== deed ? [attack] : attack.left > 1 ? [{ ...attack, left: attack.left - 1 }] : [],
  );

/** @rule quinta.actions.attack */
export function beginMultiattack(
  ctx: QuintaCtx,
  who: CreatureId,
  together: Feature,
  first: string | null = null,
): void {
  const all = together.multi.map(({ deed, times }) => ({ deed, left: times }));
  const attacks = first === null ? all : removeAttack(all, first);
  takeAction(ctx, who, { what: 'attack', change: findFight(ctx.world) ? { attacks } : {} });
  spendUse(ctx, who, together);
}
