import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { AuraTrait, Creature, World } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { rollShares, takeDamage } from './damage.ts';
import { demandSave } from './demand-save.ts';
import { isInPlay, isPresent, metresBetween } from './distance.ts';
import { restoreHitPoints } from './healing.ts';
import { findSupposedDistance } from './supposed-distance.ts';
import { findTrait, REGENERATION } from './traits.ts';

const RULE = 'quinta.core.exceptions-win';

/** Regeneration needs a hit point, and none of the damage that stops it. @rule quinta.core.exceptions-win @ruling R139 */
export function regenerateAtStart(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const trait = findTrait(creature, 'regeneration');
  if (!trait || !isPresent(creature)) return;
  if ((creature.spent[REGENERATION] ?? 0) > 0)
    return ctx.emit({ type: 'recharged', rule: RULE, who, deed: REGENERATION });
  if (creature.hp > 0 && creature.hp < creature.fullHp)
    restoreHitPoints(ctx, { who, points: trait.points, rule: RULE });
}

/** Auras strike those near at the start of their owner's turn, or of their own turns. @rule quinta.core.exceptions-win @ruling R140 */
export function strikeWithAuras(ctx: QuintaCtx, who: CreatureId): void {
  const starting = getCreature(ctx.world, who);
  for (const aura of listAuras(starting, 'own')) strike(ctx, starting, aura, idsNear(ctx, starting, aura));
  for (const { id, traits } of ctx.world.creatures) {
    if (!traits) continue;
    const owner = getCreature(ctx.world, id);
    for (const aura of listAuras(owner, 'theirs'))
      if (idsNear(ctx, owner, aura).includes(who)) strike(ctx, owner, aura, [who]);
  }
}

const listAuras = (
  { traits = [], life, gone }: Creature,
  starts: AuraTrait['starts'],
): readonly AuraTrait[] =>
  life === 'dead' || gone !== null
    ? []
    : traits.filter((trait): trait is AuraTrait => trait.kind === 'aura' && trait.starts === starts);

const idsNear = ({ world }: QuintaCtx, owner: Creature, { metres }: AuraTrait): readonly CreatureId[] =>
  world.creatures
    .filter((other) => other.id !== owner.id && isInPlay(other) && isNear(world, [owner, other], metres))
    .map(({ id }) => id);

/** Without places only those who have come to blows are near. */
const isNear = (world: World, [owner, other]: readonly [Creature, Creature], metres: number): boolean =>
  (metresBetween(world, owner, other) ?? findSupposedDistance(world, owner.id, other.id) ?? Infinity) <=
  metres;

function strike(ctx: QuintaCtx, { id: by }: Creature, aura: AuraTrait, on: readonly CreatureId[]): void {
  if (on.length === 0) return;
  if (aura.save) return demandSave(ctx, { by, on, deed: aura.name, save: aura.save });
  const shares = rollShares(ctx, by, aura.damage);
  for (const who of on)
    if (isPresent(getCreature(ctx.world, who)))
      takeDamage(ctx, { who, by, shares, critical: false, melee: false, rule: 'quinta.damage.roll' });
}
