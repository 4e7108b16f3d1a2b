import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemNames } from '@arbitro/catalogue/lazy';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { main } from '../cli.ts';
import { createFakeIoIn } from '../command-line/fake-io.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-hand-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runTyping(args: readonly string[], typed: readonly string[]) {
  const io = createFakeIoIn(folder, typed);
  const code = await main(args, io);
  return { code, printed: io.printed, text: io.printed.join('\n'), errors: io.errors.join('\n') };
}
const runFord = (typed: readonly string[], args: readonly string[] = []) =>
  runTyping(['play', 'ford', '--interactive', ...args], typed);
const readSaved = (name: string): { readonly [key: string]: unknown; readonly steps: readonly unknown[] } =>
  parse(readFileSync(join(folder, name), 'utf8'));

describe('a fight by hand', () => {
  it('begins without a file, and explains itself', async () => {
    const { code, printed, text } = await runTyping(['play', '--interactive'], ['q']);
    expect(code).toBe(0);
    expect(printed[0]).toBe('Ambush below the pass');
    expect(text).toMatch(/^Choose by number\. When dice are asked for, type what yours show/m);
    expect(text).toContain('The fight begins: Brenna, Nerio');
    expect((await runTyping(['demo', 'noppa', '-i'], ['q'])).text).toContain('it is the turn of Veikko');
  });

  it('throws dice on Enter, and accepts results of real dice', async () => {
    const { text } = await runFord(['1', '', '6', 'q']);
    expect(text).toMatch(
      /Old Orso · precision: roll 1d20 \(\+3 precision\) > \n {3}Old Orso · precision: 1d20 \[\d+\]/,
    );
    expect(text).toContain('Anna · dodge: 1d20 [6]');
  });

  it('throws dice that lead to more dice to the end', async () => {
    const typed = ['1', ''];
    const { text } = await runTyping(['demo', 'noppa', '-i'], typed);
    expect(text.match(/\d+d6!.* > $/gm)).toHaveLength(1);
    expect(text).toMatch(/Veikko: initiative \d+/);
  });

  it('does not take an empty line at a list for a wish to leave', async () => {
    const { text } = await runFord(['', '2', 'q']);
    expect(text).toContain('Type the number of what you choose');
    expect(text).toContain('Old Orso · Pass');
  });

  it.each(LANGUAGES)('explains itself in %s', async (lang) => {
    const { printed } = await runFord(['?', '1', '?', 'q'], ['--lang', lang]);
    expect(printed.filter((line) => /^ {3}o 2 {3}/.test(line.trimEnd()))).toHaveLength(2);
    expect(printed.filter((line) => /^ {3}u {3}/.test(line.trimEnd()))).toHaveLength(2);
  });

  it('shows the odds of an action before it is chosen, also of one with open places', async () => {
    const { text } = await runFord(['o 1', 'o4', '1', '3', 'q']);
    expect(text).toContain('Odds: Old Orso · Basic attack: target Anna');
    expect(text).toMatch(/hit \(Anna\) +52\.50 % +21\/40/);
    expect(text).toMatch(/Odds: Old Orso · Take a risk: /);
    expect(text).not.toContain('Old Orso uses bite');
  });

  it('lets a policy decide for a creature', async () => {
    const { text } = await runFord(['a', 'a', 'a', 'q']);
    expect(text).toContain('Old Orso uses bite on Anna.');
    expect(text).toMatch(/(hits|misses) Anna/);
  });

  it('groups entries with the same beginning in a long list, and leads back', async () => {
    const { text } = await runTyping(['demo', 'brp', '-i'], ['1', '1', 'u', 'u', '2', '1', 'q']);
    expect(text).toMatch(/^ +1\. Nilla · State an intent: action attack … \(\d+\)$/m);
    expect(text).toMatch(/^ +1\. Nilla · State an intent: action attack, with Dagger … \(\d+\)$/m);
    expect(text).toMatch(/^ +1\. Nilla · State an intent: action attack, with Dagger, target/m);
    expect(text).toContain('Nilla means to grapple Falchetto.');
  });

  it('is saved in a file, and continues from there', async () => {
    const { text } = await runFord(['1', '14', '6', 's mine.yaml', 'q']);
    expect(text).toContain(
      'The game is saved in mine.yaml. To continue: arbitro play mine.yaml --interactive',
    );
    expect(readSaved('mine.yaml')).toMatchObject({
      system: 'rischio',
      title: 'A duel at the ford',
      steps: [
        { note: 'Anna is quicker.', do: { type: 'fight' }, answers: [15, 7] },
        { do: { type: 'attack', by: 'anna', on: 'orso' }, answers: [14, 6] },
        { do: { type: 'attack', by: 'orso', on: 'anna' }, answers: [14, 6] },
      ],
    });
    const again = await runTyping(['play', 'mine.yaml', '--interactive'], ['q']);
    expect(again.text).toContain('Anna takes 6 damage: health 14.');
    expect(again.text).toContain('Round 2 · it is the turn of Anna');
  });

  it('is saved without undone actions, as JSON too, and at the end on request', async () => {
    await runFord(['1', '14', '6', 'u', 's back.json', '2', 'q'], ['--save', 'end.yaml']);
    expect(JSON.parse(readFileSync(join(folder, 'back.json'), 'utf8')).steps).toHaveLength(2);
    expect(readSaved('end.yaml').steps).toHaveLength(3);
  });

  it('continues if the game cannot be saved', async () => {
    const { code, text } = await runFord(['s nowhere/mine.yaml', '2', 'q']);
    expect(text).toMatch(/nowhere\/mine\.yaml cannot be written \(ENOENT\)/);
    expect(text).toContain('Old Orso · Pass');
    expect(code).toBe(0);
  });

  it('is not begun where it could not be kept in the end', async () => {
    const { code, text, errors } = await runTyping(
      ['play', 'ford', '--interactive', '--save', '/nowhere/x.yaml'],
      ['q'],
    );
    expect(code).toBe(2);
    expect(text).toBe('');
    expect(errors).toContain('/nowhere/x.yaml cannot be written');
  });

  it('is saved only if there is one', async () => {
    const { code, errors } = await runTyping(['play', 'ford', '--save', 'x.yaml'], []);
    expect(code).toBe(2);
    expect(errors).toContain('only with --interactive');
  });

  it('is written down as a ready one, to be changed', async () => {
    expect((await runTyping(['demo', 'quinta', '--save', 'ready.yaml'], [])).code).toBe(0);
    expect(readSaved('ready.yaml').system).toBe('quinta');
    expect((await runTyping(['check', join(folder, 'ready.yaml')], [])).code).toBe(0);
  });

  it.each(systemNames.map(({ id }) => id))(
    '%s: comes to its end, and is the same when played again',
    { timeout: 300_000 },
    async (id) => {
      const { code, printed, text } = await runTyping(
        ['demo', id, '--interactive', '--save', `${id}.yaml`],
        Array.from({ length: 2000 }, () => 'a'),
      );
      expect(code).toBe(0);
      expect(text).toMatch(/The fight is over in round \d+/);
      expect(text).toContain(`To see it again: arbitro play ${id}.yaml`);
      const again = await runTyping(['play', `${id}.yaml`], []);
      expect(again.code, again.text.slice(-500)).toBe(0);
      const lines = linesAfterLast(printed, /^The fight is over in round/);
      expect(lines.length).toBeGreaterThan(5);
      expect(linesAfterLast(again.printed, /^At the end$/)).toEqual(lines);
    },
  );
});

/** Returns the tracker that follows the last matching line. */
function linesAfterLast(lines: readonly string[], after: RegExp): readonly string[] {
  const rest = lines.slice(lines.findLastIndex((line) => after.test(line)) + 1);
  return rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('   ')),
  );
}
