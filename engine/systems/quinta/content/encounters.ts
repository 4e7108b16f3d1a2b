import type { Encounters } from '@arbitro/kernel';

const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** An old tomb: four pillars, and the lamp by the door does not reach the far wall. */
const TOMB = {
  ground: [
    '##############',
    '#............#',
    '#............#',
    '#...#....#...#',
    '#............#',
    '#............#',
    '#...#....#...#',
    '#.........,..#',
    '#........,,..#',
    '##############',
  ],
  light: [
    '..............',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '.......::::::.',
    '..............',
  ],
};

const GATE = {
  ground: [
    '################',
    '#......#.......#',
    '#......#...,,..#',
    '#..........,,..#',
    '#..............#',
    '#......#.......#',
    '#......#..,....#',
    '#......#..,,...#',
    '#..............#',
    '################',
  ],
  shelter: [
    '................',
    '................',
    '.....h..........',
    '................',
    '................',
    '.....h....h.....',
    '................',
    '................',
    '................',
    '................',
  ],
};

/** A cave with a pool; boulders near its mouth give cover from a breath of embers. */
const CAVE = {
  ground: [
    '##################',
    '####.........#####',
    '#..............###',
    '#...........~~...#',
    '#..........~~~~..#',
    '#..........~~~~..#',
    '#...........~~...#',
    '#......,,......###',
    '####...,,....#####',
    '##################',
  ],
  shelter: [
    '..................',
    '..................',
    '....q.............',
    '..................',
    '......h...........',
    '..................',
    '....q.............',
    '..................',
    '..................',
    '..................',
  ],
};

/** Three fights on a grid; the party is a shield-bearer, an archer, a healer and a wizard. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'tomb',
    title: { en: 'Bones in the tomb', it: 'Ossa nella tomba', fi: 'Luita haudassa' },
    about: {
      en: 'The dead of an old tomb get up where the lamp grows dim. Pillars to stand behind, and foes that break under a mace.',
      it: 'I morti di una vecchia tomba si alzano dove la lampada arriva appena. Pilastri dietro cui stare, e nemici che una mazza manda in pezzi.',
      fi: 'Vanhan haudan vainajat nousevat siellä, minne lampun valo vain hämärtää. Pylväitä suojaksi, ja vihollisia jotka nuija murskaa.',
    },
    file: {
      scene: { map: TOMB },
      creatures: [
        { from: 'brigida', sheet: { at: [4, 4] } },
        { from: 'silvano', sheet: { at: [2, 3] } },
        { from: 'teodora', sheet: { at: [3, 5] } },
        { from: 'ermete', sheet: { at: [1, 5] } },
        { id: 'tibia', from: 'scheletro', name: 'Tibia', sheet: { at: [10, 2] } },
        { id: 'costola', from: 'scheletro', name: 'Costola', sheet: { at: [11, 4] } },
        { id: 'teschio', from: 'scheletro', name: 'Teschio', sheet: { at: [10, 7] } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'gate',
    title: { en: 'The ruined gate', it: 'La porta in rovina', fi: 'Raunioitunut portti' },
    about: {
      en: 'A captain and his raiders come for the gap in the wall. Whoever holds the cover mostly wins, and mostly pays for it.',
      it: 'Un condottiero e i suoi predoni puntano alla breccia nel muro. Chi tiene i ripari di solito vince, e di solito la paga.',
      fi: 'Päällikkö ja hänen ryövärinsä pyrkivät muurin aukolle. Suojan pitäjä yleensä voittaa, ja yleensä myös maksaa siitä.',
    },
    file: {
      scene: { map: GATE },
      creatures: [
        { from: 'brigida', sheet: { at: [5, 3] } },
        { from: 'silvano', sheet: { at: [2, 4] } },
        { from: 'teodora', sheet: { at: [3, 5] } },
        { from: 'ermete', sheet: { at: [2, 6] } },
        { from: 'condottiero', name: 'Ortensio', sheet: { at: [12, 4], hp: 32, fullHp: 32 } },
        { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [10, 3] } },
        { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [10, 5] } },
        { from: 'arciera', name: 'Vespa', sheet: { at: [14, 6] } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'drake',
    title: { en: 'The drake’s cave', it: 'La grotta del drago', fi: 'Draakin luola' },
    about: {
      en: 'A young drake sleeps no more behind its pool. Its breath reaches several at once: spread out, stay behind the boulders, or die.',
      it: 'Un giovane drago non dorme più dietro la sua pozza. Il soffio ne prende parecchi insieme: sparpagliarsi, stare dietro i massi, o morire.',
      fi: 'Nuori draakki ei enää nuku lampensa takana. Sen henkäys osuu moneen kerralla: hajaantukaa, pysykää lohkareiden takana tai kuolkaa.',
    },
    file: {
      scene: { map: CAVE },
      creatures: [
        { from: 'brigida', sheet: { at: [5, 4] } },
        { from: 'silvano', sheet: { at: [2, 3] } },
        { from: 'teodora', sheet: { at: [3, 5] } },
        { from: 'ermete', sheet: { at: [1, 5] } },
        { from: 'drago-di-brace', name: 'Tizzone', sheet: { at: [14, 4], hp: 55, fullHp: 55 } },
      ],
      steps: STEPS,
    },
  },
];
