import { type AnyWorld, type Fields, same } from '@arbitro/kernel';
import type { Point, Subject } from '../contract.ts';
import type { Played } from '../play.ts';
import { fail, forEvery } from '../promise.ts';

/** Promises of the state after a fight. */
export function fightPoints(subject: Subject): readonly Point[] {
  return [
    {
      id: 'SY45',
      says: 'when a fight is over nobody keeps what belongs to it',
      isNightly: true,
      holds: () => forEvery(endings(subject), (turn) => leavesNothing(subject, turn)),
    },
  ];
}

const isOn = ({ system }: Subject, world: AnyWorld): boolean => system.standing(world)?.over === false;

/** The turns with which fights ended, for any reason. */
const endings = (subject: Subject): readonly Played[] =>
  subject.nightlyPlay().filter(({ before, world }) => isOn(subject, before) && !isOn(subject, world));

/** Checks that fields of a creature that differ from before any fight are fields that the rules keep. */
function leavesNothing(subject: Subject, { world, action }: Played): void {
  const before = creaturesAtRest(subject);
  for (const one of world.creatures) {
    const known = before.filter(({ id }) => id === one.id).map(fieldsOf);
    for (const [field, value] of Object.entries(fieldsOf(one))) {
      if (known.length === 0 || subject.given.kept.includes(field)) continue;
      if (!known.some((was) => same(value, was[field] ?? null)))
        fail(`${one.id} keeps ${field} ${JSON.stringify(value)} after ${JSON.stringify(action)}`);
    }
  }
}

/** Creatures outside a fight; in a game that consists only of fights, as they begin. */
function creaturesAtRest(subject: Subject): AnyWorld['creatures'] {
  const atRest = subject.worlds.filter((one) => !isOn(subject, one));
  return (atRest.length > 0 ? atRest : subject.worlds).flatMap(({ creatures }) => creatures);
}

const fieldsOf = (one: object): Fields => one as Fields;
