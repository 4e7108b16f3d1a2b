import {
  type AnyQuestion,
  type Board,
  defaultAnswer,
  fillOffer,
  isEqualJson,
  isValidAnswer,
  type Json,
  type Offer,
  type Person,
  valueAt,
} from '@arbitro/kernel';
import { isDiceChoice, isDiceText } from '../parts/dice-choice.ts';

/** An action being drafted: its actor, its kind, and the values filled in so far, by path. */
export interface ActionDraft {
  readonly actor: Person;
  readonly type: string;
  readonly given: Readonly<Record<string, FieldFilling>>;
}

/** The value of a place; `absent` selects an offer that has no such place. */
export type FieldFilling = { readonly value: Json } | 'absent';

/** A place to fill, as shown to the user. */
export interface DraftField {
  readonly path: string;
  readonly question: AnyQuestion;
  /** Whether one of the options is to leave it out. */
  readonly optional: boolean;
  readonly filling: FieldFilling | undefined;
  /** The current value, which may be incomplete: two of the three required. */
  readonly shown: Json | undefined;
}

type BlankField = Omit<DraftField, 'filling' | 'shown'>;

export interface FilledDraft {
  readonly fields: readonly DraftField[];
  /** The values so far, also of places that need no choice. */
  readonly fillings: Readonly<Record<string, FieldFilling>>;
  /** The complete action, once every place is filled. */
  readonly action: Offer['action'] | undefined;
}

/** What one offer has at a path. */
type OfferPlace = { readonly fixed: Json } | { readonly slot: AnyQuestion } | 'absent';

/** Returns the places of a draft: each choice narrows the offers to those that match. */
export function fieldsOf(offers: readonly Offer[], input: ActionDraft['given']): FilledDraft {
  const fields: DraftField[] = [];
  const fillings: Record<string, FieldFilling> = {};
  let left = offers;
  for (const path of pathsOf(offers)) {
    const places = left.map((offer) => placeIn(offer, path));
    const field = buildField(path, places, input[path]);
    if (!field) continue;
    if (isChoice(field)) fields.push(field);
    if (field.filling === undefined) return { fields, fillings, action: undefined };
    const { filling } = field;
    fillings[path] = filling;
    left = left.filter((_, index) => acceptsFilling(places[index] ?? 'absent', filling));
  }
  const [offer] = left;
  return { fields, fillings, action: offer && completeAction(offer, fillings) };
}

/** A place with only one possible value is not asked for. */
const isChoice = ({ question, optional }: DraftField): boolean =>
  question.kind !== 'one' || question.options.length + Number(optional) > 1;

/**
 * Returns the paths in the order asked: those that narrow the offers, then numbers and words, switches, and last those
 * made of several parts, which mostly follow from the rest.
 */
function pathsOf(offers: readonly Offer[]): readonly string[] {
  const fixed = offers.flatMap(({ action }) => Object.keys(action).filter((key) => key !== 'type'));
  const slots = offers.flatMap((offer) => Object.keys(offer.slots));
  const paths = [...new Set([...fixed, ...slots])];
  return paths.toSorted((a, b) => askOrderOf(offers, a) - askOrderOf(offers, b));
}

function askOrderOf(offers: readonly Offer[], path: string): number {
  const slots = offers.flatMap(({ slots: { [path]: slot } }) => (slot ? [slot] : []));
  if (slots.length > 0) return slots.some(({ kind }) => kind !== 'one' && kind !== 'some') ? 1 : 0;
  const values = offers.flatMap(({ action: { [path]: value } }) => (value === undefined ? [] : [value]));
  if (values.every((value) => typeof value === 'boolean')) return 2;
  return values.every((value) => typeof value === 'object' && !Array.isArray(value)) ? 3 : 0;
}

function placeIn({ action, slots }: Offer, path: string): OfferPlace {
  const slot = slots[path];
  if (slot) return { slot };
  const fixed = action[path];
  return fixed === undefined ? 'absent' : { fixed };
}

function buildField(
  path: string,
  places: readonly OfferPlace[],
  input: FieldFilling | undefined,
): DraftField | undefined {
  const questions = places.flatMap((place) => (place !== 'absent' && 'slot' in place ? [place.slot] : []));
  const asks = questions.find(({ kind }) => kind !== 'one');
  const optional = places.includes('absent');
  if (asks && asks.kind !== 'some')
    return fillField({ path, question: asks, optional: false }, places, input);
  const options = removeDuplicates(places.flatMap(optionsOf));
  if (options.length === 0) return undefined;
  const question: AnyQuestion =
    asks?.kind === 'some' ? { ...asks, options, ...computeBounds(questions) } : { kind: 'one', options };
  return fillField({ path, question, optional }, places, input);
}

function computeBounds(questions: readonly AnyQuestion[]): { readonly least: number; readonly most: number } {
  const some = questions.filter((question) => question.kind === 'some');
  return {
    least: Math.min(...some.map(({ least }) => least)),
    most: Math.max(...some.map(({ most }) => most)),
  };
}

const optionsOf = (place: OfferPlace): readonly Json[] => {
  if (place === 'absent') return [];
  if ('fixed' in place) return [place.fixed];
  return place.slot.kind === 'one' || place.slot.kind === 'some' ? place.slot.options : [];
};

/** Removes duplicates; there may be thousands of squares. */
function removeDuplicates(options: readonly Json[]): readonly Json[] {
  const known = new Set<string>();
  return options.filter((option) => {
    const before = known.size;
    return known.add(canonicalJson(option)).size > before;
  });
}

/** Returns the same text for equal plain data, whatever the order of keys. */
const canonicalJson = (value: Json): string =>
  JSON.stringify(value, (_, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function fillField(
  blank: BlankField,
  places: readonly OfferPlace[],
  input: FieldFilling | undefined,
): DraftField {
  const good = input !== undefined && places.some((place) => acceptsFilling(place, input));
  const underWay =
    input !== undefined && (blank.question.kind === 'some' || blank.question.kind === 'points');
  const filling = good ? input : underWay ? undefined : defaultFilling(blank, places);
  const stands = underWay ? input : filling;
  return { ...blank, filling, shown: stands === undefined || stands === 'absent' ? undefined : stands.value };
}

/** Returns the default value: what the first offer leaves out, the only option, no creature, the usual number, no text. */
function defaultFilling(
  { question, optional }: BlankField,
  [first]: readonly OfferPlace[],
): FieldFilling | undefined {
  if (optional && first === 'absent') return 'absent';
  switch (question.kind) {
    case 'one': {
      const [only] = question.options;
      const isSure = !optional || typeof only === 'string';
      return question.options.length === 1 && isSure && only !== undefined ? { value: only } : undefined;
    }
    case 'some':
      if (question.least === 0) return { value: [] };
      return question.least === question.options.length ? { value: question.options } : undefined;
    case 'number':
      return { value: question.usual ?? Math.max(question.least, Math.min(question.most, 0)) };
    default:
      return { value: defaultAnswer(question) };
  }
}

function acceptsFilling(place: OfferPlace, filling: FieldFilling): boolean {
  if (place === 'absent' || filling === 'absent') return place === filling;
  if ('fixed' in place) return isEqualJson(place.fixed, filling.value);
  return isValidAnswer(place.slot, filling.value) || isTypedDice(place.slot, filling.value);
}

/** Other dice than those listed may be typed. */
const isTypedDice = (question: AnyQuestion, value: Json): boolean =>
  question.kind === 'one' && typeof value === 'string' && isDiceChoice(question.options) && isDiceText(value);

function completeAction(offer: Offer, fillings: Readonly<Record<string, FieldFilling>>): Offer['action'] {
  const slots = Object.keys(offer.slots).flatMap((path) => {
    const filling = fillings[path];
    return filling === undefined || filling === 'absent' ? [] : [[path, filling.value] as const];
  });
  return fillOffer(offer, Object.fromEntries(slots)) as Offer['action'];
}

/** Returns the values to keep for the next action of the kind, such as the weapon, but not the target. */
export function pickRepeatable(
  fields: readonly DraftField[],
  { rows }: Pick<Board, 'rows'>,
): ActionDraft['given'] {
  const remembered = fields.flatMap(({ path, question, filling }) => {
    const isSomebody = question.kind === 'one' && rows.some(({ id }) => question.options.includes(id));
    return question.kind === 'one' && filling !== undefined && !isSomebody ? [[path, filling] as const] : [];
  });
  return Object.fromEntries(remembered);
}

/** Builds a draft from an action started elsewhere, perhaps half filled: keeps the values that the offers know. */
export function draftFrom(action: Offer['action'], actor: Person, offers: readonly Offer[]): ActionDraft {
  const paths = pathsOf(offers);
  const input = paths.flatMap((path) => {
    const value = valueAt(action, path.split('.'));
    return value === undefined ? [] : [[path, { value: unwrapSingle(offers, path, value) }] as const];
  });
  return { actor, type: action.type, given: Object.fromEntries(input) };
}

/** An offer may ask for one target where the action has a list of targets. */
function unwrapSingle(offers: readonly Offer[], path: string, value: Json): Json {
  if (!Array.isArray(value) || value.length !== 1) return value;
  const [item] = value as readonly Json[];
  const isAskedAlone = offers.some(({ slots }) => slots[path]?.kind === 'one');
  return isAskedAlone && item !== undefined ? item : value;
}

/** Returns the field that a creature could fill: the first that waits for one, or else the only one that accepts one. */
export function findFieldFor(fields: readonly DraftField[], creature: string): DraftField | undefined {
  const able = fields.filter(
    ({ question }) =>
      (question.kind === 'one' || question.kind === 'some') && question.options.includes(creature),
  );
  return able.find(({ filling }) => filling === undefined) ?? (able.length === 1 ? able[0] : undefined);
}

/** Returns the value of a field after pointing at this creature: the creature, or a selection with it added or removed. */
export function fillWithCreature({ question, shown }: DraftField, creature: string): FieldFilling {
  if (question.kind !== 'some') return { value: creature };
  const before: readonly Json[] = Array.isArray(shown) ? shown : [];
  return {
    value: before.includes(creature) ? before.filter((item) => item !== creature) : [...before, creature],
  };
}
