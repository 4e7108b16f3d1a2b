import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import type { Break, Interact, Speak, Utilize } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { felt } from '../derived.ts';
import type { Budget } from '../state.ts';
import { spend } from './budget.ts';
import { giveAway } from './hide.ts';

export const interactionTaken = event(
  'interaction-taken',
  fields<{ who: CreatureId; what: string; budget: Budget }>(),
  {
    inner: ['budget'],
    writeCreature: (next, { budget }) => {
      next.budget = budget;
    },
  },
);

export const itemHeld = event('item-held', fields<{ who: CreatureId; item: string; held: boolean }>(), {
  writeCreature: (next, { item, held }) => {
    next.items = withHeld(next.items, item, held);
    next.deeds = withHeld(next.deeds, item, held);
  },
});

function withHeld<T extends { readonly id: string; readonly held: boolean }>(
  things: readonly T[],
  id: string,
  held: boolean,
): readonly T[] {
  return things.map((one) => (one.id === id ? { ...one, held } : one));
}

/** Haltingly, where a condition allows no other speech. */
export const spoke = event('spoke', fields<{ who: CreatureId; words: string; haltingly: boolean }>());

/** Fragile things simply break. @rule quinta.objects.breaking-fragile @ruling R31 */
export function breakThing(ctx: QuintaCtx, { by, thing }: Break): void {
  spend(ctx, by, 'action', 'utilize');
  ctx.emit({ type: 'thing-broken', rule: 'quinta.objects.breaking-fragile', thing });
}

/** Whatever takes more than the free hand of a turn. @rule quinta.actions.utilize */
export function utilize(ctx: QuintaCtx, { by: who, what }: Utilize): void {
  spend(ctx, who, 'action', 'utilize');
  const { budget } = creature(ctx.world, who);
  ctx.emit({ type: 'interaction-taken', rule: 'quinta.actions.utilize', who, what, budget });
}

/**
 * The one thing that is free in a turn.
 *
 * @rule quinta.turn.interact
 * @rule quinta.objects.free-interaction
 * @rule quinta.objects.simple-interaction
 * @ruling R29
 */
export function interact(ctx: QuintaCtx, { by: who, what, draw, stow }: Interact): void {
  const rule = fightOn(ctx.world) ? 'quinta.objects.free-interaction' : 'quinta.objects.simple-interaction';
  const { budget } = creature(ctx.world, who);
  const left = fightOn(ctx.world) ? { ...budget, interaction: false } : budget;
  ctx.emit({ type: 'interaction-taken', rule, who, what, budget: left });
  if (stow !== undefined) hold(ctx, who, stow, false);
  if (draw !== undefined) hold(ctx, who, draw, true);
}

const hold = (ctx: QuintaCtx, who: CreatureId, item: string, held: boolean): void =>
  ctx.emit({ type: 'item-held', rule: 'quinta.turn.interact', who, item, held });

/** A few words are free, a speech is an attempt to influence somebody; who is heard is found. @rule quinta.turn.communicate @rule quinta.conditions.stunned @ruling R41 */
export function speak(ctx: QuintaCtx, { by: who, words, long }: Speak): void {
  if (long) spend(ctx, who, 'action', 'influence');
  const [halting] = felt(ctx.world, creature(ctx.world, who), 'speaks-haltingly');
  const rule = halting?.rule ?? 'quinta.turn.communicate';
  ctx.emit({ type: 'spoke', rule, who, words, haltingly: halting !== undefined });
  giveAway(ctx, who);
}
