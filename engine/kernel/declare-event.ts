import type { Audience } from './audience.ts';
import { type Draft, getCreatureIndex, type WithCreatures } from './creatures.ts';
import type { CreatureId } from './kernel.ts';
import { type Amount, type EventReader, summarizeEvents } from './summarize-events.ts';
import type { ActionSummary } from './system.ts';

declare const factsKey: unique symbol;
/** The facts of an event, known only to the compiler. */
export interface DeclaredFields<Facts> {
  readonly [factsKey]?: Facts;
}
const NO_VALUE = {};
/** What an event states: `fields<{ who: CreatureId; points: number }>()`. */
export const fields = <Facts>(): DeclaredFields<Facts> => NO_VALUE;

interface CitedRule {
  readonly rule: string;
}

/** What a system declares for an event, all optional: by default everyone hears of it and nothing changes. */
export interface EventParts<World, Creature, Facts> {
  /** Who may hear of it. */
  audience?(event: Facts, world: World): Audience;
  /** Fields that only the write functions need (list indices, running numbers): sent only to the game master. */
  readonly privateFields?: readonly (keyof Facts & string)[];
  /** Applies it to a copy of the creature `who`. */
  writeCreature?(creature: Draft<Creature>, event: Facts): void;
  /** Applies it to the rest of the world. */
  writeWorld?(world: World, event: Facts): World;
  /** What odds count when it happens: facts, each as a term or a term with a creature after a colon. */
  facts?(event: Facts & CitedRule): readonly string[];
  /** What odds add up. */
  amounts?(event: Facts): readonly Amount[];
}

/** A declared event, next to the rule that emits it. */
export interface EventDeclaration<World, Creature, Type extends string, Facts>
  extends EventParts<World, Creature, Facts> {
  readonly type: Type;
  readonly fields: DeclaredFields<Facts>;
}
// biome-ignore lint/suspicious/noExplicitAny: of whatever world, creature and facts
type AnyDeclaration = EventDeclaration<any, any, string, any>;

/** The event of one declaration: its facts, and the rule it cites. */
type EventOfDeclaration<Declared, Rule> = Declared extends {
  readonly type: infer Type;
  readonly fields: DeclaredFields<infer Facts>;
}
  ? { readonly type: Type; readonly rule: Rule } & { readonly [K in keyof Facts]: Facts[K] }
  : never;

/** Every event of a list of declarations. */
export type EventIn<List extends readonly AnyDeclaration[], Rule> = EventOfDeclaration<List[number], Rule>;

/** Creates the function with which a system declares its events: `const event = createEventDeclarer<World, Creature>()`. */
export const createEventDeclarer =
  <World, Creature>() =>
  <const Type extends string, Facts>(
    type: Type,
    declaredFields: DeclaredFields<Facts>,
    parts: EventParts<World, Creature, NoInfer<Facts>> = {},
  ): EventDeclaration<World, Creature, Type, Facts> => ({ type, fields: declaredFields, ...parts });

/** How a system copies what events change. */
export interface CopyFunctions<World, Creature> {
  /** Copies explicit fields, so that all copies have one shape. */
  copyCreature(creature: Creature): Draft<Creature>;
  /** Returns the world with this roster. */
  withCreatures(world: World, creatures: readonly Creature[]): World;
}

type EventWriter<World> = (world: World, event: never) => World;

/** Combines a list of declared events: how they are applied, who hears of them, and what odds count. */
export function collectEvents<
  World extends WithCreatures<Creature>,
  Creature extends { readonly id: CreatureId },
  Event extends { readonly type: string },
>(list: readonly AnyDeclaration[], copyFunctions: CopyFunctions<World, Creature>) {
  const writers: Record<string, EventWriter<World>> = {};
  const audiences: Record<string, (event: Event, world: World) => Audience> = {};
  const privateFields: Record<string, readonly string[]> = {};
  const readers: Record<string, Partial<EventReader<Event>>> = {};
  for (const declared of list) {
    if (declared.type in writers) throw new Error(`the event ${declared.type} is declared twice`);
    writers[declared.type] = createEventWriter(declared, copyFunctions);
    audiences[declared.type] = declared.audience ?? everyoneHears;
    readers[declared.type] = declared;
    if (declared.privateFields) privateFields[declared.type] = declared.privateFields;
  }
  const reader: EventReader<Event> = {
    facts: (event) => readers[event.type]?.facts?.(event) ?? [],
    amounts: (event) => readers[event.type]?.amounts?.(event) ?? [],
  };
  return {
    /** The only place where the world changes: the event is applied, nothing is decided. */
    apply: (world: World, event: Event): World =>
      (writers[event.type] as EventWriter<World>)(world, event as never),
    audience: (world: World, event: Event): Audience =>
      (audiences[event.type] as (event: Event, world: World) => Audience)(event, world),
    privateFields,
    /** What odds count of one event. */
    reader,
    /** Summarizes the events of a run for its odds. */
    summarize: (events: readonly Event[]): ActionSummary => summarizeEvents(events, reader),
    types: Object.keys(writers) as readonly Event['type'][],
  };
}

const everyoneHears = (): Audience => 'everyone';

function createEventWriter<
  World extends WithCreatures<Creature>,
  Creature extends { readonly id: CreatureId },
>(
  { writeCreature, writeWorld }: Pick<EventParts<World, Creature, unknown>, 'writeCreature' | 'writeWorld'>,
  { copyCreature, withCreatures }: CopyFunctions<World, Creature>,
): EventWriter<World> {
  if (!writeCreature) return writeWorld ?? ((world) => world);
  const rewrite = (world: World, event: { readonly who: CreatureId }): World => {
    const creatures = world.creatures.slice();
    const index = getCreatureIndex(world.creatures, event.who);
    const copy = copyCreature(creatures[index] as Creature);
    writeCreature(copy, event);
    creatures[index] = copy;
    return withCreatures(world, creatures);
  };
  return writeWorld ? (world, event) => writeWorld(rewrite(world, event), event) : rewrite;
}
