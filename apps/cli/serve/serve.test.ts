import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { readArguments } from '../command-line/arguments.ts';
import { createFakeIo } from '../command-line/fake-io.ts';
import { getCommand } from '../commands.ts';
import { buildEnvironment } from './serve.ts';

async function runServe(args: readonly string[]): Promise<readonly [number, string]> {
  const io = createFakeIo();
  const code = await main(['serve', ...args], io);
  return [code, io.errors.join('\n')];
}

describe('serve', () => {
  it('names the option of a wrong setting', async () => {
    expect(await runServe(['--port', 'many'])).toEqual([2, '--port cannot be “many”. Possible: 1…65535, 0.']);
    expect(await runServe(['--host', 'no host', '--lang', 'it'])).toEqual([
      2,
      '--host non può essere “no host”. Possibile: 0.0.0.0, 127.0.0.1, ::, localhost.',
    ]);
  });

  it('does not repeat the password of a database', async () => {
    const [code, text] = await runServe(['--database', 'mysql://anna:secret@db.example/tables']);
    expect(code).toBe(2);
    expect(text).toContain('--database');
    expect(text).not.toContain('secret');
  });

  it('stores tables in the given folder, although the environment names a database', async () => {
    const env = { DATABASE_URL: 'postgres://db.example/tables', DATA_DIR: './data', PORT: '8081' };
    const given = (...args: readonly string[]) => readArguments(args, getCommand('serve').takes);
    expect(buildEnvironment(given('--data', './mine'), env)).toEqual({
      ...env,
      DATABASE_URL: undefined,
      DATA_DIR: './mine',
    });
    expect(buildEnvironment(given('--port', '9'), env)).toEqual({ ...env, PORT: '9' });
    const [code, text] = await runServe(['--data', './mine', '--database', 'postgres://db.example/tables']);
    expect(code).toBe(2);
    expect(text).toContain('--data and --database cannot be used together.');
  });

  it('accepts no arguments', async () => {
    expect((await runServe(['now']))[0]).toBe(2);
  });
});
