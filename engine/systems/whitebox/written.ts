import type { Draft } from '@arbitro/kernel';
import type { EventOf, EventType } from './events.ts';
import type { ArmourClass, Creature, Light, Spell } from './state.ts';
import { AC_SUM, TABULATED } from './tables.ts';

type Writes<Types extends EventType> = {
  readonly [T in Types]: (next: Draft<Creature>, event: EventOf<T>) => void;
};

export type CreatureType =
  | 'light-lit'
  | 'light-doused'
  | 'light-burned'
  | 'light-spent'
  | 'lantern-filled'
  | 'casting-set'
  | 'weapon-readied'
  | 'gear-held'
  | 'wounded'
  | 'status-set'
  | 'bleeding-set'
  | 'bled'
  | 'oil-thrown'
  | 'cast'
  | 'spell-lost'
  | 'spells-learned'
  | 'condition-gained'
  | 'condition-lost'
  | 'healed'
  | 'rested'
  | 'loyalty-checked'
  | 'treatment-set'
  | 'served'
  | 'experience-gained'
  | 'level-gained'
  | 'load-set'
  | 'mounted'
  | 'forfeited';

function writeLight(next: Draft<Creature>, id: string, change: Partial<Light>): void {
  next.lights = next.lights.map((light) => (light.id === id ? { ...light, ...change } : light));
}

function writeSpell(next: Draft<Creature>, id: string, change: Partial<Spell>): void {
  next.spells = next.spells.map((spell) => (spell.id === id ? { ...spell, ...change } : spell));
}

/** What is restored counts no more as lost in this battle. @rule whitebox.healing.bandage-limits */
function restore(next: Draft<Creature>, hp: number, points: number): void {
  next.hp = hp;
  next.lostThisBattle = Math.max(0, next.lostThisBattle - points);
}

/** What was in preparation is so no more. */
function used(next: Draft<Creature>, { spell, memorised }: { spell: string; memorised: number }): void {
  writeSpell(next, spell, { memorised });
  next.casting = null;
}

/** A weapon drawn takes the place of what was in hand; one that is there already is made ready. */
function takeUp(next: Draft<Creature>, id: string): void {
  const isHeld = next.weapons.some((weapon) => weapon.id === id && weapon.inHand);
  next.weapons = next.weapons.map((weapon) => {
    if (weapon.id === id) return { ...weapon, inHand: true, ready: true };
    return isHeld || !weapon.inHand ? weapon : { ...weapon, inHand: false, ready: false };
  });
}

const UNARMOURED: ArmourClass = { descending: AC_SUM - TABULATED.least, ascending: TABULATED.least };

/** What each event writes into the creature it is about. */
export const CREATURES: Writes<CreatureType> = {
  'light-lit': (next, { light }) => writeLight(next, light, { lit: true }),
  'light-doused': (next, { light }) => writeLight(next, light, { lit: false }),
  'light-burned': (next, { light }) => writeLight(next, light.id, light),
  'light-spent': (next, { light }) => writeLight(next, light, { lit: false, minutesLeft: 0, pints: 0 }),
  'lantern-filled': (next, { light, pints, oil }) => {
    writeLight(next, light, { pints });
    next.oil = oil;
  },
  'casting-set': (next, { casting }) => {
    next.casting = casting;
  },
  'weapon-readied': (next, { weapon }) => takeUp(next, weapon),
  'gear-held': (next, { hand }) => {
    next.weapons = next.weapons.map((weapon) => {
      const inHand = hand.includes(weapon.id);
      return inHand === weapon.inHand ? weapon : { ...weapon, inHand, ready: inHand };
    });
  },
  wounded: (next, { hp, lost }) => {
    next.hp = hp;
    next.lostThisBattle = lost;
  },
  'status-set': (next, { status }) => {
    next.status = status;
  },
  'bleeding-set': (next, { bleeding, round }) => {
    next.bleeding = bleeding;
    next.droppedIn = round;
  },
  bled: (next, { hp, lost }) => {
    next.hp = hp;
    next.lostThisBattle = lost;
  },
  'oil-thrown': (next, { oil }) => {
    next.oil = oil;
  },
  cast: used,
  'spell-lost': used,
  'spells-learned': (next) => {
    next.spells = next.spells.map((spell) => ({ ...spell, memorised: spell.perDay }));
  },
  'condition-gained': (next, { condition, until }) => {
    const others = next.conditions.filter(({ name }) => name !== condition);
    next.conditions = [...others, { name: condition, until }];
  },
  'condition-lost': (next, { condition }) => {
    next.conditions = next.conditions.filter(({ name }) => name !== condition);
  },
  healed: (next, { hp, points }) => restore(next, hp, points),
  rested: (next, { restDays }) => {
    next.restDays = restDays;
  },
  'loyalty-checked': (next, { loyalty, carried }) => {
    if (next.service) next.service = { ...next.service, loyalty, carried };
  },
  'treatment-set': (next, { modifier }) => {
    if (next.service) next.service = { ...next.service, treatment: modifier };
  },
  served: (next, { employer, side }) => {
    // who gave up before the one side may fight for the other
    if (side !== next.side) next.morale = null;
    next.side = side;
    next.service = employer === null ? null : { employer, loyalty: null, carried: 0, treatment: 0 };
  },
  'experience-gained': (next, { total }) => {
    next.xp = total;
  },
  'level-gained': (next, { level, hp, maxHp }) => {
    next.level = level;
    next.hp = hp;
    next.maxHp = maxHp;
  },
  'load-set': (next, { pounds }) => {
    next.load = pounds;
  },
  mounted: (next, { mount }) => {
    next.mount = mount;
  },
  /** On foot and without armour. @rule whitebox.joust.duel-forfeit */
  forfeited: (next) => {
    next.mount = 'none';
    next.ac = UNARMOURED;
  },
};

/** What is written into somebody else than the one who acts. */
export const OTHERS = {
  bandaged: (next: Draft<Creature>, { hp, points }: EventOf<'bandaged'>) => {
    restore(next, hp, points);
    next.bandaged = true;
  },
} as const;
export type OtherType = keyof typeof OTHERS;
