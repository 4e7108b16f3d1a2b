import type { Draft } from '@arbitro/kernel';
import type { EventOf, EventType } from './events.ts';
import type { Afflicted, Creature } from './state.ts';
import { SENSELESS_FROM } from './tables.ts';

export type Writes<Types extends EventType> = {
  readonly [T in Types]: (next: Draft<Creature>, event: EventOf<T>) => void;
};

export type BodyType =
  | 'wounded'
  | 'knocked-out'
  | 'dropped'
  | 'died'
  | 'death-saved'
  | 'stabilised'
  | 'waking-set'
  | 'healed'
  | 'temporary-set'
  | 'maximum-set'
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

const isSame = (
  one: Afflicted,
  { condition, cause, source }: Pick<Afflicted, 'condition' | 'cause' | 'source'>,
): boolean => one.condition === condition && one.cause === cause && one.source === source;

/** What comes again from the same cause is the same, deeper. @rule quinta.conditions.exhausted */
function tire(next: Draft<Creature>, level: number, cause: string): void {
  const others = next.afflictions.filter((one) => one.condition !== 'exhausted' || one.cause !== cause);
  const how = { source: null, rounds: null, escapeDc: null, behaviour: null } as const;
  const now = { condition: 'exhausted', cause, level, ...how } as const;
  next.afflictions = level <= 0 ? others : [...others, now];
}

/** What each event writes of somebody's body: wounds, conditions, hunger and rest. */
export const BODIES: Writes<BodyType> = {
  wounded: (next, { hp, temporary }) => {
    next.hp = hp;
    next.temporary = temporary;
  },
  'knocked-out': (next) => {
    next.wakesAt = null;
  },
  dropped: (next) => {
    count(next, 'alive', { successes: 0, failures: 0 });
    // who lies dying sleeps no longer from a blow: one reason is enough, and it ends at once
    next.afflictions = next.afflictions.filter(({ cause }) => cause !== SENSELESS_FROM.knockOut);
  },
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
    const healthy = next.healthyHp ?? next.fullHp;
    next.healthyHp = fullHp < healthy ? healthy : null;
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
