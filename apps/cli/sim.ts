import { type Outcome, outcomePage, textIn, whole } from '@arbitro/sim';
import { type Arguments, isOn, listOf, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { type AskedFor, askedIn, fought, INTERRUPTED, writePage } from './sim-fought.ts';
import { type Input, inputOf } from './sim-input.ts';
import type { Ran } from './sim-run.ts';
import { outcomeLines } from './sim-text.ts';
import { tour } from './sim-tour.ts';
import { onlyWord } from './words-given.ts';

const APART = [
  ['against', 'option'],
  ['against', 'vary'],
  ['option', 'vary'],
  ['cluster', 'workers'],
] as const;

/** Simulates a scenario's fight many times, and reports how dangerous it is. */
export async function sim(given: Arguments, desk: Desk): Promise<number> {
  const clash = APART.find((pair) => pair.every((option) => given.values[option] !== undefined));
  if (clash) throw new BadInput('not-together', { one: `--${clash[0]}`, other: `--${clash[1]}` });
  const asked = askedIn(given, desk);
  if (isOn(given, 'tour')) return tour(given, asked, desk);
  const compared = {
    against: textOf(given, 'against'),
    options: listOf(given, 'option'),
    vary: textOf(given, 'vary'),
  };
  const input = inputOf(onlyWord(given, 'sim'), compared, desk);
  const { code } = await simulated(input, asked, desk);
  return code;
}

/** Runs the simulation, prints the result, and returns the exit code. */
export async function simulated(
  input: Input,
  asked: AskedFor,
  desk: Desk,
): Promise<{ readonly code: number; readonly outcome: Outcome }> {
  const done = await fought(input, asked, desk);
  tell(done, asked, desk);
  return { code: done.interrupted ? INTERRUPTED : 0, outcome: done.outcome };
}

function tell({ outcome, audience, interrupted }: Ran, { json, html }: AskedFor, desk: Desk): void {
  const { io, text } = desk;
  if (outcome.fights === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(outcome, null, 2));
  else for (const line of outcomeLines(outcome, audience, desk)) io.out(line);
  if (html !== undefined) writePage(html, outcomePage(outcome, audience), desk);
  if (interrupted) io.err(desk.paint.yellow(textIn(desk.language)('stopped', stoppedAt(outcome, desk))));
}

const stoppedAt = ({ fights, asked }: Outcome, { language }: Desk): Readonly<Record<string, string>> => ({
  fights: whole(fights, language),
  asked: whole(asked, language),
});
