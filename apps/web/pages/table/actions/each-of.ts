import type { AnyQuestion, BoardRow, CreatureId, Offer } from '@arbitro/kernel';
import { type ActionDraft, fieldsOf } from './action-draft.ts';

/** A place of an action that is filled with several creatures, one after another: a check for the whole party. */
export interface EachOf {
  readonly path: string;
  readonly ids: readonly CreatureId[];
}

/** Returns the party, if the question accepts more than one of it. */
export function listParty(question: AnyQuestion, rows: readonly BoardRow[]): readonly CreatureId[] {
  if (question.kind !== 'one') return [];
  const party = rows.filter(({ id, ours, out }) => ours && !out && question.options.includes(id));
  return party.length > 1 ? party.map(({ id }) => id) : [];
}

/** Returns the action, or the same one for each creature that can do it. */
export function listActionsOfEach(
  offers: readonly Offer[],
  given: ActionDraft['given'],
  each: EachOf | undefined,
): readonly Offer['action'][] {
  const drafts = each ? each.ids.map((id) => ({ ...given, [each.path]: { value: id } })) : [given];
  return drafts.flatMap((draft) => {
    const { action, fillings } = fieldsOf(offers, draft);
    const filling = each && fillings[each.path];
    const isTheirs = !each || filling === draft[each.path];
    return action && isTheirs ? [action] : [];
  });
}
