import { type Die, seededDie, seedOf, split } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  act,
  type Option,
  random,
  type Setting,
  type Switch,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { fightOut } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { accepted, type Played } from '../play.ts';
import { fail, forEvery, mustNotThrow, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';

/** Promises: play goes on, at random, under every setting, and by policy to the end of a fight. */
export function playPoints(subject: Subject): readonly Point[] {
  const { given } = subject;
  return [
    {
      id: 'SY9',
      says: `${given.turns} turns of random legal play never stick or throw`,
      isNightly: true,
      holds: () => playsOn(subject.nightlyPlay),
    },
    { id: 'SY14', says: 'every policy plays a fight to its end', holds: () => fightsEnd(subject) },
    {
      id: 'SY15',
      says: 'every setting of every option can be played',
      isNightly: true,
      holds: () => forEvery(settings(subject), (setting) => playsOn(() => subject.playUnder(setting))),
    },
  ];
}

function playsOn(play: () => readonly Played[]): void {
  expect(mustNotThrow(play).length, 'turns played').toBeGreaterThan(0);
}

const FIGHTS = 20;

function fightsEnd({ system, worlds, given }: Subject): void {
  const fights = worlds.filter((world) => system.standing(world)?.over === false);
  if (fights.length === 0) fail('none of the worlds given is a fight');
  for (const name of given.policies) {
    for (let n = 0; n < FIGHTS; n++) {
      const seed = split(seedOf(seedNamed(`${system.id} ${name}`)), n);
      const world = deepFreeze(fights[n % fights.length] as AnyWorld);
      const end = within(`seed ${seed}`, () =>
        mustNotThrow(() => fight({ system, given }, { world, name, die: seededDie(seed) })),
      );
      if (end !== 'over') fail(`seed ${seed}: a fight by ${name} is ${end} after ${given.maxTurns} turns`);
    }
  }
}

interface Fight {
  readonly world: AnyWorld;
  readonly name: string;
  readonly die: Die;
}

function fight({ system, given }: Pick<Subject, 'system' | 'given'>, { world, name, die }: Fight): string {
  const policy = policyOf(system, name);
  const oracle = random<AnyWorld>(die, (asked, now) => policy.answer(asked, now));
  const does = (now: AnyWorld, action: AnyAction) =>
    act(system, deepFreeze(now), accepted(system, now, action), oracle);
  return fightOut(system, world, { policy, die, maxTurns: given.maxTurns, act: does }).is;
}

export type OneSetting = readonly [option: string, value: Setting | readonly number[]];

export function settings({ system }: Subject): readonly OneSetting[] {
  return Object.entries(system.options).flatMap(([name, option]) =>
    valuesOf(option).map((value): OneSetting => [name, value]),
  );
}

/** Numbers are tried with the book's values and with values a table may set. */
function valuesOf(option: Option): readonly OneSetting[1][] {
  if (option.kind === 'numbers') return [option.default, [0, 10, 100]];
  return [...option.settings.map(({ value }) => value), ...figuresOf(option)];
}

/** The limits of custom values, and dice. */
const figuresOf = ({ others }: Switch): readonly Setting[] => [
  ...(others?.numbers ? [others.numbers.least, others.numbers.most] : []),
  ...(others?.dice ? ['2d6+1'] : []),
];
