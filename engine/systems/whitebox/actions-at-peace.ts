import type { CreatureId } from '@arbitro/kernel';
import type { OnSave } from './creature.ts';
import type { Condition } from './effects.ts';
import type { Category, Pace, Terrain, TimeUnit } from './tables.ts';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

// Exploring
/** The party, or some of it, goes to another room or about the one they are in. */
export type Go = {
  readonly type: 'go';
  readonly who: readonly CreatureId[];
  readonly to: string;
  readonly pace: Pace;
  /** How far; without it the length of the room. */
  readonly feet?: number | undefined;
};
export type HoldDoor = {
  readonly type: 'hold-door';
  readonly door: string;
  readonly held: boolean;
  /** By a spike or the like: it stays open without anybody. */
  readonly wedged?: boolean | undefined;
} & By;
export type LockDoor = { readonly type: 'lock-door'; readonly door: string; readonly locked: boolean };
export type Listen = { readonly type: 'listen'; readonly door: string } & By;
export type Search = {
  readonly type: 'search';
  /** Who searches; each takes areas of their own unless they search together. */
  readonly who: readonly CreatureId[];
  readonly room: string;
  readonly for: 'doors' | 'traps';
  /** Areas by number, from 1; without them the whole room. */
  readonly areas?: readonly number[] | undefined;
  readonly together?: boolean | undefined;
  /** Where and how: the Referee is asked whether that finds it. */
  readonly how?: string | undefined;
};
/** The Referee lets a secret door or a trap be found. */
export type Reveal = { readonly type: 'reveal'; readonly what: string };
/** Somebody crosses what sets a trap off, in the order given. */
export type Cross = { readonly type: 'cross'; readonly who: readonly CreatureId[]; readonly trap: string };
export type SetTrap = { readonly type: 'set-trap'; readonly trap: string; readonly armed: boolean };
export type Fall = { readonly type: 'fall'; readonly feet: number } & Who;
export type LightUp = { readonly type: 'light'; readonly light: string } & By;
export type Douse = { readonly type: 'douse'; readonly light: string } & By;
/** Who stands in the light; it takes no time. */
export type Look = { readonly type: 'look' } & By;
/** A pint of the oil one carries goes into a lantern. */
export type Refill = { readonly type: 'refill'; readonly light: string } & By;
export type March = { readonly type: 'march'; readonly order: readonly CreatureId[] };

// Time, travel and healing
export type Time = { readonly type: 'time'; readonly amount: number; readonly unit: TimeUnit };
export type Travel = {
  readonly type: 'travel';
  readonly who: readonly CreatureId[];
  readonly days: number;
  readonly forced?: boolean | undefined;
  readonly terrain?: Terrain | undefined;
};
export type Rest = { readonly type: 'rest'; readonly who: readonly CreatureId[]; readonly days: number };
export type Bandage = { readonly type: 'bandage'; readonly on: CreatureId } & By;
export type Heal = { readonly type: 'heal'; readonly points: number } & Who;
export type Harm = { readonly type: 'harm'; readonly damage: number; readonly what: string } & Who;

// Saving throws
export type Save = {
  readonly type: 'save';
  readonly category?: Category | 'single' | undefined;
  readonly modifier?: number | undefined;
  readonly against?: string | undefined;
} & Who;
/** A peril that takes several at once: one roll of damage for all. */
export type Hazard = {
  readonly type: 'hazard';
  readonly name: string;
  readonly on: readonly CreatureId[];
  readonly damage?: string | undefined;
  readonly condition?: Condition | undefined;
  readonly minutes?: number | undefined;
  /** Without it no throw is allowed. */
  readonly onSave?: OnSave | undefined;
  readonly category?: Category | 'single' | undefined;
};

// Company
export type LoyaltyCheck = { readonly type: 'loyalty'; readonly modifier?: number | undefined } & Who;
export type Treatment = { readonly type: 'treatment'; readonly modifier: number } & Who;
/** Somebody goes over to another side, or enters or leaves somebody's service. */
export type Serve = {
  readonly type: 'serve';
  readonly employer: CreatureId | null;
  readonly side?: string | undefined;
} & Who;

// Experience
export type Treasure = { readonly type: 'treasure'; readonly gold: number };
export type Award = {
  readonly type: 'award';
  readonly sharers: readonly CreatureId[];
  /** By character, where the Referee gives each a figure. */
  readonly assigned?: Readonly<Record<CreatureId, number>> | undefined;
};

// The joust
export type BeginJoust = {
  readonly type: 'joust';
  readonly between: readonly [CreatureId, CreatureId];
  readonly purpose?: 'sport' | 'duel' | undefined;
  readonly lances?: 'blunt' | 'sharp' | undefined;
};
/** One pass: both attack. */
export type Tilt = { readonly type: 'tilt' };
export type EndJoust = { readonly type: 'end-joust' };

// The Referee's word
/** What no rule covers; the Referee says what comes of it. */
export type Attempt = { readonly type: 'attempt'; readonly what: string } & By;
export type Inflict = {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly gained: boolean;
  readonly minutes?: number | undefined;
} & Who;
/** Which weapons are in hand; out of a fight at will. */
export type Gear = { readonly type: 'gear'; readonly hand: readonly string[] } & By;
export type SetLoad = { readonly type: 'load'; readonly pounds: number } & Who;
export type Mounting = {
  readonly type: 'mount';
  readonly mount: 'none' | 'other' | 'medium-warhorse' | 'heavy-warhorse';
} & Who;
export type Outdoors = { readonly type: 'outdoors'; readonly outdoors: boolean };
