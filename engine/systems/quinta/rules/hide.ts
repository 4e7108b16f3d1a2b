import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  listFactKeys,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { isInOrder, spend } from './budget.ts';
import { rollCheckTotal } from './check.ts';
import { checkSources } from './check-sources.ts';
import type { QuintaCtx } from './checks.ts';
import { coverBetween } from './cover.ts';
import { checkBasisOf } from './derived.ts';
import { areEnemies, isInPlay, spaceIn } from './distance.ts';
import type { Source } from './effect-types.ts';
import { optionalFlag } from './fields.ts';
import { isLost, worldAsNoticed } from './lurking.ts';
import { cannotTake } from './may-act.ts';
import { passiveScore } from './passive.ts';
import { canSee } from './senses.ts';
import { findActiveMap } from './space.ts';
import { HIDE_DC } from './tables.ts';

export const hid = event(
  'hid',
  fields<{ who: CreatureId; hidden: number | null; sources?: readonly Source[] }>(),
  {
    facts: ({ who, hidden }) =>
      hidden === null
        ? listFactKeys('failure', who)
        : [...listFactKeys('hidden', who), ...listFactKeys('success', who)],
    audience: audienceForWho,
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
function isAround(world: World, creature: Creature, other: Creature): boolean {
  if (findFight(world) && !isInOrder(world, other.id)) return false;
  return !findActiveMap(world) || !spaceIn(world, creature) || spaceIn(world, other) !== null;
}

/** Enemies that can notice something. */
const listObservers = (world: World, creature: Creature): readonly Creature[] =>
  world.creatures.filter(
    (other) =>
      areEnemies(creature, other) &&
      isInPlay(other) &&
      !hasEffect(world, other, 'unaware') &&
      isAround(world, creature, other),
  );

/**
 * The observer sees the creature. Three-quarters cover is enough to hide behind only if the options say so.
 * @rule quinta.actions.hide @ruling R20
 */
function isWatching(world: World, observer: Creature, creature: Creature): boolean {
  if (!canSee(world, observer, creature)) return false;
  const cover = coverBetween(world, observer, creature);
  return cover !== 'total' && (cover !== 'three-quarters' || !world.options.hideBehindCover);
}

/** The first enemy that sees the creature, as far as the creature knows. @rule quinta.exploration.hiding @ruling R20 */
const findWatcher = (world: World, creature: Creature): CreatureId | undefined =>
  listObservers(world, creature).find(
    (observer) => !isLost(world, creature, observer) && isWatching(world, observer, creature),
  )?.id;

/**
 * Hides a creature that no enemy sees. The total of the roll is the difficulty to find it. If the game master no longer
 * allows it, hiding ends.
 * @rule quinta.actions.hide @ruling R20
 */
export const hide = action('hide', {
  fields: { by: creatureId, allowed: optionalFlag },
  refuses: cannotHide,
  resolve: (ctx, { by: who, allowed }) => {
    if (allowed === false) return revealHidden(ctx, who);
    spend(ctx, who, 'action', 'hide');
    const sources = checkSources(ctx.world, getCreature(ctx.world, who), checkBasisOf('stealth'));
    const hidden = rollHideTotal(ctx, who);
    ctx.emit({ type: 'hid', rule, who, hidden, ...(sources.length > 0 && { sources }) });
  },
  offers: (world, { id: by }, { offered }) => offered(world, { type: 'hide', by }),
  /** Offers to allow hiding where the rule does not, and to end it where it does. */
  gmOffers: (world, { allows, withOneOf }) => {
    const unable = world.creatures.filter(
      (creature) => !allows(worldAsNoticed(world, creature), { type: 'hide', by: creature.id }),
    );
    return [true, false].flatMap((allowed) =>
      withOneOf(world, { type: 'hide', allowed }, ['by', idsOf(unable)]),
    );
  },
});

interface HideRequest {
  readonly by: CreatureId;
  readonly allowed?: boolean | undefined;
}

/** The game master may allow hiding against the rule, and forbid it. @rule quinta.exploration.hiding @ruling R20 */
function cannotHide(world: World, { by: who, allowed }: HideRequest): Verdict {
  const creature = getCreature(world, who);
  if (allowed === false) return creature.hidden === null ? refuseQuinta('may-not-hide', { who }) : undefined;
  if (creature.hidden !== null) return refuseQuinta('hidden-already', { who });
  const unable = cannotTake(world, who, 'action');
  if (unable || allowed || world.options.hideMode === 'gm') return unable;
  const by = findWatcher(world, creature);
  return by === undefined ? undefined : refuseQuinta('watched', { who, by });
}

/** Null: not hidden. */
function rollHideTotal(ctx: QuintaCtx, who: CreatureId): number | null {
  const checking = { who, test: checkBasisOf('stealth'), name: 'hide', rule } as const;
  const min = minHideTotal(ctx.world, getCreature(ctx.world, who));
  const total = rollCheckTotal(ctx, checking, (rolled) => (rolled >= min ? rolled : null));
  if (ctx.world.options.hideMode !== 'gm') return total;
  return ctx.choose({ name: 'hidden', rule }, 'gm', oneOf(['hidden', 'seen'])) === 'hidden' ? total : null;
}

/** It is enough that one enemy notices. @rule quinta.actions.hide @ruling R97 */
function minHideTotal(world: World, creature: Creature): number {
  switch (world.options.hideMode) {
    case 'srd':
      return HIDE_DC;
    case 'gm':
      return Number.NEGATIVE_INFINITY;
    case 'contest':
      return Math.max(
        ...listObservers(world, creature).map(
          (observer) => passiveScore(world, observer, 'perception').value + 1,
        ),
      );
  }
}

/** Reveals a hidden creature that was heard or left its cover. @rule quinta.actions.hide */
export function revealHidden(ctx: QuintaCtx, who: CreatureId): void {
  if (getCreature(ctx.world, who).hidden !== null) ctx.emit({ type: 'revealed', rule, who });
}
