import type { Die } from '@arbitro/dice';
import type { Json, System } from '@arbitro/kernel';
import type { Export } from '@arbitro/protocol';
import { crowdFile } from '@arbitro/testing';
import { pick } from '../players.ts';

const HERE = '/api/tables/{table}';
const SIZES = [61, 201, 1_000, 3_000];

interface Around {
  readonly die: Die;
  readonly system: System;
  readonly file: Export;
}

/** Bodies larger than any table needs: long rosters, many seats, many errors, long orders, deep YAML. */
export function largeBodies(around: Around): Readonly<Record<string, () => Json>> {
  const { die } = around;
  const size = (): number => pick(SIZES, die);
  return {
    '/api/tables': () => ({ scenario: pick([roster, deepYaml, faultyYaml], die)(around, size()) }),
    '/api/tables/import': () => pick([manySeats, manyFaults, longEntry], die)(around, size()),
    [`${HERE}/order`]: () => ({ who: 'gm', label: `l${die(200)}`, answer: nested(size(), 'x'.repeat(40)) }),
    [`${HERE}/note`]: () => ({ note: `n${die(900)}`, text: 'x\u202e'.repeat(size()) }),
    [`${HERE}/say`]: () => ({ text: '\u200b\n'.repeat(size()) }),
    [`${HERE}/override`]: () => ({
      path: ['creatures', 0, 'name'],
      value: nested(size(), { name: 'x'.repeat(9) }),
    }),
  };
}

const nested = (count: number, value: Json): Json => Array.from({ length: count }, () => value);

const roster = ({ system }: Around, count: number): Json => crowdFile(system, count);

const deepYaml = ({ die }: Around, count: number): Json =>
  pick(['[', '{a: ', '- ', '? '], die).repeat(20 * count);

const faultyYaml = (_: Around, count: number): Json =>
  `system: rischio\ncreatures:\n${'  - { id: 7, sheet: [1] }\n'.repeat(Math.min(count, 200))}`;

function manySeats({ file }: Around, count: number): Json {
  const [opening, ...rest] = file.entries as unknown as readonly {
    kept: { does: { seats: readonly object[] } };
  }[];
  const { kept } = opening ?? { kept: { does: { seats: [] } } };
  const [seat] = kept.does.seats;
  const seats = Array.from({ length: count }, (_, n) => ({ ...seat, id: `s${n + 1}` }));
  const opened = { ...opening, kept: { ...kept, does: { ...kept.does, seats } } };
  return { ...file, entries: [opened, ...rest] } as unknown as Json;
}

const manyFaults = ({ file }: Around, count: number): Json =>
  ({ ...file, entries: nested(10 * count, {}) }) as unknown as Json;

function longEntry({ file }: Around, count: number): Json {
  const [opening] = file.entries;
  const said = { kind: 'said', text: 'x'.repeat(100 * count), to: null };
  const entry = { version: 2, moment: (opening?.moment ?? 0) + 1, command: 'long' };
  const kept = { ...opening?.kept, does: said, told: nested(count, 's1') };
  return { ...file, entries: [opening, { ...entry, kept }] } as unknown as Json;
}
