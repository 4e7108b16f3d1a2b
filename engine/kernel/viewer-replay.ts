import type { Answer, RecordedOutcome } from './answers.ts';
import { filterAskForViewer, type HiddenThings, mayHear, type Viewer } from './audience.ts';
import { findCreature } from './creatures.ts';
import type { Json } from './json.ts';
import { type Oracle, type Person, type RollAsk, type RunProgress, type RunResult, run } from './kernel.ts';
import { createScriptedOracle, type RecordingOracle } from './oracles.ts';
import { OutcomeSearch } from './outcome-search.ts';
import { removePrivateFields } from './private-fields.ts';
import { isEqualJson } from './question.ts';
import { buildRoll } from './roll.ts';
import type { AnyAction, AnyEvent, AnyWorld, System } from './system.ts';

/** An action in progress: the world in which it began, and the answers so far. */
interface ReplayInput<World, Action> {
  readonly before: World;
  readonly action: Action;
  readonly answers: readonly Answer[];
}

/** A viewer who watches the action. */
interface Observer {
  readonly viewer: Viewer;
  readonly hidden: HiddenThings;
  /** Returns true if the viewer is told what this person decides. */
  canHear(decider: Person): boolean;
}

/** An action in progress as the viewer believes it began, and the outcomes since then as far as the viewer knows. */
interface ViewerReplay<World> {
  readonly world: World;
  readonly outcomes: readonly RecordedOutcome[];
}

/**
 * Replays an action in progress as the viewer knows it: from the world they knew, plus all that the action has shown
 * them since.
 *
 * For a roll the viewer has not seen, the first outcome is assumed that, in the known world, leads to the facts they
 * have heard and to what they are asked; anything else would leak information. Returns undefined if no outcome does, or
 * if a choice was made that the viewer has not seen.
 */
export function replayForViewer<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { before, action, answers }: ReplayInput<World, Action>,
  { viewer, hidden, canHear }: Observer,
): ViewerReplay<World> | undefined {
  const known = system.knownWorld(before, viewer, hidden);
  const receipt = createScriptedOracle(answers);
  const { oracle, outcomes } = recordOutcomes(receipt);
  const step = run(system, before, action, oracle);
  if (step.kind === 'refused') return undefined;
  if (viewer.role === 'gm') return { world: known, outcomes };
  const rolls = receipt.rolls.map((roll) => mayHear(system.rollAudience(step.world, roll), viewer));
  const recordedOutcomes = outcomes.filter((recordedOutcome) => 'of' in recordedOutcome || rolls.shift());
  const isThere = (who: Person): boolean => who === 'gm' || findCreature(known, who) !== undefined;
  if (
    !recordedOutcomes.every((recordedOutcome) =>
      'of' in recordedOutcome ? recordedOutcome.of.every(canHear) : isThere(recordedOutcome.by),
    )
  )
    return undefined;
  const events = listHeardEvents(system, before, { step, viewer, hidden });
  const world = system.knownMidAction?.(known, { world: before, action, viewer, events }) ?? known;
  return searchReplay(
    system,
    { world, action },
    {
      viewer,
      heard: recordedOutcomes,
      report: reportToViewer(system, before, { step, viewer, hidden }),
      hidden,
    },
  );
}

interface AssumedStart<World, Action> {
  readonly world: World;
  readonly action: Action;
}

interface HeardOutcomes {
  readonly viewer: Viewer;
  readonly hidden: HiddenThings;
  readonly heard: readonly RecordedOutcome[];
  /** What a run must report to the viewer to match the run in progress. */
  readonly report: Json;
}

/** If no roll must be assumed, the outcomes that the viewer heard are complete. */
function searchReplay<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { world, action }: AssumedStart<World, Action>,
  { viewer, heard, report: expectedReport, hidden }: HeardOutcomes,
): ViewerReplay<World> | undefined {
  const asHeard = { world, outcomes: heard };
  if (system.refuses(world, action)) return asHeard;
  const isHeard = (ask: RollAsk<unknown>): boolean =>
    mayHear(system.rollAudience(world, buildRoll(ask, [], undefined)), viewer);
  const search = new OutcomeSearch();
  do {
    const { oracle, outcomes } = recordOutcomes(
      assumeUnheardRolls(createScriptedOracle(heard), search, isHeard),
    );
    const step = run(system, world, action, oracle);
    if (search.isIdle) return asHeard;
    if (isEqualJson(reportToViewer(system, world, { step, viewer, hidden }), expectedReport))
      return { world, outcomes };
  } while (search.next());
  return undefined;
}

/** An oracle that assumes the rolls that were not heard. */
const assumeUnheardRolls = (
  recordingOracle: RecordingOracle,
  search: OutcomeSearch,
  isHeard: (ask: RollAsk<unknown>) => boolean,
): RollRecordingOracle => ({
  roll: (ask, read) =>
    isHeard(ask as RollAsk<unknown>) ? recordingOracle.roll(ask, read) : read(search.assumeRoll(ask, read)),
  choose: (ask) => recordingOracle.choose(ask),
  rolls: recordingOracle.rolls,
});

type RollRecordingOracle = Oracle & Pick<RecordingOracle, 'rolls'>;

/** Wraps an oracle and records each outcome. */
function recordOutcomes(answers: RollRecordingOracle): {
  readonly oracle: Oracle;
  readonly outcomes: readonly RecordedOutcome[];
} {
  const outcomes: RecordedOutcome[] = [];
  const oracle: Oracle = {
    roll: (ask, read) => {
      const before = answers.rolls.length;
      let rolled: unknown;
      const result = answers.roll(ask, (item) => {
        rolled = item;
        return read(item);
      });
      const faces = answers.rolls[before]?.faces ?? [];
      outcomes.push({ label: ask.label.name, by: ask.by, faces, rolled });
      return result;
    },
    choose: (ask) => {
      const chosen = answers.choose(ask);
      outcomes.push({ label: ask.label.name, of: ask.to.map(({ who }) => who), chosen });
      return chosen;
    },
  };
  return { oracle, outcomes };
}

/** The facts and questions that a run has reported to a viewer so far. */
function reportToViewer<World extends AnyWorld, Event extends AnyEvent>(
  system: Pick<System<World, AnyAction, Event>, 'audience' | 'privateFields' | 'fog'>,
  before: World,
  { step, viewer, hidden }: ReplayWatch<RunResult<World, Event>>,
): Json {
  if (step.kind === 'refused') return null;
  const events = listHeardEvents(system, before, { step, viewer, hidden });
  const ask = step.kind === 'paused' ? filterAskForViewer(step.ask, viewer) : undefined;
  const visibleQuestion = ask?.kind === 'choose' ? [ask.label.name, ask.to as unknown as Json] : [];
  return [events.map((event) => removePrivateFields(system, event)), visibleQuestion];
}

/** The facts of a run that a viewer may hear of, and under fog sees happen. */
const listHeardEvents = <World extends AnyWorld, Event extends AnyEvent>(
  { audience, fog: fogRules }: Pick<System<World, AnyAction, Event>, 'audience' | 'fog'>,
  before: World,
  { step: { events, worlds }, viewer, hidden: { fog } }: ReplayWatch<RunProgress<World, Event>>,
): readonly Event[] => {
  const played = viewer.role === 'player' ? viewer.owns : [];
  return events.filter((event, index) => {
    const world = worlds[index - 1] ?? before;
    const to = audience(world, event);
    const narrowed =
      fog && fogRules ? fogRules.narrow(to, event as unknown as Json, { world, fog, played }) : to;
    return mayHear(narrowed, viewer);
  });
};

/** A run, who watches it, and what is hidden. */
interface ReplayWatch<Step> {
  readonly step: Step;
  readonly viewer: Viewer;
  readonly hidden: HiddenThings;
}
