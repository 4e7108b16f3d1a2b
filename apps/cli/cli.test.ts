import { systems } from '@arbitro/catalogue';
import { LANGUAGES } from '@arbitro/kernel';
import { parseAnyScenario } from '@arbitro/scenario';
import { describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { createFakeIo, type FakeIo } from './command-line/fake-io.ts';
import { MESSAGES } from './output/messages.ts';
import { applyStyle, sanitizeText } from './output/sanitize.ts';

async function runCommand(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<FakeIo & { readonly code: number }> {
  const io = createFakeIo(files);
  return { ...io, code: await main(args, io) };
}

describe('roll', () => {
  it('throws the same dice for the same seed', async () => {
    const [firstRun, secondRun] = [
      await runCommand(['roll', '4d6kh3', '1d20+5', '--seed', 'luna']),
      await runCommand(['roll', '4d6kh3', '1d20+5', '--seed', 'luna']),
    ];
    expect(firstRun.printed).toEqual(secondRun.printed);
    expect(firstRun.printed).toHaveLength(2);
    expect(firstRun.printed[0]).toMatch(/^4d6kh3 \[.*\(\d\).*\] = \d+$/);
  });

  it('throws several times and says the seed it made up', async () => {
    const { printed } = await runCommand(['roll', 'd6', '--times', '3']);
    expect(printed).toHaveLength(4);
    expect(printed.at(-1)).toBe('seed: fresh');
  });

  it('gives data to programs', async () => {
    const { printed } = await runCommand(['roll', '3d6', '--json', '--seed', 'x']);
    const { seed, rolls } = JSON.parse(printed.join('\n'));
    expect(seed).toBe('x');
    expect(rolls[0].parts[0].shown).toHaveLength(3);
    expect(rolls[0].total).toBe(
      rolls[0].parts[0].shown.reduce((sum: number, { value }: { value: number }) => sum + value, 0),
    );
  });

  it.each([
    [['roll'], /“roll” needs NOTATION/],
    [['roll', '4d6kx'], /^ {4}\^$/m],
    [['roll', '10000d6'], /at most 999/],
    [['roll', '1d-6'], /\^/],
    [['roll', 'd6', '--times', '0'], /--times takes a whole number from 1 up/],
    [['roll', 'd6', '--tims', '2'], /Did you mean --times\?/],
    [['roll', 'd6', '--seed'], /--seed needs a value/],
    [['roll', 'd6', '--seed', '--lang', 'en'], /--seed needs a value/],
    [['roll', 'd6', '--times', '2000000'], /--times may be at most 100000/],
    [['roll', '4d6>=3f1f2'], /“f2” is one too many/],
    [['roll', 'd6', '--json=yes'], /takes no value/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors, printed } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
    expect(printed).toEqual([]);
  });
});

describe('odds of dice', () => {
  it('are drawn with the chance of at least as much, the mean and the spread', async () => {
    const { code, printed } = await runCommand(['odds', '4d6kh3']);
    expect(code).toBe(0);
    expect(printed[0]).toBe('4d6kh3   mean 12.2446 (15869/1296)   standard deviation 2.8468');
    expect(printed[1]).toMatch(/at least$/);
    expect(printed[2]).toMatch(/^ 3 {5}0\.08 % {2}▎ +100\.00 %$/);
    expect(printed).toHaveLength(18);
  });

  it('are exact for programs, in lowest terms', async () => {
    const { printed } = await runCommand(['odds', '4d6kh3', '--json']);
    const replies = JSON.parse(printed.join('\n'));
    expect(Object.keys(replies)).toEqual(['mean', 'outcomes', 'unresolved']);
    expect(replies.mean).toBe('15869/1296');
    expect(replies.unresolved).toBe('0');
    expect(replies.outcomes.at(-1)).toEqual({ value: 18, p: '7/432', decimal: 21 / 1296 });
  });

  it('of many outcomes are brought together', async () => {
    const { printed } = await runCommand(['odds', '100d6']);
    expect(printed.length).toBeLessThan(50);
    expect(printed.join('\n')).toMatch(/348…350/);
  });

  it('name the unresolved share', async () => {
    const { printed } = await runCommand(['odds', '2d6!']);
    expect(printed.at(-1)).toMatch(/^not followed to the end/);
  });

  it.each([
    [['odds', '2d6+'], /\^/],
    [['odds', 'foo'], /neither dice, nor a system, nor a file/],
    [['odds', 'nowhere.yaml'], /There is no file nowhere\.yaml/],
    [['odds'], /“odds” needs NOTATION \| SYSTEM \| FILE/],
    [['odds', '1d6', '--level', 'high'], /--level cannot be used with dice/],
    [['odds', '1d6', '--step', '1'], /--step cannot be used with dice/],
    [['odds', '200d6*300d6'], /exact odds of these dice cannot be computed/],
    [['odds', './duel'], /There is no file \.\/duel/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});

describe('odds of a check', () => {
  it('take the first check where none is named', async () => {
    const { printed, code } = await runCommand(['odds', 'rischio', '4', '--level', 'high']);
    expect(code).toBe(0);
    expect(printed[0]).toBe('Rischio · A risk (the statistic: 4, the level of risk: high)');
    expect(printed.slice(1).join('\n')).toMatch(
      /failed {4}15\.00 %[\s\S]*failed {4}35\.00 %[\s\S]*passed {4}50\.00 %/,
    );
  });

  it.each(['alto', 'Korkea', '15'])('take the level as people say it: %s', async (level) => {
    const [results, plain] = [
      await runCommand(['odds', 'rischio', '4', '--level', level]),
      await runCommand(['odds', 'rischio', '4', 'high']),
    ];
    expect(results.printed.slice(1)).toEqual(plain.printed.slice(1));
  });

  it('accept a check by name and negative numbers', async () => {
    const { printed } = await runCommand(['odds', 'rischio', 'attack', '5', '-2', '--json']);
    expect(JSON.parse(printed.join('\n'))).toMatchObject({
      given: { precision: 5, dodge: -2 },
      outcomes: [{ value: 'hit', p: '309/400' }, { value: 'missed' }],
    });
  });

  it.each([
    [['odds', 'rischio', '4', '--level', 'hgih'], /Allowed: none, low, medium, high/],
    [['odds', 'rischio', 'four'], /a whole number/],
    [['odds', 'rischio', 'attak', '5', '2'], /Did you mean “attack”/],
    [['odds', 'rischio', '4', '--step', '1'], /--step cannot be used with/],
    [['odds', 'rischio', '4', '--dodge', '3'], /takes no --dodge/],
    [['odds', 'rischio', '4', 'high', '9'], /Unexpected argument/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});

describe('rules', () => {
  it('are listed, searched and found by id', async () => {
    expect((await runCommand(['rules', 'rischio'])).printed[0]).toMatch(/^\d+ rules of Rischio$/);
    expect((await runCommand(['rules', 'rischio', 'schivata'])).printed.join('\n')).toMatch(
      /rischio\.combat\.dodge-roll/,
    );
    expect((await runCommand(['rules', 'rischio', 'rischio.combat.dodge-roll'])).printed[0]).toBe(
      '1 rule of Rischio',
    );
  });

  it('are found without accents and capitals', async () => {
    const [with_, without] = [
      await runCommand(['rules', 'rischio', 'väistö']),
      await runCommand(['rules', 'rischio', 'VAISTO']),
    ];
    expect(without.printed).toEqual(with_.printed);
  });

  it('are data for programs, in three languages', async () => {
    const { printed } = await runCommand(['rules', 'rischio', 'dodge', '--json']);
    const [first] = JSON.parse(printed.join('\n'));
    expect(Object.keys(first.title)).toEqual(expect.arrayContaining([...LANGUAGES]));
  });

  it.each([
    [['rules'], /needs SYSTEM/],
    [['rules', 'rishio'], /There is no system “rishio”/],
    [['rules', 'rischio', 'xyzzy'], /No rule of rischio/],
    [['rules', 'rischio', 'rischio.combat.dodgeroll'], /Did you mean “rischio\.combat\.dodge-roll”/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});

describe('check', () => {
  const good = 'system: rischio\ncreatures: [{ from: lupo }]\n';
  const sheet = 'system: rischio\nname: Anna\nsheet: { health: 12 }\n';

  it('names the kind of each file', async () => {
    const { code, printed } = await runCommand(['check', 'a.yaml', 'b.yaml'], {
      'a.yaml': good,
      'b.yaml': sheet,
    });
    expect(code).toBe(0);
    expect(printed).toEqual([
      '✓ a.yaml: fine (a scenario of rischio, 0 steps)',
      '✓ b.yaml: fine (a sheet of rischio)',
      '2 fine, 0 not',
    ]);
  });

  it('checks every file and prints faults with file, line and path', async () => {
    const bad = 'system: rischio\ncreatures:\n  - id: anna\n    sheet: { helth: 3 }\n';
    const { code, printed, errors } = await runCommand(['check', 'bad.yaml', 'none.yaml', 'a.yaml'], {
      'bad.yaml': bad,
      'a.yaml': good,
    });
    expect(code).toBe(2);
    expect(printed).toEqual([
      '✗ bad.yaml: 1 fault',
      '✗ none.yaml: cannot be read',
      '✓ a.yaml: fine (a scenario of rischio, 0 steps)',
      '1 fine, 2 not',
    ]);
    expect(errors.join('\n')).toMatch(
      /^bad\.yaml:4:14: creatures\[0\]\.sheet\.helth: “helth” means nothing here.*Did you mean “health”\?$/m,
    );
    expect(errors).toContain('There is no file none.yaml.');
  });

  it.each([
    ['creatures: [\n', /^x\.yaml:\d+:\d+: this is not YAML/],
    ['a: 1\na: 2\n', /the same key appears twice/],
    ['a:\n\t- 1\n', /spaces, not with tabs/],
    ['', /Expected a group of keys, found nothing/],
    ['- 1\n', /Expected a group of keys, found a list/],
    ['system: rischio\nseed: .inf\n', /not a finite number/],
    ['system: *foo\n', /^x\.yaml:1:9: .*the anchor “foo” is not known/],
    ['system: rischio\ntitle: "open\nseed: 1\n', /^x\.yaml:2:8: .*not closed/],
    ['s\0y\0s\0', /not saved as UTF-8/],
    ['system: rischio\noptions: { levelThresholds: [0, 9, 5] }\n', /greater than the one before/],
    ['system: rischio\ncreatures: [{ id: "a\\nb", from: lupo }]\n', /an id has no line breaks/],
  ])('%j is no scenario', async (text, message) => {
    const { code, errors } = await runCommand(['check', 'x.yaml'], { 'x.yaml': text });
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});

describe('what a system says of a sheet', () => {
  const text = 'system: rischio\nsheet: { health: 0, status: up }\n';
  it.each([
    ['en', /a creature is up above 0 health/],
    ['it', /con più di 0 punti salute/],
    ['fi', /kun terveyttä on yli 0/],
  ])('is printed in %s', async (language, message) => {
    const { errors } = await runCommand(['check', 'x.yaml', '--lang', language], { 'x.yaml': text });
    expect(errors.join('\n')).toMatch(message);
  });
});

describe('output', () => {
  it('contains no control characters of the input', async () => {
    const text = 'system: rischio\ntitle: "\\e]0;x\\a\\x9b31m"\n';
    const { printed } = await runCommand(['play', 'x.yaml'], { 'x.yaml': text });
    expect(printed[0]).toBe(String.raw`\u001b]0;x\u0007\u009b31m`);
    expect((await runCommand(['roll', '1d6\u001b[2J'])).errors.join('\n')).not.toContain('\u001b');
  });

  it('has the codes of its own styles on a terminal', () => {
    const text = `${applyStyle('bold', 'a\u001b[2Jb')}\n`;
    expect(sanitizeText(text, true)).toBe('\u001b[1ma\\u001b[2Jb\u001b[0m\n');
    expect(sanitizeText(text, false)).toBe('a\\u001b[2Jb\n');
  });
});

describe('the program', () => {
  it('helps, in general and with each command, in three languages', async () => {
    const whole = await runCommand(['--help']);
    expect(whole.code).toBe(0);
    for (const command of ['roll', 'odds', 'play', 'demo', 'create', 'import', 'rules', 'check', 'verify']) {
      expect(whole.printed.join('\n')).toMatch(new RegExp(`^ {3}${command} `, 'm'));
      for (const language of LANGUAGES) {
        const { printed, code } = await runCommand([command, '--help', '--lang', language]);
        expect(code).toBe(0);
        expect(printed.join('\n')).toMatch(new RegExp(`arbitro ${command}`));
      }
    }
  });

  it.each(systems)('creates a character of $id that a file accepts', async ({ id }) => {
    const { printed } = await runCommand(['create', id, '--seed', 'luna', '--json']);
    const file = JSON.parse(printed.join('\n'));
    expect(file.creatures).toMatchObject([{ id: 'newcomer', name: 'Newcomer' }]);
    expect(parseAnyScenario(file, systems)).toMatchObject({ ok: true });
    const [replies, again] = await Promise.all([
      runCommand(['create', id, '--seed', 'luna']),
      runCommand(['create', id, '--seed', 'luna']),
    ]);
    expect(replies.printed).toEqual(again.printed);
    expect(replies.printed.length).toBeGreaterThan(10);
  });

  it('prints its version', async () => {
    const { printed } = await runCommand(['--version']);
    expect(printed.join('\n')).toMatch(/^arbitro \d+\.\d+\.\d+$/);
  });

  it('shows the notices that the licences of the books require', async () => {
    const notice = 'This work created using the BRP Open Game License.';
    expect((await runCommand(['--licences'])).printed).toContain(notice);
    expect((await runCommand(['rules', 'brp', 'brp.combat.parry'])).printed).toContain(notice);
    expect((await runCommand(['rules', 'noppa'])).printed).not.toContain(notice);
  });

  it('uses the language asked for, or that of the machine', async () => {
    expect((await runCommand(['--lang', 'it'])).printed.join('\n')).toMatch(/Benvenuti/);
    const io = createFakeIo({}, [], { LANG: 'fi_FI.UTF-8' });
    await main([], io);
    expect(io.printed.join('\n')).toMatch(/Tervetuloa/);
    const other = createFakeIo({}, [], { LANG: 'fi_FI.UTF-8', LC_ALL: 'it_IT.UTF-8' });
    await main([], other);
    expect(other.printed.join('\n')).toMatch(/Benvenuti/);
  });

  it.each([
    [['rulez'], /Did you mean “rules”/],
    [['sing'], /There is no command “sing”/],
    [['--lang', 'de'], /The language “de” is not supported/],
    [['toString'], /There is no command/],
    [['--foo'], /There is no option --foo/],
    [['help', 'rol'], /Did you mean “roll”/],
    [['demo', 'rischio', 'toll', 'extra'], /Unexpected argument “extra”/],
    [['demo', 'rischio', 'extra'], /rischio has no encounter “extra”. Encounters: wolves, ambush, toll/],
    [['play', ''], /“play” needs FILE/],
    [['create'], /needs SYSTEM/],
    [['create', 'brp', '--option', 'era=soon'], /era: .*modern/],
    [['create', 'brp', '--option', 'age=past'], /age/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });

  it('has all its words', () => {
    for (const words of Object.values(MESSAGES))
      for (const language of LANGUAGES) expect(words[language]).not.toBe('');
  });
});
