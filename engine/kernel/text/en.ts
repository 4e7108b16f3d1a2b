/** The texts of this room in English; the other languages have the same keys. */
export const en = {
  refusals: {
    'no-such-creature': 'Nobody here is called {id}.',
    'no-such-target': '{on} is no target for this.',
    'not-your-turn': 'It is {whose}’s turn, not {who}’s.',
    'cannot-act': '{who} cannot act now: {status}.',
    'named-twice': '{who} is named twice.',
    'fight-on': 'A fight is on already.',
    'no-fight': 'No fight is on.',
    'in-fight-already': '{who} is in the fight already.',
    'not-in-fight': '{who} takes no part in the fight.',
    'one-side': 'A fight needs two sides with somebody up.',
    'answer-does-not-fit': '“{answer}” does not answer “{label}” ({who}). Allowed: {allowed}.',
  },
  worldFaults: {
    parts: 'something is missing here that everything in play has',
    twice: 'nobody and nothing may stand here twice',
    absent: 'somebody is named here who is not there',
    turn: 'the turn must be that of somebody in the order who can act',
  },
  dangers: { easy: 'easy', hard: 'hard', deadly: 'deadly' },
  schema: {
    mayBe: 'it may be',
    ascending: 'each number must be greater than the one before it',
    id: 'an id has no line breaks, no colon, no other invisible characters, and no spaces at its ends',
    gmId: '“gm” means the game master and cannot be a creature’s id',
    someoneId: '“someone” stands for whoever is not known and cannot be a creature’s id',
  },
  book: { silent: 'the text is silent' },
  someone: 'someone',
};
