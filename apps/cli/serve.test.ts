import { describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { fakeIo } from './fake-io.ts';

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

  it('takes no words', async () => {
    expect((await complaints(['now']))[0]).toBe(2);
  });
});
