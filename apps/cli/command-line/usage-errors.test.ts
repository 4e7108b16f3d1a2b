import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { markPosition } from '../files/file-errors.ts';
import { createFakeIo, createFakeIoIn } from './fake-io.ts';

let folder = '';
const cwd = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-slips-'));
  process.chdir(folder);
  mkdirSync('fights');
  writeFileSync(join('fights', 'barn.yaml'), 'system: rischio\n');
  writeFileSync('bridge.yaml', 'system: rischio\ncreatures: [{ from: lupp }]\n');
  writeFileSync('bytes.yaml', Buffer.from([0xff, 0xfe, 0x41]));
  writeFileSync('indent.yaml', 'system: rischio\ncreatures:\n  - id: anna\n   sheet: {}\n');
  writeFileSync('quote.yaml', 'system: rischio\ntitle: "A fight\n');
  writeFileSync('colons.yaml', 'title: fight: one\n');
  writeFileSync('nocolon.yaml', 'system rischio\ntitle: x\n');
  writeFileSync('at.yaml', 'title: @home\n');
  mkdirSync('dark-marsh');
  writeFileSync('dark-marsh/index.ts', '');
  writeFileSync('dark-marsh/package.json', '{}');
  writeFileSync('none.json', '[]');
  writeFileSync('half.json', '{}');
  writeFileSync('tab.yaml', 'creatures:\n\t- a\n');
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

async function runForError(args: readonly string[]): Promise<string> {
  const io = createFakeIoIn(folder);
  expect(await main(args, io)).toBe(2);
  expect(io.printed).toEqual([]);
  return io.errors.join('\n');
}

describe('an error says what is wrong, where, and what to do', () => {
  it.each([
    [['rol'], /no command “rol”\. Did you mean “roll”\?[\s\S]*arbitro --help/],
    [['roll'], /needs NOTATION\.\nFor example: arbitro roll 4d6kh3\nMore: arbitro roll --help/],
    [['roll', '3d'], /\n {2}\^\n.*\nDice are written like this: 1d20\+5/],
    [['roll', 'd6', '--sed', 'x'], /Did you mean --seed\?[\s\S]*arbitro roll --help/],
    [['roll', 'd6', '--seed', ''], /--seed needs a value/],
    [['roll', 'd6', '--times', '1.5'], /whole number from 1 up, not “1\.5”/],
    [['odds', 'nopa', '4'], /Did you mean “noppa”\?/],
    [['odds', ''], /needs NOTATION/],
    [['check', ''], /needs FILE/],
    [['import', '5e', ''], /needs FILE/],
    [['import', '5', 'monsters-5e'], /Did you mean 5e\?/],
    [['import', '5e', 'monster-5e'], /Did you mean monsters-5e\?/],
    [['import', '5e', 'none.json'], /none\.json is empty/],
    [['verify', 'xyzzy'], /no file xyzzy\.\nBuilt-in, by name: evening\./],
    [['verify', 'none.json'], /not an exported table: it contains something else/],
    [['verify', 'half.json'], /not an exported table: “arbitro” is missing, or is not/],
    [['create', 'noppa', '--name', 'x'.repeat(500)], /This is not a valid name\. /],
    [['create', 'noppa', '--name', 'x'.repeat(500), '--json'], /This is not a valid name\. /],
    [['demo', 'rischio', 'wolvs'], /Encounters: .*\nDid you mean wolves\?/],
    [['completion', 'bsh'], /Did you mean bash\?/],
    [['play', 'ford', '--policy', 'sensibel'], /Did you mean sensible\?/],
    [['sim', 'ford', '--policy', 'foes=tactican'], /Did you mean tactician\?/],
    [['sim', 'ford', '--policy', 'foe=simple'], /Did you mean foes\?/],
    [['sim', 'ford', '--vary', 'foes.oso=1..3'], /Did you mean orso\?/],
    [['odds', 'rischo'], /Did you mean “rischio”\?/],
    [['rules', 'nopa'], /no system “nopa”\. Did you mean “noppa”\?/],
    [['rules', 'rischio', 'xyzzy'], /`arbitro rules rischio` lists them all/],
    [['demo', 'xyzzy'], /Systems: rischio, noppa/],
    [['play', 'brigde.yaml'], /no file brigde\.yaml\.\nDid you mean bridge\.yaml\?/],
    [['play', 'fights/bran.yaml'], /Did you mean fights\/barn\.yaml\?/],
    [['play', 'frd'], /Did you mean ford\?/],
    [['play', 'xyzzy.yaml'], /arbitro demo --save fight\.yaml\. Built-in ones.*ford/],
    [
      ['play', 'dark-marsh'],
      /no scenario in the folder dark-marsh\..*\n.*own system, use --system \.\/dark-marsh\./,
    ],
    [['odds', 'dark-marsh', '2'], /“dark-marsh” is neither dice.*\n.*--system \.\/dark-marsh\./],
    [['demo', 'dark-marsh'], /no system “dark-marsh”.*\n.*--system \.\/dark-marsh\./],
    [['sim', 'fights'], /is a folder: name a file in it\.\nDid you mean fights\/barn\.yaml\?/],
    [['play', 'bytes.yaml'], /not saved as UTF-8\. Save it as UTF-8 text\./],
    [['play', 'bridge.yaml'], /bridge\.yaml:2:21: .*“lupp”.*Did you mean “lupo”\?/],
    [
      ['play', 'indent.yaml'],
      /indent\.yaml:4:1: .*not indented like its neighbours.*\n {3}sheet: \{\}\n {3}\^$/,
    ],
    [['play', 'quote.yaml'], /quote\.yaml:2:8: .*quote is not closed\ntitle: "A fight\n {7}\^$/],
    [['play', 'colons.yaml'], /colons\.yaml:1:8: .*goes in quotes\ntitle: fight: one\n {7}\^$/],
    [['play', 'nocolon.yaml'], /a colon and a space after it: “key: value”\nsystem rischio\n\^$/],
    [['play', 'at.yaml'], /at\.yaml:1:8: .*begins like this goes in quotes\n.*\n {7}\^$/],
    [['play', 'tab.yaml'], /spaces, not with tabs\n - a\n\^$/],
    [
      ['sim', 'ford', '--html', 'nowhere/x.html'],
      /nowhere\/x\.html cannot be written.*Check that its folder exists/,
    ],
    [['create', 'brp', '--option', 'era'], /“era” is not an option with its value: write key=value/],
    [['verify', 'ford'], /is not an exported table: it is not JSON\. The game master can export one/],
    [
      ['migrate', 'fights', 'b.sqlite'],
      /fights\/arbitro\.sqlite does not exist or is empty\. Give the folder of the server/,
    ],
    [['migrate', 'bridge.yaml', './bridge.yaml'], /tables are already in \.\/bridge\.yaml/],
    [['completion', 'tcsh'], /Shells: bash, zsh, fish/],
    [['--lang', 'de'], /Languages: en, it, fi/],
  ])('%j', async (args, message) => {
    expect(await runForError(args)).toMatch(message);
  });

  it.each(LANGUAGES)('in %s', async (lang) => {
    const results = await Promise.all(
      [['play', 'brigde.yaml'], ['play', 'quote.yaml'], ['rules', 'nopa'], ['roll']].map((args) =>
        runForError([...args, '--lang', lang]),
      ),
    );
    for (const text of results) {
      expect(text).not.toContain('{');
      if (lang !== 'en') expect(text).not.toMatch(/There is|Did you mean|For example/);
    }
  });

  it('of a file that may not be read', async () => {
    const io = {
      ...createFakeIo(),
      read: () => {
        throw Object.assign(new Error('no'), { code: 'EACCES' });
      },
    };
    expect(await main(['play', 'secret.yaml'], io)).toBe(2);
    expect(io.errors[0]).toBe(
      'You may not read secret.yaml (EACCES). Change its permissions, or copy it to a folder of your own.',
    );
  });

  it('at the end of a text points behind its last line', () => {
    expect(markPosition('a: [1\n', 2, 1)).toEqual(['a: [1', '     ^']);
  });
});
