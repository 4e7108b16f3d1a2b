import { createNamer } from '@arbitro/kernel';
import { describeAction } from '@arbitro/scenario';
import { formatDecimal, formatPercent, formatWhole, systemNameOf } from '@arbitro/sim';
import type { Position, ValueBounds, WeighedAction } from '@arbitro/simulation';
import type { CliContext } from '../command-line/context.ts';
import { wrapHanging } from '../output/columns.ts';
import type { PolicyResult, Solution } from './solve.ts';

/** How many actions of a position are printed. */
const SHOWN_ACTIONS = 4;

/** Returns a solved fight in words. */
export function formatSolution(solution: Solution, context: CliContext): readonly string[] {
  const { system, title, fight, policies, regrets, maxPositions } = solution;
  const { text, language, paint, io } = context;
  const name = createNamer(system, { creatures: [] }, language);
  const players = Object.entries(policies).map(([side, policy]) =>
    text('solve-by-policy', { side: name(side), policy }),
  );
  const lines = [
    `${paint.bold(title)} · ${systemNameOf(system.id, language)}`,
    text('solve-value', { side: name(fight.side), chance: formatBounds(fight.value, context) }),
    paint.dim(
      [
        ...(players.length > 0 ? players : [text('solve-best-play')]),
        text('solve-states', { count: fight.states, shown: formatWhole(fight.states, language) }),
      ].join(' · '),
    ),
    ...(isWide(fight.value) ? [text('solve-open')] : []),
    ...regrets.map((found) => formatRegret(fight.value, found, context)),
    ...fight.positions
      .filter(({ actions }) => actions.length > 1)
      .slice(0, maxPositions)
      .flatMap((position) => ['', ...formatPosition(position, solution, context)]),
  ];
  return lines.flatMap((line) => wrapHanging(line, io.width));
}

/** Bounds that differ by more than a tenth of a point. */
const isWide = ({ atLeast, atMost }: ValueBounds): boolean => atMost - atLeast > 0.001;

function formatBounds(value: ValueBounds, { language }: CliContext): string {
  const high = formatPercent(value.atMost, language);
  return isWide(value) ? `${formatDecimal(100 * value.atLeast, language, 1)} – ${high}` : high;
}

function formatRegret(best: ValueBounds, { policy, value }: PolicyResult, context: CliContext): string {
  const [least, most] = [best.atLeast - value.atMost, best.atMost - value.atLeast].map((difference) =>
    formatDecimal(100 * Math.max(0, difference), context.language, 1),
  );
  const isKnown = !isWide(best) && !isWide(value);
  const points = isKnown ? most : `${least} – ${most}`;
  return context.text('solve-regret', { policy, chance: formatBounds(value, context), points: `${points}` });
}

function formatPosition(
  { world, who, actions }: Position,
  { system }: Solution,
  context: CliContext,
): readonly string[] {
  const { language, paint } = context;
  const name = createNamer(system, world, language);
  const state = world.creatures.map(({ id }) => {
    const health = system.combatStats.health(world, id);
    return health ? `${name(id)} ${health.now}/${health.full}` : name(id);
  });
  const width = Math.max(...actions.map(({ value }) => formatBounds(value, context).length));
  const describe = ({ action, value }: WeighedAction): string =>
    `   ${formatBounds(value, context).padStart(width)}  ${describeAction(action, world, { system, language })}`;
  return [
    `${paint.bold(name(who))} ${paint.dim(`(${state.join(', ')})`)}`,
    ...actions.slice(0, SHOWN_ACTIONS).map(describe),
  ];
}
