/** Texts about scenario files in English; the other languages have the same keys. */
export const en = {
  failures: {
    differs: '{path}: expected {expected}, found {actual}',
    'no-match': '{path}: no later event matches {expected}. There was: {found}',
    'no-match-but': '{path}: expected {expected}. The nearest was {found}',
    'unwanted-event': '{path}: this should not have happened: {found}',
    refused: 'refused ({code}): {says}',
    'not-refused': 'expect.refused: expected the refusal {expected}, but it was done',
    'not-refused-at-all': 'expect.refused: expected a refusal, but it was done',
    'scarce-dice':
      '{answer} is too few dice for {asked}. The dice of one roll are one answer: [[3, 5]] is a roll of two dice, [3, 5] are two rolls',
    asked: 'the answers ran out. Asked: {asked}',
    'not-asked': 'expect.asks: expected a question, but nothing more was asked',
    'left-over':
      'answers: {count} {count, plural, one {answer was} other {answers were}} not asked for; the first is {answer}',
    chance: 'expect.{name}: expected {expected}, found {actual}. Known: {known}',
    'no-such-chance': 'expect.{name}: there is no such name here. Known: {known}.',
    'endless-odds': 'there are too many outcomes for exact odds',
    'policy-unused': 'policy.{label}: this was never asked. Asked: {asked}',
    'no-fight': 'no fight has begun',
    endless: 'the fight is not over after {turns} {turns, plural, one {turn} other {turns}}',
    stuck: 'the fight is stuck after {turns} {turns, plural, one {turn} other {turns}}: {says}',
    'no-seed': 'a roll is needed here, but there is no seed: give one in the file (seed:) or with --seed',
    'nothing-to-undo': 'only {done} {done, plural, one {step was} other {steps were}} played before',
  },
  rollResult: '{total} against {what}',
  name: 'a name is one line with visible characters, without control characters and marks of direction',
  values: { yes: 'yes', no: 'no', none: 'none' },
};
