import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  type Ask,
  type CreatureId,
  createScriptedOracle,
  mayHear,
  NOTHING_HIDDEN,
  type Person,
  replayForViewer,
  run,
  type System,
  type Viewer,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { attemptAction, type Turn } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { drawAnswer } from '../fill-at-random.ts';
import { deepFreeze } from '../freeze.ts';
import { acceptAction } from '../play.ts';
import { addContext, breakPromise, expectSame, forEvery, mustHold, parseOrBreak } from '../promise.ts';
import { namedSeed } from '../seeds.ts';

/** Promises: a person who is asked something can compute the odds of each answer. */
export function listReplayPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  return [
    {
      id: 'SY36',
      says: 'a person who is asked, and knows what others chose, gets the same question in the known world',
      holds: () => {
        forEvery(subject.sample(), (turn) => checkTurnReplays(system, turn));
        forEvery(playFights(subject), (turn) => checkTurnReplays(system, turn));
      },
    },
  ];
}

const FIGHTS = 6;
const TURNS = 40;

/** Fights by policy with random answers: people are asked more often than in random play. */
function* playFights({ system, worlds, input }: ContractSubject): Generator<Turn> {
  const policy = policyOf(system, input.policies[0] ?? '');
  const die = createSeededDie(seedOf(namedSeed(`${system.id} asked`)));
  for (let n = 0; n < FIGHTS; n++) {
    let world = deepFreeze(worlds[n % worlds.length]);
    for (let turn = 0; world && turn < TURNS; turn++) {
      const [who] = system.creaturesToAct(world);
      if (who === undefined || system.fightState(world)?.over !== false) break;
      const { turn: played, step } = attemptAction(
        system,
        world,
        acceptAction(system, world, policy.act(world, who, die)),
        {
          answers: [],
          dice: () => die,
          decide: ({ question }) => drawAnswer(question, die),
        },
      );
      yield played;
      world = step.kind === 'done' ? deepFreeze(step.world) : undefined;
    }
  }
}

/** Checks every choice during the action that was put to one player. */
function checkTurnReplays(system: System, { before, action, answers }: Turn): void {
  answers.forEach((answer, index) => {
    if (!('chosen' in answer)) return;
    const opened = { before, action, answers: answers.slice(0, index) };
    const ask = getAsk(system, opened);
    const [asked, ...others] = ask.kind === 'choose' ? ask.to : [];
    if (!asked || asked.who === 'gm' || others.length > 0) return;
    addContext(
      () => `${asked.who} is asked ${ask.label.name} in ${JSON.stringify(action)}`,
      () => checkSameQuestion(system, opened, { label: ask.label.name, ...asked }),
    );
  });
}

type TurnStart = Pick<Turn, 'before' | 'action' | 'answers'>;

function getAsk(system: System, { before, action, answers }: TurnStart): Ask {
  const step = run(system, before, action, createScriptedOracle(answers));
  if (step.kind !== 'paused') breakPromise(`${JSON.stringify(action)} should wait, and is ${step.kind}`);
  return step.ask;
}

interface AskedQuestion {
  readonly label: string;
  readonly who: CreatureId;
  readonly question: unknown;
}

function checkSameQuestion(system: System, turnStart: TurnStart, { label, ...asked }: AskedQuestion): void {
  const viewer: Viewer = { role: 'player', owns: [asked.who] };
  const canHear = (who: Person): boolean =>
    who !== 'gm' && areRollsPublic(system, turnStart.before, who, viewer);
  const taken = replayForViewer(system, turnStart, { viewer, hidden: NOTHING_HIDDEN, canHear: canHear });
  // unheard dice are assumed; choices made in secret are not
  if (!taken)
    return mustHold(
      turnStart.answers.some((answer) => 'chosen' in answer),
      'the turn cannot be replayed as known, and no choice in it was made in secret',
    );
  const world = deepFreeze(taken.world);
  expectSame(parseOrBreak(system.schemas.world, world, 'the world as known'), world);
  expectSame(system.refuses(world, turnStart.action), undefined, 'the action in the world as known');
  const step = run(system, world, turnStart.action, createScriptedOracle(taken.outcomes));
  if (step.kind !== 'paused') breakPromise(`as known it should wait, and is ${step.kind}`);
  const known = { label: step.ask.label.name, to: step.ask.kind === 'choose' ? step.ask.to : [] };
  expectSame(known, { label, to: [asked] }, 'the question as known');
}

/** Returns true if the creature's dice are visible to the viewer, who then also hears its decisions. */
function areRollsPublic(system: System, world: AnyWorld, by: CreatureId, viewer: Viewer): boolean {
  const roll = { label: '', rule: '', by, dice: '', faces: [], because: [], leadsTo: 0 };
  return mayHear(system.rollAudience(world, roll), viewer);
}
