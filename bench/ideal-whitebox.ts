import type { Die } from '@arbitro/dice';

/**
 * The limit of a `whitebox` fight in JavaScript: six fighters of the third level against a dozen, face to face, as one
 * loop on typed arrays with nothing kept. It takes the same dice in the same order, so the same seed must give the same
 * tally.
 *
 * Initiative once for each side, ties rolled again; then side after side, everybody strikes the first foe who stands.
 */
export const PARTY = { many: 6, hp: 16, ac: 15, toHit: 3, damage: 8 } as const;
export const FOES = { many: 12, hp: 6, ac: 13, toHit: 1, damage: 6 } as const;

export interface Tally {
  readonly partyWins: number;
  readonly rounds: number;
}

interface Stand {
  readonly side: typeof PARTY | typeof FOES;
  readonly hp: Int32Array;
}

export function idealFights(fights: number, dieFor: (fight: number) => Die): Tally {
  const party: Stand = { side: PARTY, hp: new Int32Array(PARTY.many) };
  const foes: Stand = { side: FOES, hp: new Int32Array(FOES.many) };
  let [partyWins, rounds] = [0, 0];
  for (let fight = 0; fight < fights; fight++) {
    const die = dieFor(fight);
    party.hp.fill(PARTY.hp);
    foes.hp.fill(FOES.hp);
    let [mine, theirs] = [die(6), die(6)];
    while (mine === theirs) [mine, theirs] = [die(6), die(6)];
    const [first, second] = mine > theirs ? [party, foes] : [foes, party];
    do rounds++;
    while (!strike(first, second, die) && !strike(second, first, die));
    if (foes.hp[FOES.many - 1]! <= 0) partyWins++;
  }
  return { partyWins, rounds };
}

/** One side's turn; whether nobody of the other is left. */
function strike({ side: by, hp: own }: Stand, { side: on, hp: others }: Stand, die: Die): boolean {
  let target = 0;
  while (target < on.many && others[target]! <= 0) target++;
  for (let me = 0; me < by.many; me++) {
    if (own[me]! <= 0 || die(20) + by.toHit < on.ac) continue;
    others[target]! -= die(by.damage);
    while (target < on.many && others[target]! <= 0) target++;
    if (target === on.many) return true;
  }
  return false;
}
