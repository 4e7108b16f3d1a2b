import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { main } from './cli.ts';
import { commandNamed } from './commands.ts';
import { fakeIo } from './fake-io.ts';
import { environmentOf } from './serve.ts';

async function complaints(args: readonly string[]): Promise<readonly [number, string]> {
  const io = fakeIo();
  const code = await main(['serve', ...args], io);
  return [code, io.complaints.join('\n')];
}

describe('serve', () => {
  it('calls what is wrong by the name of its option', async () => {
    expect(await complaints(['--port', 'many'])).toEqual([
      2,
      '--port cannot be “many”. Possible: 1…65535, 0.',
    ]);
    expect(await complaints(['--host', 'no host', '--lang', 'it'])).toEqual([
      2,
      '--host non può essere “no host”. Possibile: 0.0.0.0, 127.0.0.1, ::, localhost.',
    ]);
  });

  it('does not repeat the password of a database', async () => {
    const [code, says] = await complaints(['--database', 'mysql://anna:secret@db.example/tables']);
    expect(code).toBe(2);
    expect(says).toContain('--database');
    expect(says).not.toContain('secret');
  });

  it('keeps tables in the folder that is named, though the environment names a database', async () => {
    const env = { DATABASE_URL: 'postgres://db.example/tables', DATA_DIR: './data', PORT: '8081' };
    const given = (...args: readonly string[]) => readArguments(args, commandNamed('serve').takes);
    expect(environmentOf(given('--data', './mine'), env)).toEqual({
      ...env,
      DATABASE_URL: undefined,
      DATA_DIR: './mine',
    });
    expect(environmentOf(given('--port', '9'), env)).toEqual({ ...env, PORT: '9' });
    const [code, says] = await complaints(['--data', './mine', '--database', 'postgres://db.example/tables']);
    expect(code).toBe(2);
    expect(says).toContain('--data and --database do not go together.');
  });

  it('takes no words', async () => {
    expect((await complaints(['now']))[0]).toBe(2);
  });
});
