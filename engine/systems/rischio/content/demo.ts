/** Three heroes, two wolves, two raiders and the shaman who leads them. */
export const DEMO = {
  creatures: [
    { from: 'brenna' },
    { from: 'nerio' },
    { from: 'ilva' },
    { id: 'zanna', from: 'lupo' },
    { id: 'grigia', from: 'lupo' },
    { id: 'ruggero', from: 'predone' },
    { id: 'berto', from: 'predone' },
    { id: 'morgana', from: 'sciamana' },
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }],
};
