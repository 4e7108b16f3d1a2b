import type { Ways } from '@arbitro/dice';
import { fraction, showFraction, toNumber, unresolvedChance } from '@arbitro/odds';

/** Outcomes with their exact chances over the common total, as programs read them. */
export function waysJson(of: Ways<string | number>): object {
  const { outcomes, total } = of;
  return {
    outcomes: outcomes.map(({ value, ways }) => ({
      value,
      p: `${ways}/${total}`,
      decimal: toNumber(fraction(ways, total)),
    })),
    unresolved: showFraction(unresolvedChance(of)),
  };
}
