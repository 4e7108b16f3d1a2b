import { type CreatureId, getCreature, oneOf } from '@arbitro/kernel';
import type { Creature, Damage, Trait, World } from '../state.ts';
import { isIncapacitated } from './active-effects.ts';
import type { QuintaCtx, Source } from './checks.ts';
import { isInPlay, metresBetween } from './distance.ts';
import { findSupposedDistance } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';

const RULE = 'quinta.core.exceptions-win';

export const findTrait = <K extends Trait['kind']>(
  { traits }: Pick<Creature, 'traits'>,
  kind: K,
): Extract<Trait, { kind: K }> | undefined =>
  traits?.find((trait): trait is Extract<Trait, { kind: K }> => trait.kind === kind);

export const PACK_TACTICS: Source = { mode: 'advantage', what: 'pack-tactics', rule: RULE };
export const MAGIC_RESISTANCE: Source = { mode: 'advantage', what: 'magic-resistance', rule: RULE };

/** An able ally of the attacker is beside the target. @rule quinta.core.exceptions-win @ruling R137 */
export const hasPackTactics = (world: World, attacker: Creature, target: Creature): boolean =>
  findTrait(attacker, 'pack-tactics') !== undefined &&
  world.creatures.some(
    (ally) =>
      ally.id !== attacker.id &&
      ally.id !== target.id &&
      ally.side === attacker.side &&
      isInPlay(ally) &&
      !isIncapacitated(world, ally) &&
      (metresBetween(world, ally, target) ?? findSupposedDistance(world, ally.id, target.id) ?? Infinity) <=
        SQUARE,
  );

/** Its player may turn a failed save into a success. @rule quinta.core.exceptions-win @ruling R138 */
export function resistsByLegend(ctx: QuintaCtx, who: CreatureId): boolean {
  const creature = getCreature(ctx.world, who);
  const trait = findTrait(creature, 'legendary-resistance');
  const spent = creature.spent[LEGENDARY_RESISTANCE] ?? 0;
  if (!trait || spent >= trait.uses) return false;
  const label = { name: LEGENDARY_RESISTANCE, rule: RULE } as const;
  if (ctx.choose(label, who, oneOf(['succeed', 'decline'])) === 'decline') return false;
  ctx.emit({ type: 'deed-spent', rule: RULE, who, deed: LEGENDARY_RESISTANCE, spent: spent + 1 });
  return true;
}
const LEGENDARY_RESISTANCE = 'legendary-resistance';
export const REGENERATION = 'regeneration';

/** Damage of some types stops the next regeneration. @rule quinta.core.exceptions-win @ruling R139 */
export function stopRegeneration(
  ctx: QuintaCtx,
  who: CreatureId,
  dealt: readonly { readonly type: Damage['type']; readonly points?: number }[],
): void {
  const creature = getCreature(ctx.world, who);
  const trait = findTrait(creature, 'regeneration');
  if (!trait || (creature.spent[REGENERATION] ?? 0) > 0) return;
  if (
    dealt.some(
      ({ type, points }) =>
        points !== 0 && trait.stoppedBy.includes(type) && !creature.immunities.includes(type),
    )
  )
    ctx.emit({ type: 'deed-spent', rule: RULE, who, deed: REGENERATION, spent: 1 });
}
