import { type CreatureId, type Json, mentions, type Offer } from '@arbitro/kernel';
import { type ActionDraft, type DraftField, type FieldFilling, fieldsOf } from './action-draft.ts';

/** All offers of one kind of action. */
interface OffersOfKind {
  readonly type: string;
  readonly offers: readonly Offer[];
}

/** A complete action on a creature. */
export interface ActionOn<Kind extends OffersOfKind> {
  readonly kind: Kind;
  readonly action: Offer['action'];
  /** What tells it from other actions of its kind, such as the weapon. */
  readonly means: readonly Json[];
}

/** More means than this are chosen in the draft. */
const MAX_MEANS = 6;

/** Returns the actions on a creature that need no other choice than their means, in the order of their kinds. */
export function listActionsOn<Kind extends OffersOfKind>(
  kinds: readonly Kind[],
  on: CreatureId,
  creatures: ReadonlySet<CreatureId>,
): readonly ActionOn<Kind>[] {
  return kinds.flatMap((kind) =>
    listCompletions({ offers: kind.offers, on, creatures }, {}).map((completion) => ({
      kind,
      ...completion,
    })),
  );
}

type Completion = Pick<ActionOn<OffersOfKind>, 'action' | 'means'>;

interface CompletionTerms {
  readonly offers: readonly Offer[];
  readonly on: CreatureId;
  readonly creatures: ReadonlySet<CreatureId>;
}

/** Fills every place that accepts the creature with it, and tries the means of one other place. */
function listCompletions(
  terms: CompletionTerms,
  given: ActionDraft['given'],
  choices = 1,
): readonly Completion[] {
  const { offers, on, creatures } = terms;
  const { fields, action } = fieldsOf(offers, given);
  const place = fields.find((field) => !(field.path in given) && accepts(field, on));
  if (place) return listCompletions(terms, { ...given, [place.path]: fillWith(place, on) }, choices);
  if (action) return mentions(removeActor(action), new Set([on])) ? [{ action, means: [] }] : [];
  const open = fields.find(({ filling }) => filling === undefined);
  // what the rules list as several offers tells them apart, such as an intent to attack or to wait: no choice of its own
  const left = choices - Number(offers.some(({ slots }) => open && open.path in slots));
  if (!open || left < 0) return [];
  return listMeans(open, creatures).flatMap((value) =>
    listCompletions(terms, { ...given, [open.path]: { value } }, left).map((completion) => ({
      ...completion,
      means: [value, ...completion.means],
    })),
  );
}

function listMeans(field: DraftField, creatures: ReadonlySet<CreatureId>): readonly string[] {
  if (field.question.kind !== 'one' || field.question.options.length > MAX_MEANS) return [];
  return field.question.options.filter(
    (option): option is string => typeof option === 'string' && !creatures.has(option),
  );
}

const accepts = ({ question }: DraftField, on: CreatureId): boolean =>
  (question.kind === 'one' || (question.kind === 'some' && question.least > 0)) &&
  question.options.includes(on);

const fillWith = ({ question }: DraftField, on: CreatureId): FieldFilling => ({
  value: question.kind === 'some' ? [on] : on,
});

const removeActor = ({ by: _, ...rest }: Offer['action']): Json => rest;

/** Returns a draft's first values: the first weapon, so that an attack is ready as soon as its target is clear. */
export function startAttack({ type, offers }: OffersOfKind): ActionDraft['given'] {
  const [first] = fieldsOf(offers, {}).fields;
  if (type !== 'attack' || first?.path !== 'with' || first.question.kind !== 'one') return {};
  const [weapon] = first.question.options;
  return weapon === undefined ? {} : { [first.path]: { value: weapon } };
}
