const SIDE_WORDS: Readonly<Record<string, 'party' | 'foes'>> = {
  party: 'party',
  heroes: 'party',
  players: 'party',
  foes: 'foes',
  enemies: 'foes',
  opponents: 'foes',
};

/** Returns the side that a word means in every system: the party is the side of the first creature, the foes are all others. */
export const readSideWord = (word: string): 'party' | 'foes' | undefined =>
  Object.hasOwn(SIDE_WORDS, word) ? SIDE_WORDS[word] : undefined;
