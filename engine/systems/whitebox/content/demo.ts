/** Six by torchlight come upon what has made its home in an old crypt; behind the crypt there is more. */
export const DEMO = {
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
    march: ['brando', 'gorbo', 'ilda', 'sandrone', 'fiammetta', 'mirtilla'],
    treasure: 0,
  },
  creatures: [
    { from: 'brando', sheet: { room: 'cripta' } },
    { from: 'gorbo', sheet: { room: 'cripta' } },
    { from: 'ilda', sheet: { room: 'cripta' } },
    {
      from: 'sandrone',
      sheet: {
        room: 'cripta',
        service: { employer: 'brando' },
        lights: [{ kind: 'torch', lit: true, minutesLeft: 35 }, 'torch', 'torch'],
      },
    },
    { from: 'fiammetta', sheet: { room: 'cripta' } },
    { from: 'mirtilla', sheet: { room: 'cripta' } },
    { from: 'ogre', name: 'Spaccaforno', sheet: { room: 'cripta' } },
    { id: 'unghiatorta', from: 'goblin', name: 'Unghiatorta', sheet: { room: 'cripta' } },
    { id: 'mezzorecchio', from: 'goblin', name: 'Mezzorecchio', sheet: { room: 'cripta' } },
    { id: 'spilorcio', from: 'goblin', name: 'Spilorcio', sheet: { room: 'cripta' } },
    { id: 'gramigna', from: 'goblin', name: 'Gramigna', sheet: { room: 'cripta' } },
    { id: 'zannarotta', from: 'orco', name: 'Zannarotta', sheet: { room: 'cripta' } },
    { id: 'brontolo', from: 'orco', name: 'Brontolo', sheet: { room: 'cripta' } },
    { id: 'sfregio', from: 'orco', name: 'Sfregio', sheet: { room: 'cripta' } },
    { from: 'brigante', name: 'Occhiostorto', sheet: { room: 'cripta' } },
  ],
  steps: [
    {
      do: {
        type: 'fight',
        participants: [
          { who: 'brando', at: 0 },
          { who: 'gorbo', at: 0 },
          { who: 'ilda', at: -5 },
          { who: 'sandrone', at: -15 },
          { who: 'fiammetta', at: -15 },
          { who: 'mirtilla', at: -15 },
          { who: 'ogre', at: 40 },
          { who: 'unghiatorta', at: 30 },
          { who: 'mezzorecchio', at: 30 },
          { who: 'spilorcio', at: 35 },
          { who: 'gramigna', at: 35 },
          { who: 'zannarotta', at: 30 },
          { who: 'brontolo', at: 35 },
          { who: 'sfregio', at: 40 },
          { who: 'brigante', at: 60 },
        ],
      },
    },
    { fight: { policy: 'sensible' } },
  ],
};
