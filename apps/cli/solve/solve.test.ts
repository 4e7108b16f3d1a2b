import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const TWO_WOLVES = `system: rischio
title: Two wolves
creatures:
  - id: anna
    sheet:
      { health: 12, precision: 4, dodge: 2, stats: { Forza: 3 }, basicAttack: { name: Sword, damage: 5, relevantStat: Forza } }
  - { id: orso, from: lupo, sheet: { health: 14 } }
  - { id: fulvo, from: lupo, sheet: { health: 2 } }
steps:
  - do: { type: fight }
    answers: [15, 7, 6]
`;

async function runSolve(...options: readonly string[]) {
  const io = createFakeIo({ 'x.yaml': TWO_WOLVES });
  const code = await main(['solve', 'x.yaml', ...options], io);
  return { code, printed: io.printed, errors: io.errors };
}

describe('arbitro solve', () => {
  it('shows the chance under best play and the best first action', async () => {
    const { code, printed } = await runSolve('--positions', '1');
    expect(code).toBe(0);
    const [title, value, how, , who, best, next] = printed;
    expect(title).toContain('Two wolves');
    expect(value).toMatch(/^players: \d+\.\d % to win\.$/);
    expect(how).toMatch(/everybody plays as well as possible · \d+ positions/);
    expect(who).toContain('Anna');
    expect(best).toMatch(/\d+\.\d %\s+Anna · .*Fulvo/);
    expect(next).toMatch(/\d+\.\d %\s+Anna · .*Orso/);
  });

  it('shows what policies give away, and everything as JSON', async () => {
    const { printed } = await runSolve('--regret', 'plain,tactician', '--json', '--positions', '2');
    const solved = JSON.parse(printed.join('\n'));
    expect(solved.regrets.map(({ policy }: { policy: string }) => policy)).toEqual(['plain', 'tactician']);
    for (const { regret } of solved.regrets) expect(regret.atMost).toBeGreaterThanOrEqual(regret.atLeast);
    expect(solved.value.atMost - solved.value.atLeast).toBeLessThan(1e-4);
    expect(solved.positions[0]).toMatchObject({ who: 'anna', health: { anna: 12, orso: 14, fulvo: 2 } });
  });

  it('plays a side by a policy', async () => {
    const [best, against] = await Promise.all(
      [[], ['--policy', 'foes=plain']].map(async (options) =>
        JSON.parse((await runSolve('--json', ...options)).printed.join('\n')),
      ),
    );
    expect(against.policies).toEqual({ opponents: 'plain' });
    expect(against.value.atMost).toBeGreaterThanOrEqual(best.value.atLeast - 1e-4);
  });

  it.each([
    [['--side', 'foess'], 'Did you mean foes?'],
    [['--regret', 'senssible'], 'Did you mean sensible?'],
    [['--positions', '0'], '--positions'],
  ])('%j is an error that says what is meant', async (options, message) => {
    const { code, errors } = await runSolve(...options);
    expect(code).toBe(2);
    expect(errors.join('\n')).toContain(message);
  });
});
