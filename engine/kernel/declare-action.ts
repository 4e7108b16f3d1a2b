import { z } from 'zod';
import { mayActFor, type Viewer } from './audience.ts';
import { findCreature } from './creatures.ts';
import { creatureFields, type FieldSchemas, offerSlots } from './declared-fields.ts';
import type { CreatureId, Ctx, Person } from './kernel.ts';
import type { Offer } from './offer.ts';
import { gmPart, joinParts, type OfferPart, partsByCreature } from './offer-parts.ts';
import { offering } from './offering.ts';
import { namesIn } from './references.ts';
import { refuse } from './refusal.ts';
import type { AnyAction } from './system.ts';
import type { Verdict } from './verdict.ts';

/** The same, never to be changed in place. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;

/** An action with these fields. */
export type ActionWith<Type extends string, Shape extends FieldSchemas> = { readonly type: Type } & ([
  keyof Shape,
] extends [never]
  ? unknown
  : Unchanging<z.output<z.ZodObject<Shape>>>);

interface Peopled {
  readonly creatures: readonly { readonly id: CreatureId }[];
}
type CreatureIn<World extends Peopled> = World['creatures'][number];

/** What a rule says of an action besides its fields. */
export interface ActionParts<World extends Peopled, Event, Action> {
  /** Why it may not be done now, if it may not; everybody it names is there. What passes is resolved without further asking. */
  refuses?(world: World, action: Action): Verdict;
  resolve(ctx: Ctx<World, Event>, action: Action): void;
  /** How it is offered to somebody who has a field `by`; without it, whatever its fields may hold and is not refused. */
  offers?(world: World, creature: CreatureIn<World>, allowed: OffersOf<World>): readonly Offer[];
  /** How it is offered to the game master, where it has no field `by`; without it, as above. */
  gmOffers?(world: World, allowed: OffersOf<World>): readonly Offer[];
  /** The same in parts, where not all of them are the game master's doing. */
  gmParts?(world: World): readonly OfferPart[];
}

/** Makes offers of what this action's `refuses` allows. */
type OffersOf<World extends Peopled> = ReturnType<typeof offering<World, AnyAction>>;

/** An action as it is declared, beside its rule. */
export interface ActionDeclaration<World extends Peopled, Event, Action extends AnyAction> {
  readonly type: string;
  /** The schemas of its fields, without its type. */
  readonly fields: FieldSchemas;
  readonly schema: z.ZodType<Action>;
  /** Everybody it names. */
  names(action: Action): readonly CreatureId[];
  /** The first it names who is not there. */
  findMissing(world: World, action: Action): CreatureId | undefined;
  refuses(world: World, action: Action): Verdict;
  resolve(ctx: Ctx<World, Event>, action: Action): void;
  offers(world: World, creature: CreatureIn<World>): readonly Offer[];
  gmParts(world: World): readonly OfferPart[];
}
// biome-ignore lint/suspicious/noExplicitAny: of whatever world, event and action
type AnyDeclaration = ActionDeclaration<any, any, any>;

/** The action of one declaration: `type Mount = Declared<typeof mount>`. */
export type Declared<Declaration> = Declaration extends { readonly schema: z.ZodType<infer Action> }
  ? Action
  : never;

/** Every action of a list of declarations. */
export type ActionIn<List extends readonly AnyDeclaration[]> = Declared<List[number]>;

/** For an action that people name in full and that is not offered. */
export const NOT_OFFERED = (): readonly Offer[] => [];
const NO_PARTS = (): readonly OfferPart[] => [];

/** How a system declares its actions: `const action = actionsOf<World, Event>()`. */
export const actionsOf =
  <World extends Peopled, Event>() =>
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
    const names = namesIn(schema);
    return {
      type,
      fields,
      schema: schema as unknown as z.ZodType<ActionWith<Type, Shape>>,
      names,
      findMissing: missingFinder(fields, names),
      refuses,
      resolve,
      ...offersOf(type, fields, refuses as Refuses<World>, offered),
    };
  };

/** Asked for every action that is tried: most name creatures in plain fields, and no list is made of those. */
function missingFinder(
  fields: FieldSchemas,
  names: (action: unknown) => readonly CreatureId[],
): (world: Peopled, action: object) => CreatureId | undefined {
  const keys = creatureFields(fields);
  if (!keys) return (world, action) => names(action).find((id) => !findCreature(world, id));
  return (world, action) => {
    for (const key of keys) {
      const id = (action as Readonly<Record<string, unknown>>)[key];
      if (typeof id === 'string' && !findCreature(world, id)) return id;
    }
    return undefined;
  };
}

type Refuses<World> = (world: World, action: AnyAction) => Verdict;
type Offering<World extends Peopled> = Pick<ActionDeclaration<World, never, AnyAction>, 'offers' | 'gmParts'>;

/** The offers that are declared, or those that follow from the fields; of a creature, or of the game master. */
function offersOf<World extends Peopled>(
  type: string,
  fields: FieldSchemas,
  refuses: Refuses<World>,
  {
    offers,
    gmOffers,
    gmParts,
  }: Pick<ActionParts<World, never, AnyAction>, 'offers' | 'gmOffers' | 'gmParts'>,
): Offering<World> {
  if (offers || gmOffers || gmParts) {
    const allowed = offering<World, AnyAction>(refuses);
    const toGm = gmOffers ? (world: World) => [gmPart(() => gmOffers(world, allowed))] : NO_PARTS;
    return {
      offers: offers ? (world, creature) => offers(world, creature, allowed) : NOT_OFFERED,
      gmParts: gmParts ?? toGm,
    };
  }
  const slots = offerSlots(type, fields, refuses);
  return 'by' in fields
    ? { offers: (world, { id }) => slots(world, { type, by: id }), gmParts: NO_PARTS }
    : { offers: NOT_OFFERED, gmParts: (world) => [gmPart(() => slots(world, { type }))] };
}

/** What a list of declared actions comes to. Its order is the order of offers. */
export function collectActions<World extends Peopled, Event, Action extends AnyAction>(
  list: readonly AnyDeclaration[],
) {
  const byType: Readonly<Record<string, ActionDeclaration<World, Event, Action>>> = Object.fromEntries(
    list.map((one) => [one.type, one]),
  );
  const declarationOf = ({ type }: Action): ActionDeclaration<World, Event, Action> => {
    const found = byType[type];
    if (!found) throw new Error(`no action ${type} is declared`);
    return found;
  };
  const ownOffers = (world: World, creature: CreatureIn<World>): readonly Offer[] =>
    list.flatMap(({ offers }) => offers(world, creature));
  const gmParts = (world: World): readonly OfferPart[] => list.flatMap((declared) => declared.gmParts(world));
  const schemas = list.map(({ schema }) => schema) as unknown as readonly [z.core.$ZodTypeDiscriminable];
  return {
    schema: z.discriminatedUnion('type', schemas) as unknown as z.ZodType<Action>,
    resolve: (ctx: Ctx<World, Event>, action: Action): void => declarationOf(action).resolve(ctx, action),
    /** Why this may not be done now, if it may not. */
    refuses: (world: World, action: Action): Verdict => {
      const declared = declarationOf(action);
      const missing = declared.findMissing(world, action);
      return missing === undefined
        ? declared.refuses(world, action)
        : refuse('no-such-creature', { id: missing });
    },
    /** What this creature may do now. */
    ownOffers,
    /** What the game master may say now, in parts. */
    gmParts,
    /** What the viewer may do now, each with the places left to fill. */
    offers: (world: World, viewer: Viewer, of?: Person): readonly Offer[] => {
      const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
      const parts = partsByCreature(own, (one) => ownOffers(world, one));
      return joinParts(viewer.role === 'gm' ? [...parts, ...gmParts(world)] : parts, of);
    },
  };
}
