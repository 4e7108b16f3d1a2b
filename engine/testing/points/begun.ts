import { seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  type Ask,
  begunAs,
  type CreatureId,
  mayHear,
  NOTHING_HIDDEN,
  type Person,
  run,
  type System,
  scripted,
  type Viewer,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { attempt, type Turn } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { answerTo } from '../fill.ts';
import { deepFreeze } from '../freeze.ts';
import { accepted } from '../play.ts';
import { expectSame, fail, forEvery, passDoor, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';

/** Promises: a person who is asked something can compute the odds of each answer. */
export function begunPoints(subject: Subject): readonly Point[] {
  const { system } = subject;
  return [
    {
      id: 'SY36',
      says: 'whoever is asked, and was told what others chose, comes to the same question in the world as known',
      holds: () => {
        forEvery(subject.sample(), (turn) => areAskedAlike(system, turn));
        forEvery(fought(subject), (turn) => areAskedAlike(system, turn));
      },
    },
  ];
}

const FIGHTS = 6;
const TURNS = 40;

/** Fights by policy with random answers: people are asked more often than in random play. */
function* fought({ system, worlds, given }: Subject): Generator<Turn> {
  const policy = policyOf(system, given.policies[0] ?? '');
  const die = seededDie(seedOf(seedNamed(`${system.id} asked`)));
  for (let n = 0; n < FIGHTS; n++) {
    let world = deepFreeze(worlds[n % worlds.length]);
    for (let turn = 0; world && turn < TURNS; turn++) {
      const [who] = system.due(world);
      if (who === undefined || system.standing(world)?.over !== false) break;
      const { turn: played, step } = attempt(
        system,
        world,
        accepted(system, world, policy.act(world, who, die)),
        {
          given: [],
          dice: () => die,
          decide: ({ question }) => answerTo(question, die),
        },
      );
      yield played;
      world = step.is === 'done' ? deepFreeze(step.world) : undefined;
    }
  }
}

/** Checks every choice during the action that was put to one player. */
function areAskedAlike(system: System, { before, action, answers }: Turn): void {
  answers.forEach((answer, at) => {
    if (!('chosen' in answer)) return;
    const begun = { before, action, answers: answers.slice(0, at) };
    const ask = askedIn(system, begun);
    const [asked, ...others] = ask.kind === 'choose' ? ask.to : [];
    if (!asked || asked.who === 'gm' || others.length > 0) return;
    within(
      () => `${asked.who} is asked ${ask.label.name} in ${JSON.stringify(action)}`,
      () => isAskedAlike(system, begun, { label: ask.label.name, ...asked }),
    );
  });
}

type UnderWay = Pick<Turn, 'before' | 'action' | 'answers'>;

function askedIn(system: System, { before, action, answers }: UnderWay): Ask {
  const step = run(system, before, action, scripted(answers));
  if (step.is !== 'paused') fail(`${JSON.stringify(action)} should wait, and is ${step.is}`);
  return step.ask;
}

interface Question {
  readonly label: string;
  readonly who: CreatureId;
  readonly question: unknown;
}

function isAskedAlike(system: System, begun: UnderWay, { label, ...asked }: Question): void {
  const viewer: Viewer = { role: 'player', owns: [asked.who] };
  const hears = (who: Person): boolean => who !== 'gm' && liesOpen(system, begun.before, who, viewer);
  const taken = begunAs(system, begun, { viewer, hidden: NOTHING_HIDDEN, hears });
  // unheard dice are assumed; choices made in secret are not
  if (!taken)
    return expect(
      begun.answers.some((answer) => 'chosen' in answer),
      'a choice unheard',
    ).toBe(true);
  const world = deepFreeze(taken.world);
  expectSame(passDoor(system.schemas.world, world, 'the world as known'), world);
  expect(system.refuses(world, begun.action), 'the action in the world as known').toBeUndefined();
  const step = run(system, world, begun.action, scripted(taken.fallen));
  expect(step, 'as known').toMatchObject({ is: 'paused', ask: { label: { name: label }, to: [asked] } });
}

/** Returns true if the creature's dice are visible to the viewer, who then also hears its decisions. */
function liesOpen(system: System, world: AnyWorld, by: CreatureId, viewer: Viewer): boolean {
  const roll = { label: '', rule: '', by, dice: '', faces: [], because: [], leadsTo: 0 };
  return mayHear(system.rollAudience(world, roll), viewer);
}
