import { COMMANDS, type CommandName, refuseAtTable } from '@arbitro/protocol';
import { setDay, writeJournal } from './campaign.ts';
import { assignComputer, decideOnce } from './computer.ts';
import type { CommandContext, CommandOutcome } from './context.ts';
import { draw } from './draw.ts';
import { admit, join, setJoining } from './join.ts';
import { act, answer, giveOrder, withdraw } from './play.ts';
import { hide, layFog, reveal } from './secrets.ts';
import {
  arrangeSeat,
  chooseDice,
  renewSeal,
  revoke,
  say,
  setPicture,
  setTitle,
  stirDice,
  undo,
  writeNote,
} from './table.ts';
import { dismissCreature, overrideValue, putCreature, setOptions, setScene } from './world.ts';

const COMMAND_HANDLERS: {
  readonly [N in CommandName]: (context: CommandContext<N>) => CommandOutcome | Promise<CommandOutcome>;
} = {
  act,
  answer,
  withdraw,
  say,
  note: writeNote,
  picture: setPicture,
  hide,
  reveal,
  fog: layFog,
  draw,
  undo,
  override: overrideValue,
  options: setOptions,
  order: giveOrder,
  computer: assignComputer,
  decide: decideOnce,
  creature: putCreature,
  join,
  admit,
  joining: setJoining,
  dismiss: dismissCreature,
  scene: setScene,
  journal: writeJournal,
  day: setDay,
  seat: arrangeSeat,
  revoke,
  dice: chooseDice,
  entropy: stirDice,
  seal: renewSeal,
  title: setTitle,
};

/** Returns the outcome of a command: changes to store, or a refusal. Nothing is changed here. */
export function handleCommand<N extends CommandName>(
  name: N,
  context: CommandContext<N>,
): CommandOutcome | Promise<CommandOutcome> {
  const { reach } = COMMANDS[name];
  const { role } = context.seat;
  const may = reach === 'anyone' || role === 'gm' || (reach === 'player' && role === 'player');
  return may ? COMMAND_HANDLERS[name](context) : refuseAtTable('not-allowed');
}
