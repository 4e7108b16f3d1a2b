/** Three heroes defend a farm against the levy and the dragon that drives them. */
export const DEMO = {
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
    { from: 'lohikaarme', sheet: { zone: 'pelto' } },
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }],
};
