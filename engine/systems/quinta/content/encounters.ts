import type { Encounters } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** An old tomb with four pillars. The lamp by the door does not reach the far wall. */
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

/** A cave with a pool. Boulders near its mouth give cover from the ember breath. */
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
    title: TEXT.encounters.tomb.title,
    about: TEXT.encounters.tomb.about,
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
    title: TEXT.encounters.gate.title,
    about: TEXT.encounters.gate.about,
    file: {
      scene: { map: GATE },
      creatures: [
        { from: 'brigida', sheet: { at: [5, 3] } },
        { from: 'silvano', sheet: { at: [2, 4] } },
        { from: 'teodora', sheet: { at: [3, 5] } },
        { from: 'ermete', sheet: { at: [2, 6] } },
        { from: 'condottiero', name: 'Ortensio', sheet: { at: [12, 4], hp: 52, fullHp: 52 } },
        { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [10, 3], hp: 19, fullHp: 19 } },
        { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [10, 5], hp: 19, fullHp: 19 } },
        { from: 'arciera', name: 'Vespa', sheet: { at: [14, 6] } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'drake',
    title: TEXT.encounters.drake.title,
    about: TEXT.encounters.drake.about,
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
