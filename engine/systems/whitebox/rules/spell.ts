import { type CreatureId, creature, fields, score } from '@arbitro/kernel';
import { writeFighter } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import type { Spell } from '../state.ts';
import { plus, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { afflict, damageLeft, takesHold } from './hazard.ts';
import { restore } from './heal.ts';
import { categoryFor, type SaveColumn, save } from './save.ts';
import { type Harming, writeSpellUsed } from './wound.ts';

export const spellCast = event(
  'cast',
  fields<{ who: CreatureId; spell: string; on: readonly CreatureId[]; memorised: number }>(),
  {
    inner: ['memorised'],
    writeCreature: writeSpellUsed,
    writeWorld: writeFight((fight, { who }) =>
      writeFighter(fight, who, (fighter) => {
        fighter.intent = null;
        fighter.hasCast = true;
      }),
    ),
  },
);

const RULE = 'whitebox.spells.effect-timing';

/** A spell that has been cast, before it affects its targets. */
export interface Loosed {
  readonly by: CreatureId;
  readonly spell: Spell;
  readonly on: readonly CreatureId[];
}

/** Removes one use from memory; returns undefined if none is left. @rule whitebox.spells.effect-timing */
export function loose(
  ctx: WhiteboxCtx,
  by: CreatureId,
  id: string,
  on: readonly CreatureId[],
): Loosed | undefined {
  const spell = creature(ctx.world, by).spells.find((known) => known.id === id);
  if (!spell || spell.memorised <= 0) return undefined;
  ctx.emit({ type: 'cast', rule: RULE, who: by, spell: id, on, memorised: spell.memorised - 1 });
  return { by, spell, on };
}

export interface Rolled extends Loosed {
  readonly damage: number;
  readonly heals: number;
}

/** One roll for all targets. */
export function rollSpell(ctx: WhiteboxCtx, loosed: Loosed): Rolled {
  const { damage, heals } = loosed.spell.effect;
  return {
    ...loosed,
    damage: damage === null ? 0 : rolled(ctx, loosed, damage, 'spell-damage'),
    heals: heals === null ? 0 : rolled(ctx, loosed, heals, 'spell-healing'),
  };
}

const rolled = (ctx: WhiteboxCtx, { by }: Loosed, text: string, name: string): number =>
  ctx.roll({ name, rule: RULE }, by, diceOf(text), (points) => Math.max(0, points));

/** @rule whitebox.saves.success-effect @rule whitebox.healing.magical */
export function land(ctx: WhiteboxCtx, spell: Rolled, harm: (harming: Harming) => void): void {
  const { save: allowed } = spell.spell;
  const column = allowed && categoryFor(ctx, allowed.category);
  for (const who of spell.on) {
    if (creature(ctx.world, who).status === 'dead') continue;
    befall(ctx, spell, { who, column, harm });
  }
}

interface Falling {
  readonly who: CreatureId;
  /** Null: no saving throw is allowed. */
  readonly column: SaveColumn | null;
  readonly harm: (harming: Harming) => void;
}

function befall(
  ctx: WhiteboxCtx,
  { by, spell, damage, heals }: Rolled,
  { who, column, harm }: Falling,
): void {
  const { effect, name } = spell;
  const saved = column !== null && save(ctx, { who, category: column, against: name });
  const onSave = saved ? (spell.save?.onSave ?? null) : null;
  const left = damageLeft(ctx, onSave, damage);
  if (effect.damage !== null)
    ctx.emit({ type: 'damage-rolled', rule: RULE, by, on: who, damage: left, because: [] });
  harm({ who, by, damage: left });
  if (heals > 0) {
    const rule = 'whitebox.healing.magical';
    restore(ctx, { who, rule, because: score([plus(rule, name, heals)]).because });
  }
  if (effect.condition !== null && takesHold(ctx, onSave))
    afflict(ctx, who, effect.condition, untilIn(ctx, effect.minutes));
}

const untilIn = (ctx: WhiteboxCtx, minutes: number | null): number | null =>
  minutes === null ? null : ctx.world.clock + minutes;
