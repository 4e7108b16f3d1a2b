import {
  type AnyQuestion,
  createAnswerOracle,
  createCharacter,
  defaultAnswer,
  type Json,
  type PointSlot,
  randomAnswer,
} from '@arbitro/kernel';
import { type CreationState, runCreation } from './creation-state.ts';
import { throwDeviceDie } from './device-die.ts';
import { maxPointsIn, type PointsBySlot, type PointsQuestion, setPoints, spreadEvenly } from './points.ts';
import { buildPreview } from './preview.ts';

/** Of so many random characters the one that can do most is offered. */
const CANDIDATES = 6;
/** Slots that get as many points as they can take. */
const FAVOURED = 2;

/** Completes the character by chance, with strengths and weaknesses as a person would choose. */
export function surprise(making: CreationState): CreationState {
  const candidates = Array.from({ length: CANDIDATES }, () => completeRandomly(making));
  const rated = candidates.map((candidate) => ({ candidate, rating: countAbilities(candidate) }));
  return rated.reduce((best, other) => (other.rating > best.rating ? other : best)).candidate;
}

/** Decides all open questions at random. */
export function completeRandomly({ system, options, answers: input }: CreationState): CreationState {
  const oracle = createAnswerOracle(input, {
    dice: () => throwDeviceDie,
    decide: ({ question }: { readonly question: AnyQuestion }): Json => chooseAnswer(question),
  });
  createCharacter(system, oracle, options);
  return { system, options, answers: oracle.answers };
}

/** Numbers such as the level, and free texts, stay as the rules suggest. */
function chooseAnswer(question: AnyQuestion): Json {
  if (question.kind === 'points') return favourSome(question);
  if (question.kind === 'number' || question.kind === 'text') return defaultAnswer(question);
  return randomAnswer(question, throwDeviceDie);
}

/** Points favour two slots, in random order; the next get half of what they can take, and the rest what is left. */
function favourSome(question: PointsQuestion): Json {
  const minimums = Object.fromEntries(question.slots.map(({ name, least }) => [name, least]));
  let points: PointsBySlot = minimums;
  const slots = shuffle(question.slots);
  for (const [index, slot] of [...slots, ...slots].entries()) {
    const now = points[slot.name] ?? slot.least;
    const room = maxPointsIn(question, points, slot) - now;
    const isHalf = index >= FAVOURED && index < slots.length;
    points = setPoints(question, points, [slot, now + Math.ceil(room / (isHalf ? 2 : 1))]);
  }
  const spent = Object.values(points).reduce((sum, n) => sum + n, 0);
  return spent === question.total ? points : spreadEvenly(question);
}

function shuffle(slots: readonly PointSlot[]): readonly PointSlot[] {
  const left = [...slots];
  return slots.flatMap(() => left.splice(throwDeviceDie(left.length) - 1, 1));
}

/** Counts what the character can do in play: attacks, spells, things. */
function countAbilities(making: CreationState): number {
  const created = runCreation(making);
  if (created.kind !== 'made') return -1;
  const sections = buildPreview(making.system, making.options, { name: 'x', sheet: created.sheet });
  return sections.reduce((sum, { kind, fields }) => sum + (kind === 'list' ? fields.length : 0), 0);
}

/** Invented names for characters that have none yet. */
const NAMES = (
  'Aldane Arvo Baldra Berengo Cantha Corvina Dagor Delfia Eirik Elowen Fausta Ferrin Galia Gundo Halda Ilario ' +
  'Isotta Jorun Kaisla Lapo Lumia Malvo Mirea Nestor Nivea Odalric Orsina Perla Quirino Rautio Rosalba Saverna ' +
  'Sirkka Tancredi Tuovi Ulmo Verdiana Wenna Ylva Zeno'
).split(' ');

export const suggestName = (): string => NAMES[throwDeviceDie(NAMES.length) - 1] ?? '';
