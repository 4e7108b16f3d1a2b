import type { System } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { type LoggedDeed, listLoggedFights } from '@arbitro/protocol';
import { buildReviewFile, type FightReview, reviewFight } from '@arbitro/simulation';
import { type Arguments, hasFlag, readCount, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readExportFile } from '../files/export-file.ts';
import { auditLog } from '../verify/audit-log.ts';
import { formatReview } from './review-text.ts';

/** A fight of a table with what decided it, as it is printed. */
export interface ReviewedFight {
  readonly system: System;
  readonly title: string;
  /** Its number in the file, from one. */
  readonly fight: number;
  readonly of: number;
  readonly deeds: readonly LoggedDeed[];
  /** The policy that plays the simulated fights. */
  readonly policy: string;
  readonly seed: string;
  readonly review: FightReview;
}

/** Changes are then halves of a percentage point, so that shown figures add up exactly. */
const FIGHTS = 200;
const MAX_FIGHTS = 100_000;

/** Tells what decided a fight of an exported table: dice, choices, or the game master. */
export function runReview(input: Arguments, context: CliContext): number {
  const { file, system } = readExportFile(input, 'review', context);
  const path = input.words[0] ?? '';
  if (auditLog(system, file).faults.length > 0)
    throw new UsageError('review-broken', { path, command: `arbitro verify ${path}` });
  const fights = listLoggedFights(system, file.entries);
  if (fights.length === 0) throw new UsageError('review-no-fight', { path });
  const fight = readCount(input, 'fight', fights.length) ?? fights.length;
  const deeds = fights[fight - 1] ?? [];
  const seed = readText(input, 'seed') ?? file.title;
  const count = readCount(input, 'fights', MAX_FIGHTS) ?? FIGHTS;
  const review = runWithProgress(reviewFight(system, deeds, { seed, fights: count }), deeds.length, context);
  const policy = listPolicyNames(system)[0] ?? '';
  const reviewed: ReviewedFight = {
    system,
    title: file.title,
    fight,
    of: fights.length,
    deeds,
    policy,
    seed,
    review,
  };
  if (hasFlag(input, 'json')) context.io.out(JSON.stringify(toFile(reviewed), null, 2));
  else for (const line of formatReview(reviewed, context)) context.io.out(line);
  return 0;
}

function runWithProgress(
  review: Generator<number, FightReview>,
  of: number,
  { io, text }: CliContext,
): FightReview {
  for (;;) {
    const step = review.next();
    if (step.done) {
      io.progress('');
      return step.value;
    }
    io.progress(text('review-progress', { done: step.value + 1, of }));
  }
}

function toFile({ system, deeds, review, ...origin }: ReviewedFight): object {
  const { title, fight, of, policy, seed } = origin;
  return buildReviewFile(
    { system: system.id, title, fight, of, policy, seed },
    review,
    deeds.map(({ run }) => run?.action ?? null),
  );
}
