import {
  type Answer,
  type AnyEvent,
  type AnyWorld,
  act,
  type Given,
  run,
  type Step,
  scripted,
} from '@arbitro/kernel';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { type Played, viewersOf } from '../play.ts';
import { expectSame, fail, forEvery } from '../promise.ts';

/** Promises of every run, with any answers: it is determined by its answers and changes nothing in place. */
export function runPoints(subject: Subject): readonly Point[] {
  const { system } = subject;
  const each = (check: (turn: Played) => void) => () => forEvery(subject.sample(), check);
  return [
    { id: 'SY1', says: 'the world, actions, events and receipts survive JSON', holds: each(survivesJson) },
    {
      id: 'SY5',
      says: 'a paused run is a prefix of the resumed one',
      holds: each((turn) => pauses(subject, turn)),
    },
    {
      id: 'SY6',
      says: 'a receipt replays to the same events and is used up exactly',
      holds: each((turn) => replays(subject, turn)),
    },
    {
      id: 'SY7',
      says: 'the world of any version is its events, folded',
      holds: each((turn) => folds(subject, turn)),
    },
    {
      id: 'SY8',
      says: 'nothing changes a world in place',
      holds: each(({ before, action, answers }) => {
        const world: AnyWorld = JSON.parse(JSON.stringify(before));
        act(system, world, action, scripted(answers));
        viewersOf(world).map((viewer) => [system.offers(world, viewer), system.view(world, viewer)]);
        system.standing(world);
        system.due(world);
        expectSame(world, before);
      }),
    },
  ];
}

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function survivesJson({ before, action, events, answers, world }: Played): void {
  for (const whole of [before, action, events, answers, world]) expectSame(copied(whole), whole);
}

function resumed({ system }: Subject, { before, action }: Played, answers: readonly Given[]) {
  return run(system, before, action, scripted(answers)) as Step<AnyWorld, AnyEvent>;
}

function pauses(subject: Subject, turn: Played): void {
  for (const part of beginnings(turn.answers)) {
    const step = resumed(subject, turn, part);
    if (step.is !== 'paused') fail(`${JSON.stringify(turn.action)} should wait, and is ${step.is}`);
    expectSame(step.events, turn.events.slice(0, step.events.length), 'told before the pause');
    const world = step.events.reduce((so, event) => subject.system.apply(so, event), turn.before);
    expectSame(step.world, world, 'the world at the pause');
  }
}

/** Every partial list of answers: answer by answer, and within a roll face by face. */
function beginnings(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  return answers.flatMap((answer, at) => {
    const before = answers.slice(0, at);
    if (!('faces' in answer)) return [before];
    return answer.faces.map((_, count) => [...before, { ...answer, faces: answer.faces.slice(0, count) }]);
  });
}

function replays({ system }: Subject, { before, action, answers, events }: Played): void {
  const receipt = scripted(deepFreeze(copied(answers)));
  const again = run(system, before, action, receipt);
  if (again.is !== 'done') fail(`the receipt of ${JSON.stringify(action)} is ${again.is}`);
  expectSame(again.events, events, 'the events of the receipt');
  expect(receipt.used, 'the answers used').toBe(answers.length);

  const longer = scripted([...answers, { value: 1 }]);
  run(system, before, action, longer);
  expect(longer.used, 'an answer too many is left over').toBe(answers.length);
}

function folds({ system }: Subject, { before, events, world }: Played): void {
  const folded = copied(events).reduce(
    (so, event) => deepFreeze(system.apply(so, event)),
    deepFreeze(copied(before)),
  );
  expectSame(folded, world);
}
