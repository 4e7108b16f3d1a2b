import type { Encounters, Json } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The marching order, and how far from the middle of the fight each creature stands. */
const MARCH_POSITIONS = { brando: 0, gorbo: 0, ilda: -5, sandrone: -15, fiammetta: -15, mirtilla: -15 };
const ORDER = ['brando', 'gorbo', 'ilda', 'sandrone', 'fiammetta', 'mirtilla'];

/** The party in a room: five characters of the third level, and their torchbearer. */
const party = (room: string): readonly Json[] =>
  ORDER.map((from) => ({ from, sheet: { room, ...(from === 'sandrone' && BEARER) } }));

const BEARER = {
  service: { employer: 'brando' },
  lights: [{ kind: 'torch', lit: true, minutesLeft: 35 }, 'torch', 'torch'],
};

/** A fight on a line: the position of each creature in feet. */
const fightSteps = (foes: Readonly<Record<string, number>>): readonly Json[] => [
  {
    do: {
      type: 'fight',
      participants: Object.entries({ ...MARCH_POSITIONS, ...foes }).map(([who, at]) => ({ who, at })),
    },
  },
  { fight: { policy: 'sensible' } },
];

/** Three rooms, each deeper than the last. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'cellar',
    title: TEXT.encounters.cellar.title,
    about: TEXT.encounters.cellar.about,
    file: {
      scene: {
        asksMorale: true,
        rooms: [
          { id: 'cantina', width: 30, length: 30 },
          { id: 'pozzo', width: 10, length: 20, noise: 'acqua che gocciola' },
        ],
        doors: [{ id: 'botte', between: ['cantina', 'pozzo'], secret: { area: 3 } }],
        march: ORDER,
        treasure: 0,
      },
      creatures: [
        ...party('cantina'),
        { id: 'topo-1', from: 'topo', sheet: { room: 'cantina' } },
        { id: 'topo-2', from: 'topo', sheet: { room: 'cantina' } },
        { id: 'topo-3', from: 'topo', sheet: { room: 'cantina' } },
        { id: 'topo-4', from: 'topo', sheet: { room: 'cantina' } },
      ],
      steps: fightSteps({ 'topo-1': 15, 'topo-2': 15, 'topo-3': 20, 'topo-4': 20 }),
    },
  },
  {
    id: 'crypt',
    title: TEXT.encounters.crypt.title,
    about: TEXT.encounters.crypt.about,
    file: {
      scene: {
        asksMorale: true,
        rooms: [
          { id: 'atrio', width: 30, length: 30 },
          { id: 'cripta', width: 30, length: 60 },
          { id: 'cunicolo', width: 10, length: 40 },
          { id: 'tesoro', width: 20, length: 20, noise: 'monete smosse' },
        ],
        doors: [
          { id: 'portone', between: ['atrio', 'cripta'] },
          { id: 'lapide', between: ['cripta', 'cunicolo'], secret: { area: 4 } },
          { id: 'grata', between: ['cunicolo', 'tesoro'] },
        ],
        traps: [{ id: 'botola', room: 'cunicolo', area: 3, stone: true, fall: 20 }],
        march: ORDER,
        treasure: 0,
      },
      creatures: [
        ...party('cripta'),
        { from: 'ogre', name: 'Spaccaforno', sheet: { room: 'cripta' } },
        { id: 'unghiatorta', from: 'goblin', name: 'Unghiatorta', sheet: { room: 'cripta' } },
        { id: 'mezzorecchio', from: 'goblin', name: 'Mezzorecchio', sheet: { room: 'cripta' } },
        { id: 'spilorcio', from: 'goblin', name: 'Spilorcio', sheet: { room: 'cripta' } },
        { id: 'gramigna', from: 'goblin', name: 'Gramigna', sheet: { room: 'cripta' } },
        { id: 'zannarotta', from: 'orco', name: 'Zannarotta', sheet: { room: 'cripta' } },
        { id: 'brontolo', from: 'orco', name: 'Brontolo', sheet: { room: 'cripta' } },
        { id: 'sfregio', from: 'orco', name: 'Sfregio', sheet: { room: 'cripta' } },
        { id: 'macina', from: 'ogre', name: 'Macina', sheet: { room: 'cripta' } },
        { from: 'brigante', name: 'Occhiostorto', sheet: { room: 'cripta' } },
        { id: 'malocchio', from: 'brigante', name: 'Malocchio', sheet: { room: 'cripta' } },
      ],
      steps: fightSteps({
        ogre: 40,
        unghiatorta: 30,
        mezzorecchio: 30,
        spilorcio: 35,
        gramigna: 35,
        zannarotta: 30,
        brontolo: 35,
        sfregio: 40,
        macina: 45,
        brigante: 60,
        malocchio: 60,
      }),
    },
  },
  {
    id: 'lair',
    title: TEXT.encounters.lair.title,
    about: TEXT.encounters.lair.about,
    file: {
      scene: {
        asksMorale: true,
        rooms: [
          { id: 'galleria', width: 20, length: 40 },
          { id: 'tana', width: 60, length: 60, noise: 'un respiro enorme' },
        ],
        doors: [{ id: 'frana', between: ['galleria', 'tana'], open: true }],
        march: ORDER,
        treasure: 0,
      },
      creatures: [...party('tana'), { from: 'drago', name: 'Vampa', sheet: { room: 'tana' } }],
      steps: fightSteps({ drago: 40 }),
    },
  },
];
