import { EMPTY, joined, type Sentence, type Words } from '@arbitro/kernel';
import type { EventOf, EventType } from '../events.ts';
import { hourOf } from '../rules/clock.ts';
import { burningTime } from '../rules/light.ts';
import { MINUTES } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import type { Telling } from './telling.ts';

function heldDoor({ held, wedged }: EventOf<'door-held'>): Words {
  if (wedged) return TEXT.events.heldDoor.wedged;
  return held ? TEXT.events.heldDoor.held : TEXT.events.heldDoor.letGo;
}

function triedDoor({ opened, rolled }: EventOf<'door-tried'>): Words {
  const head = opened ? TEXT.events.triedDoor.head.opened : TEXT.events.triedDoor.head.shut;
  return joined(head, rolled ? EMPTY : TEXT.events.unrolled, TEXT.events.triedDoor.fullStop);
}

const LAPSES: readonly { readonly minutes: number; readonly says: Words }[] = [
  {
    minutes: MINUTES.day,
    says: TEXT.events.lapses.days,
  },
  {
    minutes: MINUTES.hour,
    says: TEXT.events.lapses.hours,
  },
  {
    minutes: MINUTES.minute,
    says: TEXT.events.lapses.minutes,
  },
];

/** In whole days or hours where it is even. @rule whitebox.time.conversion */
function lapse({ minutes, clock }: EventOf<'time-passed'>): Sentence {
  const unit = LAPSES.find((one) => minutes % one.minutes === 0);
  const said = unit?.says ?? EMPTY;
  return {
    words: joined(said, TEXT.events.dated),
    with: { time: minutes / (unit?.minutes ?? 1), ...hourOf(clock) },
  };
}

/** A creature found it, or the Referee revealed it. */
const found = (who: string | null, by: Words, shown: Words): Words => (who === null ? shown : by);

/** Sentences about the clock, light, and encounters while exploring. */
export const saidAbroad = {
  'time-passed': lapse,
  'light-lit': ({ who, light }) => ({
    words: TEXT.events['light-lit'],
    with: { who, light },
  }),
  'light-doused': ({ who, light }) => ({
    words: TEXT.events['light-doused'],
    with: { who, light },
  }),
  'light-burned': ({ who, light }) => ({
    words: TEXT.events['light-burned'],
    with: { who, light: light.id, left: burningTime(light) },
  }),
  'light-spent': ({ who, light }) => ({
    words: TEXT.events['light-spent'],
    with: { who, light },
  }),
  'lantern-filled': ({ who, light, oil }) => ({
    words: TEXT.events['lantern-filled'],
    with: { who, light, oil },
  }),
  looked: ({ who, lit }) => ({
    words: lit.length === 0 ? TEXT.events.allDark : TEXT.events.lit,
    with: { who, lit },
  }),
  went: ({ who, carried = [], to, pace, feet, minutes }) => {
    const walkers = who.filter((id) => !carried.includes(id));
    return {
      words: carried.length > 0 ? TEXT.events.wentCarrying : TEXT.events.went,
      with: { who: walkers, all: walkers.length, carried, to, pace, feet, minutes },
    };
  },
  'door-tried': (event) => ({ words: triedDoor(event), with: { who: event.who, door: event.door } }),
  'door-opened': ({ door }) => ({
    words: TEXT.events['door-opened'],
    with: { door },
  }),
  'door-closed': ({ door }) => ({
    words: TEXT.events['door-closed'],
    with: { door },
  }),
  'door-held': (event) => ({ words: heldDoor(event), with: { who: event.who, door: event.door } }),
  'door-locked': ({ door, locked }) => ({
    words: locked ? TEXT.events['door-locked'].locked : TEXT.events['door-locked'].unlocked,
    with: { door },
  }),
  listened: ({ who, door, heard }) => ({
    words: heard ? TEXT.events.listened.something : TEXT.events.listened.nothing,
    with: { who, door },
  }),
  'noise-known': ({ who, noise }) => ({
    words: TEXT.events['noise-known'],
    with: { who, noise },
  }),
  searched: ({ who, room, areas, turns }) => ({
    words: TEXT.events.searched,
    with: { who, all: who.length, room, areas: areas.length, turns },
  }),
  sensed: ({ who, room }) => ({
    words: TEXT.events.sensed,
    with: { who, room },
  }),
  'passed-by': ({ who, by }) => ({
    words: TEXT.events['passed-by'],
    with: { who, by },
  }),
  'door-found': ({ who, door }) => ({
    words: found(who, TEXT.events['door-found'].bySearcher, TEXT.events['door-found'].byNobody),
    with: { door, ...(who === null ? {} : { who }) },
  }),
  'trap-found': ({ who, trap }) => ({
    words: found(who, TEXT.events['trap-found'].bySearcher, TEXT.events['trap-found'].byNobody),
    with: { trap, ...(who === null ? {} : { who }) },
  }),
  'nothing-found': ({ who, room }) => ({
    words: TEXT.events['nothing-found'],
    with: { who, room },
  }),
  'trap-crossed': ({ who, trap, triggered }) => ({
    words: triggered ? TEXT.events['trap-crossed'].setOff : TEXT.events['trap-crossed'].notSetOff,
    with: { who, trap },
  }),
  'trap-set': ({ trap, armed }) => ({
    words: armed ? TEXT.events['trap-set'].ready : TEXT.events['trap-set'].outOfOrder,
    with: { trap },
  }),
  fell: ({ who, feet }) => ({
    words: TEXT.events.fell,
    with: { who, feet },
  }),
  marched: ({ order }) => ({
    words: TEXT.events.marched,
    with: { order: order.length === 0 ? 'nobody' : order },
  }),
  travelled: ({ who, days, miles, forced, terrain }) => ({
    words: TEXT.events.travelled[forced ? 'forced' : 'usual'],
    with: { who, days, miles, terrain },
  }),
  'outdoors-set': ({ outdoors }) => ({
    words: outdoors ? TEXT.events['outdoors-set'].outdoors : TEXT.events['outdoors-set'].underground,
  }),
} satisfies Partial<Telling<EventType>>;
