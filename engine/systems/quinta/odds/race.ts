import { map } from '@arbitro/dice';
import {
  type Asking,
  type CreatureId,
  creature,
  type Decide,
  fits,
  Interruption,
  type Json,
  type Oracle,
  type Race,
  run,
} from '@arbitro/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { apply, type Event } from '../events.ts';
import { diceFor, type QuintaCtx } from '../rules/checks.ts';
import { rollingOwn, withMounts } from '../rules/fight.ts';
import { type Block, ordered, type Roller, rollers } from '../rules/initiative.ts';
import { participantsOf } from '../rules/placing.ts';
import type { Creature, World } from '../state.ts';

/** Above this number the ties are too many to enumerate; below `FULL_SEARCH_LIMIT` every path is played instead. */
const MANY = 12;
const FEW = 4;

/** Returns the initiative roll-off if the action begins a fight: it decides who acts first. */
export function race(world: World, action: Action, decide: Decide<World>): Race | undefined {
  return action.type === 'fight' ? initiativeRace(world, action, decide) : undefined;
}

/** @rule quinta.initiative.roll @rule quinta.initiative.ties */
function initiativeRace(world: World, action: ActionOf<'fight'>, decide: Decide<World>): Race | undefined {
  const participants = participantsOf(world, action);
  const began = apply(world, { type: 'fight-began', rule: 'quinta.combat.steps', participants });
  const who = participants.map((one) => one.who);
  const rolling = rollers(began, rollingOwn(began, who), action.surprised ?? []);
  const isPlain = who.every((id) => beginsPlainly(creature(began, id)));
  if (!isPlain || rolling.length < FEW || rolling.length > MANY) return undefined;
  return {
    racers: rolling.map((roller) => ({
      dice: map(diceFor(roller.sources, began.options), (face) => face + roller.bonus.value),
      wins: winsOf(began, roller),
    })),
    ties: (tied) => firstOfTied(began, rolling, { tied, decide }),
  };
}

/** Whether the creature's first turn begins without any other dice roll. */
const beginsPlainly = ({ hp, life, burning, afflictions, spent }: Creature): boolean =>
  hp > 0 && life === 'alive' && !burning && afflictions.length === 0 && Object.keys(spent).length === 0;

function winsOf(world: World, { who: [first = ''] }: Roller): readonly string[] {
  const [acting] = withMounts(world, [{ who: first, initiative: 0 }]);
  const id = acting?.who ?? first;
  return [...new Set([`first:${id}`, `first:${creature(world, id).side}`])];
}

interface Tie {
  readonly tied: readonly number[];
  readonly decide: Decide<World>;
}

/** Resolves a tie by the rule, with the decisions of the players asked. */
function firstOfTied(world: World, rolling: readonly Roller[], { tied, decide }: Tie): number {
  const blocks = tied.flatMap((place): readonly Block[] => {
    const roller = rolling[place];
    return roller ? [{ who: roller.who, initiative: 0 }] : [];
  });
  let first: CreatureId | undefined;
  const resolve = (ctx: QuintaCtx): void => {
    first = ordered(ctx, blocks)[0]?.who;
  };
  const oracle: Oracle = {
    roll: () => {
      throw new Error('who is first of those who tie is decided without dice');
    },
    choose: ({ label, to }) => to.map((asked) => decidedBy(decide, { ...asked, label }, world)),
  };
  const step = run<World, null, Event>({ resolve, apply }, world, null, oracle);
  if (step.is === 'paused') throw new Interruption(step);
  return rolling.findIndex(({ who }) => first !== undefined && who.includes(first));
}

/** An invalid answer leaves the tie undecided. */
function decidedBy(decide: Decide<World>, asked: Asking, world: World): Json {
  const answer = decide(asked, world);
  if (fits(asked.question, answer)) return answer;
  const { label, ...to } = asked;
  throw new Interruption({ is: 'paused', ask: { kind: 'choose', label, to: [to] } });
}
