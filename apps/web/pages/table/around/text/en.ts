/** Texts of the people around the table in English; the other languages have the same keys. */
export const en = {
  around: {
    here: 'Here now: {who}',
    alone: 'You are alone at the table now.',
    'is-here': 'here now',
    away: 'not here now',
    'not-now': 'Do not show this again',
    'end-won': 'Victory!',
    'end-lost': 'Defeat',
    'end-over': 'The fight is over',
    winners: 'Winners: {who}',
    'other-fights': 'Other fights',
  },
  signs: {
    point: 'Point at a square for all: press and hold, or tap here and then the square',
    'point-how': 'Tap a square: all see for a moment where you point.',
    points: '{who} points at {square}',
    measures: '{who}: {long}',
    'on-foot': '{from} – {to}: {long} straight, {path} on foot',
    'no-way': '{from} – {to}: {long} straight, no way on foot',
  },
};
