import { systems } from '@arbitro/catalogue';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo, type FakeIo } from '../command-line/fake-io.ts';
import { PARTS } from './keys.ts';

async function runCommand(args: readonly string[]): Promise<FakeIo & { readonly code: number }> {
  const io = createFakeIo({});
  return { ...io, code: await main(args, io) };
}

describe('keys', () => {
  it('lists every action briefly, and one in full', async () => {
    const short = (await runCommand(['keys', 'rischio'])).printed.join('\n');
    expect(short).toMatch(/^ {3}join +by, side\?$/m);
    expect(short).toMatch(/^ {3}scene +none$/m);
    expect((await runCommand(['keys', 'rischio', 'risk'])).printed).toEqual([
      '   type    risk',
      '   by      text',
      '   kind    text',
      '   level   none | low | medium | high | extreme | supreme | whole number from 0',
    ]);
  });

  it.each(systems.map(({ id }) => id))('knows every action that %s has words for', async (id) => {
    const { presentation: face } = systems.find((system) => system.id === id) ?? {};
    const short = (await runCommand(['keys', id])).printed.join('\n');
    for (const type of Object.keys(face?.actions ?? {}))
      expect(short).toMatch(new RegExp(`^ {3}${type}( |$)`, 'm'));
  });

  it('lists the keys of groups, and the defaults', async () => {
    const sheet = (await runCommand(['keys', 'noppa', 'sheet'])).printed.join('\n');
    expect(sheet).toMatch(/^ {6}vakevyys\? +whole number from 0 to 6 \(= 2\)$/m);
    const options = (await runCommand(['keys', 'rischio', 'options'])).printed;
    expect(options[0]).toMatch(/^ {3}naturalExtremes +Natural 1 and 20$/);
    expect(options[1]).toMatch(/^ {6}none +A natural 1 or 20/);
    expect((await runCommand(['keys', 'rischio', 'refusals', '--lang', 'it'])).printed.join('\n')).toContain(
      'beyond-reach',
    );
    expect((await runCommand(['keys', 'noppa', 'creatures', '--lang', 'fi'])).printed.join('\n')).toContain(
      'Nostoväki',
    );
  });

  it('says in each language what each policy does', async () => {
    const rowsIn = async (language: string): Promise<readonly string[]> =>
      (await runCommand(['keys', 'rischio', 'policies', '--lang', language])).printed;
    expect(await rowsIn('en')).toContain(
      '   simple      the first of this list, under a name that every system has',
    );
    expect(await rowsIn('it')).toContain('   sensible    quella del sistema: assennata e veloce');
    expect(await rowsIn('fi')).toContain('   sensible    järjestelmän oma: järkevä ja nopea');
  });

  it('gives programs schemas', async () => {
    const all = JSON.parse((await runCommand(['keys', 'quinta', '--json'])).printed.join('\n'));
    expect(Object.keys(all)).toEqual(['action', ...PARTS]);
    expect(
      JSON.parse((await runCommand(['keys', 'rischio', 'policies', '--json'])).printed.join('\n')),
    ).toContain('plain');
  });

  it.each([
    [['keys'], /needs SYSTEM/],
    [['keys', 'rischio', 'attck'], /Did you mean “attack”/],
    [['keys', 'rischio', 'xyzzyxyzzy'], /`arbitro keys rischio` lists everything/],
    [['keys', 'rischio', 'attack', 'more'], /Unexpected argument/],
  ])('%j is bad input', async (args, message) => {
    const { code, errors } = await runCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});
