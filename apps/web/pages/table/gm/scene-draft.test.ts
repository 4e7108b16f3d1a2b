import { systems } from '@arbitro/catalogue';
import type { ZonesScene } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { buildScene, draftOf, isWritable, keyOfPair } from './scene-draft.ts';

const SCENE: ZonesScene = {
  kind: 'zones',
  zones: [
    { id: 'yard', who: [] },
    { id: 'barn', who: [] },
  ],
  borders: [{ between: ['yard', 'barn'], difficult: true }],
  knots: [],
  move: { action: 'move', to: 'to' },
};
const [noppa] = systems.filter(({ id }) => id === 'noppa');

test('an unchanged scene is the same scene, with its other fields', () => {
  if (!noppa) throw new Error('no such system');
  const view = { zones: [], borders: [], rereads: true, creatures: [], options: {}, fight: null };
  expect(buildScene(draftOf(SCENE), noppa, view)).toEqual({
    zones: ['yard', 'barn'],
    borders: [{ between: ['yard', 'barn'], difficult: true }],
    rereads: true,
  });
});

test('a zone keeps its borders under another name', () => {
  if (!noppa) throw new Error('no such system');
  const draft = draftOf(SCENE);
  const renamed = {
    zones: draft.zones.map((zone) => (zone.key === 'barn' ? { key: 'barn', name: ' mill ' } : zone)),
    passages: { ...draft.passages, [keyOfPair('barn', 'yard')]: 'open' as const },
  };
  expect(buildScene(renamed, noppa, {})).toEqual({
    zones: ['yard', 'mill'],
    borders: [{ between: ['yard', 'mill'], difficult: false }],
  });
});

test('two zones of one name, or one without, cannot be kept', () => {
  const { zones, passages } = draftOf(SCENE);
  const with3 = (name: string) => isWritable({ zones: [...zones, { key: 'x', name }], passages });
  expect(['mill', 'barn', ' barn', ''].map(with3)).toEqual([true, false, false, false]);
});
