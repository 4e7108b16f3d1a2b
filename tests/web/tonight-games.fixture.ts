import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';

/** Each game has its turn in one of so many nights. */
const NIGHTS = 3;

/** The ids of the games that are tried tonight. */
export const listTonightGames = (): readonly string[] =>
  systems.map(({ id }) => id).filter((_, index) => isInTonightSample(index, NIGHTS));
