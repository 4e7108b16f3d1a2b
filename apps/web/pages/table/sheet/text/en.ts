/** Texts of the sheet in English; the other languages have the same keys. */
export const en = {
  sheet: {
    'no-one': 'Nobody of that name is in sight.',
    outline: 'Only what can be seen from outside is shown.',
    notes: 'Notes for you ({n})',
    edit: 'Edit',
    print: 'Print',
    export: 'Save as file',
    filter: 'Find on the sheet',
    'nothing-found': 'Nothing of that name.',
    'roll-it': 'Roll it',
    'not-now': 'Not possible now',
    'about-number': '{label}: {value}',
    less: 'One less: {label}',
    more: 'One more: {label}',
    unsaved: '{n} {n, plural, one {change} other {changes}} not saved yet',
    discard: 'Discard',
    saved: 'Saved.',
    raw: 'The whole sheet as text (JSON)',
    'raw-about':
      'For what has no field of its own. What does not fit the rules is refused, and nothing is lost.',
    'not-json': 'This is no JSON: {why}',
    'open-to-all': 'Open to all',
    opened: 'Open to all',
    refused: 'This does not fit:',
  },
};
