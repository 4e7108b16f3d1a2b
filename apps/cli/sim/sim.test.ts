import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo, createImpatientIo } from '../command-line/fake-io.ts';
import type { Io } from '../command-line/io.ts';

const DUEL = `
system: rischio
title: A duel at the ford
creatures:
  - { id: anna, sheet: { health: 20, precision: 4, dodge: 2, basicAttack: { damage: 5 } } }
  - { id: orso, from: lupo, sheet: { health: 18 } }
steps:
  - do: { type: fight }
    answers: [ 15, 7 ]
`;
const OTHER = DUEL.replace('health: 20', 'health: 26');
const HARMLESS = DUEL.replace('dodge: 2', 'dodge: 2, resistance: 50').replace(
  'health: 18',
  'health: 18, resistance: 50',
);
const FILES = { 'x.yaml': DUEL, 'y.yaml': OTHER, 'harmless.yaml': HARMLESS };

async function sim(
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
  over: Partial<Io> = {},
) {
  const fake = createFakeIo({ ...FILES, ...more });
  const code = await main(['sim', ...args], { ...fake, ...over });
  return { code, text: fake.printed.join('\n'), errors: fake.errors.join('\n'), written: fake.written };
}

describe('sim', () => {
  it('forecasts between plain and tactical play of the party', async () => {
    const { code, text } = await sim(['x.yaml', '--fights', '20', '--seed', 'a', '--styles']);
    expect(code).toBe(0);
    expect(text).toMatch(
      /How much depends on play\n\s+players by “tactician”: .* %.*20 fights\)\n\s+players by “plain”: /,
    );
    const { text: json } = await sim(['x.yaml', '--fights', '20', '--seed', 'a', '--styles', '--json']);
    const { styles } = JSON.parse(json);
    expect(styles).toMatchObject([
      { side: 'players', policy: 'tactician', fights: 20 },
      { side: 'players', policy: 'plain', fights: 20 },
    ]);
    const plain = await sim(['x.yaml', '--fights', '20', '--seed', 'a', '--policy', 'party=plain', '--json']);
    expect(styles[1].wins).toEqual(JSON.parse(plain.text).encounters[0].report.sides[0].wins);
  });

  it.each(['heroes', 'players', 'party'])('understands %s as the party', async (word) => {
    const args = ['--fights', '2', '--seed', 'a', '--json', '--policy', `${word}=plain,enemies=cautious`];
    const { policies } = JSON.parse((await sim(['x.yaml', ...args])).text);
    expect(policies).toEqual({ players: 'plain', opponents: 'cautious' });
  });

  it('reports orders for creatures that are not there', async () => {
    const orders = "orders: ['ana: weakest', 'anna: weakest', 'opponents: nearest', 'all: strongest']\n";
    const { code, errors } = await sim(['z.yaml', '--fights', '2'], { 'z.yaml': DUEL + orders });
    expect(code).toBe(0);
    expect(errors).toBe(
      'The orders to “ana” reach nobody. In this fight: all, players, opponents, anna, orso.',
    );
  });

  it('reports orders with unknown targets and with items no creature has, in every file, separately for party and foes', async () => {
    const of = (...orders: readonly string[]): string => `${DUEL}orders: ${JSON.stringify(orders)}\n`;
    const files = {
      'z.yaml': of('party: on bear, use bazooka, weakest', 'foes: on party'),
      'w.yaml': of('Foes: on Anna', 'foes: use attack, use ladle'),
    };
    const { code, errors } = await sim(['z.yaml', '--against', 'w.yaml', '--fights', '2'], files);
    expect(code).toBe(0);
    expect(errors.split('\n')).toEqual([
      'In the orders, “on bear” means nobody. In this fight: players, opponents, anna, orso.',
      'In the orders, “use bazooka” has no effect: none of the creatures has it.',
      'In the orders, “use ladle” has no effect: none of the creatures has it.',
    ]);
  });

  it('does not report orders for creatures that only some encounters of a curve have', async () => {
    const orders = { 'z.yaml': `${DUEL}orders: ['orso-2: weakest']\n` };
    const { errors } = await sim(['z.yaml', '--vary', 'foes.orso=1..2', '--fights', '2'], orders);
    expect(errors).toBe('');
  });

  it('prints chances with intervals, outcomes of creatures, rounds, damage and the decisive side', async () => {
    const { code, text } = await sim(['x.yaml', '--fights', '300', '--seed', 'a']);
    expect(code).toBe(0);
    expect(text).toMatch(
      /^A duel at the ford · Rischio\n300 fights · seed a · players: sensible · opponents: sensible\n/,
    );
    expect(text).toMatch(
      /Chance of victory {2}\(95 % interval\)\n {3}players +\d+\.\d % +\d+\.\d – \d+\.\d % +█/,
    );
    expect(text).toMatch(/Wiped out: nobody left standing/);
    expect(text).toMatch(/Who falls, who dies[^\n]*\n +falls +dies\n {3}Anna +\d+\.\d %/);
    expect(text).toMatch(/Rounds {2}\d+\.\d\d on average \(\d+\.\d\d – \d+\.\d\d\), \d+ to \d+/);
    expect(text).toMatch(/Damage in each round\n {3}players, dealt +[▁▂▃▄▅▆▇█]+/);
    expect(text).toMatch(/opponents: Orso dealt the most damage in \d+\.\d % of the fights/);
    expect(text).toMatch(/✓ Every fight came to an end\.$/);
  });

  it('is the same for the same seed, with threads or without', async () => {
    const args = ['x.yaml', '--fights', '120', '--seed', 'a', '--json'];
    const [firstRun, ...others] = await Promise.all(
      [1, 2, 8].map((n) => sim([...args, '--workers', String(n)])),
    );
    for (const other of others) expect(other).toEqual(firstRun);
    const other = await sim(['x.yaml', '--fights', '120', '--seed', 'b', '--json']);
    expect(other.text).not.toBe(firstRun?.text);
    const { kind, asked, fights, encounters } = JSON.parse(firstRun?.text ?? '');
    expect({ kind, asked, fights }).toEqual({ kind: 'one', asked: 120, fights: 120 });
    const [{ report }] = encounters;
    expect(report.sides[0].wins.count + report.sides[1].wins.count).toBe(120);
  });

  it('fights each side by its own policy', async () => {
    const { text } = await sim([
      'x.yaml',
      '--fights',
      '5',
      '--seed',
      'a',
      '--policy',
      'party=tactician,foes=simple',
    ]);
    expect(text).toContain('players: tactician · opponents: simple');
    const named = await sim(['x.yaml', '--fights', '5', '--seed', 'a', '--policy', 'opponents=plain']);
    expect(named.text).toContain('players: sensible · opponents: plain');
  });

  it('counts what does not end as undecided', async () => {
    const { code, text } = await sim(['harmless.yaml', '--fights', '4', '--max-rounds', '7']);
    expect(code).toBe(0);
    expect(text).toMatch(/undecided after 7 rounds +100\.0 %/);
    expect(text).toMatch(/! 4 fights were not over after 7 rounds, and count as undecided\.$/);
    expect(text).not.toContain('Damage in each round');
  });

  it('says why a fight is not solved exactly when even its beginning is too much', async () => {
    const { text } = await sim(['rischio', '--fights', '2', '--exact', '--seed', 'a']);
    expect(text).toContain('even its start has too many outcomes');
  });

  it('finds out before the first fight that a page cannot be written', async () => {
    const { code, text, errors } = await sim(['x.yaml', '--fights', '5', '--html', tmpdir()]);
    expect(code).toBe(2);
    expect(text).toBe('');
    expect(errors).toContain('is a folder');
  });

  it('puts the systems of the tour below each other under every figure, also on a narrow terminal', {
    timeout: 240_000,
  }, async () => {
    const { text } = await sim(
      ['--tour', '--fights', '1', '--lang', 'it'],
      {},
      { width: 40, read: (path) => readFileSync(path, 'utf8') },
    );
    const lines = text.split('\n');
    const index = lines.indexOf('il gruppo vince  (intervallo al 95 %)');
    expect(lines.slice(index + 1, index + 6).map((line) => line.trim().split(/ {2,}/)[0])).toEqual(
      systems.map(({ presentation: face }) => face.name.it),
    );
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });

  it('counts a single fight as one', async () => {
    const { text } = await sim(['x.yaml', '--fights', '1', '--lang', 'it']);
    expect(text).toContain('\n1 combattimento · seme');
  });

  it('says in words how each side fights', async () => {
    const printed = async (language: string): Promise<string> =>
      (await sim(['x.yaml', '--fights', '2', '--policy', 'foes=plain', '--lang', language])).text.replaceAll(
        /\s+/g,
        ' ',
      );
    expect(await printed('it')).toContain('sensible (con buon senso) · avversari: plain (a testa bassa)');
    expect(await printed('fi')).toContain('sensible (järkevästi) · vastustajat: plain (suoraan päin)');
  });

  it.each(['it', 'fi'])('is printed in %s', async (language) => {
    const { text } = await sim(['x.yaml', '--fights', '5', '--seed', 'a', '--lang', language]);
    expect(text).not.toMatch(/fights|victory|rounds|dealt|average/);
  });
});

describe('beside each other', () => {
  it('two files, with the difference and its interval', async () => {
    const { code, text } = await sim(['x.yaml', '--against', 'y.yaml', '--fights', '200', '--seed', 'a']);
    expect(code).toBe(0);
    expect(text).toMatch(/A {2}x\.yaml\nB {2}y\.yaml\n/);
    expect(text).toMatch(
      /Anna falls +\d+\.\d % → +\d+\.\d % {2}\([−±+]\d+\.\d, interval [−±+]\d+\.\d … [−±+]\d+\.\d\)/,
    );
    expect(text).toMatch(/rounds: \d+\.\d\d → \d+\.\d\d \(\+\d/);
  });

  it('a file and itself do not differ: the dice are the same', async () => {
    const { text } = await sim(['x.yaml', '--against', 'x.yaml', '--fights', '60', '--seed', 'a', '--json']);
    const [{ held, rounds }] = JSON.parse(text).comparisons;
    expect(held.length).toBeGreaterThan(3);
    for (const { by } of held) expect(by).toBe(0);
    expect(rounds.by).toBe(0);
  });

  it('what a house rule costs', async () => {
    const { code, text } = await sim([
      'x.yaml',
      '--option',
      'minimumDamage=1',
      '--option',
      'healingCap=none',
      '--fights',
      '40',
      '--seed',
      'a',
    ]);
    expect(code).toBe(0);
    expect(text).toContain('B  minimumDamage=1, healingCap=none');
    expect(text).toContain('   Limit to healing: Cures and help may lift health above the maximum.\n');
  });

  it('a curve', async () => {
    const { code, text } = await sim(['x.yaml', '--vary', 'foes.lupo=1..3', '--fights', '60', '--seed', 'a']);
    expect(code).toBe(0);
    expect(text).toContain('What changes with Grey wolf');
    expect(text).toMatch(
      /victory of players\n {3}1 +\d+\.\d %[^\n]*\n {3}2 +\d+\.\d %[^\n]*\n {3}3 +\d+\.\d %/,
    );
    const numbers = await sim([
      'x.yaml',
      '--vary',
      'orso.health=2..3',
      '--fights',
      '5',
      '--seed',
      'a',
      '--json',
    ]);
    expect(JSON.parse(numbers.text)).toMatchObject({
      kind: 'curve',
      varied: 'orso.health',
      encounters: [{ value: 2 }, { value: 3 }],
    });
  });
});

describe('exactly', () => {
  it('beside what was counted', async () => {
    const { text } = await sim(['x.yaml', '--exact', '--fights', '100', '--seed', 'a']);
    expect(text).toMatch(/players +\d+\.\d % +\d+\.\d – \d+\.\d % {2}exactly \d+\.\d\d %/);
    expect(text).toMatch(/Exact, by \d+ states/);
  });

  it('or two bounds, where ties may be rerolled for ever', async () => {
    const open = DUEL.replace('    answers: [ 15, 7 ]\n', '');
    const { text } = await sim(['open.yaml', '--exact', '--fights', '20', '--seed', 'a'], {
      'open.yaml': open,
    });
    expect(text).toMatch(/exactly \d+\.\d\d – \d+\.\d\d %/);
  });
});

describe('a page', () => {
  it('is written, with a notice', async () => {
    const { code, errors, written } = await sim([
      'x.yaml',
      '--fights',
      '20',
      '--seed',
      'a',
      '--html',
      'out.html',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(errors).toBe('The report is in out.html.');
    expect(written.get('out.html')).toMatch(/^<!doctype html>[\s\S]*A duel at the ford[\s\S]*<\/html>\n$/);
  });

  it('in a missing folder is bad input, reported before any fight', async () => {
    const { code, text, errors } = await sim(['x.yaml', '--fights', '5', '--html', '/nowhere/out.html']);
    expect(code).toBe(2);
    expect(text).toBe('');
    expect(errors).toMatch(/^The file \/nowhere\/out\.html cannot be written \(ENOENT\)\. Check that/);
  });

  it('that cannot be written in the end is bad input, after the report', async () => {
    const write = (): never => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const { code, text, errors } = await sim(
      ['x.yaml', '--fights', '5', '--html', 'out.html'],
      {},
      { write },
    );
    expect(code).toBe(2);
    expect(text).toContain('Chance of victory');
    expect(errors).toContain('out.html cannot be written (ENOSPC).');
  });
});

describe('the progress', () => {
  it.each([
    ['en', 80],
    ['it', 40],
    ['fi', 60],
  ] as const)('is one line of a terminal, in %s at %d columns', async (language, width) => {
    const valueText: string[] = [];
    let clock = 0;
    await sim(
      ['x.yaml', '--fights', '40', '--workers', '1', '--lang', language],
      {},
      { width, now: () => (clock += 1000), progress: (text) => void valueText.push(text) },
    );
    expect(valueText.filter((line) => line !== '').length).toBeGreaterThan(0);
    expect(valueText.filter((line) => line.length >= width)).toEqual([]);
  });
});

describe('interrupted', () => {
  it('prints the results so far with the number of fights, and exits 130', async () => {
    const { code, text, errors } = await sim(
      ['x.yaml', '--fights', '9000000', '--seed', 'a', '--json'],
      {},
      createImpatientIo(),
    );
    expect(code).toBe(130);
    const outcome = JSON.parse(text);
    expect(outcome.asked).toBe(9_000_000);
    expect(outcome.fights).toBeGreaterThan(0);
    expect(outcome.fights).toBeLessThan(9_000_000);
    expect(errors).toMatch(/^Stopped: based on the first [\d,]+ of 9,000,000 fights\.$/);
    const again = await sim(['x.yaml', '--fights', String(outcome.fights), '--seed', 'a', '--json']);
    expect(JSON.parse(again.text).encounters).toEqual(outcome.encounters);
  });
});

describe('Ctrl-C', () => {
  const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

  it('prints the results so far, and leaves no process behind', { timeout: 300_000 }, async () => {
    const fight = ['rischio', '--fights', '5000000', '--seed', 'a', '--lang', 'en'];
    const child = spawn(process.execPath, [pathOf('../run-cli.fixture.ts'), 'sim', ...fight], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let [toldText, errors] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (toldText += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('message', () => child.kill('SIGINT'));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(errors).toMatch(/^Stopped: based on the first [\d,]+ of 5,000,000 fights\.\n$/);
    expect(toldText).toContain('Chance of victory');
    expect(code).toBe(130);
  });
});

describe('bad input of sim', () => {
  const alone = `${DUEL.replace(/ {2}- \{ id: orso.*\n/, '')}`.replace('    answers: [ 15, 7 ]\n', '');
  const friends = `${alone.replace('steps:', '  - { id: bea, sheet: { health: 9 } }\nsteps:')}`;
  it.each([
    [['x.yaml', '--fights', '0'], '--fights takes a whole number from 1 up, not “0”.'],
    [['x.yaml', '--fights', '1e3'], '--fights takes a whole number from 1 up, not “1e3”.'],
    [['x.yaml', '--workers', '65'], '--workers may be at most 64, not 65.'],
    [
      ['x.yaml', '--policy', 'genius'],
      'There is no policy “genius”. Policies: sensible, plain, simple, tactician, cautious, cunning, instinct, cowardly, mindless.',
    ],
    [['x.yaml', '--policy', 'party=genius'], 'There is no policy “genius”.'],
    [
      ['x.yaml', '--policy', 'dragons=simple'],
      'There is no side “dragons”. Sides: party, foes, players, opponents.',
    ],
    [['x.yaml', '--option', 'bogus=1'], 'bogus: “bogus” means nothing here.'],
    [
      ['x.yaml', '--option', 'healingCap=often'],
      'healingCap: “often” is not possible here. Allowed: at-max, none.',
    ],
    [['x.yaml', '--option', 'healingCap'], '“healingCap” is not an option with its value: write key=value.'],
    [['x.yaml', '--option', 'healingCap=at-max'], 'The file has these options already: healingCap=at-max.'],
    [['x.yaml', '--vary', 'troll=1..3'], '“troll=1..3” cannot be varied. Write NAME=FROM..TO'],
    [['x.yaml', '--vary', 'lupo=3..1'], 'Names in this file: anna, orso, lupo.'],
    [['x.yaml', '--vary', 'lupo=0..99'], '“lupo=0..99” asks for more than 60 numbers.'],
    [['x.yaml', '--vary', 'lupo=0..2'], 'lupo=0'],
    [
      ['x.yaml', '--vary', 'orso.helth=1..3'],
      'orso.helth=1: creatures[1].sheet.helth: “helth” means nothing here.',
    ],
    [['x.yaml', '--against', 'nobody.yaml'], 'There is no file nobody.yaml.'],
    [
      ['x.yaml', '--against', 'faulty.yaml'],
      /^faulty\.yaml has 1 fault:\nfaulty\.yaml:\d+:\d+: creatures\[0\]\.sheet\.helth/,
    ],
    [['x.yaml', '--against', 'noppa.yaml'], 'x.yaml is of rischio and noppa.yaml of noppa'],
    [
      ['x.yaml', '--against', 'friends.yaml'],
      'friends.yaml: step 1 is refused, so no fight starts: A fight needs two sides that can still fight.',
    ],
    [['friends.yaml'], 'A fight needs two sides that can still fight.'],
    [['none.yaml'], 'none.yaml: no step starts a fight.'],
    [['refused.yaml'], 'refused.yaml: step 2 is refused, so no fight starts:'],
    [
      ['x.yaml', '--against', 'y.yaml', '--vary', 'lupo=1..2'],
      '--against and --vary cannot be used together.',
    ],
    [['x.yaml', '--tour'], 'Unexpected argument “x.yaml”.'],
    [['--tour', '--exact'], '--tour and --exact cannot be used together.'],
    [[], '“sim” needs FILE.'],
  ] as const)('%j', async (args, message) => {
    const { code, text, errors } = await sim([...args], {
      'faulty.yaml': DUEL.replace('health: 20', 'helth: 20'),
      'noppa.yaml': 'system: noppa\n',
      'friends.yaml': friends,
      'none.yaml': DUEL.replace(/steps:[\s\S]*/, ''),
      'refused.yaml': `${DUEL}  - do: { type: attack, by: orso, on: anna }\n`,
    });
    expect({ code, text }).toEqual({ code: 2, text: '' });
    if (typeof message === 'string') expect(errors).toContain(message);
    else expect(errors).toMatch(message);
  });
});
