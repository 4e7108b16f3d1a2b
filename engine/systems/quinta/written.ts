import type { Draft } from '@arbitro/kernel';
import { budgetCopy } from './copies.ts';
import { type Creature, FULL_BUDGET } from './state.ts';
import { EVERYBODY } from './tables.ts';
import { BODIES, type BodyType, standBy, type Writes } from './written-body.ts';

export type CreatureType =
  | 'turn-began'
  | 'joined'
  | 'left'
  | 'moved'
  | 'stood'
  | 'mounted'
  | 'dismounted'
  | 'placed'
  | 'action-taken'
  | 'reaction-taken'
  | 'interaction-taken'
  | 'item-held'
  | 'dodge-begun'
  | 'dodge-ended'
  | 'helped'
  | 'help-used'
  | 'hid'
  | 'revealed'
  | 'found'
  | 'attitude-set'
  | 'barred'
  | 'ready-set'
  | 'deed-spent'
  | 'recharged'
  | 'weight-counted'
  | 'conduct-set'
  | BodyType;

function walk(next: Draft<Creature>, spent: number, diagonals = next.budget.diagonals): void {
  const budget = budgetCopy(next.budget);
  budget.moved += spent;
  budget.diagonals = diagonals;
  next.budget = budget;
}

const withHeld = <T extends { readonly id: string; readonly held: boolean }>(
  things: readonly T[],
  id: string,
  held: boolean,
): readonly T[] => things.map((one) => (one.id === id ? { ...one, held } : one));

/** What each event writes into the creature it is about. */
export const CREATURES: Writes<CreatureType> = {
  'turn-began': (next, { budget }) => {
    next.budget = budget;
    standBy(next);
  },
  joined: (next, { side, at }) => {
    next.side = side;
    next.at = at ?? next.at;
    next.gone = null;
    next.budget = FULL_BUDGET;
    standBy(next);
  },
  left: (next, { how }) => {
    next.gone = how;
    if (how === 'fled') next.at = null;
    standBy(next);
  },
  moved: (next, { to, spent, diagonals }) => {
    next.at = to ?? next.at;
    walk(next, spent, diagonals);
  },
  stood: (next, { spent }) => walk(next, spent),
  mounted: (next, { on, riding, spent }) => {
    next.rides = on;
    next.riding = riding;
    walk(next, spent);
  },
  dismounted: (next, { at, spent }) => {
    next.rides = null;
    next.at = at ?? next.at;
    walk(next, spent);
  },
  placed: (next, { at }) => {
    next.at = at;
  },
  'action-taken': (next, { budget }) => {
    next.budget = budget;
  },
  'reaction-taken': (next) => {
    const budget = budgetCopy(next.budget);
    budget.reaction = false;
    next.budget = budget;
  },
  'interaction-taken': (next, { budget }) => {
    next.budget = budget;
  },
  'item-held': (next, { item, held }) => {
    next.items = withHeld(next.items, item, held);
    next.deeds = withHeld(next.deeds, item, held);
  },
  'dodge-begun': (next) => {
    next.dodging = true;
  },
  'dodge-ended': (next) => {
    next.dodging = false;
  },
  helped: (next, { helping }) => {
    next.helping = helping;
  },
  'help-used': (next) => {
    next.helping = null;
  },
  hid: (next, { hidden }) => {
    next.hidden = hidden;
  },
  revealed: (next) => {
    next.hidden = null;
  },
  found: (next) => {
    next.hidden = null;
  },
  'attitude-set': (next, { toward, attitude }) => {
    next.attitudes =
      toward === EVERYBODY ? { [toward]: attitude } : { ...next.attitudes, [toward]: attitude };
  },
  barred: (next, { on, approach, until }) => {
    next.barred = { ...next.barred, [`${on}/${approach}`]: until };
  },
  'ready-set': (next, { readied }) => {
    next.readied = readied;
  },
  'deed-spent': (next, { deed, spent }) => {
    next.spent = { ...next.spent, [deed]: spent };
  },
  recharged: (next, { deed }) => {
    next.spent = Object.fromEntries(Object.entries(next.spent).filter(([id]) => id !== deed));
  },
  'conduct-set': (next, { budget }) => {
    next.budget = budget;
  },
  'weight-counted': (next, { counts }) => {
    next.weighed = counts;
  },
  ...BODIES,
};
