import { systemById } from '@arbitro/catalogue';
import { describe, expect, it } from 'vitest';
import { buildTableRequest, type Draft, faultsAt, parseExport } from './table-request.ts';

const system = systemById('rischio');
if (!system) throw new Error('rischio is gone');
const [first = '', second = ''] = Object.keys(system.content);
const [id, option] = Object.entries(system.options).find(([, { kind }]) => kind === 'switch') ?? [];
if (id === undefined || option?.kind !== 'switch') throw new Error('rischio has no switches');

const EMPTY: Draft = { way: 'here', title: '', options: {}, counts: {}, file: '' };
const buildRequest = (draft: Partial<Draft>) => buildTableRequest(system, { ...EMPTY, ...draft }, 'Oona');

describe('the request', () => {
  it('is only what differs from the book', () => {
    expect(buildRequest({ options: { [id]: option.default } })).toEqual({
      path: '/tables',
      body: { name: 'Oona', system: 'rischio', options: {}, creatures: [] },
    });
    const other = option.settings.find(({ value }) => value !== option.default)?.value ?? '';
    expect(buildRequest({ title: ' Sera ', options: { [id]: other } }).body).toEqual({
      name: 'Oona',
      title: 'Sera',
      system: 'rischio',
      options: { [id]: other },
      creatures: [],
    });
  });

  it('has numbers as numbers, and leaves other text for the server to refuse', () => {
    const list = Object.entries(system.options).find(([, { kind }]) => kind === 'numbers')?.[0] ?? '';
    expect(buildRequest({ options: { [list]: '0, 100;250 x' } }).body).toMatchObject({
      options: { [list]: [0, 100, 250, 'x'] },
    });
  });

  it('has each creature as often as it was added', () => {
    expect(buildRequest({ counts: { [second]: 2, [first]: 1 } }).body).toMatchObject({
      creatures: [{ from: first }, { from: second }, { from: second }],
    });
  });

  it('is a scenario as it was typed, or the table that was exported', () => {
    expect(buildRequest({ way: 'file', title: 'T', file: 'system: noppa' })).toEqual({
      path: '/tables',
      body: { name: 'Oona', title: 'T', scenario: 'system: noppa' },
    });
    const file = '{ "arbitro": "table", "entries": [] }';
    expect(buildRequest({ way: 'file', title: 'T', file })).toEqual({
      path: '/tables/import',
      body: { arbitro: 'table', entries: [] },
    });
    expect(parseExport('"arbitro" {')).toBeUndefined();
  });
});

it('leads faults to where they belong', () => {
  const faults = ['options.luck[2]', 'options.lucky', 'creatures[1].sheet', 'creatures[10]'].map((at) => ({
    at,
    says: '',
  }));
  const places = (place: string) => faultsAt({ faults }, place).map(({ at }) => at);
  expect(places('options.luck')).toEqual(['options.luck[2]']);
  expect(places('creatures[1]')).toEqual(['creatures[1].sheet']);
  expect(faultsAt(undefined, 'title')).toEqual([]);
});
