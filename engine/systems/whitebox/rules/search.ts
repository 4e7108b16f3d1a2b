import { type CreatureId, fields, numberFrom, oneOf } from '@arbitro/kernel';
import type { Reveal, Search } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { areasOf } from '../scene.ts';
import type { World } from '../state.ts';
import { MINUTES } from '../tables.ts';
import { find, hiddenIn, lookAbout } from './finding.ts';
import { leaveDoors } from './held-doors.ts';
import { interruptRest } from './rest-count.ts';
import { pass } from './time.ts';

export const searched = event(
  'searched',
  fields<{ who: readonly CreatureId[]; room: string; areas: readonly number[]; turns: number }>(),
);
export const nothingFound = event('nothing-found', fields<{ who: readonly CreatureId[]; room: string }>());

const MOST_ADJUSTED = 6;

/**
 * The Referee hears how, if somebody says how; then time goes by, then the dice. A failed roll and an empty area look
 * the same.
 *
 * @rule whitebox.exploration.secret-door-search
 * @rule whitebox.exploration.dwarf-stone-trap-search
 */
export function search(ctx: WhiteboxCtx, action: Search): void {
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
 * Everybody takes areas of their own, unless they search together; whoever is left over where areas are few helps
 * another.
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

/** What is hidden too well is rolled for whatever was said. @rule whitebox.exploration.search-adjustment */
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
export const reveal = (ctx: WhiteboxCtx, { what }: Reveal): void =>
  find(ctx, { what, who: null, rule: 'whitebox.exploration.descriptive-search' });
