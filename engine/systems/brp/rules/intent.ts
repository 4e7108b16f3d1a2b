import { type CreatureId, creature, fighter } from '@arbitro/kernel';
import type { Action, Attack, Readying } from '../actions.ts';
import type { Arm, Creature, Hold, Intent, World } from '../state.ts';

/** The acts that an intent can be carried out by. */
const ACT_OF: Readonly<Partial<Record<Action['type'], Intent['act']>>> = {
  attack: 'attack',
  grapple: 'grapple',
  'break-free': 'break-free',
  'first-aid': 'first-aid',
  wake: 'wake',
  reload: 'reload',
  stand: 'stand',
  act: 'other',
};

/** What is left unsaid of an attack is as it was declared. */
export function asDeclared(world: World, action: Attack): Attack {
  const { intent, used } = fighter(world, action.by);
  if (intent?.act !== 'attack' || used.length > 0) return action;
  return {
    ...action,
    with: action.with ?? intent.with ?? undefined,
    thrown: action.thrown ?? intent.thrown,
    knockout: action.knockout ?? intent.knockout,
  };
}

/**
 * What was declared, or First Aid for somebody who is dying, or what has since become the only thing one can do; who
 * has declared nothing may do anything.
 *
 * @rule brp.combat.declaration
 * @rule brp.healing.first-aid-rescue
 * @ruling R62
 */
export function isDeclared(world: World, action: Action & { readonly by: CreatureId }): boolean {
  const { intent, used } = fighter(world, action.by);
  if (intent === null || used.length > 0) return true;
  if (action.type === 'first-aid' && creature(world, action.on).state.is === 'dying') return true;
  if (isForced(creature(world, action.by), intent, action)) return true;
  return ACT_OF[action.type] === intent.act && sameTarget(intent, action) && sameMeans(intent, action);
}

/** Thrown down or seized after saying what would be done, one gets up or breaks free instead. @rule brp.bestiary.bear-swipe @rule brp.skills.grapple */
function isForced({ conditions }: Creature, { act }: Intent, { type }: Action): boolean {
  if (type === 'stand') return conditions.includes('fallen') && act !== 'hold';
  return type === 'break-free' && conditions.includes('held') && (act === 'attack' || act === 'grapple');
}

const sameTarget = ({ on }: Intent, action: Action): boolean =>
  on === null || !('on' in action) || action.on === on;

function sameMeans(intent: Intent, action: Action): boolean {
  if (action.type === 'reload') return intent.with === null || intent.with === action.with;
  if (action.type !== 'attack') return true;
  const { with: arm, thrown, knockout } = action;
  return (
    (intent.with === null || arm === undefined || arm === intent.with) &&
    (thrown ?? intent.thrown) === intent.thrown &&
    (knockout ?? intent.knockout) === intent.knockout
  );
}

/** Somebody with what they will have in hand. @rule brp.spot.draw-weapon */
export function readied(one: Creature, { draw = [], stow = [], drop = [] }: Readying): Creature {
  if (draw.length + stow.length + drop.length === 0) return one;
  const held = ({ id, held: now }: Arm): Hold => {
    if (draw.includes(id)) return 'hand';
    if (stow.includes(id)) return 'stowed';
    return drop.includes(id) ? 'dropped' : now;
  };
  return { ...one, arms: one.arms.map((arm) => ({ ...arm, held: held(arm) })) };
}
