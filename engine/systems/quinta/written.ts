import { budgetCopy, type Draft } from './copies.ts';
import type { EventOf, EventType } from './events.ts';
import { type Afflicted, type Creature, FULL_BUDGET } from './state.ts';

type Writes<Types extends EventType> = {
  readonly [T in Types]: (next: Draft<Creature>, event: EventOf<T>) => void;
};

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
  | 'wounded'
  | 'dropped'
  | 'died'
  | 'death-saved'
  | 'stabilised'
  | 'healed'
  | 'temporary-set'
  | 'maximum-set'
  | 'waking-set'
  | 'revived'
  | 'condition-gained'
  | 'condition-lost'
  | 'exhaustion-set'
  | 'rounds-left'
  | 'burning-set'
  | 'breath-set'
  | 'fasted'
  | 'hit-die-spent'
  | 'restored'
  | 'score-set'
  | 'death-saves-set';

function walk(next: Draft<Creature>, spent: number, diagonals = next.budget.diagonals): void {
  const budget = budgetCopy(next.budget);
  budget.moved += spent;
  budget.diagonals = diagonals;
  next.budget = budget;
}

/** Not on guard, ready for nothing, helping nobody. */
export function standBy(next: Draft<Creature>): void {
  next.dodging = false;
  next.readied = null;
  next.helping = null;
}

/** Whoever has hit points again is dying no more. */
function haveHitPoints(next: Draft<Creature>, hp: number): void {
  next.hp = hp;
  if (hp > 0) count(next, 'alive', { successes: 0, failures: 0 });
}

function count(
  next: Draft<Creature>,
  life: Creature['life'],
  { successes, failures }: Pick<Creature, 'successes' | 'failures'>,
): void {
  next.life = life;
  next.successes = successes;
  next.failures = failures;
}

const withHeld = <T extends { readonly id: string; readonly held: boolean }>(
  things: readonly T[],
  id: string,
  held: boolean,
): readonly T[] => things.map((one) => (one.id === id ? { ...one, held } : one));

const isSame = (
  one: Afflicted,
  { condition, cause, source }: Pick<Afflicted, 'condition' | 'cause' | 'source'>,
): boolean => one.condition === condition && one.cause === cause && one.source === source;

/** What comes again from the same cause is the same, deeper. @rule quinta.conditions.exhausted */
function tire(next: Draft<Creature>, level: number, cause: string): void {
  const others = next.afflictions.filter((one) => one.condition !== 'exhausted' || one.cause !== cause);
  const now = { condition: 'exhausted', source: null, cause, rounds: null, level, escapeDc: null } as const;
  next.afflictions = level <= 0 ? others : [...others, now];
}

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
    next.attitudes = { ...next.attitudes, [toward]: attitude };
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
  wounded: (next, { hp, temporary }) => {
    next.hp = hp;
    next.temporary = temporary;
  },
  dropped: (next) => count(next, 'alive', { successes: 0, failures: 0 }),
  died: (next) => {
    next.hp = 0;
    next.life = 'dead';
    standBy(next);
  },
  'death-saved': (next, tally) => count(next, 'alive', tally),
  stabilised: (next, tally) => {
    count(next, 'stable', tally);
    next.wakesAt = null;
  },
  'waking-set': (next, { at }) => {
    next.wakesAt = at;
  },
  healed: (next, { hp }) => haveHitPoints(next, hp),
  'temporary-set': (next, { temporary }) => {
    next.temporary = temporary;
  },
  'maximum-set': (next, { fullHp, hp }) => {
    next.fullHp = fullHp;
    next.hp = hp;
  },
  revived: (next, { hp }) => haveHitPoints(next, hp),
  'condition-gained': (next, { affliction }) => {
    next.afflictions = [...next.afflictions.filter((one) => !isSame(one, affliction)), affliction];
  },
  'condition-lost': (next, lost) => {
    next.afflictions = next.afflictions.filter((one) => !isSame(one, lost));
  },
  'exhaustion-set': (next, { level, cause }) => tire(next, level, cause),
  'rounds-left': (next, { rounds, ...which }) => {
    next.afflictions = next.afflictions.map((one) => (isSame(one, which) ? { ...one, rounds } : one));
  },
  'burning-set': (next, { burning }) => {
    next.burning = burning;
  },
  'breath-set': (next, { breath }) => {
    next.breath = breath;
  },
  fasted: (next, { fasting, thirsty }) => {
    next.fasting = fasting;
    next.thirsty = thirsty;
  },
  'hit-die-spent': (next, { left }) => {
    next.hitDice = { ...next.hitDice, left };
  },
  restored: (next, { hp, hitDice, restedAt }) => {
    haveHitPoints(next, hp);
    next.hitDice = { ...next.hitDice, left: hitDice };
    next.restedAt = restedAt;
  },
  'score-set': (next, { ability, score }) => {
    next.scores = { ...next.scores, [ability]: score };
  },
  'death-saves-set': (next, { uses }) => {
    next.usesDeathSaves = uses;
  },
};
