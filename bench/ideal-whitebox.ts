import type { Die } from '@arbitro/dice';

/**
 * The limit of a `whitebox` fight in JavaScript: six third-level fighters against twelve, face to face, as one loop on
 * typed arrays that stores nothing. Every creature rolls its own dice in the same order, so the same seed must give the
 * same tally.
 *
 * Each side rolls initiative once, ties are rerolled; then side after side, every creature strikes the first standing
 * foe.
 */
export const PARTY = { many: 6, hp: 16, ac: 15, toHit: 3, damage: 8 } as const;
export const FOES = { many: 12, hp: 6, ac: 13, toHit: 1, damage: 6 } as const;

export interface Tally {
  readonly partyWins: number;
  readonly rounds: number;
}

interface FightSide {
  readonly side: typeof PARTY | typeof FOES;
  readonly hp: Int32Array;
  readonly ids: readonly string[];
  /** The dice of each creature in this fight. */
  readonly dice: Die[];
}

/** The dice of a fight, by creature; the Referee rolls the foes' initiative. */
type DieFor = (fight: number, who: string) => Die;

const numberIds = (name: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, index) => `${name}-${index}`);
export const HERO_IDS = numberIds('hero', PARTY.many);
export const FOE_IDS = numberIds('foe', FOES.many);

const createSide = (side: FightSide['side'], ids: readonly string[]): FightSide => ({
  side,
  hp: new Int32Array(side.many),
  ids,
  dice: [],
});

export function runIdealFights(fights: number, dieFor: DieFor): Tally {
  const party = createSide(PARTY, HERO_IDS);
  const foes = createSide(FOES, FOE_IDS);
  let [partyWins, rounds] = [0, 0];
  for (let fight = 0; fight < fights; fight++) {
    resetSide(party, fight, dieFor);
    resetSide(foes, fight, dieFor);
    const [ours, referee] = [party.dice[0]!, dieFor(fight, 'gm')];
    let [ownRoll, refereeRoll] = [ours(6), referee(6)];
    while (ownRoll === refereeRoll) [ownRoll, refereeRoll] = [ours(6), referee(6)];
    const [first, second] = ownRoll > refereeRoll ? [party, foes] : [foes, party];
    do rounds++;
    while (!takeSideTurn(first, second) && !takeSideTurn(second, first));
    if (foes.hp[FOES.many - 1]! <= 0) partyWins++;
  }
  return { partyWins, rounds };
}

function resetSide({ side, hp, ids, dice }: FightSide, fight: number, dieFor: DieFor): void {
  hp.fill(side.hp);
  for (let index = 0; index < ids.length; index++) dice[index] = dieFor(fight, ids[index]!);
}

/** Plays one side's turn; returns whether the other side has no creature left. */
function takeSideTurn({ side: by, hp: own, dice }: FightSide, { side: on, hp: others }: FightSide): boolean {
  let target = 0;
  while (target < on.many && others[target]! <= 0) target++;
  for (let me = 0; me < by.many; me++) {
    const die = dice[me]!;
    if (own[me]! <= 0 || die(20) + by.toHit < on.ac) continue;
    others[target]! -= die(by.damage);
    while (target < on.many && others[target]! <= 0) target++;
    if (target === on.many) return true;
  }
  return false;
}
