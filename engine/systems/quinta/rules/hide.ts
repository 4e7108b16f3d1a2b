import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fightOn,
  idsOf,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { action, event, ofWhom } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { inOrder, spend } from './budget.ts';
import { checkTotal } from './check.ts';
import { checkSources } from './check-sources.ts';
import type { QuintaCtx } from './checks.ts';
import { coverBetween } from './cover.ts';
import { feels, testOf } from './derived.ts';
import { areEnemies, isThere, spaceIn } from './distance.ts';
import type { Source } from './effects.ts';
import { flag } from './fields.ts';
import { asNoticed, isLost } from './lost.ts';
import { cannotTake } from './may-act.ts';
import { passive } from './passive.ts';
import { canSee } from './senses.ts';
import { usedMap } from './space.ts';
import { HIDE_DC } from './tables.ts';

export const hid = event(
  'hid',
  fields<{ who: CreatureId; hidden: number | null; sources?: readonly Source[] }>(),
  {
    audience: ofWhom,
    writeCreature: (next, { hidden }) => {
      next.hidden = hidden;
    },
  },
);

export const revealed = event('revealed', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.hidden = null;
  },
});

const rule = 'quinta.actions.hide';

/** On a map, a creature without a position is absent; in a fight, so is a creature that takes no part. */
function isAround(world: World, one: Creature, other: Creature): boolean {
  if (fightOn(world) && !inOrder(world, other.id)) return false;
  return !usedMap(world) || !spaceIn(world, one) || spaceIn(world, other) !== null;
}

/** Enemies that can notice something. */
const observersOf = (world: World, one: Creature): readonly Creature[] =>
  world.creatures.filter(
    (other) =>
      areEnemies(one, other) &&
      isThere(other) &&
      !feels(world, other, 'unaware') &&
      isAround(world, one, other),
  );

/**
 * The observer sees the creature. Three-quarters cover is enough to hide behind only if the options say so.
 *
 * @rule quinta.actions.hide
 * @ruling R20
 */
function watches(world: World, observer: Creature, one: Creature): boolean {
  if (!canSee(world, observer, one)) return false;
  const cover = coverBetween(world, observer, one);
  return cover !== 'total' && (cover !== 'three-quarters' || !world.options.hideBehindCover);
}

/** The first enemy that sees the creature, as far as the creature knows. @rule quinta.exploration.hiding @ruling R20 */
const watcherOf = (world: World, one: Creature): CreatureId | undefined =>
  observersOf(world, one).find((observer) => !isLost(world, one, observer) && watches(world, observer, one))
    ?.id;

/**
 * Hides a creature that no enemy sees. The total of the roll is the difficulty to find it. If the game master no longer
 * allows it, hiding ends.
 *
 * @rule quinta.actions.hide
 * @ruling R20
 */
export const hide = action('hide', {
  fields: { by: creatureId, allowed: flag },
  refuses: cannotHide,
  resolve: (ctx, { by: who, allowed }) => {
    if (allowed === false) return giveAway(ctx, who);
    spend(ctx, who, 'action', 'hide');
    const sources = checkSources(ctx.world, creature(ctx.world, who), testOf('stealth'));
    const hidden = hiddenTotal(ctx, who);
    ctx.emit({ type: 'hid', rule, who, hidden, ...(sources.length > 0 && { sources }) });
  },
  offers: (world, { id: by }, { offered }) => offered(world, { type: 'hide', by }),
  /** Offers to allow hiding where the rule does not, and to end it where it does. */
  gmOffers: (world, { allows, withOneOf }) => {
    const unable = world.creatures.filter(
      (one) => !allows(asNoticed(world, one), { type: 'hide', by: one.id }),
    );
    return [true, false].flatMap((allowed) =>
      withOneOf(world, { type: 'hide', allowed }, ['by', idsOf(unable)]),
    );
  },
});

interface Hiding {
  readonly by: CreatureId;
  readonly allowed?: boolean | undefined;
}

/** The game master may allow hiding against the rule, and forbid it. @rule quinta.exploration.hiding @ruling R20 */
function cannotHide(world: World, { by: who, allowed }: Hiding): Verdict {
  const one = creature(world, who);
  if (allowed === false) return one.hidden === null ? refuseQuinta('may-not-hide', { who }) : undefined;
  if (one.hidden !== null) return refuseQuinta('hidden-already', { who });
  const unable = cannotTake(world, who, 'action');
  if (unable || allowed || world.options.hideMode === 'gm') return unable;
  const by = watcherOf(world, one);
  return by === undefined ? undefined : refuseQuinta('watched', { who, by });
}

/** Null: not hidden. */
function hiddenTotal(ctx: QuintaCtx, who: CreatureId): number | null {
  const checking = { who, test: testOf('stealth'), name: 'hide', rule } as const;
  const least = leastTotal(ctx.world, creature(ctx.world, who));
  const total = checkTotal(ctx, checking, (rolled) => (rolled >= least ? rolled : null));
  if (ctx.world.options.hideMode !== 'gm') return total;
  return ctx.choose({ name: 'hidden', rule }, 'gm', oneOf(['hidden', 'seen'])) === 'hidden' ? total : null;
}

/** It is enough that one enemy notices. @rule quinta.actions.hide @ruling R97 */
function leastTotal(world: World, one: Creature): number {
  switch (world.options.hideMode) {
    case 'srd':
      return HIDE_DC;
    case 'gm':
      return Number.NEGATIVE_INFINITY;
    case 'contest':
      return Math.max(
        ...observersOf(world, one).map((observer) => passive(world, observer, 'perception').value + 1),
      );
  }
}

/** Reveals a hidden creature that was heard or left its cover. @rule quinta.actions.hide */
export function giveAway(ctx: QuintaCtx, who: CreatureId): void {
  if (creature(ctx.world, who).hidden !== null) ctx.emit({ type: 'revealed', rule, who });
}
