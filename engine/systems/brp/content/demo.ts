/** Four travellers are stopped on the road through the forest. */
export const DEMO = {
  options: { era: 'past' },
  creatures: [
    { from: 'ginevra' },
    { from: 'taddeo' },
    { from: 'nilla' },
    { from: 'anselmo' },
    { from: 'capobanda', name: 'Malerba' },
    { id: 'grillo', from: 'bandito', name: 'Grillo' },
    { id: 'tasso', from: 'bandito', name: 'Tasso' },
    { from: 'arciere', name: 'Falchetto' },
  ],
  steps: [
    {
      do: {
        type: 'fight',
        participants: [
          { who: 'ginevra', at: 0 },
          { who: 'taddeo', at: -8 },
          { who: 'nilla', at: -2 },
          { who: 'anselmo', at: -6 },
          { who: 'capobanda', at: 10 },
          { who: 'grillo', at: 8 },
          { who: 'tasso', at: 9 },
          { who: 'arciere', at: 30 },
        ],
      },
    },
    { fight: { policy: 'sensible' } },
  ],
};
