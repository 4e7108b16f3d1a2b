import { z } from 'zod';
import type { Json } from '../json.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Preset, PresetParam, PresetValues } from '../preset.ts';
import type { AnyAction, AnyEvent } from '../system.ts';
import { TEXT } from '../text/index.ts';
import type { AnySmallEvent } from './declare-game.ts';
import type { AnySmallAction, SmallGameParts } from './rule-kit.ts';
import { mapTexts } from './texts.ts';
import type { SmallWorld } from './types.ts';

type SmallPreset = Preset<SmallWorld, AnyAction, AnyEvent>;

/** The creatures of a preset's table. */
const [HERO, FOE] = ['hero', 'foe'];

/**
 * Builds the odds of every action that a creature of the party can do alone or against one foe: `arbitro odds my-game
 * attack ines wisp`.
 */
export function buildPresets(
  parts: SmallGameParts,
  events: readonly AnySmallEvent[],
): Readonly<Record<string, SmallPreset>> {
  const found = parts.actions.flatMap((action): readonly (readonly [string, SmallPreset])[] => {
    const params = buildParams(action, parts);
    return params ? [[action.type, buildPreset(action, params, events)]] : [];
  });
  return Object.fromEntries(found);
}

type Params = Readonly<Record<string, PresetParam>>;

/** Undefined for an action with a field that has no list of values. */
function buildParams({ fields, texts, against }: AnySmallAction, parts: SmallGameParts): Params | undefined {
  const { by, on, ...others } = fields;
  if (!by || (on && !against)) return undefined;
  const foes = Object.entries(parts.content).flatMap(([id, { sheet }]) =>
    sheet.side === 'foes' ? [id] : [],
  );
  const rest = Object.entries(others).map(([key, schema]) => [key, listOptions(schema)] as const);
  if (rest.some(([, options]) => !options)) return undefined;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['by', parts.party],
    ...(on ? [['on', foes] as const] : []),
    ...rest.map(([key, options]) => [key, options ?? []] as const),
  ];
  const titles: Readonly<Record<string, LocalizedText>> = {
    by: TEXT.smallGame.terms.character,
    ...texts.slots,
  };
  return Object.fromEntries(
    lists.map(([key, options], position) => [key, buildParam(titles[key] ?? titles.by, options, position)]),
  );
}

const buildParam = (
  title: LocalizedText | undefined,
  options: readonly string[],
  position: number,
): PresetParam => ({
  title: title ?? TEXT.smallGame.terms.character,
  takes: { kind: 'one', options },
  position,
  default: options[0] ?? '',
});

const listOptions = (schema: z.ZodType): readonly string[] | undefined =>
  schema instanceof z.ZodEnum ? schema.options.map(String) : undefined;

const buildPreset = (
  action: AnySmallAction,
  params: Params,
  events: readonly AnySmallEvent[],
): SmallPreset => ({
  title: action.texts.title,
  rule: action.rule,
  params,
  setup: ({ by = '', on }) => ({
    creatures: [
      { id: HERO, from: by },
      ...(on === undefined ? [] : [{ id: FOE, from: on }]),
    ] as unknown as Json,
  }),
  action: (values, { world }) =>
    action.turn && world.fight === null ? { type: 'fight' } : nameCreatures(action.type, values),
  outcome: (list, { done }) => findFact(list, events) ?? (done > 1 ? 'nothing' : undefined),
});

const nameCreatures = (type: string, { by: _, on, ...others }: PresetValues): AnyAction => {
  const named = { by: HERO, ...(on !== undefined && { on: FOE }), ...others };
  return { type, ...named };
};

/** Returns the first fact that an event states, without its creature. */
function findFact(list: readonly AnyEvent[], events: readonly AnySmallEvent[]): string | undefined {
  const eventsByType = mapTexts(
    Object.fromEntries(events.map((event) => [event.type, event])),
    (event) => event,
  );
  return list.flatMap((event) => eventsByType[event.type]?.facts?.(event) ?? [])[0];
}
