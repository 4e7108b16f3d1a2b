import { type AnyWorld, type Fields, isEqualJson } from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import type { PlayedTurn } from '../play.ts';
import { breakPromise, forEvery } from '../promise.ts';

/** Promises of the state after a fight. */
export function listFightPoints(subject: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY45',
      says: 'when a fight is over no creature keeps its states',
      isNightly: true,
      holds: () => forEvery(listLastTurns(subject), (turn) => checkNothingLeft(subject, turn)),
    },
  ];
}

const isFightOn = ({ system }: ContractSubject, world: AnyWorld): boolean =>
  system.fightState(world)?.over === false;

/** The turns with which fights ended, for any reason. */
const listLastTurns = (subject: ContractSubject): readonly PlayedTurn[] =>
  subject
    .nightlyPlay()
    .filter(({ before, world }) => isFightOn(subject, before) && !isFightOn(subject, world));

/** Checks that fields of a creature that differ from before any fight are fields that the rules keep. */
function checkNothingLeft(subject: ContractSubject, { world, action }: PlayedTurn): void {
  const before = listCreaturesAtRest(subject);
  for (const creature of world.creatures) {
    const known = before.filter(({ id }) => id === creature.id).map(toFields);
    for (const [field, value] of Object.entries(toFields(creature))) {
      if (known.length === 0 || subject.input.changedByFights.includes(field)) continue;
      if (!known.some((was) => isEqualJson(value, was[field] ?? null)))
        breakPromise(
          `${creature.id} keeps ${field} ${JSON.stringify(value)} after ${JSON.stringify(action)}`,
        );
    }
  }
}

/** Creatures outside a fight; in a game that consists only of fights, as they begin. */
function listCreaturesAtRest(subject: ContractSubject): AnyWorld['creatures'] {
  const atRest = subject.worlds.filter((world) => !isFightOn(subject, world));
  return (atRest.length > 0 ? atRest : subject.worlds).flatMap(({ creatures }) => creatures);
}

const toFields = (item: object): Fields => item as Fields;
