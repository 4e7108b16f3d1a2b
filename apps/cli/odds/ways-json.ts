import type { Ways } from '@arbitro/dice';
import { formatFraction, fraction, toNumber, unresolvedChance } from '@arbitro/odds';

/** Returns outcomes with their exact chances, as data for programs. */
export function waysToJson(of: Ways<string | number>): object {
  const { outcomes, total } = of;
  return {
    outcomes: outcomes.map(({ value, ways }) => {
      const chance = fraction(ways, total);
      return { value, p: formatFraction(chance), decimal: toNumber(chance) };
    }),
    unresolved: formatFraction(unresolvedChance(of)),
  };
}
