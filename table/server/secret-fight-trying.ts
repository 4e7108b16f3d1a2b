import type { Die } from '@arbitro/dice';
import { type AnyAction, type AnyWorld, GM, live, mentions, run, type System } from '@arbitro/kernel';
import { asJson, ask, filledBy, must, type Trial, tableOf } from './secret-trying.ts';
import type { Table } from './table.ts';

/** Answers all open questions by policy. */
export async function answerAll(trial: Trial): Promise<void> {
  for (;;) {
    const { open } = (await tableOf(trial)).game;
    if (!open) return;
    const who =
      open.ask.kind === 'choose' ? open.ask.to.find((one) => !(one.who in open.chosen))?.who : undefined;
    must(await ask(trial, 'gm', 'answer', { ask: open.id, byPolicy: true, ...(who && { who }) }));
  }
}

/** Whether only hidden creatures are to act. */
export function isHiddenTurn({ system, game }: Table): boolean {
  const due = system.due(game.world);
  return due.length > 0 && due.every((id) => game.hidden.creatures.includes(id));
}

/** Plays one turn by policy. */
export async function playTurn(trial: Trial, die: Die): Promise<void> {
  const { system, game } = await tableOf(trial);
  const [who] = system.due(game.world);
  const [policy] = Object.values(system.policies);
  if (who === undefined || !policy) throw new Error('nobody is due');
  const action = policy.act(game.world, who, die);
  must(await ask(trial, 'gm', 'act', { action: { ...action } }));
  await answerAll(trial);
}

/** Plays on until only hidden creatures are to act. */
export async function playToHiddenTurn(trial: Trial, die: Die): Promise<boolean> {
  for (let turns = 0; turns < 60; turns++) {
    const table = await tableOf(trial);
    if (isHiddenTurn(table)) return true;
    if (table.system.standing(table.game.world)?.over !== false) return false;
    await playTurn(trial, die);
  }
  return false;
}

/** Actions that change a creature's position: others could walk into it. */
const GOES = /move|jump|dash|mount|place|walk|leave|flee|fled|join|charge|close|withdraw|retreat|shift|step/;

/**
 * Returns the actions that affect only the hidden creature and ask no question: those that end its turn, and those that
 * do not.
 */
export async function ownActions(
  trial: Trial,
  id: string,
  die: Die,
): Promise<Readonly<Record<'ending' | 'going on', readonly AnyAction[]>>> {
  const { system, game } = await tableOf(trial);
  const others = new Set(game.world.creatures.map((one) => one.id).filter((one) => one !== id));
  const own = system
    .offers(game.world, GM)
    .filter(({ action }) => !GOES.test(JSON.stringify(action)) && system.actor(action) === id)
    .map((offer) => system.schemas.action.parse(filledBy(offer, die)))
    .filter((action) => !mentions(asJson(action), others));
  const ends = own.map((action) => endsTurn({ system, world: game.world, id, action }, die));
  return {
    ending: own.filter((_, at) => ends[at] === true),
    'going on': own.filter((_, at) => ends[at] === false),
  };
}

interface Tried {
  readonly system: System;
  readonly world: AnyWorld;
  readonly id: string;
  readonly action: AnyAction;
}

/**
 * Returns whether the action ends the creature's turn; undefined if it asks a question, affects others, or throws dice
 * of others.
 */
function endsTurn({ system, world, id, action }: Tried, die: Die): boolean | undefined {
  const oracle = live([], () => die);
  const step = run(system, world, action, oracle);
  if (step.is !== 'done' || oracle.rolls.some(({ by }) => by !== id)) return undefined;
  return !system.due(step.world).includes(id);
}
