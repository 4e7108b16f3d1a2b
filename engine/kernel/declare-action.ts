import { z } from 'zod';
import { mayActFor, type Viewer } from './audience.ts';
import { findCreature, type WithCreatures } from './creatures.ts';
import { createSlotOffers, type FieldSchemas, listCreatureFields } from './declared-fields.ts';
import type { CreatureId, Ctx, Person } from './kernel.ts';
import type { Offer } from './offer.ts';
import { createOfferBuilder } from './offer-builder.ts';
import { buildCreatureParts, buildGmPart, joinParts, type OfferPart } from './offer-parts.ts';
import type { Verdict } from './preconditions.ts';
import { createCreatureIdFinder } from './references.ts';
import { refuse } from './refusal.ts';
import type { AnyAction } from './system.ts';
import { putUnlikelyLast } from './unlikely-offers.ts';

/** A deeply read-only type. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** An action with these fields. */
export type ActionWith<Type extends string, Shape extends FieldSchemas> = { readonly type: Type } & ([
  keyof Shape,
] extends [never]
  ? unknown
  : DeepReadonly<z.output<z.ZodObject<Shape>>>);

type CreatureIn<World extends WithCreatures> = World['creatures'][number];

/** What a rule declares for an action besides its fields. */
export interface ActionParts<World extends WithCreatures, Event, Action> {
  /**
   * Returns why the action is not allowed now, or undefined; every creature it names exists. An accepted action is
   * resolved without further checks.
   */
  refuses?(world: World, action: Action): Verdict;
  resolve(ctx: Ctx<World, Event>, action: Action): void;
  /**
   * The offers for a creature, where the action has a field `by`. By default: every combination of fields that is not
   * refused.
   */
  offers?(world: World, creature: CreatureIn<World>, allowed: OfferBuilder<World>): readonly Offer[];
  /** The offers for the game master, where the action has no field `by`. Same default. */
  gmOffers?(world: World, allowed: OfferBuilder<World>): readonly Offer[];
  /** The same in parts, where some of them belong to other actors than the game master. */
  gmParts?(world: World): readonly OfferPart[];
}

/** Builds offers that this action's `refuses` allows. */
type OfferBuilder<World extends WithCreatures> = ReturnType<typeof createOfferBuilder<World, AnyAction>>;

/** A declared action, next to its rule. */
export interface ActionDeclaration<World extends WithCreatures, Event, Action extends AnyAction> {
  readonly type: string;
  /** The schemas of its fields, without its type. */
  readonly fields: FieldSchemas;
  readonly schema: z.ZodType<Action>;
  /** Returns every creature the action names. */
  listCreatureIds(action: Action): readonly CreatureId[];
  /** Returns the first named creature that does not exist. */
  findMissing(world: World, action: Action): CreatureId | undefined;
  refuses(world: World, action: Action): Verdict;
  resolve(ctx: Ctx<World, Event>, action: Action): void;
  offers(world: World, creature: CreatureIn<World>): readonly Offer[];
  gmParts(world: World): readonly OfferPart[];
}
// biome-ignore lint/suspicious/noExplicitAny: of whatever world, event and action
type AnyDeclaration = ActionDeclaration<any, any, any>;

/** The action type of a declaration: `type Mount = DeclaredAction<typeof mount>`. */
export type DeclaredAction<Declaration> = Declaration extends { readonly schema: z.ZodType<infer Action> }
  ? Action
  : never;

/** Every action of a list of declarations. */
export type ActionIn<List extends readonly AnyDeclaration[]> = DeclaredAction<List[number]>;

/** For an action that people write in full and that is not offered. */
export const offerNothing = (): readonly Offer[] => [];
const offerNoParts = (): readonly OfferPart[] => [];

/** Creates the function with which a system declares its actions: `const action = createActionDeclarer<World, Event>()`. */
export const createActionDeclarer =
  <World extends WithCreatures, Event>() =>
  <const Type extends string, Shape extends FieldSchemas>(
    type: Type,
    {
      fields,
      refuses = () => undefined,
      resolve,
      ...offered
    }: { readonly fields: Shape } & ActionParts<World, Event, NoInfer<ActionWith<Type, Shape>>>,
  ): ActionDeclaration<World, Event, ActionWith<Type, Shape>> => {
    const schema = z.strictObject({ type: z.literal(type), ...fields });
    const listIds = createCreatureIdFinder(schema);
    return {
      type,
      fields,
      schema: schema as unknown as z.ZodType<ActionWith<Type, Shape>>,
      listCreatureIds: listIds,
      findMissing: createMissingFinder(fields, listIds),
      refuses,
      resolve,
      ...buildOffers(type, fields, refuses as RefusalCheck<World>, offered),
    };
  };

/** Runs for every attempted action: most name creatures in plain fields, and no list is built for those. */
function createMissingFinder(
  fields: FieldSchemas,
  listIds: (action: unknown) => readonly CreatureId[],
): (world: WithCreatures, action: object) => CreatureId | undefined {
  const keys = listCreatureFields(fields);
  if (!keys) return (world, action) => listIds(action).find((id) => !findCreature(world, id));
  return (world, action) => {
    for (const key of keys) {
      const id = (action as Readonly<Record<string, unknown>>)[key];
      if (typeof id === 'string' && !findCreature(world, id)) return id;
    }
    return undefined;
  };
}

type RefusalCheck<World> = (world: World, action: AnyAction) => Verdict;
type DeclaredOffers<World extends WithCreatures> = Pick<
  ActionDeclaration<World, never, AnyAction>,
  'offers' | 'gmParts'
>;

/** The declared offers, or those derived from the fields; of a creature, or of the game master. */
function buildOffers<World extends WithCreatures>(
  type: string,
  fields: FieldSchemas,
  refuses: RefusalCheck<World>,
  {
    offers,
    gmOffers,
    gmParts,
  }: Pick<ActionParts<World, never, AnyAction>, 'offers' | 'gmOffers' | 'gmParts'>,
): DeclaredOffers<World> {
  if (offers || gmOffers || gmParts) {
    const allowed = createOfferBuilder<World, AnyAction>(refuses);
    const toGm = gmOffers ? (world: World) => [buildGmPart(() => gmOffers(world, allowed))] : offerNoParts;
    return {
      offers: offers ? (world, creature) => offers(world, creature, allowed) : offerNothing,
      gmParts: gmParts ?? toGm,
    };
  }
  const slots = createSlotOffers(type, fields, refuses);
  return 'by' in fields
    ? { offers: (world, { id }) => slots(world, { type, by: id }), gmParts: offerNoParts }
    : { offers: offerNothing, gmParts: (world) => [buildGmPart(() => slots(world, { type }))] };
}

/** Whether an offer does no good now: it would harm the creature's own side, or help those who need no help. */
export type UnlikelyCheck<World extends WithCreatures> = (
  world: World,
  creature: CreatureIn<World>,
  offer: Offer,
) => boolean;

/** Combines a list of declared actions. Its order is the order of offers; unlikely ones of a creature come last. */
export function collectActions<World extends WithCreatures, Event, Action extends AnyAction>(
  list: readonly AnyDeclaration[],
  isUnlikely: UnlikelyCheck<World> = () => false,
) {
  const byType: Readonly<Record<string, ActionDeclaration<World, Event, Action>>> = Object.fromEntries(
    list.map((declaration) => [declaration.type, declaration]),
  );
  const declarationOf = ({ type }: Action): ActionDeclaration<World, Event, Action> => {
    const found = byType[type];
    if (!found) throw new Error(`no action ${type} is declared`);
    return found;
  };
  const offered = list.filter(({ offers }) => offers !== offerNothing);
  const offeredToGm = list.filter((declared) => declared.gmParts !== offerNoParts);
  const ownOffers = (world: World, creature: CreatureIn<World>): readonly Offer[] => {
    const creatureOffers: Offer[] = [];
    for (const { offers } of offered) creatureOffers.push(...offers(world, creature));
    return putUnlikelyLast(creatureOffers, (offer) => isUnlikely(world, creature, offer));
  };
  const gmParts = (world: World): readonly OfferPart[] =>
    offeredToGm.flatMap((declared) => declared.gmParts(world));
  const schemas = list.map(({ schema }) => schema) as unknown as readonly [z.core.$ZodTypeDiscriminable];
  return {
    schema: z.discriminatedUnion('type', schemas) as unknown as z.ZodType<Action>,
    resolve: (ctx: Ctx<World, Event>, action: Action): void => declarationOf(action).resolve(ctx, action),
    /** Returns why the action is not allowed now, or undefined. */
    refuses: (world: World, action: Action): Verdict => {
      const declared = declarationOf(action);
      const missing = declared.findMissing(world, action);
      return missing === undefined
        ? declared.refuses(world, action)
        : refuse('no-such-creature', { id: missing });
    },
    /** Offers what this creature may do now. */
    ownOffers,
    /** Offers what the game master may do now, in parts. */
    gmParts,
    /** Offers what the viewer may do now, each with its unfilled slots. */
    offers: (world: World, viewer: Viewer, of?: Person): readonly Offer[] => {
      const ownCreatures = world.creatures.filter(({ id }) => mayActFor(viewer, id));
      const parts = buildCreatureParts(ownCreatures, (item) => ownOffers(world, item));
      return joinParts(viewer.role === 'gm' ? [...parts, ...gmParts(world)] : parts, of);
    },
  };
}
