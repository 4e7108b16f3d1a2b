/** A heroine and a dragon whose attack is hard to defend against: she is asked whether she parries. */
export const DRAGON_TABLE = {
  system: 'noppa',
  title: 'The dragon in the yard',
  name: 'Oona',
  scene: { zones: ['piha'], fight: { tick: 5 } },
  creatures: [
    { id: 'aino', sheet: { attributes: { vakevyys: 3, ketteryys: 2 }, actions: 3, mind: 0 } },
    {
      id: 'dragon',
      from: 'lohikaarme',
      sheet: { actions: 5, attacks: [{ id: 'hanta', tn: 20, damage: 1 }] },
    },
  ],
};
