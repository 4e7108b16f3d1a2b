import { z } from 'zod';
import type { Creation } from '../creation.ts';
import { findCreature } from '../creatures.ts';
import type { Encounters } from '../encounter.ts';
import { listValues } from '../event-sentences.ts';
import { fightStateOf } from '../fight.ts';
import { createTermLookup, type Sentence } from '../localized-text.ts';
import type { Presentation } from '../presentation.ts';
import { oneOf } from '../question.ts';
import { optionsSchema } from '../schema.ts';
import { type Amount, listFactKeys, summarizeEvents } from '../summarize-events.ts';
import type { ActionSummary, AnyAction, AnyEvent, ContentSheet, System } from '../system.ts';
import { createSmallPolicy, createSmallTactics, smallCombatStats } from './computer.ts';
import type { AnySmallEvent } from './declare-game.ts';
import { collectSmallActions, collectSmallEvents } from './fight-rules.ts';
import { buildPresets } from './presets.ts';
import { createRoster } from './roster.ts';
import type { AnyGameDeclaration, SmallGameParts } from './rule-kit.ts';
import { buildSchemas, type SmallSchemas } from './schemas.ts';
import { createBoard, createCharacterPage } from './screen.ts';
import { buildView, createKnownWorld, rollAudience } from './secrecy.ts';
import {
  buildOptions,
  buildRefusals,
  buildRules,
  buildTerms,
  describeFightEvent,
  FIGHT_ACTION_TEXTS,
  mapTexts,
  toText,
} from './texts.ts';
import type { FightEvent, GameText, SmallContent, SmallSheet, SmallWorld } from './types.ts';

type SmallSystem = System<SmallWorld, AnyAction, AnyEvent, unknown, SmallSheet, null>;

/** Builds the system of a small game: everything that it does not declare has a default. */
export function buildSystem(
  declaration: AnyGameDeclaration,
  events: readonly AnySmallEvent[],
  parts: SmallGameParts,
): SmallSystem {
  const { id, options: book = {} } = declaration;
  const options = buildOptions(book);
  const schemas = buildSchemas(declaration.sheet, options);
  const actions = collectSmallActions(id, parts.actions);
  const collectedEvents = collectSmallEvents(events);
  const turnActions = new Set(parts.actions.filter(({ turn }) => turn).map(({ type }) => type));
  const tactics = createSmallTactics((world, who) => {
    const creature = findCreature(world, who);
    return creature ? actions.ownOffers(world, creature) : [];
  }, turnActions);
  return {
    id,
    rules: buildRules(id, declaration.rules),
    options,
    refusals: buildRefusals(declaration.refusals ?? {}),
    schemas: {
      world: schemas.world,
      action: actions.schema,
      options: optionsSchema(options),
      sheet: schemas.sheet,
      scene: z.null(),
    },
    ...buildContent(id, schemas, parts),
    presets: parts.presets ?? buildPresets(parts, events),
    policies: { sensible: parts.policy ?? createSmallPolicy(tactics) },
    combatStats: smallCombatStats as SmallSystem['combatStats'],
    tactics,
    presentation: buildPresentation(declaration, events, parts),
    privateFields: collectedEvents.privateFields,
    createWorld,
    ...createRoster({ id, removeCreatures: schemas.removeCreatures, apply: collectedEvents.apply }),
    ...FIGHT_PARTS,
    resolve: actions.resolve,
    apply: collectedEvents.apply,
    refuses: actions.refuses,
    offers: actions.offers,
    summarize: createSummary(events),
    knownWorld: createKnownWorld(schemas, readDefaultSheet(id, schemas)),
    audience: collectedEvents.audience,
  };
}

/** The parts that are the same in every small game. */
const FIGHT_PARTS = {
  setScene: (world) => world,
  creaturesToAct: ({ fight }) => (fight && !fight.over && fight.turn !== null ? [fight.turn] : []),
  fightState: fightStateOf,
  view: buildView,
  hideablePlaces: () => [],
  actor: (action) => ('by' in action && typeof action.by === 'string' ? action.by : 'gm'),
  rollAudience,
} as const satisfies Partial<SmallSystem>;

const createWorld: SmallSystem['createWorld'] = ({ options, creatures }) => ({
  options,
  creatures: creatures.map(({ id, name, sheet }) => ({ id, name, ...sheet })),
  fight: null,
});

type Contents = Pick<SmallSystem, 'content' | 'encounters' | 'creation'>;

const buildContent = (id: string, schemas: SmallSchemas, parts: SmallGameParts): Contents => ({
  content: mapTexts(parts.content, toContentSheet),
  encounters: buildEncounters(parts),
  creation: buildCreation(id, schemas, parts),
});

/** The numbers assumed of an unknown foe: the defaults of the sheet. */
function readDefaultSheet(id: string, { sheet }: SmallSchemas): SmallSheet {
  const parsed = sheet.safeParse({});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`${id}: every field of the sheet needs a default; without one: ${fields}`);
}

const toContentSheet = ({ name, called, sheet }: SmallContent): ContentSheet => ({
  name: toText(name),
  ...(called !== undefined && { called: toText(called) }),
  sheet,
});

/** The party against the foes of each encounter. */
const buildEncounters = ({ party, encounters }: SmallGameParts): Encounters =>
  encounters.map(({ id, title, about, foes }) => ({
    id,
    title: toText(title),
    about: toText(about),
    file: {
      creatures: [...party, ...foes].map((from) => ({ from })),
      steps: [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }],
    },
  })) as unknown as Encounters;

/** The term of a ready-made character; its own name would replace the name that people give it. */
const toPartyTerm = (name: string): string => `as-${name}`;
const buildPartyTerms = (content: SmallGameParts['content']): Readonly<Record<string, GameText>> =>
  Object.fromEntries(Object.entries(content).map(([key, { name }]) => [toPartyTerm(key), name]));

/** A new character joins the party unhurt. */
function buildCreation(
  id: string,
  { sheet }: SmallSchemas,
  { creation, party, content }: SmallGameParts,
): Creation<unknown, SmallSheet> {
  const rule = `${id}.creation`;
  return {
    rule,
    make: (ctx, options) => {
      const ownSheet = creation?.(ctx, options);
      if (ownSheet) return sheet.parse({ ...ownSheet, side: 'party' });
      const chosen = ctx.choose({ name: 'character', rule }, oneOf(party.map(toPartyTerm)));
      return sheet.parse(content[party.find((name) => toPartyTerm(name) === chosen) ?? '']?.sheet);
    },
  };
}

/** The facts and amounts of a run are the lines of odds. */
function createSummary(events: readonly AnySmallEvent[]): (list: readonly AnyEvent[]) => ActionSummary {
  const eventsByType = new Map(events.map((declared) => [declared.type, declared]));
  return (list) =>
    summarizeEvents(list as readonly FightEvent[], {
      facts: (event) =>
        event.type === 'fell'
          ? listFactKeys('out', event.who)
          : (eventsByType.get(event.type)?.facts?.(event) ?? []),
      amounts: listAmounts,
    });
}

function listAmounts(event: FightEvent): readonly Amount[] {
  if (event.type === 'wounded') return [['damage', event.who, event.points]];
  return event.type === 'healed' ? [['healed', event.who, event.points]] : [];
}

function buildPresentation(
  declaration: AnyGameDeclaration,
  events: readonly AnySmallEvent[],
  { actions, numbers = {}, fieldRules = {}, content }: SmallGameParts,
): Presentation<AnyEvent> {
  const { id, sheet, sides } = declaration;
  const terms = buildTerms([sheet, ...actions.map(({ fields }) => fields)], sides, {
    ...buildPartyTerms(content),
    ...declaration.terms,
  });
  const screen = {
    id,
    fields: Object.keys(sheet),
    numbers,
    termName: createTermLookup(terms),
    ruleOf: (field: string) => fieldRules[field] ?? `${id}.creature`,
  };
  return {
    name: toText(declaration.name),
    about: toText(declaration.about),
    terms,
    actions: {
      ...Object.fromEntries(actions.map(({ type, texts }) => [type, texts])),
      ...FIGHT_ACTION_TEXTS,
    },
    board: createBoard(screen),
    character: createCharacterPage(screen),
    describeEvent: createSmallDescriber(events),
  };
}

function createSmallDescriber(events: readonly AnySmallEvent[]): (event: AnyEvent) => Sentence {
  const eventsByType = new Map(events.map((declared) => [declared.type, declared]));
  return (event) => {
    const declared = eventsByType.get(event.type);
    if (!declared) return describeFightEvent(event as FightEvent);
    return { words: toText(declared.says(event)), with: listValues(event) };
  };
}
