import type { CreatureId, Draft } from '@arbitro/kernel';
import type { EventOf, EventType } from './events.ts';
import type { Creature, Fight, Riposte } from './state.ts';

type Writes<Types extends EventType, Thing> = {
  readonly [T in Types]: (next: Draft<Thing>, event: EventOf<T>) => void;
};

export type CreatureType =
  | 'paid'
  | 'reacted'
  | 'passed'
  | 'initiative-rolled'
  | 'delayed'
  | 'wounded'
  | 'fainted'
  | 'woke'
  | 'healed'
  | 'mind-spent'
  | 'mind-paid'
  | 'mind-restored'
  | 'riposte-kept'
  | 'riposte-used'
  | 'moved'
  | 'readiness-begun'
  | 'readiness-held'
  | 'readiness-lost'
  | 'readiness-broken'
  | 'went-off'
  | 'condition-gained'
  | 'condition-lost'
  | 'word-given'
  | 'said-spent'
  | 'word-taken-back'
  | 'gear-held'
  | 'gear-taken'
  | 'gear-dropped'
  | 'bound'
  | 'attribute-set'
  | 'spell-learned'
  | 'skill-learned';
export type FightType =
  | 'initiative-rolled'
  | 'passed'
  | 'delayed'
  | 'tick-began'
  | 'round-ended'
  | 'let-go'
  | 'melee-grew'
  | 'melee-left'
  | 'melee-ended';

/** The riposte dice that are kept against others than this one. */
function besides(
  { riposte, riposteAgainst, otherRipostes = [] }: Creature,
  against: CreatureId | null,
): readonly Riposte[] {
  const first = riposteAgainst === null ? [] : [{ against: riposteAgainst, dice: riposte }];
  return [...first, ...otherRipostes].filter((one) => one.against !== against);
}

/** Where none are kept by attacker there is no list of them. */
export function keepOthers(next: Draft<Creature>, others: readonly Riposte[]): void {
  if (others.length > 0 || next.otherRipostes) next.otherRipostes = others;
}

/** What each event writes into the creature it is about. */
export const CREATURES: Writes<CreatureType, Creature> = {
  paid: (next, { actions, carried }) => {
    next.actions = actions;
    next.carried = carried;
  },
  reacted: (next, { actions }) => {
    next.actions = actions;
  },
  passed: (next, { actions }) => {
    next.actions = actions;
  },
  'initiative-rolled': (next, { actions }) => {
    next.actions = actions;
    next.carried = 0;
  },
  delayed: (next, { carried }) => {
    next.actions = 0;
    next.carried = carried;
  },
  wounded: (next, { body, damageTaken }) => {
    next.body = body;
    next.damageTaken = damageTaken;
  },
  fainted: (next, { status }) => {
    next.status = status;
    next.actions = 0;
    next.readied = null;
  },
  woke: (next, { status }) => {
    next.status = status;
  },
  healed: (next, { body }) => {
    next.body = body;
  },
  'mind-spent': (next, { mind }) => {
    next.mind = mind;
  },
  'mind-paid': (next, { mind }) => {
    next.mind = mind;
  },
  'mind-restored': (next, { mind }) => {
    next.mind = mind;
  },
  'riposte-kept': (next, { dice, against }) => {
    keepOthers(next, besides(next, against));
    next.riposte = dice;
    next.riposteAgainst = against;
  },
  'riposte-used': (next, { against }) => {
    const [first, ...others] = besides(next, against ?? next.riposteAgainst);
    next.riposte = first?.dice ?? 0;
    next.riposteAgainst = first?.against ?? null;
    keepOthers(next, others);
  },
  moved: (next, { to }) => {
    next.zone = to;
  },
  'readiness-begun': (next, { act, cost, trigger, words, spent }) => {
    next.readied = { act, cost, trigger, words, spent };
  },
  'readiness-held': (next, { spent, actions }) => {
    next.readied = next.readied && { ...next.readied, spent };
    next.actions = actions;
  },
  'readiness-lost': (next) => {
    next.readied = null;
  },
  'readiness-broken': (next) => {
    next.readied = null;
  },
  'went-off': (next) => {
    next.readied = null;
  },
  'condition-gained': (next, { condition }) => {
    next.conditions = [...next.conditions, condition];
  },
  'condition-lost': (next, { condition }) => {
    next.conditions = next.conditions.filter((one) => one !== condition);
  },
  'word-given': (next, { said }) => {
    next.said = [...next.said, said];
  },
  'said-spent': (next, { said }) => {
    next.said = said;
  },
  'word-taken-back': (next, { said }) => {
    next.said = said;
  },
  'gear-held': (next, { held }) => {
    next.items = next.items.map((one) =>
      one.worn === 'hand' ? { ...one, inUse: held.includes(one.id) } : one,
    );
  },
  'gear-taken': (next, { item }) => {
    next.items = [...next.items, item];
  },
  'gear-dropped': (next, { item }) => {
    next.items = next.items.filter(({ id }) => id !== item);
  },
  bound: (next, { part, bound }) => {
    next.bound = bound ? [...next.bound, part] : next.bound.filter((one) => one !== part);
  },
  'attribute-set': (next, { attribute, value, racial, body, mind }) => {
    next.body = body;
    next.mind = mind;
    next.attributes = { ...next.attributes, [attribute]: value };
    next.racial = { ...next.racial, [attribute]: racial };
  },
  'spell-learned': (next, { spell }) => {
    next.spells = [...next.spells, spell];
  },
  'skill-learned': (next, { skill }) => {
    next.skills = [...next.skills, skill];
  },
};

const without = (ids: readonly CreatureId[], id: CreatureId): readonly CreatureId[] =>
  ids.filter((one) => one !== id);

/** What each event writes into the fight. */
export const FIGHTS: Writes<FightType, Fight> = {
  'initiative-rolled': (next, { who }) => {
    next.pending = without(next.pending, who);
  },
  passed: (next, { who }) => {
    next.passed = [...next.passed, who];
  },
  delayed: (next, { who }) => {
    next.pending = without(next.pending, who);
  },
  'let-go': (next, { who }) => {
    next.pending = without(next.pending, who);
  },
  'tick-began': (next, { tick }) => {
    next.tick = tick;
    next.phase = 'acting';
    next.passed = [];
  },
  'round-ended': (next, { pending }) => {
    next.tick = 0;
    next.phase = 'round-end';
    next.pending = pending;
    next.passed = [];
  },
  'melee-grew': (next, { melee, zone, members, merged, formed }) => {
    const others = next.melees.filter(({ id }) => id !== melee && !merged.includes(id));
    next.melees = [...others, { id: melee, zone, members }];
    next.formed = formed;
  },
  'melee-left': (next, { who, melee }) => {
    next.melees = next.melees.map((one) =>
      one.id === melee ? { ...one, members: without(one.members, who) } : one,
    );
  },
  'melee-ended': (next, { melee }) => {
    next.melees = next.melees.filter(({ id }) => id !== melee);
  },
};
