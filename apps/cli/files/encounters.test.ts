import { systems } from '@arbitro/catalogue';
import { encounterFile, LANGUAGES } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

async function runCommand(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const io = createFakeIo(files);
  const code = await main(args.includes('--lang') ? args : [...args, '--lang', 'en'], io);
  return { code, text: io.printed.join('\n'), errors: io.errors.join('\n') };
}

describe('the encounters that systems bring along', () => {
  it.each(systems)('are saved as files that say the same: $id', async (system) => {
    for (const encounter of system.encounters) {
      const io = createFakeIo();
      expect(await main(['demo', system.id, encounter.id, '--save', 'mine.yaml', '--lang', 'it'], io)).toBe(
        0,
      );
      const { title, about, ...file } = parse(io.written.get('mine.yaml') ?? '');
      expect(file).toEqual(encounterFile(system, encounter));
      expect({ title, about }).toEqual({ title: encounter.title.it, about: encounter.about.it });
    }
  });

  it.each(LANGUAGES)('are listed from easy to deadly (%s)', async (language) => {
    for (const { id, presentation: face, encounters } of systems) {
      const { code, text } = await runCommand(['demo', id, '--list', '--lang', language]);
      expect(code).toBe(0);
      const localizedTexts = [face.name, ...encounters.flatMap(({ title, about }) => [title, about])];
      const whole = text.replaceAll(/\s+/g, ' ');
      const places = localizedTexts.map((words) => whole.indexOf(words[language]));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('are all listed where no system is named', async () => {
    const { text } = await runCommand(['demo', '--list']);
    for (const { id, encounters } of systems)
      for (const encounter of encounters) expect(text).toContain(`demo ${id} ${encounter.id}`);
  });

  it('go before a folder with the name of the system', async () => {
    const io = createFakeIo();
    const isFolder = () => {
      throw Object.assign(new Error('rischio'), { code: 'EISDIR' });
    };
    const code = await main(['play', 'rischio', '--seed', 'luna', '--lang', 'en'], { ...io, read: isFolder });
    expect(code).toBe(0);
    expect(io.printed[0]).toBe('Ambush below the pass');
  });

  it('are played by name, with their title', async () => {
    const { code, text } = await runCommand(['demo', 'rischio', 'wolves', '--seed', 'luna']);
    expect(code).toBe(0);
    expect(text).toContain('Rischio · Wolves on the pass');
    expect(text).toMatch(/The fight is over in round \d+/);
    expect(text).toContain('demo rischio wolves --interactive');
  });

  it('are accepted wherever a file is', async () => {
    const played = await runCommand(['play', 'rischio/wolves', '--seed', 'luna']);
    expect([played.code, played.errors]).toEqual([0, '']);
    expect(played.text).toContain('Wolves on the pass');
    const checked = await runCommand(['check', 'rischio/toll']);
    expect(checked.text).toContain('rischio/toll: fine (a scenario of rischio, 2 steps)');
    const compared = await runCommand(
      'sim rischio/wolves --against rischio/toll --fights 20 --seed a --workers 1'.split(' '),
    );
    expect([compared.code, compared.errors]).toEqual([0, '']);
    expect(compared.text).toContain('B  rischio/toll');
  });

  it('yield to a file of that name, with a notice', async () => {
    const own = 'system: rischio\ntitle: My own\ncreatures: [{ from: brenna }]\n';
    const { code, text, errors } = await runCommand(['play', 'rischio/wolves'], {
      'rischio/wolves': own,
    });
    expect(code).toBe(0);
    expect(text).toContain('My own');
    expect(errors).toBe('Using the file rischio/wolves, not the encounter of the same name.');
  });

  it('are used although a folder has their name', async () => {
    const io = {
      ...createFakeIo(),
      read: () => {
        throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
      },
    };
    expect(await main(['check', 'rischio', 'noppa', '--lang', 'en'], io)).toBe(0);
    expect(io.printed).toEqual([
      expect.stringMatching(/^✓ rischio: fine \(a scenario of rischio/),
      expect.stringMatching(/^✓ noppa: fine \(a scenario of noppa/),
      '2 fine, 0 not',
    ]);
  });

  it('are saved to any place, and the printed next command works', async () => {
    const { code, text } = await runCommand(['demo', 'rischio', 'wolves', '--save', 'my fight.yaml']);
    expect(code).toBe(0);
    expect(text).toContain('arbitro play "my fight.yaml" --seed luna');
  });

  it.each([
    ['rischio/dragons', 'rischio has no encounter “dragons”. Encounters: wolves, ambush, toll.'],
    ['rischio/dragons.yaml', 'There is no file rischio/dragons.yaml.'],
    ['chess/wolves', 'There is no file chess/wolves.'],
    ['rischio/wolves/grey', 'There is no file rischio/wolves/grey.'],
  ])('%s is none of them', async (name, text) => {
    expect(await runCommand(['play', name])).toMatchObject({
      code: 2,
      errors: expect.stringContaining(text),
    });
  });
});
