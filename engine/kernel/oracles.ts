import type { Die } from '@arbitro/dice';
import { type Answer, type FallenChoice, facesOf, type Given, isOf } from './answers.ts';
import type { Json } from './json.ts';
import {
  type ChoiceAsk,
  Interruption,
  type Label,
  type Oracle,
  type Person,
  type RollAsk,
} from './kernel.ts';
import { type AnyQuestion, allowed, fits, meant } from './question.ts';
import type { Reason } from './reasons.ts';
import { refuse } from './refusal.ts';

/**
 * A roll for the log: the roller, the dice, the rule, the faces, and the reasons for what was added or for the number
 * of dice.
 */
export interface Roll {
  readonly label: string;
  readonly rule: string;
  readonly by: Person;
  readonly dice: string;
  readonly faces: readonly number[];
  /** Dice plus what is added to them, where the dice make one number. */
  readonly total?: number;
  /** The chance it was rolled under; `because` then explains that chance. */
  readonly under?: number;
  readonly because: readonly Reason[];
  /** The index, among the run's events, of the event this roll leads to. */
  readonly leadsTo: number;
}

/** One person's part of a choice. */
export interface Asking {
  readonly who: Person;
  readonly label: Label;
  readonly question: AnyQuestion;
}

/** Decides for a person. */
export type Decide<World = never> = (asked: Asking, world: World) => Json;

/** Records what it was asked and the answers. */
export interface Recorded extends Oracle {
  readonly answers: readonly Answer[];
  readonly rolls: readonly Roll[];
  /** How many of the given answers have been used. */
  readonly used: number;
}

/** Where answers come from that are not given in advance; without a source the run pauses. */
export interface Sources {
  /** The dice of this person; undefined if they throw physical dice. */
  readonly dice?: (by: Person) => Die | undefined;
  readonly decide?: Decide<never> | undefined;
  /** Interprets a bare value as an answer to a question: literally, or as people write it. */
  readonly means?: (question: AnyQuestion, value: Json) => Json;
}

/** Answers from a list; when it ends, the run pauses. */
export const scripted = (answers: readonly Given[]): Recorded => new Answering(answers, {});

/** Repeats the answers so far, throws the table's dice, and pauses for people. */
export const live = (answers: readonly Given[], dice: (by: Person) => Die | undefined): Recorded =>
  new Answering(answers, { dice });

/** Uses the given answers, then the sources. Records the receipt. */
export const answering = (answers: readonly Given[], sources: Sources): Recorded =>
  new Answering(answers, sources);

/** Throws and decides by itself and records nothing: for simulation. */
export function random<World>(die: Die, decide: Decide<World>): Oracle {
  return {
    roll: (ask, read) => read(ask.dice.throw(die)),
    choose: (ask) => decideAll(ask, decide),
  };
}

function decideAll<World>({ label, to, world }: ChoiceAsk, decide: Decide<World>): readonly Json[] {
  return to.map(({ who, question }) => {
    const chosen = decide({ who, label, question }, world as World);
    if (!fits(question, chosen))
      throw new Error(
        `the policy answered ${label.name} with ${JSON.stringify(chosen)}: ${allowed(question)}`,
      );
    return chosen;
  });
}

class Answering implements Recorded {
  readonly answers: Answer[] = [];
  readonly rolls: Roll[] = [];
  readonly #given: readonly Given[];
  readonly #sources: Sources;
  #next = 0;

  constructor(given: readonly Given[], sources: Sources) {
    this.#given = given;
    this.#sources = sources;
  }

  get used(): number {
    return Math.min(this.#next, this.#given.length);
  }

  roll<R, T>(ask: RollAsk<R>, read: (rolled: R) => T): T {
    const given = this.#givenFor(() => false);
    const faces: number[] = given && 'rolled' in given ? [...given.faces] : [];
    const rolled = given ? replayed(ask, given, faces) : ask.dice.throw(this.#thrown(ask, faces));
    // if no die was thrown, no person was asked, and no answer may be used up
    if (faces.length > 0 || (given && 'rolled' in given)) this.#next++;
    if (faces.length > 0) this.answers.push({ label: ask.label.name, faces });
    this.rolls.push(rollTold(ask, faces, rolled));
    return read(rolled);
  }

  choose(ask: ChoiceAsk): readonly Json[] {
    const given = this.#givenFor((one) => isOf(one, ask));
    const chosen = given ? chosenBefore(ask, given, this.#sources.means ?? meant) : this.#decided(ask);
    this.#next++;
    this.answers.push({ label: ask.label.name, chosen });
    return chosen;
  }

  /** The next given answer; choices of another run are skipped until one matches. */
  #givenFor(isMeant: (one: FallenChoice) => boolean): Given | undefined {
    for (;;) {
      const one = this.#given[this.#next];
      if (!one || !('of' in one) || isMeant(one)) return one;
      this.#next++;
    }
  }

  #thrown(ask: RollAsk<unknown>, faces: number[]): Die {
    const die = this.#sources.dice?.(ask.by);
    return (sides) => {
      const face = die ? die(sides) : wait(ask, faces, sides);
      faces.push(face);
      return face;
    };
  }

  #decided(ask: ChoiceAsk): readonly Json[] {
    const { decide } = this.#sources;
    if (decide) return decideAll(ask, decide as Decide<unknown>);
    throw new Interruption({ is: 'paused', ask: { kind: 'choose', label: ask.label, to: ask.to } });
  }
}

/** Replays the given faces one by one; when they run out, the person is asked for the next die. */
function replayed<R>(ask: RollAsk<R>, given: Given, faces: number[]): R {
  if ('rolled' in given)
    return given.label === ask.label.name && given.by === ask.by
      ? (given.rolled as R)
      : unfit(ask, given, ask.dice.notation);
  const beforehand = facesOf(given, ask);
  const rolled = ask.dice.throw((sides) => {
    if (!beforehand) return unfit(ask, given, ask.dice.notation);
    const face = beforehand[faces.length];
    if (face === undefined) return wait(ask, faces, sides);
    if (!Number.isInteger(face) || face < 1 || face > sides) return unfit(ask, given, `1…${sides}`);
    faces.push(face);
    return face;
  });
  const tooMany = faces.length > 0 && beforehand && beforehand.length > faces.length;
  return tooMany ? unfit(ask, given, ask.dice.notation) : rolled;
}

type Means = NonNullable<Sources['means']>;

function chosenBefore(ask: ChoiceAsk, given: Given, means: Means): readonly Json[] {
  const all = choicesOf(given, ask, means);
  const chosen = all?.length === ask.to.length ? all : undefined;
  return ask.to.map((asked, at) => {
    const choice = chosen?.[at];
    return choice !== undefined && fits(asked.question, choice)
      ? choice
      : unfitChoice(ask.label, asked, given);
  });
}

function choicesOf(given: Given, { label, to }: ChoiceAsk, means: Means): readonly Json[] | undefined {
  if ('chosen' in given) return given.label === label.name ? given.chosen : undefined;
  if (!('value' in given)) return undefined;
  const values = to.length === 1 ? [given.value] : given.value;
  if (!Array.isArray(values)) return undefined;
  return values.map((value, at) => {
    const asked = to[at];
    return asked ? means(asked.question, value) : value;
  });
}

function shown(given: Given): string {
  return JSON.stringify('faces' in given ? given.faces : 'chosen' in given ? given.chosen : given.value);
}

function wait({ label, by, dice }: RollAsk<unknown>, thrown: readonly number[], sides: number): never {
  throw new Interruption({
    is: 'paused',
    ask: { kind: 'roll', label, by, dice: dice.notation, thrown, sides },
  });
}

function unfit({ label, by }: RollAsk<unknown>, given: Given, allowedFaces: string): never {
  return misfit({ label: label.name, who: by, answer: shown(given), allowed: allowedFaces });
}

function unfitChoice(label: Label, asked: ChoiceAsk['to'][number], given: Given): never {
  return misfit({
    label: label.name,
    who: asked.who,
    answer: shown(given),
    allowed: allowed(asked.question),
  });
}

function misfit(params: Record<'label' | 'who' | 'answer' | 'allowed', string>): never {
  throw new Interruption({ is: 'refused', refusal: refuse('answer-does-not-fit', params) });
}

export function rollTold(
  { label, by, dice, at }: RollAsk<unknown>,
  faces: readonly number[],
  rolled: unknown,
): Roll {
  const { name, rule, plus, pool, under } = label;
  const roll = {
    label: name,
    rule,
    by,
    dice: dice.notation,
    faces,
    because: (plus ?? pool ?? under)?.because ?? [],
    leadsTo: at,
    ...(under && { under: under.value }),
  };
  return typeof rolled === 'number' ? { ...roll, total: rolled + (plus?.value ?? 0) } : roll;
}
