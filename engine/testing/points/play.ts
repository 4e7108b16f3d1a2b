import { createSeededDie, type Die, seedOf, splitSeed } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  act,
  createRandomOracle,
  type Option,
  type Setting,
  type Switch,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { playOutFight } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { deepFreeze } from '../freeze.ts';
import { acceptAction, type PlayedTurn } from '../play.ts';
import { addContext, breakPromise, forEvery, mustHold, mustNotThrow } from '../promise.ts';
import { namedSeed } from '../seeds.ts';

/** Promises: play goes on, at random, under every setting, and by policy to the end of a fight. */
export function listPlayPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { input } = subject;
  return [
    {
      id: 'SY9',
      says: `${input.turns} turns of random legal play never stick or throw`,
      isNightly: true,
      holds: () => checkPlaysOn(subject.nightlyPlay),
    },
    { id: 'SY14', says: 'every policy plays a fight to its end', holds: () => checkFightsEnd(subject) },
    {
      id: 'SY15',
      says: 'every setting of every option can be played',
      isNightly: true,
      holds: () =>
        forEvery(listSettings(subject), (setting) => checkPlaysOn(() => subject.playUnder(setting))),
    },
  ];
}

function checkPlaysOn(play: () => readonly PlayedTurn[]): void {
  mustHold(mustNotThrow(play).length > 0, 'no turn was played');
}

const FIGHT_COUNT = 20;

function checkFightsEnd({ system, worlds, input }: ContractSubject): void {
  const fights = worlds.filter((world) => system.fightState(world)?.over === false);
  if (fights.length === 0) breakPromise('none of the worlds given is a fight');
  for (const name of input.policies) {
    for (let n = 0; n < FIGHT_COUNT; n++) {
      const seed = splitSeed(seedOf(namedSeed(`${system.id} ${name}`)), n);
      const world = deepFreeze(fights[n % fights.length] as AnyWorld);
      const end = addContext(`seed ${seed}`, () =>
        mustNotThrow(() => playFight({ system, input }, { world, name, die: createSeededDie(seed) })),
      );
      if (end !== 'over')
        breakPromise(`seed ${seed}: a fight by ${name} is ${end} after ${input.maxTurns} turns`);
    }
  }
}

interface FightInput {
  readonly world: AnyWorld;
  readonly name: string;
  readonly die: Die;
}

function playFight(
  { system, input }: Pick<ContractSubject, 'system' | 'input'>,
  { world, name, die }: FightInput,
): string {
  const policy = policyOf(system, name);
  const oracle = createRandomOracle<AnyWorld>(die, (decisionRequest, now) =>
    policy.answer(decisionRequest, now),
  );
  const does = (now: AnyWorld, action: AnyAction) =>
    act(system, deepFreeze(now), acceptAction(system, now, action), oracle);
  return playOutFight(system, world, { policy, die, maxTurns: input.maxTurns, act: does }).kind;
}

export type OptionSetting = readonly [option: string, value: Setting | readonly number[]];

export function listSettings({ system }: ContractSubject): readonly OptionSetting[] {
  return Object.entries(system.options).flatMap(([name, option]) =>
    listValues(option).map((value): OptionSetting => [name, value]),
  );
}

/** Numbers are tried with the book's values and with values a table may set. */
function listValues(option: Option): readonly OptionSetting[1][] {
  if (option.kind === 'numbers') return [option.default, [0, 10, 100]];
  return [...option.settings.map(({ value }) => value), ...listCustomValues(option)];
}

/** The limits of custom values, and dice. */
const listCustomValues = ({ others }: Switch): readonly Setting[] => [
  ...(others?.numbers ? [others.numbers.least, others.numbers.most] : []),
  ...(others?.dice ? ['2d6+1'] : []),
];
