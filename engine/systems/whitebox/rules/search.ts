import {
  type ActionWith,
  type CreatureId,
  fields,
  firstOf,
  idsOf,
  listOrOne,
  numberFrom,
  type Offer,
  oneOf,
  outsideFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { areasOf } from '../schema/scene.ts';
import type { World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { isPlain } from './doors.ts';
import { companiesOf } from './explore.ts';
import { flag, name, some } from './fields.ts';
import { find, hiddenIn, lookAbout } from './finding.ts';
import { leaveDoors } from './held-doors.ts';
import { isExploring } from './marching.ts';
import { namedTwice, notInRoom, notUp } from './may-act.ts';
import { WORDS } from './questions.ts';
import { interruptRest } from './rest-count.ts';
import { MINUTES } from './tables.ts';
import { pass } from './time.ts';

export const searched = event(
  'searched',
  fields<{ who: readonly CreatureId[]; room: string; areas: readonly number[]; turns: number }>(),
);
export const nothingFound = event('nothing-found', fields<{ who: readonly CreatureId[]; room: string }>());

const MOST_ADJUSTED = 6;

const searchFields = {
  /** The searchers; each takes areas of its own unless they search together. */
  who: some,
  room: name,
  for: z.enum(['doors', 'traps']),
  /** Areas by number, from 1; by default the whole room. */
  areas: listOrOne(z.array(z.int().min(1).max(10_000)).min(1).max(400)).optional(),
  together: flag,
  /** Where and how: the Referee is asked whether that finds it. */
  how: z.string().max(200).optional(),
};
type Search = ActionWith<'search', typeof searchFields>;

/**
 * The Referee hears the description, if there is one; then time passes, then dice are rolled. A failed roll and an
 * empty area look the same.
 *
 * @rule whitebox.exploration.secret-door-search
 * @rule whitebox.exploration.dwarf-stone-trap-search
 */
export const search = action('search', {
  fields: searchFields,
  refuses: cannotSearch,
  resolve: searchNow,
  /** The whole room, or a part of it; a described search may need no dice. @rule whitebox.exploration.descriptive-search */
  offers: (world, explorer) =>
    isExploring(world, explorer)
      ? companiesOf(world, explorer).flatMap((who) => searchOffers(world, who, explorer.room))
      : [],
});

/** A room with more areas than this is offered as a whole; its areas must be typed by number. */
const MANY_AREAS = 36;
const SOUGHT = oneOf(['doors', 'traps'] as const);

function searchOffers(world: World, who: readonly CreatureId[], room: string | null): readonly Offer[] {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return [];
  if (cannotSearch(world, { who, room: there.id })) return [];
  const given = { type: 'search', who, room: there.id };
  const slots: Offer['slots'] = {
    for: SOUGHT,
    ...(who.length > 1 ? { together: oneOf([false, true]) } : {}),
  };
  const areas = Array.from({ length: areasOf(there) }, (_, at) => at + 1);
  const parts = areas.length > 1 && areas.length <= MANY_AREAS;
  const some = { areas: someOf(areas, { least: 1, most: areas.length }) };
  return [
    { action: given, slots },
    { action: given, slots: { ...slots, how: WORDS } },
    ...(parts ? [{ action: given, slots: { ...slots, ...some } }] : []),
    ...(parts ? [{ action: given, slots: { ...slots, ...some, how: WORDS } }] : []),
  ];
}

interface Sought {
  readonly who: readonly CreatureId[];
  readonly room: string;
  readonly areas?: readonly number[] | undefined;
}

/** @rule whitebox.exploration.search-time */
function cannotSearch(world: World, { who, room, areas = [] }: Sought): Verdict {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return refuseWhitebox('no-such-room', { room });
  const most = areasOf(there);
  const beyond = areas.find((area) => area > most);
  if (beyond !== undefined) return refuseWhitebox('no-such-area', { room, area: beyond, most });
  return (
    outsideFight(world) ??
    namedTwice(who) ??
    firstOf(who, (one) => notUp(world, one) ?? notInRoom(world, one, room))
  );
}

function searchNow(ctx: WhiteboxCtx, action: Search): void {
  const { who, room } = action;
  const judgement = action.how === undefined ? 0 : judged(ctx);
  const plan = planOf(ctx.world, action);
  const areas = plan.map(({ area }) => area);
  const turns = sharesAreas(ctx.world, action) ? areas.length : Math.ceil(areas.length / who.length);
  ctx.emit({ type: 'searched', rule: 'whitebox.exploration.search-time', who, room, areas, turns });
  leaveDoors(ctx, who);
  interruptRest(ctx, who);
  pass(ctx, turns * MINUTES.turn);
  const found = plan.map((part) => comb(ctx, { ...action, ...part, judgement })).some(Boolean);
  if (!found) ctx.emit({ type: 'nothing-found', rule: ruleOf(action), who, room });
}

const ruleOf = ({ for: sought }: Search): RuleId =>
  sought === 'doors'
    ? 'whitebox.exploration.secret-door-search'
    : 'whitebox.exploration.dwarf-stone-trap-search';

interface Part {
  readonly area: number;
  readonly by: readonly CreatureId[];
}

/**
 * Each searcher takes areas of its own, unless they search together; searchers in excess of the areas help others.
 *
 * @rule whitebox.exploration.search-time
 * @ruling R24
 */
function planOf(world: World, action: Search): readonly Part[] {
  const { who, room, areas } = action;
  const there = world.rooms.find(({ id }) => id === room);
  const all = areas ?? Array.from({ length: there ? areasOf(there) : 0 }, (_, at) => at + 1);
  const shared = sharesAreas(world, action);
  return all.map((area, at) => ({ area, by: shared ? who : sharersOf(who, at, all.length) }));
}

const sharersOf = (who: readonly CreatureId[], at: number, areas: number): readonly CreatureId[] =>
  who.filter((_, place) => place === at % who.length || (place >= areas && place % areas === at));

const sharesAreas = ({ options }: World, { together = false }: Search): boolean =>
  together || !options.searchParallel;

type Judgement = number | 'auto-success';

/** @rule whitebox.exploration.descriptive-search @rule whitebox.exploration.search-adjustment */
function judged(ctx: WhiteboxCtx): Judgement {
  const rule: RuleId = 'whitebox.exploration.descriptive-search';
  const ways = oneOf(['roll', 'auto-success', 'adjusted-roll']);
  const way = ctx.choose({ name: 'search-resolution', rule }, 'gm', ways);
  if (way !== 'adjusted-roll') return way === 'roll' ? 0 : way;
  const label = { name: 'search-adjustment', rule: 'whitebox.exploration.search-adjustment' };
  return ctx.choose(label, 'gm', numberFrom(-MOST_ADJUSTED, MOST_ADJUSTED));
}

/** Things marked to always roll need dice whatever the description. @rule whitebox.exploration.search-adjustment */
function comb(ctx: WhiteboxCtx, search: Search & Part & { readonly judgement: Judgement }): boolean {
  const { judgement, who, by } = search;
  if (judgement !== 'auto-success') return lookAbout(ctx, { ...search, by, adjusted: judgement });
  const there = hiddenIn(ctx.world, search);
  const plain = there.filter(({ alwaysRoll }) => !alwaysRoll);
  for (const { id } of plain)
    find(ctx, { what: id, who: who[0] ?? null, rule: 'whitebox.exploration.descriptive-search' });
  const rolled = there.length > plain.length && lookAbout(ctx, { ...search, by, adjusted: 0 });
  return plain.length > 0 || rolled;
}

/** The Referee lets it be found. @rule whitebox.exploration.descriptive-search */
export const reveal = action('reveal', {
  fields: { what: name },
  refuses: (world, { what }) =>
    hiddenThings(world).includes(what) ? undefined : refuseWhitebox('nothing-hidden', { what }),
  resolve: (ctx, { what }) => find(ctx, { what, who: null, rule: 'whitebox.exploration.descriptive-search' }),
  gmOffers: (world) => {
    const hidden = hiddenThings(world);
    return hidden.length > 0 ? [{ action: { type: 'reveal' }, slots: { what: oneOf(hidden) } }] : [];
  },
});

const hiddenThings = ({ doors, traps }: World): readonly string[] => [
  ...idsOf(doors.filter((door) => !isPlain(door))),
  ...idsOf(traps.filter(({ found }) => !found)),
];
