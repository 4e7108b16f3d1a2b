/** Four heroes hold a ruined gate against a band of raiders. */
export const DEMO = {
  scene: {
    map: {
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
    },
  },
  creatures: [
    { from: 'brigida', sheet: { at: [5, 3] } },
    { from: 'silvano', sheet: { at: [2, 4] } },
    { from: 'teodora', sheet: { at: [3, 5] } },
    { from: 'ermete', sheet: { at: [2, 6] } },
    { from: 'condottiero', name: 'Ortensio', sheet: { at: [12, 4] } },
    { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [10, 3] } },
    { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [10, 5] } },
    { id: 'corvo', from: 'predone', name: 'Corvo', sheet: { at: [11, 2] } },
    { from: 'arciera', name: 'Vespa', sheet: { at: [14, 6] } },
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }],
};
