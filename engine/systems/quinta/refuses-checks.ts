import { squaresBetween } from '@arbitro/grid';
import { type CreatureId, creature, fightOn, refuse, type Verdict } from '@arbitro/kernel';
import type {
  Action,
  ActionOf,
  Break,
  Check,
  Hide,
  Influence,
  Interact,
  PutOut,
  Search,
  SetAttitude,
  Speak,
  Study,
  Weigh,
} from './actions.ts';
import { feels, felt, isIncapacitated } from './derived.ts';
import { refuseQuinta } from './refusals.ts';
import { JOURNEY_VERDICTS } from './refuses-journey.ts';
import { speedFor } from './rules/budget.ts';
import { spaceIn } from './rules/distance.ts';
import { canTakeInHand } from './rules/hands.ts';
import { watcherOf } from './rules/hide.ts';
import { barredKey } from './rules/social.ts';
import type { Creature, World } from './state.ts';
import { SEARCH_SKILLS, SECONDS, type Skill, STUDY_SKILLS } from './tables.ts';
import { cannotTake, dead, notOnTurn } from './verdicts.ts';

type Refuses<A> = (world: World, action: A) => Verdict;
const takesAction = (world: World, { by }: { readonly by: CreatureId }): Verdict =>
  cannotTake(world, by, 'action');

/** Why each of these may not be done now, if it may not. */
export const CHECK_VERDICTS = {
  ...JOURNEY_VERDICTS,
  check: refusesCheck,
  save: (world, { by }) => dead(world, by),
  study: refusesStudy,
  search: refusesSearch,
  improvise: takesAction,
  hide: refusesHide,
  influence: refusesInfluence,
  attitude: refusesAttitude,
  fall: (world, { who }) => dead(world, who),
  burn: (world, { who }) => dead(world, who),
  choke: (world, { who }) => dead(world, who),
  'put-out': refusesPutOut,
  break: refusesBreak,
  utilize: takesAction,
  interact: refusesInteract,
  speak: refusesSpeak,
  weigh: refusesWeigh,
} satisfies { readonly [T in Action['type']]?: Refuses<ActionOf<T>> };

function refusesCheck(world: World, { by, ability, skill, or, on }: Check): Verdict {
  if (skill === undefined && (ability === undefined || or !== undefined))
    return refuseQuinta('ability-or-skill');
  if (on === by) return refuse('no-such-target', { on });
  return dead(world, by);
}

/** @rule quinta.actions.study */
function refusesStudy(world: World, action: Study): Verdict {
  if (isOneOf(STUDY_SKILLS, action.skill)) return takesAction(world, action);
  return refuseQuinta('not-a-study', { skill: action.skill });
}

const isOneOf = (skills: readonly Skill[], skill: Skill): boolean => skills.includes(skill);

/** Somebody hidden is found with Perception. @rule quinta.actions.search @ruling R24 */
function refusesSearch(world: World, action: Search): Verdict {
  const { skill, for: sought } = action;
  if (!isOneOf(SEARCH_SKILLS, skill)) return refuseQuinta('not-a-search', { skill });
  if (sought !== undefined && skill !== 'perception') return refuseQuinta('perception-finds', { skill });
  if (sought !== undefined && creature(world, sought).hidden === null)
    return refuseQuinta('not-hidden', { who: sought });
  return takesAction(world, action);
}

/** The game master may allow what the rule would not, and forbid what it would. @rule quinta.exploration.hiding @ruling R20 */
function refusesHide(world: World, action: Hide): Verdict {
  const { by: who, allowed } = action;
  const one = creature(world, who);
  if (allowed === false) return one.hidden === null ? refuseQuinta('may-not-hide', { who }) : undefined;
  if (one.hidden !== null) return refuseQuinta('hidden-already', { who });
  const unable = takesAction(world, action);
  if (unable || allowed || world.options.hideMode === 'gm') return unable;
  const by = watcherOf(world, one);
  return by === undefined ? undefined : refuseQuinta('watched', { who, by });
}

/** @rule quinta.actions.influence */
function refusesInfluence(world: World, action: Influence): Verdict {
  const { by, on, approach } = action;
  const target = creature(world, on);
  if (by === on || target.life === 'dead') return refuse('no-such-target', { on });
  if (feels(world, target, 'unaware')) return refuseQuinta('hears-nothing', { on });
  const left = (creature(world, by).barred[barredKey(on, approach)] ?? 0) - world.clock;
  if (left > 0) return refuseQuinta('barred', { who: by, on, hours: Math.ceil(left / SECONDS.hour) });
  return takesAction(world, action);
}

function refusesAttitude(_: World, { who, toward }: SetAttitude): Verdict {
  return who === toward ? refuse('no-such-target', { on: who }) : undefined;
}

function refusesPutOut(world: World, action: PutOut): Verdict {
  const { by: who } = action;
  return creature(world, who).burning ? takesAction(world, action) : refuseQuinta('not-burning', { who });
}

/** @rule quinta.objects.breaking-fragile @rule quinta.objects.definition */
function refusesBreak(world: World, action: Break): Verdict {
  const found = world.things.find(({ id }) => id === action.thing);
  if (!found) return refuseQuinta('no-such-thing', { thing: action.thing });
  const thing = found.name;
  if (found.hp === 0) return refuseQuinta('broken-already', { thing });
  if (found.magical) return refuseQuinta('magical-thing', { thing });
  if (!found.fragile) return refuseQuinta('sturdy-thing', { thing });
  if (!reaches(world, creature(world, action.by), found))
    return refuseQuinta('thing-too-far', { thing, who: action.by });
  return takesAction(world, action);
}

/** Without places everything is at hand. */
function reaches(world: World, one: Creature, { at }: World['things'][number]): boolean {
  const space = spaceIn(world, one);
  return !world.options.gridUse || !space || !at || squaresBetween(space, { at, side: 1 }) <= 1;
}

/** @rule quinta.turn.interact @ruling R29 */
function refusesInteract(world: World, { by: who, draw, stow }: Interact): Verdict {
  const one = creature(world, who);
  const unable = dead(world, who) ?? notOnTurn(world, who);
  if (unable) return unable;
  if (fightOn(world) && !one.budget.interaction) return refuseQuinta('no-interaction-left', { who });
  if (isIncapacitated(world, one) && speedFor(world, one) === 0) return cannotTake(world, who, 'action');
  return wrongGrip(one, stow, false) ?? wrongGrip(one, draw, true) ?? noHandFor(world, one, { draw, stow });
}

/** @rule quinta.turn.interact @ruling R116 */
const noHandFor = (
  world: World,
  one: Creature,
  { draw, stow = '' }: Pick<Interact, 'draw' | 'stow'>,
): Verdict =>
  draw === undefined || canTakeInHand(world, one, [draw, stow])
    ? undefined
    : refuseQuinta('hands-full', { who: one.id, deed: draw });

/** What is to be in hand must not be yet, and the other way round. */
function wrongGrip({ id: who, items, deeds }: Creature, wanted: string | undefined, held: boolean): Verdict {
  if (wanted === undefined) return undefined;
  const found = items.find(({ id }) => id === wanted) ?? deeds.find(({ id }) => id === wanted);
  if (!found) return refuseQuinta('no-such-item', { who, item: wanted });
  if (found.held !== held) return undefined;
  return refuseQuinta(held ? 'in-hand-already' : 'not-in-hand', { who, item: found.name });
}

/** @rule quinta.turn.communicate @ruling R41 */
function refusesSpeak(world: World, { by: who, long }: Speak): Verdict {
  const unable = dead(world, who);
  if (unable) return unable;
  const one = creature(world, who);
  const mute = [...felt(world, one, 'cannot-speak'), ...felt(world, one, 'unaware')][0];
  if (mute) return refuseQuinta('cannot-speak', { who, status: mute.condition });
  if (long) return cannotTake(world, who, 'action');
  return world.options.offTurnSpeech ? undefined : notOnTurn(world, who);
}

/** Only where it is left to the game master. @rule quinta.objects.carrying @ruling R30 */
function refusesWeigh({ options, creatures }: World, { who, counts }: Weigh): Verdict {
  if (options.carryingMode !== 'gm') return refuseQuinta('weight-settled');
  return creature({ creatures }, who).weighed === counts
    ? refuseQuinta('weighed-already', { who })
    : undefined;
}
