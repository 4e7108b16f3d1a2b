import { canonicalJson } from '@arbitro/dice';
import { type AnyEvent, createScriptedOracle, run, type System } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { isRunEntry, type LoggedDeed, listLoggedFights } from '@arbitro/protocol';
import { type FightReview, reviewFight } from '@arbitro/simulation';
import type {
  FightRecord,
  ReviewFile,
  ReviewLine,
  ReviewMessage,
  ReviewProgress,
} from './review-messages.ts';

/** Simulated fights of each moment for the first look. */
const ROUGH_FIGHTS = 20;
/** For the second look. Changes by whole fights are then tenths of a percentage point, so that shown figures add up. */
const SURE_FIGHTS = [500, 200, 100, 50];
/** Milliseconds that the second look may take. */
const BUDGET_MS = 30_000;

/** Returns milliseconds since an arbitrary moment. */
type Clock = () => number;

/** Reviews a fight of an exported table: first roughly, then as surely as the time allows. */
export function* reviewExport(
  system: System,
  { entries }: ReviewFile,
  wanted: number | undefined,
  now: Clock,
): Generator<ReviewMessage, void> {
  const fights = listLoggedFights(system, entries);
  const fight = wanted ?? fights.length;
  const deeds = fights[fight - 1];
  if (!deeds || deeds.length === 0) return yield { kind: 'trouble', why: 'no-fight', says: '' };
  const lines = listLines(system, deeds, findSecretMoments(entries));
  if (!lines) return yield { kind: 'trouble', why: 'rules-changed', says: '' };
  const record = { ...describeFight(system, deeds, lines), fight, of: fights.length };
  const since = now();
  const rough = yield* lookAt(system, deeds, ROUGH_FIGHTS);
  const perFight = (now() - since) / ROUGH_FIGHTS;
  const count = SURE_FIGHTS.find((some) => some * perFight <= BUDGET_MS);
  yield { kind: 'review', isRough: count !== undefined, record, review: rough };
  if (count === undefined) return;
  yield { kind: 'review', isRough: false, record, review: yield* lookAt(system, deeds, count) };
}

function* lookAt(
  system: System,
  deeds: readonly LoggedDeed[],
  fights: number,
): Generator<ReviewProgress, FightReview> {
  const steps = reviewFight(system, deeds, { seed: SEED, fights });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { kind: 'progress', done: step.value + 1, of: deeds.length };
  }
}

/** The same dice for every review: it can be repeated. */
const SEED = 'review';

function describeFight(
  system: System,
  deeds: readonly LoggedDeed[],
  lines: readonly ReviewLine[],
): Omit<FightRecord, 'fight' | 'of'> {
  const creatures = new Map(
    deeds.flatMap(({ before, after }) =>
      [...before.creatures, ...after.creatures].map(({ id, name }) => [id, { id, name }] as const),
    ),
  );
  return { policy: listPolicyNames(system)[0] ?? '', seed: SEED, creatures: [...creatures.values()], lines };
}

/** Returns undefined if an action leads to something else than the log says. */
function listLines(
  system: System,
  deeds: readonly LoggedDeed[],
  secretMoments: ReadonlySet<number>,
): readonly ReviewLine[] | undefined {
  const lines = deeds.map((deed): ReviewLine | undefined => {
    const events = deed.run ? repeatDeed(system, deed, deed.run) : [];
    const { moment } = deed;
    const isSecret = deed.run === undefined || secretMoments.has(moment);
    return events && { moment, action: deed.run?.action ?? null, events, isSecret };
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Returns the moments of secret actions; an action that asked for answers ended at the last of them. */
function findSecretMoments(entries: ReviewFile['entries']): ReadonlySet<number> {
  const moments = new Set<number>();
  let isSecret = false;
  for (const { moment, kept } of entries) {
    if (!isRunEntry(kept.does)) continue;
    if (kept.does.kind === 'acted') isSecret = kept.does.secret;
    if (isSecret) moments.add(moment);
  }
  return moments;
}

function repeatDeed(
  system: System,
  { before, after }: LoggedDeed,
  { action, answers }: NonNullable<LoggedDeed['run']>,
): readonly AnyEvent[] | undefined {
  const step = run(system, before, action, createScriptedOracle(answers));
  const isSame = step.kind === 'done' && canonicalJson(step.world) === canonicalJson(after);
  return isSame ? step.events : undefined;
}
