import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Search } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { testOf } from '../derived.ts';
import type { Creature } from '../state.ts';
import { spend } from './budget.ts';
import { checkTotal, difficulty, rollCheck } from './check.ts';
import { checkSources, failsBySense } from './check-sources.ts';
import { areEnemies, isThere } from './distance.ts';
import { feelsTremorOf } from './senses.ts';

export const found = event('found', fields<{ who: CreatureId; by: CreatureId }>(), {
  writeCreature: (next) => {
    next.hidden = null;
  },
});

/**
 * Looking for something: a thing, against what the game master says; somebody hidden, against how well they hid.
 *
 * @rule quinta.actions.search
 * @rule quinta.objects.find-hidden
 * @ruling R24
 */
export function search(ctx: QuintaCtx, action: Search): void {
  const { by: who, skill, dc } = action;
  const sought = skill === 'perception' && dc === undefined ? soughtBy(ctx, action) : [];
  const against = sought.length > 0 ? undefined : difficulty(ctx, dc);
  spend(ctx, who, 'action', 'search');
  if (against === undefined) seek(ctx, action, sought);
  else searchFor(ctx, action, against);
}

/** Looking in the wrong place finds nothing, whatever is rolled. @rule quinta.objects.find-hidden */
function searchFor(ctx: QuintaCtx, { by: who, skill, spot, sense }: Search, dc: number): void {
  const rule = 'quinta.actions.search';
  const wrong = spot === 'wrong';
  rollCheck(ctx, {
    who,
    test: testOf(skill),
    dc: wrong ? Number.POSITIVE_INFINITY : dc,
    sense,
    name: 'search',
    rule,
  });
}

/** Those hidden from whoever searches, the easiest to find first. */
function soughtBy({ world }: QuintaCtx, { by, for: sought }: Search): readonly Creature[] {
  const one = creature(world, by);
  return world.creatures
    .filter((other) => other.hidden !== null && isThere(other))
    .filter((other) => (sought === undefined ? areEnemies(one, other) : other.id === sought))
    .toSorted((a, b) => (a.hidden ?? 0) - (b.hidden ?? 0));
}

/** One total against each of them; whoever trembles underfoot is found without it, and nobody where the sense does not reach. @rule quinta.actions.search @rule quinta.vision.special-senses @rule quinta.vision.heavily-obscured */
function seek(ctx: QuintaCtx, { by: who, sense, spot }: Search, sought: readonly Creature[]): void {
  const rule = 'quinta.actions.search';
  const one = creature(ctx.world, who);
  const felt = sought.filter((other) => feelsTremorOf(ctx.world, one, other));
  const sensed = sought.filter((other) => !failsBySense(ctx.world, one, { sense, other }));
  const rest = spot === 'wrong' ? [] : sensed.filter((other) => !felt.includes(other));
  const rolled = sensed.length > 0;
  const beaten = rolled
    ? checkTotal(
        ctx,
        { who, test: testOf('perception'), sense, sought: sensed, name: 'search', rule },
        (total) => rest.filter(({ hidden }) => total >= (hidden ?? 0)).length,
      )
    : 0;
  const found = [...felt, ...rest.slice(0, beaten)];
  ctx.emit({
    type: 'checked',
    rule,
    who,
    ability: 'wis',
    skill: 'perception',
    success: found.length > 0,
    rolled,
    sources: checkSources(ctx.world, one, { ...testOf('perception'), sense, sought: sensed }),
  });
  for (const { id } of found) ctx.emit({ type: 'found', rule, who: id, by: who });
}
