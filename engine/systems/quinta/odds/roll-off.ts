import { mapFaces } from '@arbitro/dice';
import {
  type CreatureId,
  type Decider,
  type DecisionRequest,
  getCreature,
  Interruption,
  isValidAnswer,
  type Json,
  type Oracle,
  type RollOff,
  run,
} from '@arbitro/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { apply, type Event } from '../events.ts';
import { diceFor, type QuintaCtx } from '../rules/checks.ts';
import { type InitiativeBlock, listRollers, orderByInitiative, type Roller } from '../rules/initiative.ts';
import { insertMounts, listOwnRollers, rollsBySide } from '../rules/initiative-order.ts';
import { participantsOf } from '../rules/placing.ts';
import type { Creature, World } from '../state.ts';

/** Above this number the ties are too many to enumerate; below `FULL_SEARCH_LIMIT` every path is played instead. */
const MAX_TIED = 12;
const FULL_SEARCH_LIMIT = 4;

/** Returns the initiative roll-off if the action begins a fight: it decides who acts first. */
export function rollOff(world: World, action: Action, decide: Decider<World>): RollOff | undefined {
  return action.type === 'fight' ? buildInitiativeRollOff(world, action, decide) : undefined;
}

/** @rule quinta.initiative.roll @rule quinta.initiative.ties */
function buildInitiativeRollOff(
  world: World,
  action: ActionOf<'fight'>,
  decide: Decider<World>,
): RollOff | undefined {
  // two sides roll two dice: every path is played
  if (rollsBySide(world)) return undefined;
  const participants = participantsOf(world, action);
  const began = apply(world, { type: 'fight-began', rule: 'quinta.combat.steps', participants });
  const who = participants.map((participant) => participant.who);
  const rolling = listRollers(began, listOwnRollers(began, who), action.surprised ?? []);
  const isPlain = who.every((id) => hasPlainStart(getCreature(began, id)));
  if (!isPlain || rolling.length < FULL_SEARCH_LIMIT || rolling.length > MAX_TIED) return undefined;
  return {
    entrants: rolling.map((roller) => ({
      dice: mapFaces(diceFor(roller.sources, began.options), (face) => face + roller.bonus.value),
      wins: winFactsOf(began, roller),
    })),
    ties: (tied) => chooseFirstOfTied(began, rolling, { tied, decide }),
  };
}

/** Whether the creature's first turn begins without any other dice roll. */
const hasPlainStart = ({ hp, life, burning, afflictions, spent }: Creature): boolean =>
  hp > 0 && life === 'alive' && !burning && afflictions.length === 0 && Object.keys(spent).length === 0;

function winFactsOf(world: World, { who: [first = ''] }: Roller): readonly string[] {
  const [acting] = insertMounts(world, [{ who: first, initiative: 0 }]);
  const id = acting?.who ?? first;
  return [...new Set([`first:${id}`, `first:${getCreature(world, id).side}`])];
}

interface Tie {
  readonly tied: readonly number[];
  readonly decide: Decider<World>;
}

/** Resolves a tie by the rule, with the decisions of the players asked. */
function chooseFirstOfTied(world: World, rolling: readonly Roller[], { tied, decide }: Tie): number {
  const blocks = tied.flatMap((place): readonly InitiativeBlock[] => {
    const roller = rolling[place];
    return roller ? [{ who: roller.who, initiative: 0 }] : [];
  });
  let first: CreatureId | undefined;
  const resolve = (ctx: QuintaCtx): void => {
    first = orderByInitiative(ctx, blocks)[0]?.who;
  };
  const oracle: Oracle = {
    roll: () => {
      throw new Error('who is first of those who tie is decided without dice');
    },
    choose: ({ label, to }) => to.map((asked) => decideOrPause(decide, { ...asked, label }, world)),
  };
  const step = run<World, null, Event>({ resolve, apply }, world, null, oracle);
  if (step.kind === 'paused') throw new Interruption(step);
  return rolling.findIndex(({ who }) => first !== undefined && who.includes(first));
}

/** An invalid answer leaves the tie undecided. */
function decideOrPause(decide: Decider<World>, decisionRequest: DecisionRequest, world: World): Json {
  const answer = decide(decisionRequest, world);
  if (isValidAnswer(decisionRequest.question, answer)) return answer;
  const { label, ...to } = decisionRequest;
  throw new Interruption({ kind: 'paused', ask: { kind: 'choose', label, to: [to] } });
}
