import { describe, expect, it } from 'vitest';
import { MarkovChain } from './markov-chain.ts';

/** Walks a chain given as a table: where each state leads, or the name of its end. */
function runChain(chain: Readonly<Record<string, Readonly<Record<string, number>> | string>>, max = 100) {
  const markovChain = new MarkovChain<string>((state) => state);
  markovChain.addStart('start', 1);
  for (
    let state = markovChain.next(), visited = 0;
    state !== undefined && visited < max;
    state = markovChain.next(), visited++
  ) {
    const next = chain[state];
    if (typeof next === 'string') markovChain.markEnd(next);
    else markovChain.addTransitions(Object.entries(next ?? {}).map(([value, chance]) => ({ value, chance })));
  }
  return markovChain.result();
}

describe('chances flow', () => {
  it('to where it ends, through circles', () => {
    const { ends, endless, notVisited } = runChain({
      start: { won: 0.25, turn: 0.75 },
      turn: { lost: 0.25, start: 0.75 },
      won: 'we',
      lost: 'they',
    });
    // equal fighters, who strikes first: 1 / (2 - p)
    expect(ends.get('we')).toBeCloseTo(1 / 1.75, 10);
    expect(ends.get('they')).toBeCloseTo(0.75 / 1.75, 10);
    expect(endless).toBe(0);
    expect(notVisited).toBeCloseTo(0, 10);
  });

  it('in endless cycles', () => {
    const { ends, endless } = runChain({
      start: { won: 0.5, round: 0.5 },
      round: { again: 1 },
      again: { round: 1 },
      won: 'we',
    });
    expect(ends.get('we')).toBe(0.5);
    expect(endless).toBe(0.5);
  });

  it('unseen: positions that were not visited, or that the moves leave out', () => {
    expect(runChain({ start: { won: 0.5, far: 0.25 }, won: 'we' }, 2).notVisited).toBeCloseTo(0.5, 10);
  });
});
