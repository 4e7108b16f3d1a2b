/** The fight that `arbitro demo` plays and a new table begins with. */
export const DEMO = {
  creatures: [
    { from: 'ines' },
    { from: 'otso' },
    { from: 'lumi' },
    { id: 'hound-1', from: 'hound' },
    { id: 'hound-2', from: 'hound' },
    { from: 'wisp' },
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }],
};
