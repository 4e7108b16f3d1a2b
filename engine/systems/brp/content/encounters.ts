import type { Encounters, Json } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The party: a warrior, a hunter, a thief and a physician in a historical setting. */
const PARTY = [{ from: 'ginevra' }, { from: 'taddeo' }, { from: 'nilla' }, { from: 'anselmo' }];
const OPTIONS = { era: 'past' };
const MARCHING_POSITIONS = { ginevra: 0, taddeo: -8, nilla: -2, anselmo: -6 };

/** A fight on a line, with each creature's position in metres. */
const fightSteps = (foes: Readonly<Record<string, number>>): Json => [
  {
    do: {
      type: 'fight',
      participants: Object.entries({ ...MARCHING_POSITIONS, ...foes }).map(([who, at]) => ({ who, at })),
    },
  },
  { fight: { policy: 'sensible' } },
];

/** Three encounters on the forest road. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'poacher',
    title: TEXT.encounters.poacher.title,
    about: TEXT.encounters.poacher.about,
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { id: 'ghino', from: 'bandito', name: 'Ghino' },
        { id: 'morso', from: 'mastino', name: 'Morso' },
      ],
      steps: fightSteps({ ghino: 12, morso: 8 }),
    },
  },
  {
    id: 'road',
    title: TEXT.encounters.road.title,
    about: TEXT.encounters.road.about,
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { from: 'capobanda', name: 'Malerba', sheet: { helmet: 'light-helmet' } },
        { id: 'grillo', from: 'bandito', name: 'Grillo' },
        { id: 'tasso', from: 'bandito', name: 'Tasso' },
        { id: 'faina', from: 'bandito', name: 'Faina' },
        { from: 'arciere', name: 'Falchetto' },
        { id: 'allodola', from: 'arciere', name: 'Allodola' },
      ],
      steps: fightSteps({ capobanda: 10, grillo: 8, tasso: 9, faina: 9, arciere: 30, allodola: 32 }),
    },
  },
  {
    id: 'bailiff',
    title: TEXT.encounters.bailiff.title,
    about: TEXT.encounters.bailiff.about,
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { from: 'capobanda', name: 'Lapo' },
        { id: 'cecco', from: 'guardia', name: 'Cecco' },
        { id: 'duccio', from: 'guardia', name: 'Duccio' },
        { id: 'vanni', from: 'guardia', name: 'Vanni' },
        { id: 'nardo', from: 'balestriere', name: 'Nardo' },
        { id: 'puccio', from: 'balestriere', name: 'Puccio' },
      ],
      steps: fightSteps({ capobanda: 10, cecco: 8, duccio: 9, vanni: 9, nardo: 25, puccio: 26 }),
    },
  },
];
