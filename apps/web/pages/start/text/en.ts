/** Texts of the start page in English; the other languages have the same keys. */
export const en = {
  start: {
    'start-claim': 'The rules know who may do what. You decide, you roll, you tell.',
    'start-about':
      'An impartial referee for tabletop role-playing games: a live table for game master and players, with exact odds before every roll and a reason for every number.',
    'start-picture': 'A game table under a lamp: dice, a map with tokens, whose turn it is, and the odds.',
    'start-play': 'Play',
    'start-play-of': 'Play {name}',
    'start-watch': 'Watch',
    'start-watch-of': 'Watch {name}',
    'start-gm': 'Run it as game master',
    'start-gm-of': 'Run it as game master: {name}',
    'start-encounters': 'Which fight',
    'start-opening': 'Setting up the table…',
    'start-new': 'New table',
    'start-new-of': 'New table of {name}',
    'start-rules': 'Rules',
    'start-rules-of': 'Rules of {name}',
    'start-games': 'Choose a game',
    'start-no-account':
      'No account, no installation: one click and you are the heroes. Arbitro plays their foes and is game master.',
    'start-recent': 'Tables on this device',
    'start-other-seat': 'as {role}',
    'start-forget': 'Forget {name}',
    'start-forget-title': 'Forget this table here?',
    'start-forget-says':
      '“{name}” stays as it is for the others. This device forgets its seat: you can come back only with your link.',
    'start-forget-do': 'Forget',
    'start-steps': 'How a session works',
    'start-step-1': 'Set up the table',
    'start-step-1-says':
      'Open one of these fights, or your own table with your house rules. You are the game master.',
    'start-step-2': 'Invite the others',
    'start-step-2-says':
      'By link or QR code, each on their own device. Everybody sees only what they may know.',
    'start-step-3': 'See the odds, then roll',
    'start-step-3-says':
      'Only what the rules allow is offered, with exact chances. Roll here, or type in your real dice.',
    'start-offline': 'The server does not answer.',
    'start-offline-says': 'Rules and dice still work; tables open as soon as it is back.',
  },
};
