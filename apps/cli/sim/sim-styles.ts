import { type Outcome, type PlayStyle, partyOf } from '@arbitro/sim';
import type { CliContext } from '../command-line/context.ts';
import type { SimInput } from './sim-input.ts';
import { runSimulation, type SimRequest } from './sim-options.ts';

/** The party's policies in a forecast by styles, the best first: every system has them. */
const STYLES = ['tactician', 'plain'] as const;
/** The tactician fights a few fights a second. */
const STYLE_FIGHTS = 200;

/** Simulates the fight with the party playing well and plainly, by the same seed; the other sides play as before. */
export async function simulateStyles(
  input: SimInput,
  simRequest: SimRequest,
  { seed, context }: { readonly seed: string; readonly context: CliContext },
): Promise<readonly PlayStyle[]> {
  const styles: PlayStyle[] = [];
  for (const policy of STYLES) {
    const request: SimRequest = {
      ...simRequest,
      seed,
      exact: false,
      within: undefined,
      fights: Math.min(simRequest.fights ?? STYLE_FIGHTS, STYLE_FIGHTS),
      policy: [...simRequest.policy, `party=${policy}`],
    };
    const { outcome, interrupted } = await runSimulation(input, request, context);
    if (interrupted) break;
    styles.push(...readStyle(outcome, policy));
  }
  return styles;
}

function readStyle({ encounters: [first], fights }: Outcome, policy: string): readonly PlayStyle[] {
  if (!first || fights === 0) return [];
  const { side, wins } = partyOf(first.report);
  return [{ side, policy, fights, wins }];
}
