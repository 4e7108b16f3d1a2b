import {
  type ActionWith,
  type CreatureId,
  fields,
  firstRefusal,
  idsOf,
  listOrSingle,
  numberBetween,
  type Offer,
  oneOf,
  requireNoFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { countAreas } from '../schema/scene.ts';
import type { World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { isPlain } from './doors.ts';
import { listCompanies } from './explore.ts';
import { creatureIds, nameText, optionalFlag } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { listHiddenIn, revealThing, searchArea } from './hidden-things.ts';
import { isExploring } from './marching.ts';
import { isNamedTwice, notInRoom, notUp } from './may-act.ts';
import { WORDS_QUESTION } from './questions.ts';
import { interruptRest } from './rest-count.ts';
import { MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';

export const searched = event(
  'searched',
  fields<{ who: readonly CreatureId[]; room: string; areas: readonly number[]; turns: number }>(),
);
export const nothingFound = event('nothing-found', fields<{ who: readonly CreatureId[]; room: string }>(), {
  facts: () => ['nothing'],
});

const MAX_ADJUSTMENT = 6;

const searchFields = {
  /** The searchers; each takes areas of its own unless they search together. */
  who: creatureIds,
  room: nameText,
  for: z.enum(['doors', 'traps']),
  /** Areas by number, from 1; by default the whole room. */
  areas: listOrSingle(z.array(z.int().min(1).max(10_000)).min(1).max(400)).optional(),
  together: optionalFlag,
  /** Where and how: the Referee is asked whether that finds it. */
  how: z.string().max(200).optional(),
};
type Search = ActionWith<'search', typeof searchFields>;

/**
 * The Referee hears the description, if there is one; then time passes, then dice are rolled. A failed roll and an
 * empty area look the same.
 * @rule whitebox.exploration.secret-door-search @rule whitebox.exploration.dwarf-stone-trap-search
 */
export const search = action('search', {
  fields: searchFields,
  refuses: cannotSearch,
  resolve: searchNow,
  /** The whole room, or a part of it; a described search may need no dice. @rule whitebox.exploration.descriptive-search */
  offers: (world, explorer) =>
    isExploring(world, explorer)
      ? listCompanies(world, explorer).flatMap((who) => searchOffers(world, who, explorer.room))
      : [],
});

/** A room with more areas than this is offered as a whole; its areas must be typed by number. */
const MAX_LISTED_AREAS = 36;
const SEARCH_QUESTION = oneOf(['doors', 'traps'] as const);

function searchOffers(world: World, who: readonly CreatureId[], room: string | null): readonly Offer[] {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return [];
  if (cannotSearch(world, { who, room: there.id })) return [];
  const fixedAction = { type: 'search', who, room: there.id };
  const slots: Offer['slots'] = {
    for: SEARCH_QUESTION,
    ...(who.length > 1 ? { together: oneOf([false, true]) } : {}),
  };
  const areas = Array.from({ length: countAreas(there) }, (_, index) => index + 1);
  const parts = areas.length > 1 && areas.length <= MAX_LISTED_AREAS;
  const some = { areas: someOf(areas, { least: 1, most: areas.length }) };
  return [
    { action: fixedAction, slots },
    { action: fixedAction, slots: { ...slots, how: WORDS_QUESTION } },
    ...(parts ? [{ action: fixedAction, slots: { ...slots, ...some } }] : []),
    ...(parts ? [{ action: fixedAction, slots: { ...slots, ...some, how: WORDS_QUESTION } }] : []),
  ];
}

interface SearchPlaces {
  readonly who: readonly CreatureId[];
  readonly room: string;
  readonly areas?: readonly number[] | undefined;
}

/** @rule whitebox.exploration.search-time */
function cannotSearch(world: World, { who, room, areas = [] }: SearchPlaces): Verdict {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return refuseWhitebox('no-such-room', { room });
  const max = countAreas(there);
  const beyond = areas.find((area) => area > max);
  if (beyond !== undefined) return refuseWhitebox('no-such-area', { room, area: beyond, most: max });
  return (
    requireNoFight(world) ??
    isNamedTwice(who) ??
    firstRefusal(who, (text) => notUp(world, text) ?? notInRoom(world, text, room))
  );
}

function searchNow(ctx: WhiteboxCtx, action: Search): void {
  const { who, room } = action;
  const judgement = action.how === undefined ? 0 : askSearchJudgement(ctx);
  const plan = assignAreas(ctx.world, action);
  const areas = plan.map(({ area }) => area);
  const turns = areAreasShared(ctx.world, action) ? areas.length : Math.ceil(areas.length / who.length);
  ctx.emit({ type: 'searched', rule: 'whitebox.exploration.search-time', who, room, areas, turns });
  leaveDoors(ctx, who);
  interruptRest(ctx, who);
  elapseTime(ctx, turns * MINUTES.turn);
  const found = plan.map((part) => searchWithJudgement(ctx, { ...action, ...part, judgement })).some(Boolean);
  if (!found) ctx.emit({ type: 'nothing-found', rule: searchRule(action), who, room });
}

const searchRule = ({ for: sought }: Search): RuleId =>
  sought === 'doors'
    ? 'whitebox.exploration.secret-door-search'
    : 'whitebox.exploration.dwarf-stone-trap-search';

interface AreaSearch {
  readonly area: number;
  readonly by: readonly CreatureId[];
}

/**
 * Each searcher takes areas of its own, unless they search together; searchers in excess of the areas help others.
 * @rule whitebox.exploration.search-time @ruling R24
 */
function assignAreas(world: World, action: Search): readonly AreaSearch[] {
  const { who, room, areas } = action;
  const there = world.rooms.find(({ id }) => id === room);
  const all = areas ?? Array.from({ length: there ? countAreas(there) : 0 }, (_, index) => index + 1);
  const shared = areAreasShared(world, action);
  return all.map((area, index) => ({ area, by: shared ? who : sharersOf(who, index, all.length) }));
}

const sharersOf = (who: readonly CreatureId[], index: number, areas: number): readonly CreatureId[] =>
  who.filter((_, place) => place === index % who.length || (place >= areas && place % areas === index));

const areAreasShared = ({ options }: World, { together = false }: Search): boolean =>
  together || !options.searchParallel;

type SearchJudgement = number | 'auto-success';

/** @rule whitebox.exploration.descriptive-search @rule whitebox.exploration.search-adjustment */
function askSearchJudgement(ctx: WhiteboxCtx): SearchJudgement {
  const rule: RuleId = 'whitebox.exploration.descriptive-search';
  const ways = oneOf(['roll', 'auto-success', 'adjusted-roll']);
  const way = ctx.choose({ name: 'search-resolution', rule }, 'gm', ways);
  if (way !== 'adjusted-roll') return way === 'roll' ? 0 : way;
  const label = { name: 'search-adjustment', rule: 'whitebox.exploration.search-adjustment' };
  return ctx.choose(label, 'gm', numberBetween(-MAX_ADJUSTMENT, MAX_ADJUSTMENT));
}

/** Things marked to always roll need dice whatever the description. @rule whitebox.exploration.search-adjustment */
function searchWithJudgement(
  ctx: WhiteboxCtx,
  search: Search & AreaSearch & { readonly judgement: SearchJudgement },
): boolean {
  const { judgement, who, by } = search;
  if (judgement !== 'auto-success') return searchArea(ctx, { ...search, by, adjusted: judgement });
  const there = listHiddenIn(ctx.world, search);
  const plain = there.filter(({ alwaysRoll }) => !alwaysRoll);
  for (const { id } of plain)
    revealThing(ctx, { what: id, who: who[0] ?? null, rule: 'whitebox.exploration.descriptive-search' });
  const rolled = there.length > plain.length && searchArea(ctx, { ...search, by, adjusted: 0 });
  return plain.length > 0 || rolled;
}

/** The Referee lets it be found. @rule whitebox.exploration.descriptive-search */
export const reveal = action('reveal', {
  fields: { what: nameText },
  refuses: (world, { what }) =>
    listHiddenThings(world).includes(what) ? undefined : refuseWhitebox('nothing-hidden', { what }),
  resolve: (ctx, { what }) =>
    revealThing(ctx, { what, who: null, rule: 'whitebox.exploration.descriptive-search' }),
  gmOffers: (world) => {
    const hidden = listHiddenThings(world);
    return hidden.length > 0 ? [{ action: { type: 'reveal' }, slots: { what: oneOf(hidden) } }] : [];
  },
});

const listHiddenThings = ({ doors, traps }: World): readonly string[] => [
  ...idsOf(doors.filter((door) => !isPlain(door))),
  ...idsOf(traps.filter(({ found }) => !found)),
];
