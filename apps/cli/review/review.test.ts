import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const readDemo = (name: string) =>
  JSON.parse(readFileSync(new URL(`../demo/${name}.json`, import.meta.url), 'utf8'));

async function runReview(file: unknown, ...options: readonly string[]) {
  const io = createFakeIo({ 'table.json': JSON.stringify(file) });
  const code = await main(['review', 'table.json', ...options], io);
  return { code, said: io.said.join('\n'), complaints: io.complaints.join('\n') };
}

describe('arbitro review', () => {
  it('tells what decided a fight, and every change adds up', async () => {
    const { code, said } = await runReview(readDemo('ambush'), '--fights', '60', '--json');
    expect(code).toBe(0);
    const { sides, moments, costly, worstLuck } = JSON.parse(said);
    for (const { start, end, dice, ownChoices, otherChoices, gm } of sides)
      expect(start + dice.change + ownChoices.change + otherChoices.change + gm.change).toBeCloseTo(end, 9);
    expect(moments.at(-1).chance).toBe(0);
    expect(costly[0].better.by).toBe(costly[0].action.by);
    expect(costly[0].better).not.toEqual(costly[0].action);
    expect(worstLuck.odds).toBeGreaterThan(0);
    expect(worstLuck.odds).toBeLessThan(1);
  });

  it('says it in words, the same for the same seed', async () => {
    const [one, again, other] = await Promise.all(
      ['moon', 'moon', 'sun'].map((seed) => runReview(readDemo('ambush'), '--fights', '20', '--seed', seed)),
    );
    expect(one?.said).toContain('What decided it');
    expect(one?.said).toContain('better: ');
    expect(one?.said).toBe(again?.said);
    expect(one?.said).not.toBe(other?.said);
  });

  it('ends a fight that was broken off where it stood', async () => {
    const { said } = await runReview(readDemo('evening'), '--fights', '20', '--json');
    const { moments } = JSON.parse(said);
    expect(moments.map(({ action }: { action: { type: string } }) => action.type)).toEqual(['attack']);
  });

  it('says that there is no such fight, or that the log is not right', async () => {
    const evening = readDemo('evening');
    const [opened] = evening.entries;
    expect((await runReview({ ...evening, entries: [opened] })).complaints).toContain('holds no fight');
    expect((await runReview(evening, '--fight', '2')).complaints).toContain('--fight may be at most 1');
    const forged = readDemo('ambush');
    const entry = forged.entries.find(
      ({ kept }: { kept: { does: { kind: string } } }) => kept.does.kind === 'acted',
    );
    entry.kept.does.events = [];
    const { code, complaints } = await runReview(forged);
    expect(code).toBe(2);
    expect(complaints).toContain('arbitro verify table.json');
  });
});
