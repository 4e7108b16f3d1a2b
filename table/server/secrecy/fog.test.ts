import { expect, test } from 'vitest';
import { buildProbes } from './probes.fixture.ts';
import {
  askAs,
  closeTables,
  copyTable,
  type Guest,
  loadTestTable,
  openTestTable,
  readMessage,
  requireValue,
  seedDie,
  type TestTable,
} from './test-table.fixture.ts';
import { askBoth, expectSameProbes, expectSameStreams, openTwins } from './twin-tables.fixture.ts';

const GUESTS: Readonly<Record<string, Guest>> = {
  ann: { role: 'player', owns: ['brigida'] },
  bea: { role: 'player', owns: ['silvano'] },
  dan: { role: 'spectator' },
};

/** Two rooms behind a closed door: the heroes are in the left one. */
const ground = (right: string): string[] => [
  '############',
  `#.....#${right}#`,
  `#.....+....#`,
  `#.....#${right}#`,
  '############',
];

const HEROES = [
  { from: 'brigida', sheet: { at: [1, 1] } },
  { from: 'silvano', sheet: { at: [2, 3] } },
];

/** A table under fog before any player sits down. */
async function openFogTable(
  scene: object,
  foes: readonly object[] = [],
  mode: 'sight' | 'explored' = 'sight',
): Promise<TestTable> {
  const trial = await openTestTable({
    system: 'quinta',
    scene: scene as never,
    creatures: [...HEROES, ...foes] as never,
  });
  requireValue(await askAs(trial, 'gm', 'fog', { mode }));
  const seats = { ...trial.seats } as Record<string, never>;
  const table = { ...trial, seats };
  for (const [name, { role, owns }] of Object.entries(GUESTS)) {
    const body = { role, name, ...(owns && { owns: [...owns] }) };
    const { seat = '', key = '' } = requireValue(await askAs(trial, 'gm', 'seat', body));
    (seats as Record<string, unknown>)[name] = { table: trial.id, seat, key };
  }
  return table;
}

const ogre = { from: 'bruto', id: 'grum', name: 'Grum', sheet: { at: [9, 1] } };
const chest = { id: 'chest', name: 'Chest', at: [8, 3] };

const actAs = async (trial: TestTable, who: string, action: { type: string; [key: string]: unknown }) =>
  requireValue(await askAs(trial, who, 'act', { action }));

const viewOf = async (trial: TestTable, who: string) =>
  (await readMessage(trial, who)).seen.view as {
    readonly map: { readonly ground: string };
    readonly picture: string | null;
    readonly inSight?: string;
    readonly things: readonly { readonly id: string }[];
    readonly creatures: readonly { readonly id: string }[];
  };

const idsOf = async (trial: TestTable, who: string): Promise<readonly string[]> =>
  (await viewOf(trial, who)).creatures.map(({ id }) => id);

test('two worlds that differ only in what is behind a closed door give players the same bytes', async () => {
  const plain = await openFogTable({ map: { ground: ground('....') } });
  const full = await openFogTable(
    {
      map: { ground: ground('~,.~'), veil: ground('-=--').map((row) => row.replace(/[^-=]/g, '.')) },
      picture: `data:image/png;base64,${'A'.repeat(400)}`,
      pictureFrame: { x: 0.5, y: -1, width: 12, height: 8.5, lines: false },
      things: [chest],
    },
    [ogre],
  );
  const die = seedDie('fog');
  const all = await openTwins(plain, full, die);
  for (const to of [
    { x: 3, y: 2 },
    { x: 4, y: 1 },
    { x: 1, y: 3 },
  ]) {
    requireValue(
      (await askBoth(all, 'ann', 'act', { action: { type: 'move', by: 'brigida', to } as never }))[1],
    );
    await actAs(full, 'gm', { type: 'place', who: 'grum', at: { x: 8 + (to.x % 2), y: 2 } });
    await actAs(full, 'gm', { type: 'hurt', who: ['grum'], damage: [{ dice: '1d6', type: 'fire' }] });
    await askBoth(all, 'bea', 'say', { text: 'quiet' });
    expectSameStreams(all, `to ${to.x}, ${to.y}`);
  }
  await askBoth(all, 'ann', 'act', { action: { type: 'move', by: 'brigida', to: { x: 9, y: 1 } } as never });
  expectSameStreams(all, 'a move into the unknown');
  await expectSameProbes(all, 'behind the door', buildProbes);
  await closeTables(plain, full);
}, 60_000);

test('an open door shows the room, and what was explored stays known', async () => {
  const trial = await openFogTable({ map: { ground: ground('....') }, things: [chest] }, [ogre]);
  expect(await idsOf(trial, 'ann')).toEqual(['brigida', 'silvano']);
  expect((await viewOf(trial, 'ann')).map.ground).toContain('?');
  await actAs(trial, 'gm', { type: 'door', at: { x: 6, y: 2 }, open: true });
  await actAs(trial, 'ann', { type: 'move', by: 'brigida', to: { x: 6, y: 2 } });
  for (const who of ['ann', 'bea', 'dan']) expect(await idsOf(trial, who), who).toContain('grum');
  expect((await viewOf(trial, 'bea')).things.map(({ id }) => id)).toEqual(['chest']);
  await actAs(trial, 'ann', { type: 'move', by: 'brigida', to: { x: 1, y: 1 } });
  await actAs(trial, 'gm', { type: 'door', at: { x: 6, y: 2 }, open: false });
  const after = await viewOf(trial, 'ann');
  expect(after.creatures.map(({ id }) => id)).not.toContain('grum');
  expect(after.things).toEqual([]);
  expect(after.map.ground).toMatch(/#\.{5}\+\.{4}#/);
  // remembered as seen: what the game master changes out of sight is not known
  await actAs(trial, 'gm', { type: 'move', by: 'grum', to: { x: 8, y: 2 } });
  expect(await idsOf(trial, 'bea')).not.toContain('grum');
  requireValue(await askAs(trial, 'gm', 'fog', { mode: 'explored' }));
  expect(await idsOf(trial, 'bea')).toContain('grum');
  requireValue(await askAs(trial, 'gm', 'fog', { mode: 'explored', forget: true }));
  expect(await idsOf(trial, 'bea')).not.toContain('grum');
  await closeTables(trial);
});

test('what was explored is stored: it survives an undo, a copy of the log, an export and an import', async () => {
  const trial = await openFogTable({ map: { ground: ground('....') } });
  const { moment } = await readMessage(trial, 'gm');
  await actAs(trial, 'gm', { type: 'door', at: { x: 6, y: 2 }, open: true });
  await actAs(trial, 'ann', { type: 'move', by: 'brigida', to: { x: 6, y: 2 } });
  const explored = async (of: TestTable) => (await loadTestTable(of)).game.hidden.fog?.explored;
  const known = await explored(trial);
  expect(known?.heroes).toMatch(/#\.{5}\/\.{4}#/);
  const copy = await copyTable(trial);
  expect(await explored(copy)).toEqual(known);
  requireValue(await askAs(trial, 'gm', 'undo', { to: moment }));
  expect((await viewOf(trial, 'ann')).map.ground).toMatch(/#\.{5}\+\.{4}#/);
  const file = requireValue(await trial.service.exported(trial.seats.gm as never));
  expect(JSON.stringify(file)).toContain('"discovered"');
  await closeTables(trial, copy);
});

test('another map begins unexplored, and an undo does not lift the fog', async () => {
  const trial = await openFogTable({ map: { ground: ground('....') } });
  requireValue(await askAs(trial, 'gm', 'fog', { mode: 'none' }));
  const { moment } = await readMessage(trial, 'gm');
  requireValue(await askAs(trial, 'gm', 'fog', { mode: 'sight' }));
  requireValue(await askAs(trial, 'gm', 'undo', { to: moment }));
  expect((await viewOf(trial, 'ann')).map.ground).toContain('?');
  requireValue(await askAs(trial, 'gm', 'scene', { scene: { map: { ground: ground('~~~~') } } }));
  const { ground: seen } = (await viewOf(trial, 'ann')).map;
  expect(seen).toContain('?');
  expect(seen).not.toContain('~');
  await closeTables(trial);
});
