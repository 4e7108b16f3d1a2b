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
  readonly means: Json | undefined;
}

/** More means than this are chosen in the draft. */
const MAX_MEANS = 6;

/** Returns the actions on a creature that need no other choice than their means, in the order of their kinds. */
export function listActionsOn<Kind extends OffersOfKind>(
  kinds: readonly Kind[],
  on: CreatureId,
  creatures: ReadonlySet<CreatureId>,
): readonly ActionOn<Kind>[] {
  return kinds.flatMap((kind): readonly ActionOn<Kind>[] => {
    const action = completeOn(kind.offers, on, {});
    if (action) return [{ kind, action, means: undefined }];
    const [first] = fieldsOf(kind.offers, {}).fields.filter(({ filling }) => filling === undefined);
    return listMeans(first, creatures).flatMap((means) => {
      const whole = first && completeOn(kind.offers, on, { [first.path]: { value: means } });
      return whole ? [{ kind, action: whole, means }] : [];
    });
  });
}

function listMeans(field: DraftField | undefined, creatures: ReadonlySet<CreatureId>): readonly string[] {
  if (field?.question.kind !== 'one' || field.question.options.length > MAX_MEANS) return [];
  return field.question.options.filter(
    (option): option is string => typeof option === 'string' && !creatures.has(option),
  );
}

/** Fills every place that accepts the creature with it; returns the action if that completes it. */
function completeOn(
  offers: readonly Offer[],
  on: CreatureId,
  given: ActionDraft['given'],
): Offer['action'] | undefined {
  const { fields, action } = fieldsOf(offers, given);
  const place = fields.find((field) => !(field.path in given) && accepts(field, on));
  if (place) return completeOn(offers, on, { ...given, [place.path]: fillWith(place, on) });
  return action && mentions(removeActor(action), new Set([on])) ? action : undefined;
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
