import { type CreatureId, type Draft, fields, getCreature, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { Creature, Riposte, World } from '../state.ts';
import type { NoppaCtx } from './checks.ts';

export const riposteKept = event(
  'riposte-kept',
  fields<{ who: CreatureId; dice: number; against: CreatureId | null }>(),
  {
    writeCreature: (creature, { dice, against }) => {
      writeOtherRipostes(creature, ripostesExcept(creature, against));
      creature.riposte = dice;
      creature.riposteAgainst = against;
    },
  },
);

/** `against`: the attacker, if the table keeps riposte dice by attacker. */
export const riposteUsed = event(
  'riposte-used',
  fields<{ who: CreatureId; dice: number; against?: CreatureId }>(),
  {
    writeCreature: (creature, { against }) => {
      const [first, ...others] = ripostesExcept(creature, against ?? creature.riposteAgainst);
      creature.riposte = first?.dice ?? 0;
      creature.riposteAgainst = first?.against ?? null;
      writeOtherRipostes(creature, others);
    },
  },
);

/** The riposte dice against other attackers. */
function ripostesExcept(
  { riposte, riposteAgainst: first, otherRipostes = [] }: Creature,
  against: CreatureId | null,
): readonly Riposte[] {
  const ripostes = first === null ? otherRipostes : [{ against: first, dice: riposte }, ...otherRipostes];
  return ripostes.filter((riposte) => riposte.against !== against);
}

/** Sets the riposte dice against further attackers; does not create an empty list. */
export function writeOtherRipostes(creature: Draft<Creature>, others: readonly Riposte[]): void {
  if (others.length > 0 || creature.otherRipostes) creature.otherRipostes = others;
}

/** Returns the riposte dice usable against this target. @rule noppa.defence.riposte */
export function riposteAgainst({ options }: World, creature: Creature, on: CreatureId): number {
  if (options.riposteTarget === 'any' || creature.riposteAgainst === on) return creature.riposte;
  return creature.otherRipostes?.find(({ against }) => against === on)?.dice ?? 0;
}

/** Uses up the riposte dice of an attack roll, hit or miss. @rule noppa.defence.riposte */
export function spendRiposte(ctx: NoppaCtx, who: CreatureId, on: CreatureId): void {
  const dice = riposteAgainst(ctx.world, getCreature(ctx.world, who), on);
  const against = ctx.world.options.riposteTarget === 'same-attacker' ? { against: on } : {};
  if (dice > 0) ctx.emit({ type: 'riposte-used', rule: 'noppa.defence.riposte', who, dice, ...against });
}

/** Asks which of several rolls gets the riposte dice, before rolling. @rule noppa.attack.area-per-target */
export function riposteTarget(
  ctx: NoppaCtx,
  who: CreatureId,
  on: readonly CreatureId[],
): CreatureId | undefined {
  const creature = getCreature(ctx.world, who);
  const able = on.filter((id) => riposteAgainst(ctx.world, creature, id) > 0);
  if (able.length < 2) return able[0];
  const label = { name: 'riposte-roll', rule: 'noppa.attack.area-per-target' };
  return ctx.choose(label, who, oneOf(able));
}

/**
 * Keeps a defence's extra successes as dice for a later attack. Only the best result is kept, and after a parry it
 * belongs to the defended character.
 * @rule noppa.defence.riposte @rule noppa.defence.riposte-best-only @rule noppa.defence.riposte-parried @ruling R7
 */
export function keepRiposte(ctx: NoppaCtx, who: CreatureId, dice: number, by: CreatureId | null): void {
  const against = ctx.world.options.riposteTarget === 'same-attacker' ? by : null;
  if (isBetterRiposte(ctx.world, getCreature(ctx.world, who), dice, by))
    ctx.emit({ type: 'riposte-kept', rule: 'noppa.defence.riposte-best-only', who, dice, against });
}

/**
 * Whether these are more riposte dice than those kept (against this attacker, if kept by attacker).
 * @rule noppa.defence.riposte-best-only @ruling R7
 */
export function isBetterRiposte(
  world: World,
  creature: Creature,
  dice: number,
  by: CreatureId | null,
): boolean {
  if (world.options.riposteTarget === 'any') return dice > creature.riposte;
  return by !== null && dice > riposteAgainst(world, creature, by);
}
