import type { Die } from '@arbitro/dice';
import type { Json, System } from '@arbitro/kernel';
import type { TableExport } from '@arbitro/protocol';
import { buildCrowdFile } from '@arbitro/testing';
import { pickRandom } from '../random-moves.fixture.ts';

const TABLE_PATH = '/api/tables/{table}';
const SIZES = [61, 201, 1_000, 3_000];

interface FuzzContext {
  readonly die: Die;
  readonly system: System;
  readonly file: TableExport;
}

/** Bodies larger than any table needs: long rosters, many seats, many errors, long orders, deep YAML. */
export function buildLargeBodies(context: FuzzContext): Readonly<Record<string, () => Json>> {
  const { die } = context;
  const size = (): number => pickRandom(SIZES, die);
  return {
    '/api/tables': () => ({
      scenario: pickRandom([buildRoster, buildDeepYaml, buildFaultyYaml], die)(context, size()),
    }),
    '/api/tables/import': () =>
      pickRandom([buildManySeats, buildManyFaults, buildLongEntry], die)(context, size()),
    [`${TABLE_PATH}/order`]: () => ({
      who: 'gm',
      label: `l${die(200)}`,
      answer: nestValue(size(), 'x'.repeat(40)),
    }),
    [`${TABLE_PATH}/note`]: () => ({ note: `n${die(900)}`, text: 'x\u202e'.repeat(size()) }),
    [`${TABLE_PATH}/say`]: () => ({ text: '\u200b\n'.repeat(size()) }),
    [`${TABLE_PATH}/override`]: () => ({
      path: ['creatures', 0, 'name'],
      value: nestValue(size(), { name: 'x'.repeat(9) }),
    }),
  };
}

const nestValue = (count: number, value: Json): Json => Array.from({ length: count }, () => value);

const buildRoster = ({ system }: FuzzContext, count: number): Json => buildCrowdFile(system, count);

const buildDeepYaml = ({ die }: FuzzContext, count: number): Json =>
  pickRandom(['[', '{a: ', '- ', '? '], die).repeat(20 * count);

const buildFaultyYaml = (_: FuzzContext, count: number): Json =>
  `system: rischio\ncreatures:\n${'  - { id: 7, sheet: [1] }\n'.repeat(Math.min(count, 200))}`;

function buildManySeats({ file }: FuzzContext, count: number): Json {
  const [opening, ...rest] = file.entries as unknown as readonly {
    kept: { does: { seats: readonly object[] } };
  }[];
  const { kept } = opening ?? { kept: { does: { seats: [] } } };
  const [seat] = kept.does.seats;
  const seats = Array.from({ length: count }, (_, n) => ({ ...seat, id: `s${n + 1}` }));
  const opened = { ...opening, kept: { ...kept, does: { ...kept.does, seats } } };
  return { ...file, entries: [opened, ...rest] } as unknown as Json;
}

const buildManyFaults = ({ file }: FuzzContext, count: number): Json =>
  ({ ...file, entries: nestValue(10 * count, {}) }) as unknown as Json;

function buildLongEntry({ file }: FuzzContext, count: number): Json {
  const [opening] = file.entries;
  const saidChange = { kind: 'said', text: 'x'.repeat(100 * count), to: null };
  const entry = { version: 2, moment: (opening?.moment ?? 0) + 1, command: 'long' };
  const kept = { ...opening?.kept, does: saidChange, told: nestValue(count, 's1') };
  return { ...file, entries: [opening, { ...entry, kept }] } as unknown as Json;
}
