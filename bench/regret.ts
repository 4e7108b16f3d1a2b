import { systems } from '@arbitro/catalogue';
import { policyOf } from '@arbitro/policies';
import { type Encounter, prepareJob, solveBestPlay, type ValueBounds } from '@arbitro/simulation';
import { listRequestedSystems } from './requested-systems.ts';
import { SMALL_FIGHTS, type SmallFight } from './small-fights.ts';

const POLICIES = ['plain', 'sensible', 'tactician'] as const;
/** With more states, wide ranges become narrow. */
const STATES = Number(process.env.STATES ?? 12_000);
const PATHS_PER_STATE = 20;
/** Bounds as close as a fifth of a point are enough for a table. */
const SOLVE_OPTIONS = { precision: 0.002, limits: { states: STATES, paths: PATHS_PER_STATE * STATES } };

/** What a policy gives away, in points; a range where the fight is not known better. */
interface Regret {
  readonly least: number;
  readonly most: number;
}

function prepare({ system, title, creatures }: SmallFight): Encounter {
  const file = {
    system,
    title,
    creatures: creatures.map(([from, sheet]) => ({ from, ...(sheet && { sheet }) })),
    steps: [{ do: { type: 'fight' } }],
  };
  const ready = prepareJob({ files: [file as never], options: { seed: title } }, systems);
  const [encounter] = ready.kind === 'ready' ? ready.encounters : [];
  if (!encounter) throw new Error(`${title}: ${JSON.stringify(ready)}`);
  return encounter;
}

/** Returns the value under best play and what each policy gives away against it. */
function measure(fight: SmallFight): { readonly best: ValueBounds; readonly regrets: readonly Regret[] } {
  const encounter = prepare(fight);
  const [side = ''] = Object.values(encounter.roster);
  const solved = solveBestPlay(encounter, { side, ...SOLVE_OPTIONS }).value;
  const values = POLICIES.map((name) => {
    const policies = { [side]: policyOf(encounter.system, name) };
    return solveBestPlay(encounter, { side, policies, ...SOLVE_OPTIONS }).value;
  });
  // best play is at least as good as what any policy plays
  const atLeast = Math.max(solved.atLeast, ...values.map((value) => value.atLeast));
  const best = { atLeast, atMost: Math.max(atLeast, solved.atMost) };
  const regrets = values.map((value) => ({
    least: 100 * Math.max(0, best.atLeast - value.atMost),
    most: 100 * Math.max(0, best.atMost - value.atLeast),
  }));
  return { best, regrets };
}

const formatRange = (low: number, high: number): string =>
  high - low < 0.25 ? ((low + high) / 2).toFixed(1) : `${low.toFixed(1)} – ${high.toFixed(1)}`;

/** `STATES=60000 npm run regret [system…]`: what policies give away against best play in small fights, as a table. */
const requestedIds = listRequestedSystems().map(({ id }) => id);
console.log(`| game | fight | best play % | ${POLICIES.join(' | ')} |`);
console.log('|---|---|--:|--:|--:|--:|');
for (const fight of SMALL_FIGHTS) {
  if (!requestedIds.includes(fight.system)) continue;
  const { best, regrets } = measure(fight);
  const cells = regrets.map(({ least, most }) => formatRange(least, most));
  console.log(
    `| ${fight.system} | ${fight.title} | ${formatRange(100 * best.atLeast, 100 * best.atMost)} | ${cells.join(' | ')} |`,
  );
}
