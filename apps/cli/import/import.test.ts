import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const monsters = readFileSync(new URL('../demo/monsters-5e.json', import.meta.url), 'utf8');

async function runImportCommand(args: readonly string[], text = monsters) {
  const io = createFakeIo({ 'monsters.json': text });
  return { ...io, code: await main(args, io) };
}

/** Returns the file that the program made, with more in it. */
async function importWith(more: object): Promise<string> {
  const { printed } = await runImportCommand(['import', '5e', 'monsters.json', '--json']);
  return JSON.stringify({ ...JSON.parse(printed.join('\n')), ...more });
}

const SIDES = [
  { who: 'mire-toad', side: 'toads', at: [1, 2] },
  { who: 'gate-warden', side: 'wardens', at: [8, 2] },
];
const MARSH = {
  scene: { map: { ground: ['..........', '...~~.....', '...~~..,..', '..........'] } },
  seed: 'marsh',
  steps: [{ do: { type: 'fight', participants: SIDES } }, { fight: { policy: 'sensible' } }],
};

describe('import', () => {
  it('makes a scenario file of creatures with their numbers in metres', async () => {
    const { system, creatures } = JSON.parse(await importWith({}));
    expect(system).toBe('quinta');
    expect(creatures).toMatchObject([
      { id: 'mire-toad', name: 'Mire toad', sheet: { size: 'large', ac: 12, hp: 30, speed: 6, swim: 12 } },
      { id: 'gate-warden', name: 'Gate warden', sheet: { hp: 32, unaffectedBy: ['frightened'] } },
    ]);
  });

  it('says in each language what could not be used and what does not agree', async () => {
    for (const language of LANGUAGES) {
      const { printed, code } = await runImportCommand(['import', '5e', 'monsters.json', '--lang', language]);
      expect(code).toBe(0);
      expect(printed.join('\n')).toMatch(/Mire toad[\s\S]*Amphibious[\s\S]*Gate warden[\s\S]*32.*5d8\+5.*27/);
    }
  });

  it('says why one of them cannot be played, and exits with 2', async () => {
    const [toad] = JSON.parse(monsters);
    const giant = JSON.stringify([{ ...toad, strength: 45 }]);
    const { printed, code } = await runImportCommand(
      ['import', '5e', 'monsters.json', '--lang', 'en'],
      giant,
    );
    expect(code).toBe(2);
    expect(printed).toContain('   wrong: scores.str: 45 is too large: at most 30.');
  });

  it('gives those of the same name ids of their own', async () => {
    const [toad] = JSON.parse(monsters);
    const { printed } = await runImportCommand(
      ['import', '5e', 'monsters.json', '--json'],
      JSON.stringify([toad, toad]),
    );
    const ids = JSON.parse(printed.join('\n')).creatures.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('makes creatures that fight each other to the end', async () => {
    const io = createFakeIo({ 'marsh.json': await importWith(MARSH) });
    const code = await main(['play', 'marsh.json', '--json'], io);
    expect(code).toBe(0);
    const { steps, world } = JSON.parse(io.printed.join('\n'));
    const events = steps[1].turns.flatMap((turn: { events: readonly { type: string }[] }) => turn.events);
    const types = new Set(events.map(({ type }: { type: string }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['moved', 'attacked', 'wounded', 'fight-ended']));
    expect(world.fight.over).toBe(true);
    expect(['toads', 'wardens']).toContain(world.fight.winner);
  });

  it.each([
    [['import'], /needs FILE/],
    [['import', '5e'], /needs FILE/],
    [['import', '4e', 'monsters.json'], /“4e”. Allowed: 5e, .*5e-database.*old-school/],
    [['import', '5e', 'monsters.json', 'more'], /more/],
    [['import', '5e', 'nothing.json'], /nothing\.json/],
  ])('%j gets an error message', async (args, words) => {
    const { errors, code } = await runImportCommand(args);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(words);
  });

  it('reports input that is not a monster, and exits 2', async () => {
    const { printed, code } = await runImportCommand(
      ['import', '5e', 'monsters.json'],
      '[{ "name": "Nobody" }]',
    );
    expect(code).toBe(2);
    expect(printed.join('\n')).toMatch(/✗ Nobody\n {3}wrong: .*hit_points/);
    const nameless = await runImportCommand(['import', '5e', 'monsters.json'], '[{ "name": "Nobody" }, 7]');
    expect(nameless.printed).toContain('✗ ? (2/2)');
  });
});
