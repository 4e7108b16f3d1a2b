import { type CreatureId, getCreature, getFighter } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import type { Act, Arm, Creature, Hold, Intent, World } from '../state.ts';
import type { AttackTerms } from './aim.ts';
import type { ReadyingTerms } from './walk.ts';

/** An act of a turn, with its target and weapon. */
export interface TurnTerms {
  readonly by: CreatureId;
  readonly on?: CreatureId;
  readonly with?: string | undefined;
  readonly thrown?: boolean | undefined;
  readonly knockout?: boolean | undefined;
}

/** Fills omitted parts of an attack from the declaration. */
export function fillFromDeclared<Attack extends AttackTerms>(world: World, action: Attack): Attack {
  const { intent, used } = getFighter(world, action.by);
  if (intent?.act !== 'attack' || used.length > 0) return action;
  return {
    ...action,
    with: action.with ?? intent.with ?? undefined,
    thrown: action.thrown ?? intent.thrown,
    knockout: action.knockout ?? intent.knockout,
  };
}

/**
 * Whether the act was declared, is first aid for a dying creature, or has since become the only possible act. A
 * creature without a declaration may do anything.
 * @rule brp.combat.declaration @rule brp.healing.first-aid-rescue @ruling R62
 */
export function isDeclared(world: World, act: Act, terms: TurnTerms): boolean {
  const { intent, used } = getFighter(world, terms.by);
  if (intent === null || used.length > 0) return true;
  if (act === 'first-aid' && terms.on !== undefined && getCreature(world, terms.on).state.is === 'dying')
    return true;
  if (isForced(getCreature(world, terms.by), intent, act)) return true;
  return act === intent.act && isSameTarget(intent, terms) && usesSameArm(intent, terms);
}

/**
 * A creature that was knocked down or seized after its declaration stands up or breaks free instead, unless it meant to
 * wait.
 * @rule brp.bestiary.bear-swipe @rule brp.skills.grapple @ruling R62
 */
function isForced({ conditions }: Creature, { act: meant }: Intent, act: Act): boolean {
  if (meant === 'hold') return false;
  return (
    (act === 'stand' && conditions.includes('fallen')) ||
    (act === 'break-free' && conditions.includes('held'))
  );
}

const isSameTarget = ({ on }: Intent, terms: TurnTerms): boolean =>
  on === null || terms.on === undefined || terms.on === on;

function usesSameArm(intent: Intent, { with: arm, thrown, knockout }: TurnTerms): boolean {
  if (intent.act === 'reload') return intent.with === null || intent.with === arm;
  if (intent.act !== 'attack') return true;
  return (
    (intent.with === null || arm === undefined || arm === intent.with) &&
    (thrown ?? intent.thrown) === intent.thrown &&
    (knockout ?? intent.knockout) === intent.knockout
  );
}

/** Returns the creature with what it will have in hand. @rule brp.spot.draw-weapon */
export function applyReadying(
  creature: Creature,
  { draw = [], stow = [], drop = [] }: ReadyingTerms,
): Creature {
  if (draw.length + stow.length + drop.length === 0) return creature;
  const held = ({ id, held: now }: Arm): Hold => {
    if (draw.includes(id)) return 'hand';
    if (stow.includes(id)) return 'stowed';
    return drop.includes(id) ? 'dropped' : now;
  };
  const ready = copyCreature(creature);
  ready.arms = creature.arms.map((arm) => ({ ...arm, held: held(arm) }));
  return ready;
}
