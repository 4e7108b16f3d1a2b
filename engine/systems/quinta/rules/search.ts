import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { skill as anySkill } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { spend } from './budget.ts';
import { askDifficulty, rollCheck, rollCheckTotal } from './check.ts';
import { checkSources, failsBySense } from './check-sources.ts';
import type { QuintaCtx } from './checks.ts';
import { checkBasisOf } from './derived.ts';
import { areEnemies, isInPlay } from './distance.ts';
import { dc as anyDc, sense as anySense } from './fields.ts';
import { cannotTake } from './may-act.ts';
import { feelsTremorOf } from './senses.ts';
import { SEARCH_SKILLS, type Skill } from './tables.ts';

export const found = event('found', fields<{ who: CreatureId; by: CreatureId }>(), {
  facts: ({ who }) => listFactKeys('found', who),
  writeCreature: (next) => {
    next.hidden = null;
  },
});

/**
 * Searches for an object against a difficulty set by the game master, or for hidden creatures against their Stealth
 * totals.
 * @rule quinta.actions.search @rule quinta.objects.find-hidden @ruling R24
 */
export const search = action('search', {
  fields: {
    by: creatureId,
    skill: anySkill.default('perception'),
    for: creatureId.optional(),
    dc: anyDc,
    spot: z.enum(['right', 'wrong']).optional(),
    sense: anySense,
  },
  refuses: cannotSearch,
  resolve: (ctx, terms) => {
    const { by: who, skill, dc } = terms;
    const soughtCreatures = skill === 'perception' && dc === undefined ? listSought(ctx, terms) : [];
    const against = soughtCreatures.length > 0 ? undefined : askDifficulty(ctx, dc);
    spend(ctx, who, 'action', 'search');
    if (against === undefined) seekHidden(ctx, terms, soughtCreatures);
    else searchFor(ctx, terms, against);
  },
  offers: (world, { id: by }, { offered }) =>
    offered(
      world,
      { type: 'search', by },
      { slots: { skill: oneOf(SEARCH_SKILLS) }, like: { skill: 'perception' } },
    ),
});

interface Search {
  readonly by: CreatureId;
  readonly skill: Skill;
  readonly for?: CreatureId | undefined;
  readonly spot?: 'right' | 'wrong' | undefined;
  readonly sense?: 'sight' | 'hearing' | undefined;
}

/** A hidden creature is found with Perception. @rule quinta.actions.search @ruling R24 */
function cannotSearch(world: World, { by, skill, for: wantedThing }: Search): Verdict {
  if (!SEARCH_SKILLS.some((name) => name === skill)) return refuseQuinta('not-a-search', { skill });
  if (wantedThing !== undefined && skill !== 'perception') return refuseQuinta('perception-finds', { skill });
  if (wantedThing !== undefined && getCreature(world, wantedThing).hidden === null)
    return refuseQuinta('not-hidden', { who: wantedThing });
  return cannotTake(world, by, 'action');
}

/** A search in the wrong place finds nothing, regardless of the roll. @rule quinta.objects.find-hidden */
function searchFor(ctx: QuintaCtx, { by: who, skill, spot, sense }: Search, dc: number): void {
  const rule = 'quinta.actions.search';
  const wrong = spot === 'wrong';
  rollCheck(ctx, {
    who,
    test: checkBasisOf(skill),
    dc: wrong ? Number.POSITIVE_INFINITY : dc,
    sense,
    name: 'search',
    rule,
  });
}

/** The creatures hidden from the searcher, the easiest to find first. */
function listSought({ world }: QuintaCtx, { by, for: wantedThing }: Search): readonly Creature[] {
  const creature = getCreature(world, by);
  return world.creatures
    .filter((other) => other.hidden !== null && isInPlay(other))
    .filter((other) => (wantedThing === undefined ? areEnemies(creature, other) : other.id === wantedThing))
    .toSorted((a, b) => (a.hidden ?? 0) - (b.hidden ?? 0));
}

/**
 * Compares one total with each hidden creature. Tremorsense finds creatures without it; creatures beyond the sense used
 * are never found.
 * @rule quinta.actions.search @rule quinta.vision.special-senses @rule quinta.vision.heavily-obscured
 */
function seekHidden(
  ctx: QuintaCtx,
  { by: who, sense, spot }: Search,
  soughtCreatures: readonly Creature[],
): void {
  const rule = 'quinta.actions.search';
  const creature = getCreature(ctx.world, who);
  const felt = soughtCreatures.filter((other) => feelsTremorOf(ctx.world, creature, other));
  const sensed = soughtCreatures.filter((other) => !failsBySense(ctx.world, creature, { sense, other }));
  const rest = spot === 'wrong' ? [] : sensed.filter((other) => !felt.includes(other));
  const rolled = sensed.length > 0;
  const beaten = rolled
    ? rollCheckTotal(
        ctx,
        { who, test: checkBasisOf('perception'), sense, sought: sensed, name: 'search', rule },
        (total) => rest.filter(({ hidden }) => total >= (hidden ?? 0)).length,
      )
    : 0;
  const all = [...felt, ...rest.slice(0, beaten)];
  ctx.emit({
    type: 'checked',
    rule,
    who,
    ability: 'wis',
    skill: 'perception',
    success: all.length > 0,
    rolled,
    sources: checkSources(ctx.world, creature, { ...checkBasisOf('perception'), sense, sought: sensed }),
  });
  for (const { id } of all) ctx.emit({ type: 'found', rule, who: id, by: who });
}
