import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const DUEL = `
system: rischio
title: A duel at the ford
creatures:
  - id: anna
    sheet:
      health: 20
      precision: 4
      dodge: 2
      stats: { Forza: 3 }
      basicAttack: { damage: 5, relevantStat: Forza }
  - { id: orso, from: lupo, sheet: { health: 18 } }
`;
const BEGUN = `${DUEL}steps:
  - do: { type: fight }
    answers: [ 15, 7 ]
`;
const STRIKE = `${BEGUN}  - odds: { type: attack, by: anna, on: orso }
    expect: { hit: 21/40, damage.mean: 21/5 }
  - do: { type: attack, by: anna, on: orso }
    answers: [ 14, 6 ]
    expect:
      events: [ { type: struck, hit: true }, { type: wounded, damage: 8 } ]
      rolls: [ { label: precision, total: 18 } ]
      world: { creatures: { orso: { health: 10 } } }
  - do: { type: attack, by: anna, on: orso }
    expect: { refused: not-your-turn }
`;

async function play(text: string, args: readonly string[] = [], typed: readonly string[] = []) {
  const io = createFakeIo({ 'x.yaml': text }, typed);
  const code = await main(['play', 'x.yaml', ...args], io);
  return { code, text: io.printed.join('\n'), errors: io.errors.join('\n') };
}

describe('play', () => {
  it('prints one action in one line, with the number needed', async () => {
    const { code, text } = await play(STRIKE);
    expect(code).toBe(0);
    expect(text).toContain('3. Anna · Basic attack: target Orso');
    expect(text.replaceAll(/\n {5}/g, ' ')).toMatch(/Anna hits Orso \(dodge \d+ against precision 18\)\./);
    expect(text).not.toContain('1d20');
    expect(text).toContain('   Refused: It is Orso’s turn, not Anna’s.');
    expect(text).toMatch(/✓ 4 steps, all as expected\.$/);
  });

  it('prints every roll and fact in words with --verbose', async () => {
    const { code, text } = await play(STRIKE, ['--verbose']);
    expect(code).toBe(0);
    expect(text).toContain('   Anna · precision: 1d20 [14] +4 precision = 18');
    expect(text).toContain('   Anna deals 8 before resistance (+5 basic attack, +3 strength).');
    expect(text).toContain('   Refused: It is Orso’s turn, not Anna’s.');
    expect(text).toMatch(/✓ 4 steps, all as expected\.$/);
  });

  it('names the rule behind each line', async () => {
    expect((await play(STRIKE, ['--rules'])).text).toMatch(
      /hits Orso\. {2}‹rischio\.combat\.hit-comparison›/,
    );
  });

  it('exits 1 when an expectation fails, and says where', async () => {
    const { code, text } = await play(STRIKE.replace('health: 10', 'health: 11').replace('21/40', '1/2'));
    expect(code).toBe(1);
    expect(text).toContain('✗ expect.world.creatures.orso.health: expected 11, found 10');
    expect(text).toContain('✗ expect.hit: expected 1/2, found 21/40.');
    expect(text).toMatch(/✗ 2 of 4 steps not as expected, 1 not played\.$/);
  });

  it('exits 1 when an answer is left over or wanting', async () => {
    expect(await play(STRIKE.replace('[ 14, 6 ]', '[ 14, 6, 3 ]'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('1 answer was not asked for; the first is 3'),
    });
    expect(await play(STRIKE.replace('[ 14, 6 ]', '[ 14 ]'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('the answers ran out. Asked: Orso · dodge: 1d20 (x.yaml:18:5)'),
    });
  });

  it('exits 2 on an answer that fits no question, with its place', async () => {
    const { code, text, errors } = await play(STRIKE.replace('[ 14, 6 ]', '[ 21, 6 ]'));
    expect(code).toBe(2);
    expect(errors.split('\n')).toEqual([
      'x.yaml:19:14: steps[2].answers: “21” does not answer “precision” (Anna). Allowed: 1…20.',
      '1 step after it was not played.',
    ]);
    expect(text).not.toContain('does not answer');
  });

  it('reports a wrong answer once, with the steps that were skipped', async () => {
    const slow = await play(
      STRIKE.replace('[ 15, 7 ]', '[ 5, 7 ]\n    expect: { rolls: [{ faces: [15] }] }'),
    );
    expect(slow.text.match(/✗/g)).toHaveLength(2);
    expect(slow.text).toContain('✗ expect.rolls[0]: no later event matches {"faces":[15]}.');
    expect(slow.text).toContain('   3 steps after it were not played, because they build on it');
    expect(slow.text).toMatch(/✗ 1 of 4 steps not as expected, 3 not played\.$/);
    const missed = await play(STRIKE.replace('[ 14, 6 ]', '[ 3, 6 ]'));
    expect(missed.text.match(/✗/g)).toHaveLength(2);
    expect(missed.text).toContain('3 more expectations of this step were not met, most likely because of it');
  });

  it('gives programs every step and every failure', async () => {
    const { text } = await play(STRIKE.replace('[ 14, 6 ]', '[ 3, 6 ]'), ['--json']);
    const { steps } = JSON.parse(text);
    const follows = steps[2].failures.map((failure: { follows?: true }) => failure.follows);
    expect(follows).toEqual([undefined, true, true, true]);
    expect(steps[3]).toMatchObject({ step: 4, kind: 'do' });
  });

  it('exits 2 on a typo, with its place', async () => {
    const { code, errors } = await play(
      STRIKE.replace('on: orso }\n    answers', 'onn: orso }\n    answers'),
    );
    expect(code).toBe(2);
    expect(errors).toMatch(
      /x\.yaml:\d+:\d+: steps\[2\]\.do\.onn: “onn” means nothing here\. Allowed: type, by, on\. Did you mean “on”\?/,
    );
  });

  it('suggests the nearest name', async () => {
    const { code, text } = await play(`${BEGUN}  - do: { type: attack, by: ana, on: orso }\n`);
    expect(code).toBe(1);
    expect(text).toContain('There is no ana here. Did you mean “anna”? (x.yaml:16:5)');
  });

  it('with a seed leaves expected questions open', async () => {
    const asks = `${BEGUN}  - do: { type: attack, by: anna, on: orso }\n    expect: { asks: { label: precision } }\n`;
    expect((await play(asks, ['--seed', '5'])).code).toBe(0);
  });

  it('exits 2 on an unknown policy', async () => {
    expect(await play(STRIKE, ['--policy', 'brave'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Policies: sensible, plain'),
    });
  });

  it('throws missing dice when it has a seed', async () => {
    const open = STRIKE.replace('    answers: [ 15, 7 ]\n', '').replace(/ {2}- odds[\s\S]*$/, '');
    expect((await play(open)).code).toBe(1);
    const [firstRun, secondRun] = [await play(open, ['--seed', 'a']), await play(open, ['--seed', 'a'])];
    expect(firstRun).toEqual(secondRun);
    expect(firstRun.code).toBe(0);
  });

  it('gives data to programs', async () => {
    const { text } = await play(STRIKE, ['--json']);
    const report = JSON.parse(text);
    expect(report).toMatchObject({
      system: 'rischio',
      ok: true,
      steps: [
        { step: 1, kind: 'do', answers: [{ label: 'initiative', faces: [15] }, { faces: [7] }] },
        { kind: 'odds', chances: { hit: '21/40' }, amounts: { damage: { mean: '21/5' } }, unresolved: '0' },
        {
          action: { type: 'attack', by: 'anna', on: 'orso' },
          rolls: [{ label: 'precision', faces: [14], total: 18 }, { label: 'dodge' }],
          questions: [
            { kind: 'roll', label: 'precision', by: 'anna', dice: '1d20' },
            { kind: 'roll', label: 'dodge' },
          ],
          answers: [{ faces: [14] }, { faces: [6] }],
          failures: [],
        },
        { refusal: { code: 'not-your-turn', says: 'It is Orso’s turn, not Anna’s.' }, events: [] },
      ],
      world: { creatures: { orso: { health: 10 }, anna: { name: 'Anna' } } },
    });
    expect(report.steps[2].events.map(({ type }: { type: string }) => type)).toContain('wounded');
  });

  it.each(['it', 'fi'])('is printed in %s', async (language) => {
    const { text } = await play(STRIKE, ['--lang', language]);
    expect(text).not.toMatch(/expected|refused|all as/i);
  });
});

describe('a fight over many seeds', () => {
  const fight = `${BEGUN}  - fight: { policy: plain }\n`;

  it('is printed as `sim` prints it', async () => {
    const { code, text } = await play(fight, ['--seeds', '200', '--seed', 'a']);
    const io = createFakeIo({ 'x.yaml': fight });
    expect(await main(['sim', 'x.yaml', '--fights', '200', '--seed', 'a'], io)).toBe(0);
    expect(code).toBe(0);
    expect(text).toBe(io.printed.join('\n'));
    expect(text).toMatch(/players +\d+\.\d % +\d+\.\d – \d+\.\d % +█/);
  });

  it('needs a fight', async () => {
    const none = `${DUEL}steps: []\n`;
    expect(await play(none, ['--seeds', '5'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('x.yaml: no step starts a fight.'),
    });
  });

  it('rejects answers that do not fit', async () => {
    const { code, errors } = await play(fight.replace('[ 15, 7 ]', '[ 25, 7 ]'), ['--seeds', '5']);
    expect(code).toBe(2);
    expect(errors).toContain('steps[0].answers: “25” does not answer');
  });

  it('has a limit', async () => {
    expect(await play(fight, ['--seeds', '99999999999'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--seeds may be at most 10000000'),
    });
  });

  it('that does not end exits 1', async () => {
    const harmless = fight
      .replace('dodge: 2', 'dodge: 2\n      resistance: 50')
      .replace('health: 18', 'health: 18, resistance: 50');
    const { code, text } = await play(harmless, ['--seeds', '5', '--seed', 'a']);
    expect(text).toContain('! 5 fights were not over after 100 rounds, and count as undecided.');
    expect(code).toBe(1);
  });
});

describe('by hand', () => {
  const playInteractive = (typed: readonly string[], text = BEGUN) => play(text, ['--interactive'], typed);

  it('asks for real dice and names the modifiers', async () => {
    const { code, text } = await playInteractive(['8', '3', 'q'], `${DUEL}steps:\n  - do: { type: fight }\n`);
    expect(code).toBe(0);
    expect(text).toContain('Anna · initiative: roll 1d20 > 8');
    expect(text).toContain('Order of turns: Anna, Orso.');
  });

  it('offers all allowed actions with exact odds, and plays the fight to its end', async () => {
    const strike = ['1', '20', '1', '1', '1', '20'];
    const { text } = await playInteractive([...strike, ...strike, ...strike]);
    expect(text).toMatch(/1\. Anna · Basic attack: target Orso {3}hit 52\.5 % · damage ø 4\.20/);
    expect(text).toContain('Anna · precision: roll 1d20 (+4 precision) > 20');
    expect(text).toContain('The fight is over in round 3: players won.');
  });

  it('says what an answer costs', async () => {
    const struck = `
system: noppa
scene: { fight: { tick: 2 } }
creatures:
  - { id: aino, sheet: { attributes: { ketteryys: 4 }, actions: 1, mind: 1 } }
  - { id: dragon, sheet: { kind: foe, actions: 2, attacks: [ { id: tail, tn: 20 } ] } }
steps:
  - do: { type: attack, by: dragon, with: tail, on: [ aino ] }
`;
    const { text } = await playInteractive(['2 3', '2', '2', 'q'], struck);
    expect(text).toMatch(/1\. parry \(actions -1\)\n +2\. let it pass\n/);
    expect(text).toMatch(/1\. spend a mind point \(mind point -1\)\n +2\. accept the failure\n/);
  });

  it('asks again for what does not fit', async () => {
    const { text } = await playInteractive(['99', '1', 'x', '21', '3 4', '14', '6', 'q']);
    expect(text).toMatch(/Type the number of what you choose/);
    expect(text.match(/Type the faces of the dice/g)).toHaveLength(1);
    expect(text).toContain('A d20 shows 1 to 20.');
    expect(text).toContain('1 die is asked for, not 2.');
    expect(text).toContain('Orso takes 8 damage: health 10.');
  });

  it('takes back an answer, an action withdrawn, and an action done', async () => {
    const { text } = await playInteractive(['1', '14', 'u', '2', 'u', 'u', '1', '14', '6', 'u', 'q']);
    expect(text.match(/precision: roll 1d20/g)).toHaveLength(4);
    expect(text).toMatch(/health 10\.[\s\S]*Taken back\.[\s\S]*Orso {2}health 18/);
  });

  it('fills in the places of an action one by one', async () => {
    const { text } = await playInteractive(['4', '1', '3', '12', 'q']);
    expect(text).toMatch(/Take a risk …/);
    expect(text).toContain('Anna – strength, risk 10: passed.');
  });

  it('lets the game master act', async () => {
    const { text } = await playInteractive(['g', '8', '2', 'It limps.', 'q']);
    expect(text).toMatch(/Round 1 · what the game master may do\n +1\. End the fight/);
    expect(text).toContain('the game master · who');
    expect(text).toContain('The consequence for Orso: It limps.');
  });

  it('stops at an answer of the file that fits no question', async () => {
    const { code, errors } = await playInteractive([], BEGUN.replace('[ 15, 7 ]', '[ 25, 7 ]'));
    expect(code).toBe(2);
    expect(errors).toContain('steps[0].answers: “25” does not answer “initiative” (Anna)');
  });

  it('prints failed expectations with their notes, and exits 1', async () => {
    const noted = BEGUN.replace('[ 15, 7 ]', '[ 15, 7, 3 ]').replace('- do:', '- note: So quick!\n    do:');
    const { code, text } = await playInteractive(['q'], noted);
    expect(code).toBe(1);
    expect(text).toMatch(/So quick![\s\S]*✗ answers: 1 answer was not asked for/);
  });

  it.each([[['--interactive', '--seeds', '5']], [['-i', '--json']], [['--rules', '--seeds', '5']]])(
    'does not go with what it would not look at: %j',
    async (args) => {
      expect(await play(BEGUN, args)).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/together/),
      });
    },
  );

  it.each([[[]], [['']], [['q']]])('quits on %j', async (typed) => {
    const { code, text } = await playInteractive(typed);
    expect(code).toBe(0);
    expect(text).toMatch(/Until next time\.$/);
  });

  it('with a seed throws the dice itself', async () => {
    const { text } = await play(BEGUN, ['--interactive', '--seed', 'a'], ['1', 'q']);
    expect(text).not.toMatch(/roll 1d20/);
    expect(text).toMatch(/(hits|misses) Orso\./);
  });
});

describe('odds of a scenario', () => {
  it('are those of each action where it stands', async () => {
    const io = createFakeIo({ 'x.yaml': STRIKE });
    expect(await main(['odds', 'x.yaml', '--step', '3'], io)).toBe(0);
    expect(io.printed.join('\n')).toMatch(/hit \(Orso\) {4}52\.50 % {2}21\/40/);
    expect(await main(['odds', 'x.yaml'], createFakeIo({ 'x.yaml': STRIKE }))).toBe(0);
    expect(await main(['odds', 'x.yaml', '--step', '9'], createFakeIo({ 'x.yaml': STRIKE }))).toBe(2);
    const json = createFakeIo({ 'x.yaml': STRIKE });
    await main(['odds', 'x.yaml', '--step', '2', '--json'], json);
    expect(JSON.parse(json.printed.join('\n'))).toMatchObject([{ step: 2, chances: { hit: '21/40' } }]);
  });
});

describe('odds of a scenario that asks', () => {
  const ability = '{ id: net, damage: 3, hitRule: gm }';
  const checkAnswer = (answer: string) =>
    `${DUEL.replace('stats:', `abilities: [${ability}]\n      stats:`)}steps:
  - do: { type: use, by: anna, ability: net, on: orso }
    answers: [${answer}]
`;

  it.each([
    ['hits', /hit \(Orso\) +100\.00 %/],
    ['misses', /missed \(Orso\) +100\.00 %/],
  ])('decides as the answers say: %s', async (answer, message) => {
    const io = createFakeIo({ 'x.yaml': checkAnswer(answer) });
    expect(await main(['odds', 'x.yaml'], io)).toBe(0);
    expect(io.printed.join('\n')).toMatch(message);
  });
});

describe('the program as it is run', () => {
  const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
  const start = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [MAIN, ...args], {
      input,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });

  it('plays the demo and says what to try next', () => {
    const { status, stdout, stderr } = start(['demo', '--seed', 'luna']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/The fight is over in round \d+/);
    expect(stdout).toMatch(/What to try next:/);
    // escape codes are for terminals
    expect(stdout).not.toContain('\u001b');
  });

  it('reads real dice from a pipe', () => {
    // three heroes and five foes, each with an initiative die
    const dice = Array.from({ length: 8 }, (_, i) => `${20 - i}\n`).join('');
    const { status, stdout } = start(['play', 'rischio', '-i'], `${dice}1\n15\n2\nq\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('Brenna · initiative: roll 1d20 > 20');
    expect(stdout).toMatch(/deals \d+ before resistance/);
  });

  it.runIf(existsSync('/dev/full'))('says that it cannot write, without a stack trace', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'demo'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    closeSync(full);
    expect(status).toBe(2);
    expect(stderr).toBe('The output cannot be written. (ENOSPC)\n');
  });

  it('complains on stderr without a stack trace', () => {
    const { status, stdout, stderr } = start(['roll', '2d']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/\^/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
