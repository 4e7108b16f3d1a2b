import type { Space } from '@arbitro/grid';
import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { SavePart } from '../state.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { applyConsequences } from './consequences.ts';
import { coverBetween, coverFrom, coverOnSave, findStatedCover } from './cover.ts';
import { rollShares, takeDamage } from './damage.ts';
import { isPresent } from './distance.ts';
import { findTrait, MAGIC_RESISTANCE } from './traits.ts';

interface SaveDemand {
  readonly by: CreatureId;
  readonly on: readonly CreatureId[];
  readonly deed: string;
  readonly save: SavePart;
  /** A spell, or another magical effect. */
  readonly magic?: boolean;
  /** The origin of the effect, if it is not its creator. */
  readonly from?: Space | undefined;
}

/**
 * Makes each target save in turn, rolls the damage once, and applies it to each target.
 * @rule quinta.damage.one-roll-many-targets @rule quinta.damage.half-on-save @ruling R66
 */
export function demandSave(ctx: QuintaCtx, { by, on, deed, save, from, magic = false }: SaveDemand): void {
  const there = on.filter((who) => isPresent(getCreature(ctx.world, who)));
  const saved = there.map((who) => rollSaveWithCover(ctx, { by, on: who, save, from, magic }));
  const harmed = there.filter((_, index) => !saved[index] || save.half);
  const shares = harmed.length === 0 ? [] : rollShares(ctx, by, save.damage);
  there.forEach((who, index) => {
    const halved = saved[index] === true;
    if (shares.length > 0 && (!halved || save.half))
      takeDamage(ctx, {
        ...PLAIN_DAMAGE,
        who,
        by,
        shares,
        halved,
        rule: 'quinta.damage.one-roll-many-targets',
      });
    if (!halved) applyConsequences(ctx, { by, on: who, deed, what: save.onFail });
  });
}

const PLAIN_DAMAGE = { critical: false, melee: false } as const;

/** Cover counts for Dexterity saves. @rule quinta.attack.cover */
function rollSaveWithCover(
  ctx: QuintaCtx,
  { by, on: who, save, from, magic }: Omit<SaveDemand, 'deed' | 'on'> & { readonly on: CreatureId },
): boolean {
  const { ability, dc } = save;
  const resists = magic && findTrait(getCreature(ctx.world, who), 'magic-resistance') !== undefined;
  const saving = { who, ability, dc, dcOf: [by], ...(resists && { sources: [MAGIC_RESISTANCE] }) };
  if (ability !== 'dex') return rollSave(ctx, saving);
  const [maker, target] = [getCreature(ctx.world, by), getCreature(ctx.world, who)];
  const statedCover = findStatedCover(ctx.world, by, who);
  const cover =
    from && !statedCover ? coverFrom(ctx.world, from, target) : coverBetween(ctx.world, maker, target);
  return rollSave(ctx, { ...saving, bonus: coverOnSave(ability, cover) });
}
