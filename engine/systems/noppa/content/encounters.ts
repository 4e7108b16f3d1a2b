import type { Encounters } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three nights in the same village. The party is a shield-maiden, a hunter and a witch. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'marsh',
    title: TEXT.encounters.marsh.title,
    about: TEXT.encounters.marsh.about,
    file: {
      scene: { zones: ['polku', 'suo'], borders: [{ between: ['polku', 'suo'], difficult: true }] },
      creatures: [
        { from: 'aino', sheet: { zone: 'polku' } },
        { from: 'veikko', sheet: { zone: 'polku' } },
        { from: 'lumikki', sheet: { zone: 'polku' } },
        { id: 'vellamo', from: 'nakki', sheet: { zone: 'suo' } },
        { id: 'usva', from: 'nakki', sheet: { zone: 'suo' } },
        { id: 'hukka', from: 'susi', sheet: { zone: 'polku' } },
        { id: 'halli', from: 'susi', sheet: { zone: 'suo' } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'farm',
    title: TEXT.encounters.farm.title,
    about: TEXT.encounters.farm.about,
    file: {
      scene: {
        zones: ['piha', 'lato', 'pelto'],
        borders: [
          { between: ['piha', 'lato'] },
          { between: ['piha', 'pelto'] },
          { between: ['lato', 'pelto'], difficult: true },
        ],
      },
      creatures: [
        { from: 'aino', sheet: { zone: 'piha' } },
        { from: 'veikko', sheet: { zone: 'lato' } },
        { from: 'lumikki', sheet: { zone: 'lato' } },
        { id: 'mikko', from: 'nostovaki', sheet: { zone: 'pelto' } },
        { id: 'matti', from: 'nostovaki', sheet: { zone: 'pelto' } },
        { id: 'pekka', from: 'nostovaki', sheet: { zone: 'piha' } },
        {
          from: 'lohikaarme',
          sheet: { zone: 'pelto', body: 18, fullBody: 18, size: 'giant', weight: 3 },
        },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'mill',
    title: TEXT.encounters.mill.title,
    about: TEXT.encounters.mill.about,
    file: {
      scene: {
        zones: ['mylly', 'silta', 'ranta'],
        borders: [{ between: ['mylly', 'silta'] }, { between: ['silta', 'ranta'], difficult: true }],
      },
      creatures: [
        { from: 'aino', sheet: { zone: 'mylly' } },
        { from: 'veikko', sheet: { zone: 'mylly' } },
        { from: 'lumikki', sheet: { zone: 'mylly' } },
        { id: 'jyry', from: 'hiisi', sheet: { zone: 'silta' } },
        { id: 'kolkko', from: 'hiisi', sheet: { zone: 'silta' } },
        { id: 'murikka', from: 'hiisi', sheet: { zone: 'silta' } },
        { id: 'louhi', from: 'hiisi', sheet: { zone: 'silta' } },
        { from: 'nakki', sheet: { zone: 'silta' } },
        { id: 'jaska', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'vilppu', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'tahvo', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'eelis', from: 'jousimies', sheet: { zone: 'ranta' } },
      ],
      steps: STEPS,
    },
  },
];
