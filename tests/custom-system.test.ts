import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOM_SYSTEM, createCustomSystem, createFolder, readFirstFight } from './custom-system.fixture.ts';

const run = promisify(execFile);
const CLI_FIXTURE = fileURLToPath(new URL('../apps/cli/run-lines.fixture.ts', import.meta.url));

/** The result of a command line. */
interface CommandResult {
  readonly code: number;
  readonly printed: readonly string[];
  readonly errors: readonly string[];
}

let home: string;
let systemFolder: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'arbitro-own-'));
  systemFolder = createCustomSystem(home);
});
afterAll(() => rmSync(home, { recursive: true }));

/** Runs these command lines one after the other, in a separate process. */
async function runCommands(lines: readonly (readonly string[])[]): Promise<readonly CommandResult[]> {
  const { stdout, stderr } = await run(process.execPath, [CLI_FIXTURE, JSON.stringify(lines)]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('a custom system', () => {
  it('is known to every command', async () => {
    const file = join(home, 'fight.yaml');
    writeFileSync(file, readFirstFight());
    const sim = ['--fights', '60', '--seed', 'luna', '--json'];
    const [odds, play, sims, theirs, byId, check, rules, created, demo, keptCommandResult, help] =
      await runCommands([
        ['--system', systemFolder, 'odds', CUSTOM_SYSTEM.id, '4', '--level', 'high'],
        ['play', file, '--seed', 'luna', `--system=${systemFolder}`],
        ['sim', file, ...sim, '--workers', '2', '--system', systemFolder],
        ['sim', 'rischio', ...sim],
        ['sim', CUSTOM_SYSTEM.id, ...sim, '--system', systemFolder],
        ['check', file, '--system', systemFolder, '--system', systemFolder],
        ['rules', CUSTOM_SYSTEM.id, 'dodge', '--system', systemFolder],
        ['create', CUSTOM_SYSTEM.id, '--seed', 'luna', '--system', systemFolder],
        ['demo', CUSTOM_SYSTEM.id, '--seed', 'luna', '--system', systemFolder],
        ['demo', CUSTOM_SYSTEM.id, '--interactive', '--save', 'kept.yaml', '--system', systemFolder],
        ['odds', CUSTOM_SYSTEM.id, '--help', '--system', systemFolder],
      ]);
    for (const commandResult of [
      odds,
      play,
      sims,
      theirs,
      byId,
      check,
      rules,
      created,
      demo,
      keptCommandResult,
      help,
    ])
      expect([commandResult?.code, commandResult?.errors]).toEqual([0, []]);
    expect(odds?.printed.join('\n')).toMatch(/^Azzardo · A risk[\s\S]*passed\s+50\.00 %/);
    expect(play?.printed.at(-1)).toMatch(/all as expected/);
    // run by threads that have loaded it too, and with the same dice the same fights
    const [builtIn, other] = [sims, theirs].map((commandResult) =>
      JSON.parse(commandResult?.printed.join('\n') ?? ''),
    );
    expect(builtIn.system).toBe(CUSTOM_SYSTEM.id);
    expect(builtIn.encounters[0].report).toEqual(other.encounters[0].report);
    expect(JSON.parse(byId?.printed.join('\n') ?? '')).toMatchObject({
      system: CUSTOM_SYSTEM.id,
      fights: 60,
    });
    expect(check?.printed[0]).toContain(CUSTOM_SYSTEM.id);
    expect(rules?.printed[0]).toContain(CUSTOM_SYSTEM.name);
    expect(created?.printed[0]).toContain(CUSTOM_SYSTEM.name);
    expect(demo?.printed.join('\n')).toMatch(
      new RegExp(`arbitro rules ${CUSTOM_SYSTEM.id} --system\\s+${systemFolder}`),
    );
    expect(keptCommandResult?.printed.join('\n')).toContain(
      `arbitro play kept.yaml --interactive --system ${systemFolder}`,
    );
    expect(help?.printed.join('\n')).toContain(`arbitro odds ${CUSTOM_SYSTEM.id} risk`);
  });

  it('says what is wrong with a folder, and what to do', async () => {
    const buildFiles = (more: string): Readonly<Record<string, string>> => ({
      'index.ts': `import { rischio } from '@arbitro/rischio';\nexport const ours = { ...rischio, id: 'half', ${more} };\n`,
    });
    const writeSystem = (name: string, files: Readonly<Record<string, string>>) =>
      createFolder(join(home, name), files);
    const nowhere = join(home, 'nowhere');
    const faults = new Map<string, RegExp>([
      [nowhere, /There is no folder .*nowhere.*new-system/],
      [join(systemFolder, 'name.ts'), /is a file/],
      [writeSystem('empty', {}), /no index\.ts and no index\.js/],
      [writeSystem('package', { 'package.json': '{' }), /package\.json is not JSON/],
      [
        writeSystem('lost', { 'package.json': '{ "exports": { ".": "./x.ts" } }' }),
        /names \.\/x\.ts, which is not there/,
      ],
      [
        writeSystem('throws', { 'index.ts': "\n\nthrow new Error('no dice today');" }),
        /no dice today \(index\.ts:3\)/,
      ],
      [
        writeSystem('però lancia', { 'index.ts': "\nthrow new Error('nor tomorrow');" }),
        /nor tomorrow \(index\.ts:2\)/,
      ],
      [
        writeSystem('typo', { 'index.ts': "export { a } from '@arbitro/kernell';" }),
        /Cannot find package '@arbitro\/kernell'/,
      ],
      [writeSystem('enums', { 'index.ts': 'export enum Side { Ours }' }), /cannot be loaded: .*enum/],
      [
        writeSystem('none', { 'index.js': 'export const game = 1;' }),
        /exports no system.*It exports: game\./,
      ],
      [
        writeSystem('two', {
          'index.ts': "export { rischio } from '@arbitro/rischio';\nexport { noppa } from '@arbitro/noppa';",
        }),
        /more than one system \(rischio, noppa\)|more than one system \(noppa, rischio\)/,
      ],
      [
        writeSystem('lacks', buildFiles('view: undefined, offers: 3')),
        /`ours` is incomplete\. Missing: offers, view\./,
      ],
      [writeSystem('badly', buildFiles("id: 'Bad Id'")), /“Bad Id” cannot be the id/],
      [writeSystem('taken', buildFiles("id: 'noppa'")), /another system with the id “noppa”/],
      [
        writeSystem(
          'unfit',
          buildFiles('encounters: rischio.encounters.map((one) => ({ ...one, file: { creatures: 3 } }))'),
        ),
        /the encounter “.*” of “half” does not fit.*creatures/,
      ],
      [
        writeSystem('few', buildFiles('encounters: rischio.encounters.slice(1)')),
        /Missing: encounters \(2\/3\)/,
      ],
      [
        writeSystem('breaks', buildFiles("createWorld: () => { throw new Error('where is everybody'); }")),
        /as soon as its encounter “.*” begins \(createWorld\): where is everybody/,
      ],
    ]);
    const [italian, finnish, ...found] = await runCommands([
      ['--lang', 'it', '--system', nowhere, 'demo'],
      ['--system', nowhere, 'demo', '--lang', 'fi'],
      ...[...faults.keys()].map((folder) => ['odds', 'd6', '--system', folder]),
    ]);
    expect(italian?.errors[0]).toMatch(/^La cartella .* non esiste\./);
    expect(finnish?.errors[0]).toMatch(/^Kansiota .* ei ole\./);
    for (const [index, [folder, says]] of [...faults].entries()) {
      expect(found[index]?.errors.join('\n'), folder).toMatch(says);
      expect(found[index]?.code).toBe(2);
    }
  });
});
