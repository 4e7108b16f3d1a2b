import type { Die } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  createLiveOracle,
  GM,
  isFields,
  type Json,
  mentions,
  run,
  type System,
} from '@arbitro/kernel';
import type { Table } from '../live/table.ts';
import {
  askAs,
  fillOffer,
  loadTestTable,
  requireValue,
  type TestTable,
  toJson,
} from './test-table.fixture.ts';

/** Answers all open questions by policy. */
export async function answerAll(trial: TestTable): Promise<void> {
  for (;;) {
    const { open } = (await loadTestTable(trial)).game;
    if (!open) return;
    const who =
      open.ask.kind === 'choose' ? open.ask.to.find((item) => !(item.who in open.chosen))?.who : undefined;
    requireValue(await askAs(trial, 'gm', 'answer', { ask: open.id, byPolicy: true, ...(who && { who }) }));
  }
}

/** Whether only hidden creatures are to act. */
export function isHiddenTurn({ system, game }: Table): boolean {
  const toAct = system.creaturesToAct(game.world);
  return toAct.length > 0 && toAct.every((id) => game.hidden.creatures.includes(id));
}

/** Plays one turn by policy. */
export async function playTurn(trial: TestTable, die: Die): Promise<void> {
  const { system, game } = await loadTestTable(trial);
  const [who] = system.creaturesToAct(game.world);
  const [policy] = Object.values(system.policies);
  if (who === undefined || !policy) throw new Error('nobody is due');
  const action = policy.act(game.world, who, die);
  requireValue(await askAs(trial, 'gm', 'act', { action: { ...action } }));
  await answerAll(trial);
}

/** Plays on until only hidden creatures are to act. */
export async function playToHiddenTurn(trial: TestTable, die: Die): Promise<boolean> {
  for (let turns = 0; turns < 60; turns++) {
    const table = await loadTestTable(trial);
    if (isHiddenTurn(table)) return true;
    if (table.system.fightState(table.game.world)?.over !== false) return false;
    await playTurn(trial, die);
  }
  return false;
}

/** Actions that change a creature's position: others could walk into it. */
const MOVES = /move|jump|dash|mount|place|walk|leave|flee|fled|join|charge|close|withdraw|retreat|shift|step/;

/**
 * Returns the actions that affect only the hidden creature and ask no question: those that end its turn, and those that
 * do not.
 */
export async function listOwnActions(
  trial: TestTable,
  id: string,
  die: Die,
): Promise<Readonly<Record<'ending' | 'going on', readonly AnyAction[]>>> {
  const { system, game } = await loadTestTable(trial);
  const others = new Set(game.world.creatures.map((creature) => creature.id).filter((text) => text !== id));
  const ownOffers = system
    .offers(game.world, GM)
    .filter(({ action }) => !MOVES.test(JSON.stringify(action)) && system.actor(action) === id)
    .map((offer) => system.schemas.action.parse(fillOffer(offer, die)))
    .filter((action) => !mentions(toJson(action), others));
  const ends = ownOffers.map((action) => endsTurn({ system, world: game.world, id, action }, die));
  return {
    ending: ownOffers.filter((_, index) => ends[index] === true),
    'going on': ownOffers.filter((_, index) => ends[index] === false),
  };
}

interface TriedAction {
  readonly system: System;
  readonly world: AnyWorld;
  readonly id: string;
  readonly action: AnyAction;
}

/**
 * Returns whether the action ends the creature's turn; undefined if it asks a question, affects others, throws dice of
 * others, or changes a thing that everybody sees, such as a door that opens and falls shut.
 */
function endsTurn({ system, world, id, action }: TriedAction, die: Die): boolean | undefined {
  const oracle = createLiveOracle([], () => die);
  const step = run(system, world, action, oracle);
  if (step.kind !== 'done' || oracle.rolls.some(({ by }) => by !== id)) return undefined;
  if (mentions(toJson(step.events), listThings(world))) return undefined;
  return !system.creaturesToAct(step.world).includes(id);
}

/** Returns the ids of doors, rooms and whatever else a world lists besides creatures. */
function listThings(world: AnyWorld): ReadonlySet<string> {
  const { creatures: _, ...rest } = world as unknown as Readonly<Record<string, Json>>;
  const items = Object.values(rest).flatMap((list) => (Array.isArray(list) ? list : []));
  return new Set(items.flatMap((item) => (isFields(item) && typeof item.id === 'string' ? [item.id] : [])));
}
