/** A fight small enough to be solved: who fights, with what is changed on their sheets. */
export interface SmallFight {
  readonly system: string;
  readonly title: string;
  readonly creatures: readonly (readonly [from: string, sheet?: object])[];
}

const inSystem =
  (system: string) =>
  (title: string, ...creatures: SmallFight['creatures']): SmallFight => ({ system, title, creatures });

const [rischio, noppa, brp, quinta, whitebox] = ['rischio', 'noppa', 'brp', 'quinta', 'whitebox'].map(
  inSystem,
) as [
  ReturnType<typeof inSystem>,
  ReturnType<typeof inSystem>,
  ReturnType<typeof inSystem>,
  ReturnType<typeof inSystem>,
  ReturnType<typeof inSystem>,
];

/** Small fights that differ in kind, for each system: `npm run regret` solves them. */
export const SMALL_FIGHTS: readonly SmallFight[] = [
  rischio('A fighter and a wolf', ['brenna', { health: 10 }], ['lupo']),
  rischio('A fighter and an ogre', ['brenna', { health: 14 }], ['orco', { health: 14 }]),
  rischio('A healer and a raider', ['ilva', { health: 9 }], ['predone', { health: 8 }]),
  rischio('A healer and a wolf', ['ilva', { health: 9 }], ['lupo', { health: 8 }]),
  rischio('A thief and a raider', ['nerio', { health: 10 }], ['predone', { health: 10 }]),
  rischio('A thief and a shaman', ['nerio', { health: 8 }], ['sciamana', { health: 8 }]),
  rischio('A mage and a wolf', ['oreste', { health: 8 }], ['lupo', { health: 8 }]),
  rischio('A mage and a raider', ['oreste', { health: 8 }], ['predone', { health: 8 }]),
  rischio('Two against one', ['brenna', { health: 6 }], ['nerio', { health: 6 }], ['orco', { health: 10 }]),
  rischio('One against two', ['brenna', { health: 10 }], ['lupo', { health: 4 }], ['lupo', { health: 8 }]),
  noppa('A warrior and a wolf', ['aino', { damageTaken: 4 }], ['susi']),
  noppa('A warrior and a militiaman', ['aino', { damageTaken: 4 }], ['nostovaki']),
  noppa('An archer and a wolf', ['veikko', { damageTaken: 4 }], ['susi']),
  noppa('An archer and an archer', ['veikko', { damageTaken: 4 }], ['jousimies']),
  noppa('A witch and a wolf', ['lumikki', { damageTaken: 4 }], ['susi']),
  noppa('A witch and a militiaman', ['lumikki', { damageTaken: 4 }], ['nostovaki']),
  noppa('A bear and a water spirit', ['otso', { damageTaken: 6 }], ['nakki', { damageTaken: 3 }]),
  noppa('A dog and a wolf', ['koira', { damageTaken: 4 }], ['susi']),
  noppa('A dog and a swarm of rats', ['koira', { damageTaken: 4 }], ['rottaparvi', { damageTaken: 2 }]),
  noppa('A warrior and a goblin king', ['aino', { damageTaken: 5 }], ['hiisi', { damageTaken: 8 }]),
  brp('A knight and a bandit', ['ginevra'], ['bandito']),
  brp('A monk and a bandit', ['taddeo'], ['bandito']),
  brp('A thief and a wolf', ['nilla'], ['lupo']),
  brp('A thief and a viper', ['nilla'], ['vipera']),
  brp('A scholar and a wolf', ['anselmo'], ['lupo']),
  brp('A scholar and a viper', ['anselmo'], ['vipera']),
  brp('A knight and a viper', ['ginevra'], ['vipera']),
  brp('A monk and a mastiff', ['taddeo'], ['mastino']),
  brp('A monk and rats', ['taddeo'], ['ratti']),
  brp('A thief and an archer', ['nilla'], ['arciere']),
  quinta('A fighter and a raider', ['brigida', { hp: 8 }], ['predone', { hp: 8 }]),
  quinta('An archer and a wolf', ['silvano', { hp: 5 }], ['lupo-nero', { hp: 5 }]),
  quinta('A wizard and a raider', ['ermete', { hp: 8 }], ['predone', { hp: 8 }]),
  quinta('A wizard and a wolf', ['ermete', { hp: 4 }], ['lupo-nero', { hp: 7 }]),
  quinta('A cleric and walking bones', ['teodora', { hp: 4 }], ['scheletro', { hp: 4 }]),
  quinta('A cleric and a wolf', ['teodora', { hp: 4 }], ['lupo-nero', { hp: 4 }]),
  quinta('A fighter and a brute', ['brigida', { hp: 8 }], ['bruto', { hp: 8 }]),
  quinta('A fighter and a cave spider', ['brigida', { hp: 5 }], ['ragno-delle-grotte', { hp: 5 }]),
  quinta('An archer and a shadow', ['silvano', { hp: 6 }], ['ombra', { hp: 6 }]),
  quinta('Archers', ['silvano', { hp: 6 }], ['arciera', { hp: 6 }]),
  whitebox('A fighter and a goblin', ['brando', { hp: 5 }], ['goblin']),
  whitebox('A fighter and an orc', ['brando', { hp: 8 }], ['orco']),
  whitebox('A fighter and a spider', ['brando', { hp: 8 }], ['ragno', { hp: 8 }]),
  whitebox('A cleric and a skeleton', ['ilda', { hp: 6 }], ['scheletro']),
  whitebox('A cleric and a corpse', ['ilda', { hp: 8 }], ['cadavere', { hp: 6 }]),
  whitebox('A magic-user and a rat', ['fiammetta', { hp: 3 }], ['topo']),
  whitebox('A magic-user and an orc', ['fiammetta', { hp: 4 }], ['orco']),
  whitebox('A dwarf and an ogre', ['gorbo', { hp: 10 }], ['ogre', { hp: 8 }]),
  whitebox('A halfling and a brigand', ['mirtilla', { hp: 5 }], ['brigante']),
  whitebox('Two against an orc', ['brando', { hp: 4 }], ['fiammetta', { hp: 3 }], ['orco']),
];
