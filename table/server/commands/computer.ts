import { findCreature, type Refusal, refuse } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { refuseAtTable } from '@arbitro/protocol';
import { decide } from '../computer/decide.ts';
import type { Table } from '../live/table.ts';
import { getKnownTable, type KnownTable } from '../secrecy/known-table.ts';
import { mayAnswer, mayAnswerFor } from '../secrecy/seat-view.ts';
import {
  type CommandContext,
  type CommandOutcome,
  refuseUnknownCreature,
  refuseWhileAsking,
} from './context.ts';

/** Sets who is played by the computer, how fast, and whether players may ask it for advice. */
export function assignComputer({ table, body }: CommandContext<'computer'>): CommandOutcome {
  const { system, game, computer } = table;
  const people = Object.keys(body.play);
  const unknown = refuseUnknownCreature(
    game.world,
    people.filter((who) => who !== 'gm'),
  );
  if (unknown) return unknown;
  const names = listPolicyNames(system);
  const policy = Object.values(body.play).find((name) => name !== null && !names.includes(name));
  if (typeof policy === 'string')
    return refuseAtTable('no-such-policy', { policy, allowed: names.join(', ') });
  const players = Object.entries({ ...computer.players, ...body.play });
  return {
    kind: 'computer',
    players: Object.fromEntries(players.flatMap(([who, name]) => (name === null ? [] : [[who, name]]))),
    pace: body.pace ?? computer.pace,
    advice: body.advice ?? computer.advice ?? true,
  };
}

/** Makes one decision by the computer for a person whom the seat may play. */
export function decideOnce(context: CommandContext<'decide'>): CommandOutcome | Promise<CommandOutcome> {
  const { table, seat, body, pool } = context;
  const known = getKnownTable(table, seat);
  const who = known.unmasked.get(body.who) ?? body.who;
  if (body.who !== 'gm' && !findCreature(known.world, body.who))
    return refuse('no-such-creature', { id: body.who });
  if (!mayAnswerFor(known, who)) return refuseAtTable('not-yours', { who: body.who });
  return refuseUnaskedDecision(context, known) ?? decide(table, who, pool);
}

/** Refuses from what the seat knows: a question that it has not heard of must not show. */
function refuseUnaskedDecision(
  { table, seat, body }: CommandContext<'decide'>,
  known: KnownTable,
): Refusal | undefined {
  const { open } = table.game;
  if (open) return mayAnswer(open, known, body.who) ? undefined : refuseWhileAsking(table, seat);
  return isToAct(table, known, body.who) ? undefined : refuseAtTable('nothing-to-decide', { who: body.who });
}

const isToAct = ({ system }: Table, { world }: KnownTable, who: string): boolean =>
  system.creaturesToAct(world).includes(who);
