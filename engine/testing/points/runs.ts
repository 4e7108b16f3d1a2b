import {
  type Answer,
  type AnswerInput,
  type AnyEvent,
  type AnyWorld,
  act,
  createScriptedOracle,
  type RunResult,
  run,
} from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { deepFreeze } from '../freeze.ts';
import { listViewers, type PlayedTurn } from '../play.ts';
import { breakPromise, expectSame, forEvery } from '../promise.ts';

/** Promises of every run, with any answers: it is determined by its answers and changes nothing in place. */
export function listRunPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  const each = (check: (turn: PlayedTurn) => void) => () => forEvery(subject.sample(), check);
  return [
    {
      id: 'SY1',
      says: 'the world, actions, events and receipts survive JSON',
      holds: each(checkSurvivesJson),
    },
    {
      id: 'SY5',
      says: 'a paused run is a prefix of the resumed one',
      holds: each((turn) => checkPauses(subject, turn)),
    },
    {
      id: 'SY6',
      says: 'a receipt replays to the same events and has no answer left over',
      holds: each((turn) => checkReplays(subject, turn)),
    },
    {
      id: 'SY7',
      says: 'the world of any version follows from its events',
      holds: each((turn) => checkFolds(subject, turn)),
    },
    {
      id: 'SY8',
      says: 'nothing changes a world in place',
      holds: each(({ before, action, answers }) => {
        const world: AnyWorld = JSON.parse(JSON.stringify(before));
        act(system, world, action, createScriptedOracle(answers));
        listViewers(world).map((viewer) => [system.offers(world, viewer), system.view(world, viewer)]);
        system.fightState(world);
        system.creaturesToAct(world);
        expectSame(world, before);
      }),
    },
  ];
}

const copyJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function checkSurvivesJson({ before, action, events, answers, world }: PlayedTurn): void {
  for (const data of [before, action, events, answers, world]) expectSame(copyJson(data), data);
}

function resumeTurn(
  { system }: ContractSubject,
  { before, action }: PlayedTurn,
  answers: readonly AnswerInput[],
) {
  return run(system, before, action, createScriptedOracle(answers)) as RunResult<AnyWorld, AnyEvent>;
}

function checkPauses(subject: ContractSubject, turn: PlayedTurn): void {
  for (const part of listPartialAnswers(turn.answers)) {
    const step = resumeTurn(subject, turn, part);
    if (step.kind !== 'paused')
      breakPromise(`${JSON.stringify(turn.action)} should wait, and is ${step.kind}`);
    expectSame(step.events, turn.events.slice(0, step.events.length), 'told before the pause');
    const world = step.events.reduce((current, event) => subject.system.apply(current, event), turn.before);
    expectSame(step.world, world, 'the world at the pause');
  }
}

/** Every partial list of answers: answer by answer, and within a roll face by face. */
function listPartialAnswers(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  return answers.flatMap((answer, index) => {
    const before = answers.slice(0, index);
    if (!('faces' in answer)) return [before];
    return answer.faces.map((_, count) => [...before, { ...answer, faces: answer.faces.slice(0, count) }]);
  });
}

function checkReplays({ system }: ContractSubject, { before, action, answers, events }: PlayedTurn): void {
  const receipt = createScriptedOracle(deepFreeze(copyJson(answers)));
  const rerun = run(system, before, action, receipt);
  if (rerun.kind !== 'done') breakPromise(`the receipt of ${JSON.stringify(action)} is ${rerun.kind}`);
  expectSame(rerun.events, events, 'the events of the receipt');
  expectSame(receipt.used, answers.length, 'the answers used');

  const longer = createScriptedOracle([...answers, { value: 1 }]);
  run(system, before, action, longer);
  expectSame(longer.used, answers.length, 'the answers used where there is one too many');
}

function checkFolds({ system }: ContractSubject, { before, events, world }: PlayedTurn): void {
  const folded = copyJson(events).reduce(
    (current, event) => deepFreeze(system.apply(current, event)),
    deepFreeze(copyJson(before)),
  );
  expectSame(folded, world);
}
