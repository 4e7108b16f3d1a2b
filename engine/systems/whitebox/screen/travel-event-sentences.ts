import {
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
  type Sentence,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import { dayAndHour } from '../rules/clock.ts';
import { minutesOfLight } from '../rules/light.ts';
import { MINUTES } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

function describeDoorHeld({ held, wedged }: EventOf<'door-held'>): LocalizedText {
  if (wedged) return TEXT.events.heldDoor.wedged;
  return held ? TEXT.events.heldDoor.held : TEXT.events.heldDoor.letGo;
}

function describeDoorTried({ opened, rolled }: EventOf<'door-tried'>): LocalizedText {
  const head = opened ? TEXT.events.triedDoor.head.opened : TEXT.events.triedDoor.head.shut;
  return joinTexts(head, rolled ? EMPTY_TEXT : TEXT.events.unrolled, TEXT.events.triedDoor.fullStop);
}

const TIME_UNITS: readonly { readonly minutes: number; readonly says: LocalizedText }[] = [
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
function describeTimePassed({ minutes, clock }: EventOf<'time-passed'>): Sentence {
  const unit = TIME_UNITS.find((unit) => minutes % unit.minutes === 0);
  const localizedText = unit?.says ?? EMPTY_TEXT;
  return {
    words: joinTexts(localizedText, TEXT.events.dated),
    with: { time: minutes / (unit?.minutes ?? 1), ...dayAndHour(clock) },
  };
}

/** A creature found it, or the Referee revealed it. */
const describeFound = (who: string | null, by: LocalizedText, shownText: LocalizedText): LocalizedText =>
  who === null ? shownText : by;

/** Sentences about the clock, light, and encounters while exploring. */
export const TRAVEL_SENTENCES = {
  'time-passed': describeTimePassed,
  'light-burned': ({ who, light }) => ({
    words: TEXT.events['light-burned'],
    with: { who, light: light.id, left: minutesOfLight(light) },
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
  'door-tried': (event) => ({ words: describeDoorTried(event), with: { who: event.who, door: event.door } }),
  'door-held': (event) => ({ words: describeDoorHeld(event), with: { who: event.who, door: event.door } }),
  'door-locked': ({ door, locked }) => ({
    words: locked ? TEXT.events['door-locked'].locked : TEXT.events['door-locked'].unlocked,
    with: { door },
  }),
  listened: ({ who, door, heard }) => ({
    words: heard ? TEXT.events.listened.something : TEXT.events.listened.nothing,
    with: { who, door },
  }),
  searched: ({ who, room, areas, turns }) => ({
    words: TEXT.events.searched,
    with: { who, all: who.length, room, areas: areas.length, turns },
  }),
  'door-found': ({ who, door }) => ({
    words: describeFound(who, TEXT.events['door-found'].bySearcher, TEXT.events['door-found'].byNobody),
    with: { door, ...(who === null ? {} : { who }) },
  }),
  'trap-found': ({ who, trap }) => ({
    words: describeFound(who, TEXT.events['trap-found'].bySearcher, TEXT.events['trap-found'].byNobody),
    with: { trap, ...(who === null ? {} : { who }) },
  }),
  'trap-crossed': ({ who, trap, triggered }) => ({
    words: triggered ? TEXT.events['trap-crossed'].setOff : TEXT.events['trap-crossed'].notSetOff,
    with: { who, trap },
  }),
  'trap-set': ({ trap, armed }) => ({
    words: armed ? TEXT.events['trap-set'].ready : TEXT.events['trap-set'].outOfOrder,
    with: { trap },
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
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;
