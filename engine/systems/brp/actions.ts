import {
  type ActionIn,
  buildCreatureParts,
  buildGmPart,
  type CreatureId,
  collectActions,
  joinParts,
  mayActFor,
  type Offer,
  type OfferPart,
  offerNothing,
  type Person,
  putUnlikelyLast,
  type Refusal,
  type Viewer,
} from '@arbitro/kernel';
import { ACTIONS } from './declarations.ts';
import type { Event } from './events.ts';
import { ambush, unaware } from './rules/ambush.ts';
import { gmCheckOffers } from './rules/check.ts';
import type { BrpCtx } from './rules/checks.ts';
import { contest } from './rules/contest.ts';
import { endAdventure, freeChecks } from './rules/experience.ts';
import { beginFight, endFight, join } from './rules/fight.ts';
import { wear } from './rules/gear.ts';
import { approve, heal, setCharacteristic, setSkill } from './rules/gm-changes.ts';
import { allowRelated } from './rules/related.ts';
import { resist } from './rules/resist.ts';
import { place, setLight, takeCover } from './rules/scene.ts';
import { isUnlikelyOffer } from './rules/sort-targets.ts';
import { teach } from './rules/teach.ts';
import { wait } from './rules/time.ts';
import { advance } from './rules/turn.ts';
import { resolveArmNames } from './screen/resolve-arm-names.ts';
import { resolveRollName } from './screen/resolve-roll-names.ts';
import { resolveSkillNames } from './screen/resolve-skill-names.ts';
import type { World } from './state.ts';

export type Action = ActionIn<typeof ACTIONS>;

const collectedActions = collectActions<World, Event, Action>(ACTIONS);

export const { schema: actionSchema } = collectedActions;

/** Replaces names of arms, skills and rolls in the action with their ids. People may use any of their names. */
const resolveActionNames = (world: World, action: Action): Action =>
  resolveRollName(world, resolveSkillNames(world, resolveArmNames(world, action)));

/** Returns why the action is not allowed, or undefined. */
export const validateAction = (world: World, action: Action): Refusal | undefined =>
  collectedActions.refuses(world, resolveActionNames(world, action));

/** Resolves the action by its rule, then advances the round to the next creature that must act. */
export function resolveAction(ctx: BrpCtx, action: Action): void {
  collectedActions.resolve(ctx, resolveActionNames(ctx.world, action));
  advance(ctx);
}

/** Fields that only the game master may set. */
const GM_FIELDS = [
  'difficulty',
  'bonus',
  'stakes',
  'decided',
  'distance',
  'leave',
  'takes',
  'anyway',
  'meanwhile',
] as const;

/**
 * Returns who performs the action. An action with a field reserved for the game master belongs to the game master, even
 * if a creature acts.
 */
export function actorOf(action: Action): Person {
  if (!('by' in action) || typeof action.by !== 'string') return 'gm';
  if (action.type === 'related' || action.type === 'teach' || action.type === 'free-checks') return 'gm';
  if (GM_FIELDS.some((field) => (action as { readonly [key: string]: unknown })[field] !== undefined))
    return 'gm';
  return action.by;
}

/** The actions that creatures are offered for themselves: what they wear is offered with their sheet. */
const CREATURE_ACTIONS = ACTIONS.filter((action) => action !== wear && action.offers !== offerNothing);

/** Returns the actions open to the viewer, each with its unfilled slots. */
export function listOffers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = buildCreatureParts(own, (creature) =>
    putUnlikelyLast(
      CREATURE_ACTIONS.flatMap((action) => action.offers(world, creature)),
      (offer) => isUnlikelyOffer(world, creature, offer),
    ),
  );
  return joinParts(viewer.role === 'gm' ? [...parts, ...gmParts(world)] : parts, of);
}

interface GmOffering {
  gmParts(world: World): readonly OfferPart[];
}

/** The actions of the game master by what they are about; all others are offered where a creature may be harmed. */
const FIGHT_CREATURES = [join, place, takeCover];
const LEARNING = [freeChecks, teach];
const SHEET = [heal, setCharacteristic, setSkill, allowRelated, approve];
const FIGHT = [beginFight, endFight];
const SCENE = [ambush, unaware, setLight];
const ADVENTURE = [contest, resist, wait, endAdventure];
const GROUPED: ReadonlySet<GmOffering> = new Set([
  ...FIGHT_CREATURES,
  ...LEARNING,
  ...SHEET,
  ...FIGHT,
  ...SCENE,
  ...ADVENTURE,
]);
const OTHERS = ACTIONS.filter((action) => !GROUPED.has(action));

/** The offers of the game master. A check called by the game master still belongs to its creature. */
const gmParts = (world: World): readonly OfferPart[] => [
  buildGmPart(() => [
    ...listGmOffers(world, FIGHT),
    ...[...groupOffersByCreature(world, FIGHT_CREATURES).values()].flat(),
    ...listGmOffers(world, SCENE),
  ]),
  ...buildCreatureParts(world.creatures, (creature) => gmCheckOffers(world, creature)),
  buildGmPart(() => [
    ...listGmOffers(world, ADVENTURE),
    ...[...groupOffersByCreature(world, LEARNING).values()].flat(),
    ...listGmOffers(world, OTHERS),
  ]),
  ...sheetParts(world),
];

/** Offers for changes to a sheet and to what the creature wears. */
function sheetParts(world: World): readonly OfferPart[] {
  let made: ReadonlyMap<CreatureId, readonly Offer[]> | undefined;
  const sheets = (): ReadonlyMap<CreatureId, readonly Offer[]> => {
    made ??= groupOffersByCreature(world, SHEET);
    return made;
  };
  return world.creatures.flatMap((creature) => [
    buildGmPart(() => sheets().get(creature.id) ?? []),
    ...buildCreatureParts([creature], () => wear.offers(world, creature)),
  ]);
}

const listGmOffers = (world: World, actions: readonly GmOffering[]): readonly Offer[] =>
  joinParts(actions.flatMap((action) => action.gmParts(world)));

/** Lists the same offers creature by creature. */
function groupOffersByCreature(
  world: World,
  actions: readonly GmOffering[],
): ReadonlyMap<CreatureId, readonly Offer[]> {
  const byCreature = new Map<CreatureId, Offer[]>(world.creatures.map(({ id }) => [id, []]));
  for (const offer of listGmOffers(world, actions)) {
    const { who, by } = offer.action;
    byCreature.get(String(who ?? by))?.push(offer);
  }
  return byCreature;
}
