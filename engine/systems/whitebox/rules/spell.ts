import { type CreatureId, fields, findFight, getCreature, score } from '@arbitro/kernel';
import { updateFighter } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import type { Spell } from '../state.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { afflict, damageLeft, takesEffectDespiteSave } from './hazard.ts';
import { restore } from './heal.ts';
import { chooseSaveColumn, rollSave, type SaveColumn } from './save.ts';
import { MINUTES } from './tables.ts';
import { type WoundInput, writeSpellUsed } from './wound.ts';

export const spellCast = event(
  'cast',
  fields<{ who: CreatureId; spell: string; on: readonly CreatureId[]; memorised: number }>(),
  {
    privateFields: ['memorised'],
    writeCreature: writeSpellUsed,
    writeWorld: writeFight((fight, { who }) =>
      updateFighter(fight, who, (fighter) => {
        fighter.intent = null;
        fighter.hasCast = true;
      }),
    ),
  },
);

const RULE = 'whitebox.spells.effect-timing';

/** A spell that has been cast, before it affects its targets. */
export interface SpellInFlight {
  readonly by: CreatureId;
  readonly spell: Spell;
  readonly on: readonly CreatureId[];
}

/** Removes one use from memory; returns undefined if none is left. @rule whitebox.spells.effect-timing */
export function releaseSpell(
  ctx: WhiteboxCtx,
  by: CreatureId,
  id: string,
  on: readonly CreatureId[],
): SpellInFlight | undefined {
  const spell = getCreature(ctx.world, by).spells.find((known) => known.id === id);
  if (!spell || spell.memorised <= 0) return undefined;
  ctx.emit({ type: 'cast', rule: RULE, who: by, spell: id, on, memorised: spell.memorised - 1 });
  return { by, spell, on };
}

export interface RolledSpell extends SpellInFlight {
  readonly damage: number;
  readonly heals: number;
}

/** One roll for all targets. */
export function rollSpell(ctx: WhiteboxCtx, loosed: SpellInFlight): RolledSpell {
  const { damage, heals } = loosed.spell.effect;
  return {
    ...loosed,
    damage: damage === null ? 0 : rollSpellDice(ctx, loosed, damage, 'spell-damage'),
    heals: heals === null ? 0 : rollSpellDice(ctx, loosed, heals, 'spell-healing'),
  };
}

const rollSpellDice = (ctx: WhiteboxCtx, { by }: SpellInFlight, text: string, name: string): number =>
  ctx.roll({ name, rule: RULE }, by, diceOf(text), (points) => Math.max(0, points));

/** @rule whitebox.saves.success-effect @rule whitebox.healing.magical */
export function landSpell(ctx: WhiteboxCtx, spell: RolledSpell, harm: (harming: WoundInput) => void): void {
  const { save: allowed } = spell.spell;
  const column = allowed && chooseSaveColumn(ctx, allowed.category);
  for (const who of spell.on) {
    if (getCreature(ctx.world, who).status === 'dead') continue;
    applySpellTo(ctx, spell, { who, column, harm });
  }
}

interface SpellTargetResult {
  readonly who: CreatureId;
  /** Null: no saving throw is allowed. */
  readonly column: SaveColumn | null;
  readonly harm: (harming: WoundInput) => void;
}

function applySpellTo(
  ctx: WhiteboxCtx,
  { by, spell, damage, heals }: RolledSpell,
  { who, column, harm }: SpellTargetResult,
): void {
  const { effect, name } = spell;
  const saved = column !== null && rollSave(ctx, { who, category: column, against: name });
  const onSave = saved ? (spell.save?.onSave ?? null) : null;
  const left = damageLeft(ctx, onSave, damage);
  if (effect.damage !== null)
    ctx.emit({ type: 'damage-rolled', rule: RULE, by, on: who, damage: left, because: [] });
  harm({ who, by, damage: left });
  if (heals > 0) {
    const rule = 'whitebox.healing.magical';
    restore(ctx, { who, rule, because: score([makeReason(rule, name, heals)]).because });
  }
  if (effect.condition !== null && takesEffectDespiteSave(ctx, onSave))
    afflict(ctx, who, effect.condition, endTimeOf(ctx, spell));
}

/**
 * A spell that takes effect when the round ends lasts from then on; outside a fight all do.
 * @rule whitebox.spells.effect-timing @ruling R89
 */
function endTimeOf({ world }: WhiteboxCtx, { timing, effect: { minutes } }: Spell): number | null {
  if (minutes === null) return null;
  const isAtRoundEnd = timing === 'round-end' || !findFight(world);
  return world.clock + minutes + (isAtRoundEnd ? MINUTES.round : 0);
}
