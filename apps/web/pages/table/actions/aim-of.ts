import { asSquare } from '@arbitro/grid';
import type { Json } from '@arbitro/kernel';
import type { Aim } from '../aim.ts';
import type { Draft, Field, Filled, Filling } from './draft.ts';

type Fill = (path: string, filling: Filling) => void;

/** Returns what a draft lets the user point at on the map. */
export function aimOf(draft: Draft, { fields, fillings }: Filled, fill: Fill): Aim {
  const place = fields.find(({ question }) => squaresIn(question).length > 0);
  const given = Object.entries(fillings).flatMap(([path, filling]): readonly [string, Json][] =>
    filling === 'absent' ? [] : [[path, filling.value]],
  );
  return {
    action: { by: draft.actor, ...Object.fromEntries(given), type: draft.type },
    squares: place ? squaresIn(place.question) : [],
    at: place && asSquare(place.shown),
    optional: place?.optional ?? true,
    point: ({ x, y }) => place && fill(place.path, { value: { x, y } }),
  };
}

const squaresIn = (question: Field['question']) =>
  question.kind === 'one' ? question.options.flatMap((option) => asSquare(option) ?? []) : [];
