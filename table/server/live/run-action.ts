import { hash } from 'node:crypto';
import type { Die } from '@arbitro/dice';
import {
  type Answer,
  type AnswerInput,
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  type Ask,
  type Audience,
  createLiveOracle,
  createScriptedOracle,
  isEqualJson,
  isValidAnswer,
  type Json,
  memoizeByObject,
  mentions,
  type Person,
  type RecordingOracle,
  type Refusal,
  type Roll,
  type RunResult,
  run,
} from '@arbitro/kernel';
import type { AddressedEvent, OpenAction, Pause, SealedRoll } from '@arbitro/protocol';
import { computeFace, prepareHmac, streamNameOf } from '@arbitro/seal';
import { answerByComputer } from '../computer/policy-answers.ts';
import { narrowAudience } from '../secrecy/fog.ts';
import { publicFieldsOf } from '../secrecy/public-fields.ts';
import { findVisibleIds, isAnythingHidden } from '../secrecy/secrecy-memory.ts';
import { getOwn } from './get-own.ts';
import { findThrower } from './seats.ts';
import { rememberReachedWorld, type SealedDice, type Table } from './table.ts';

/** A run of an action from its start, with the answers given so far. */
export interface ActionRun {
  readonly action: AnyAction;
  readonly secret: boolean;
  readonly before: AnyWorld;
  readonly answers: readonly AnswerInput[];
  /** How much of it has been reported already, and a digest of those events. */
  readonly told: ToldParts;
  /** The answer that continues it is a roll that a person typed in. */
  readonly typed?: boolean;
  /** The table's dice are used for this person, even if they throw their own. */
  readonly tableDice?: Person;
}

interface ToldParts {
  readonly events: number;
  readonly rolls: number;
  /** The number of answers stored with the reported events. */
  readonly answers: number;
  readonly digest: string;
}

export interface ActionRunResult {
  readonly events: AddressedEvent[];
  readonly rolls: SealedRoll[];
  readonly answers: Answer[];
  readonly pause: Pause | null;
}

export const NOTHING_TOLD_YET: ToldParts = { events: 0, rolls: 0, answers: 0, digest: '' };

/** Runs the action as far as possible: to its end, or to a question that no standing order answers. */
export function runAction(table: Table, turn: ActionRun): ActionRunResult | Refusal | 'rules-changed' {
  const visible = isAnythingHidden(table.game) ? findVisibleIds(table) : undefined;
  const dealer = new DiceDealer(table.dice, isSecretThrower(table, visible, turn.secret));
  const dice = chooseDiceFor(table, dealer, turn);
  let { answers } = turn;
  for (;;) {
    const oracle = createLiveOracle(answers, dice);
    const step = run(table.system, turn.before, turn.action, oracle);
    if (differsFromTold(step, turn, oracle)) return 'rules-changed';
    if (step.kind === 'refused') return step.refusal;
    const ordered = step.kind === 'paused' ? findAnswer(table, step) : undefined;
    if (ordered === undefined) {
      const { answers, rolls } = oracle;
      const turned = { ...describeRun(table, turn, { step, rolls, dealer, visible }), answers: [...answers] };
      rememberReachedWorld(table, turned.events, step.world);
      return turned;
    }
    answers = [...oracle.answers, ordered];
  }
}

/** Whether the run differs from what was reported of it: then the rules have changed since it began. */
function differsFromTold(
  step: RunResult<AnyWorld, AnyEvent>,
  { told, answers, typed }: ActionRun,
  oracle: RecordingOracle,
): boolean {
  if (oracle.answers.length < told.answers) return true;
  // a choice was offered and is valid; only typed faces can be invalid
  if (step.kind === 'refused') return typed !== true;
  if (step.kind === 'done' && oracle.used < answers.length) return true;
  return told.events > 0 && digestEvents(step.events.slice(0, told.events)) !== told.digest;
}

/** Whether this question would be asked again if its action were run again. */
export function isStillAsked({ system }: Table, world: AnyWorld, open: OpenAction): boolean {
  const { ask, action, before, answers, events, digest } = open;
  if (!system.schemas.action.safeParse(action).success || system.refuses(before, action)) return false;
  const isThrown = ask.kind === 'roll' && ask.thrown.length > 0;
  const typed = isThrown ? [{ label: ask.label.name, faces: ask.thrown }] : [];
  const step = run(system, before, action, createScriptedOracle([...answers, ...typed]));
  if (step.kind !== 'paused' || step.events.length !== events) return false;
  if (!isEqualJson(toStoredJson(step.world), toStoredJson(world))) return false;
  return (
    isEqualJson(omitTarget(step.ask), omitTarget(ask)) &&
    (events === 0 || digestEvents(step.events) === digest)
  );
}

/** A target follows from the world; tables stored before rolls had one are asked the same question. */
const omitTarget = (ask: Ask): Json => {
  const { target: _, successAt: __, ...label } = ask.label;
  return toStoredJson({ ...ask, label });
};

/** Returns the value as it is stored: undefined fields are left out. */
const toStoredJson = (value: object): Json => JSON.parse(JSON.stringify(value));

/** Returns a person's dice: the sealed dice, or none if they throw their own. The game master throws secret dice. */
function chooseDiceFor(table: Table, dealer: DiceDealer, { tableDice, secret }: ActionRun) {
  return (by: Person): Die | undefined =>
    by !== tableDice &&
    !Object.hasOwn(table.computer.players, by) &&
    findThrower(table, secret ? 'gm' : by)?.dice === 'real'
      ? undefined
      : dealer.dieFor(by);
}

/** Returns an answer that is given without asking: by standing orders, or by the computer. */
function findAnswer(table: Table, { ask, world }: PausedRun): Answer | undefined {
  return findOrderedAnswer(table, ask) ?? answerByComputer({ ...table, game: { ...table.game, world } }, ask);
}

type PausedRun = Extract<RunResult<AnyWorld, AnyEvent>, { kind: 'paused' }>;

/** Returns the answer of standing orders to a question, if they cover all people asked. */
function findOrderedAnswer({ orders }: Table, ask: Ask): Answer | undefined {
  if (ask.kind !== 'choose') return undefined;
  const chosen = ask.to.map(({ who, question }) => {
    const order = getOwn(getOwn(orders, who) ?? {}, ask.label.name);
    return order !== undefined && isValidAnswer(question, order) ? order : undefined;
  });
  return chosen.includes(undefined) ? undefined : { label: ask.label.name, chosen: chosen as Json[] };
}

/** The creatures that every seat may see; undefined if nothing is hidden. */
type Visible = ReadonlySet<string> | undefined;

/** Returns whose dice are secret: in a secret action all dice, otherwise those of hidden creatures. */
function isSecretThrower({ game }: Table, visible: Visible, secret: boolean): (by: Person) => boolean {
  if (secret) return () => true;
  // a creature that is only about to be added is not hidden
  const hiddenIds = new Set(
    visible && game.world.creatures.map(({ id }) => id).filter((id) => !visible.has(id)),
  );
  return (by) => hiddenIds.has(by);
}

const hmacOfSeal = memoizeByObject(({ seed }: SealedDice['seal']) => prepareHmac(seed));

/** Deals sealed dice, and remembers which. */
class DiceDealer {
  readonly isSecret: (by: Person) => boolean;
  readonly #dice: SealedDice;
  readonly #thrown: Map<string, number>;
  readonly #sides: number[] = [];

  constructor(dice: SealedDice, isSecret: (by: Person) => boolean) {
    this.isSecret = isSecret;
    this.#dice = dice;
    this.#thrown = new Map(Object.entries(dice.thrown));
  }

  dieFor(by: Person): Die {
    const { seal, entropy } = this.#dice;
    const stream = streamNameOf(by, this.isSecret(by));
    return (sides) => {
      const n = this.#thrown.get(stream) ?? 0;
      this.#thrown.set(stream, n + 1);
      this.#sides.push(sides);
      return computeFace({ seed: seal.seed, entropy, stream, n }, sides, hmacOfSeal(seal));
    };
  }

  /** Returns the sides of the next `count` dice dealt, in order. */
  takeSides(count: number): number[] {
    return this.#sides.splice(0, count);
  }
}

interface FinishedRun {
  readonly step: Exclude<RunResult<AnyWorld, AnyEvent>, { kind: 'refused' }>;
  readonly rolls: readonly Roll[];
  readonly dealer: DiceDealer;
  readonly visible: Visible;
}

/** Returns the new parts of a run, each with its audience. */
function describeRun(
  table: Table,
  turn: ActionRun,
  { step, rolls, dealer, visible }: FinishedRun,
): Omit<ActionRunResult, 'answers'> {
  const newEvents = step.events.slice(turn.told.events);
  const worlds = [table.game.world, ...step.worlds.slice(turn.told.events)];
  const secrecy = addressParts(table.game, visible, turn.secret);
  return {
    events: newEvents.map((event, index) => ({
      event,
      ...secrecy(
        narrowAudience(table, table.system.audience(worldAt(worlds, index), event), {
          fact: publicFieldsOf(event, table.system),
          action: turn.action,
          world: worldAt(worlds, index),
        }),
        publicFieldsOf(event, table.system),
      ),
    })),
    rolls: sealNewRolls(table, turn, { rolls, dealer }).map(({ roll, ...rest }) => ({
      roll,
      ...secrecy(
        narrowAudience(table, table.system.rollAudience(worldAt(worlds, roll.leadsTo), roll), {
          fact: { by: roll.by },
          action: turn.action,
          world: worldAt(worlds, roll.leadsTo),
        }),
        roll,
      ),
      ...rest,
    })),
    pause: step.kind === 'paused' ? buildPause(step.events, step.ask, rolls.length) : null,
  };
}

const buildPause = (events: readonly AnyEvent[], ask: Ask, rolls: number): Pause => ({
  ask,
  events: events.length,
  rolls,
  digest: digestEvents(events),
});

/** Returns the world before the event at an index, or after the last. */
function worldAt(worlds: readonly AnyWorld[], count: number): AnyWorld {
  const world = worlds[Math.min(count, worlds.length - 1)];
  if (!world) throw new Error('a turn began in no world');
  return world;
}

/** Returns the audience of an event, and whether it concerns only hidden creatures. */
function addressParts({ world, hidden }: Table['game'], visible: Visible, secret: boolean) {
  if (!visible) return (to: Audience) => ({ to: secret ? ('gm' as const) : to });
  const unseen = new Set([
    ...world.creatures.map(({ id }) => id).filter((id) => !visible.has(id)),
    ...hidden.places,
  ]);
  return (audience: Audience, about: object): { to: Audience; alone?: boolean } => {
    const to = secret ? 'gm' : audience;
    const plain = about as unknown as Json;
    const alone = mentions(plain, unseen) && !mentions(plain, visible);
    return alone ? { to, alone } : { to };
  };
}

/** Returns the rolls not reported yet: the source of each roll's dice, and its place among the events reported with it. */
function sealNewRolls(
  table: Table,
  { told: { rolls: before, events }, typed }: ActionRun,
  ran: Pick<FinishedRun, 'rolls' | 'dealer'>,
) {
  const throwCounts = new Map(Object.entries(table.dice.thrown));
  return ran.rolls.slice(before).map((roll, index) => {
    const laterRoll = { ...roll, leadsTo: Math.max(0, roll.leadsTo - events) };
    if (typed && index === 0) return { roll: laterRoll, from: 'real' as const, sides: [] };
    const isSecret = ran.dealer.isSecret(roll.by);
    const stream = streamNameOf(roll.by, isSecret);
    const from = throwCounts.get(stream) ?? 0;
    throwCounts.set(stream, from + roll.faces.length);
    const sides = ran.dealer.takeSides(roll.faces.length);
    return { roll: laterRoll, from, sides, ...(isSecret && { secret: true as const }) };
  });
}

const digestEvents = (events: readonly AnyEvent[]): string =>
  hash('sha256', JSON.stringify(events), 'base64url');
