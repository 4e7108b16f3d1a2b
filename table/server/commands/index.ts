import { COMMANDS, type CommandName, refuseAt } from '@arbitro/protocol';
import type { Desk, Outcome } from './desk.ts';
import { dice, entropy, note, revoke, say, seal, seat, title, undo } from './house.ts';
import { act, answer, order, withdraw } from './play.ts';
import { hide, reveal } from './secrets.ts';
import { creature, dismiss, options, override, scene } from './world.ts';

const DONE: { readonly [N in CommandName]: (desk: Desk<N>) => Outcome | Promise<Outcome> } = {
  act,
  answer,
  withdraw,
  say,
  note,
  hide,
  reveal,
  undo,
  override,
  options,
  order,
  creature,
  dismiss,
  scene,
  seat,
  revoke,
  dice,
  entropy,
  seal,
  title,
};

/** Returns the outcome of a command: changes to store, or a refusal. Nothing is changed here. */
export function done<N extends CommandName>(name: N, desk: Desk<N>): Outcome | Promise<Outcome> {
  const { reach } = COMMANDS[name];
  const { role } = desk.seat;
  const may = reach === 'anyone' || role === 'gm' || (reach === 'player' && role === 'player');
  return may ? DONE[name](desk) : refuseAt('not-allowed');
}
