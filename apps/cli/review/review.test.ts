import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const readDemo = (name: string) =>
  JSON.parse(readFileSync(new URL(`../demo/${name}.json`, import.meta.url), 'utf8'));

async function runReview(file: unknown, ...options: readonly string[]) {
  const io = createFakeIo({ 'table.json': JSON.stringify(file) });
  const code = await main(['review', 'table.json', ...options], io);
  return { code, printed: io.printed.join('\n'), errors: io.errors.join('\n') };
}

describe('arbitro review', () => {
  it('shows what decided a fight, and the changes add up', async () => {
    const { code, printed } = await runReview(readDemo('ambush'), '--fights', '60', '--json');
    expect(code).toBe(0);
    const { sides, moments, costly, worstLuck } = JSON.parse(printed);
    for (const { start, end, dice, ownChoices, otherChoices, gm } of sides)
      expect(start + dice.change + ownChoices.change + otherChoices.change + gm.change).toBeCloseTo(end, 9);
    expect(moments.at(-1).chance).toBe(0);
    expect(costly[0].better.by).toBe(costly[0].action.by);
    expect(costly[0].better).not.toEqual(costly[0].action);
    expect(worstLuck.odds).toBeGreaterThan(0);
    expect(worstLuck.odds).toBeLessThan(1);
  });

  it('says it in words, the same for the same seed', async () => {
    const [firstReview, again, other] = await Promise.all(
      ['moon', 'moon', 'sun'].map((seed) => runReview(readDemo('ambush'), '--fights', '20', '--seed', seed)),
    );
    expect(firstReview?.printed).toContain('What decided it');
    expect(firstReview?.printed).toContain('better: ');
    expect(firstReview?.printed).toBe(again?.printed);
    expect(firstReview?.printed).not.toBe(other?.printed);
  });

  it('ends a fight that was broken off where it stood', async () => {
    const { printed } = await runReview(readDemo('evening'), '--fights', '20', '--json');
    const { moments } = JSON.parse(printed);
    expect(moments.map(({ action }: { action: { type: string } }) => action.type)).toEqual(['attack']);
  });

  it('says that there is no such fight, or that the log is not right', async () => {
    const evening = readDemo('evening');
    const [opened] = evening.entries;
    expect((await runReview({ ...evening, entries: [opened] })).errors).toContain('holds no fight');
    expect((await runReview(evening, '--fight', '2')).errors).toContain('--fight may be at most 1');
    const forged = readDemo('ambush');
    const entry = forged.entries.find(
      ({ kept }: { kept: { does: { kind: string } } }) => kept.does.kind === 'acted',
    );
    entry.kept.does.events = [];
    const { code, errors } = await runReview(forged);
    expect(code).toBe(2);
    expect(errors).toContain('arbitro verify table.json');
  });
});
