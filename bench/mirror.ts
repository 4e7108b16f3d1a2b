import { type MirroredGroup, playMirrorPairs } from './mirror-fights.ts';
import { listRequestedSystems } from './requested-systems.ts';

/** Pairs of fights for each row: by the quick policies many, by the one that looks ahead fewer. */
const [QUICK_PAIRS, TACTICIAN_PAIRS] = (process.env.PAIRS ?? '200,40').split(',').map(Number) as [
  number,
  number,
];
const GROUPS: readonly MirroredGroup[] = ['party', 'foes'];

/** `npm run mirror [system…]`: the ready encounters, in which the party and the foes fight their doubles, as a table. */
const requestedSystems = listRequestedSystems();
console.log('| game | encounter | who | sensible against plain % | tactician against sensible % |');
console.log('|---|---|---|--:|--:|');
for (const system of requestedSystems) {
  for (const ready of system.encounters)
    for (const group of GROUPS) {
      const share = (policies: readonly [string, string], pairs: number): string => {
        const { won, lost, undecided } = playMirrorPairs(system, ready, { group, policies, pairs });
        const part = (100 * (won + undecided / 2)) / (won + lost + undecided);
        return `${part.toFixed(0)}${undecided > 0 ? ` (${undecided} undecided)` : ''}`;
      };
      const cells = [
        share(['sensible', 'plain'], QUICK_PAIRS),
        share(['tactician', 'sensible'], TACTICIAN_PAIRS),
      ];
      console.log(`| ${system.id} | ${ready.title.en} | ${group} | ${cells.join(' | ')} |`);
    }
}
