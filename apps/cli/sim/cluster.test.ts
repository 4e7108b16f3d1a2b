import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

describe('a cluster without a database', () => {
  const NOWHERE = 'postgres://nobody:hush@127.0.0.1:1/nothing';
  it.each([
    ['en', 'cannot be reached'],
    ['it', 'non è raggiungibile'],
    ['fi', 'ei saada yhteyttä'],
  ])('says so, in %s', async (language, words) => {
    for (const command of [['sim', 'rischio', '--cluster'], ['worker']]) {
      const io = createFakeIo();
      expect(await main([...command, '--database', NOWHERE, '--lang', language], io)).toBe(2);
      expect(io.errors.join('\n')).toContain(words);
      expect(io.errors.join('\n')).not.toContain('hush');
    }
  });

  it('asks for one, and only where it is used', async () => {
    const complaintOf = async (args: readonly string[]): Promise<string> => {
      const io = createFakeIo();
      expect(await main(args, io)).toBe(2);
      return io.errors.join('\n');
    };
    expect(await complaintOf(['sim', 'rischio', '--cluster'])).toContain('DATABASE_URL');
    expect(await complaintOf(['worker'])).toContain('DATABASE_URL');
    expect(await complaintOf(['sim', 'rischio', '--cluster', '--database', 'tables.sqlite'])).toContain(
      'postgres://',
    );
    expect(await complaintOf(['sim', 'rischio', '--database', NOWHERE])).toContain('--cluster');
    expect(
      await complaintOf(['sim', 'rischio', '--cluster', '--workers', '2', '--database', NOWHERE]),
    ).toContain('--workers');
  });
});
