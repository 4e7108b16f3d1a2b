import { toSquare } from '@arbitro/grid';
import type { Json } from '@arbitro/kernel';
import type { Aim } from '../aim.ts';
import type { ActionDraft, DraftField, FieldFilling, FilledDraft } from './action-draft.ts';

type FillField = (path: string, filling: FieldFilling) => void;

/** Returns what a draft lets the user point at on the map. */
export function aimOf(draft: ActionDraft, { fields, fillings }: FilledDraft, fill: FillField): Aim {
  const place = fields.find(({ question }) => listSquares(question).length > 0);
  const input = Object.entries(fillings).flatMap(([path, filling]): readonly [string, Json][] =>
    filling === 'absent' ? [] : [[path, filling.value]],
  );
  return {
    action: { by: draft.actor, ...Object.fromEntries(input), type: draft.type },
    names: fields.flatMap(({ question }) => listNames(question)),
    squares: place ? listSquares(place.question) : [],
    at: place && toSquare(place.shown),
    optional: place?.optional ?? true,
    point: ({ x, y }) => place && fill(place.path, { value: { x, y } }),
  };
}

const listNames = (question: DraftField['question']): readonly string[] =>
  question.kind === 'one' || question.kind === 'some'
    ? question.options.filter((option): option is string => typeof option === 'string')
    : [];

const listSquares = (question: DraftField['question']) =>
  question.kind === 'one' ? question.options.flatMap((option) => toSquare(option) ?? []) : [];
