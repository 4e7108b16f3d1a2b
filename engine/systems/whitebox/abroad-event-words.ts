import { joined, type Sentence, type Words } from '@arbitro/kernel';
import { hourOf } from './clock.ts';
import type { EventOf, EventType } from './events.ts';
import { burningTime } from './rules/light.ts';
import { MINUTES } from './tables.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const NOTHING_MORE = words('', '', '');
const UNROLLED = words(' (senza tirare)', ' (no roll)', ' (ei heittoa)');

const LIT = words(
  '{who} si guarda intorno. In luce: {lit}.',
  '{who} looks around. In the light: {lit}.',
  '{who} katsoo ympärilleen. Valossa: {lit}.',
);
const ALL_DARK = words(
  '{who} si guarda intorno: nessuno è in luce.',
  '{who} looks around: nobody is in the light.',
  '{who} katsoo ympärilleen: kukaan ei ole valossa.',
);

const WENT = words(
  '{who} {all|percorre|percorrono} {feet} {feet|piede|piedi} ({to}, movimento {pace}) in {minutes} {minutes|minuto|minuti}.',
  '{who} {all|goes|go} {feet} {feet|foot|feet} ({to}, {pace} movement) in {minutes} {minutes|minute|minutes}.',
  '{who} {all|kulkee|kulkevat} {feet} {feet|jalan|jalkaa} ({to}, liike: {pace}), aikaa kuluu {minutes} {minutes|minuutti|minuuttia}.',
);
const WENT_CARRYING = words(
  '{who} {all|percorre|percorrono} {feet} {feet|piede|piedi} portando {carried} ({to}, movimento {pace}) in {minutes} {minutes|minuto|minuti}.',
  '{who} {all|goes|go} {feet} {feet|foot|feet} carrying {carried} ({to}, {pace} movement) in {minutes} {minutes|minute|minutes}.',
  '{who} {all|kulkee|kulkevat} {feet} {feet|jalan|jalkaa} ({to}, liike: {pace}), kannettavana {carried}; aikaa kuluu {minutes} {minutes|minuutti|minuuttia}.',
);

function heldDoor({ held, wedged }: EventOf<'door-held'>): Words {
  if (wedged)
    return words(
      '{who} blocca la porta aperta: {door}.',
      '{who} wedges the door open: {door}.',
      '{who} kiilaa oven auki: {door}.',
    );
  return held
    ? words(
        '{who} tiene aperta la porta: {door}.',
        '{who} holds the door open: {door}.',
        '{who} pitää ovea auki: {door}.',
      )
    : words(
        '{who} lascia andare la porta: {door}.',
        '{who} lets go of the door: {door}.',
        '{who} päästää ovesta irti: {door}.',
      );
}

function triedDoor({ opened, rolled }: EventOf<'door-tried'>): Words {
  const head = opened
    ? words('{who} apre la porta: {door}', '{who} opens the door: {door}', '{who} avaa oven: {door}')
    : words(
        '{who} non riesce ad aprire la porta: {door}',
        '{who} cannot open the door: {door}',
        '{who} ei saa ovea auki: {door}',
      );
  return joined(head, rolled ? NOTHING_MORE : UNROLLED, words('.', '.', '.'));
}

const TRAVELLED = {
  usual: words(
    '{who}: {days} {days|giorno|giorni} di viaggio ({terrain}), {miles} {miles|miglio|miglia}.',
    '{who}: {days} {days|day|days} of travel ({terrain}), {miles} {miles|mile|miles}.',
    '{who}: matkaa {days} {days|päivä|päivää} ({terrain}), {miles} {miles|maili|mailia}.',
  ),
  forced: words(
    '{who}: {days} {days|giorno|giorni} di marcia forzata ({terrain}), {miles} {miles|miglio|miglia}.',
    '{who}: {days} {days|day|days} of forced march ({terrain}), {miles} {miles|mile|miles}.',
    '{who}: pakkomarssia {days} {days|päivä|päivää} ({terrain}), {miles} {miles|maili|mailia}.',
  ),
} as const;

const LAPSES: readonly { readonly minutes: number; readonly says: Words }[] = [
  {
    minutes: MINUTES.day,
    says: words(
      '{time|Passa|Passano} {time} {time|giorno|giorni}',
      '{time} {time|day goes|days go} by',
      'Aikaa kuluu {time} {time|päivä|päivää}',
    ),
  },
  {
    minutes: MINUTES.hour,
    says: words(
      '{time|Passa|Passano} {time} {time|ora|ore}',
      '{time} {time|hour goes|hours go} by',
      'Aikaa kuluu {time} {time|tunti|tuntia}',
    ),
  },
  {
    minutes: MINUTES.minute,
    says: words(
      '{time|Passa|Passano} {time} {time|minuto|minuti}',
      '{time} {time|minute goes|minutes go} by',
      'Aikaa kuluu {time} {time|minuutti|minuuttia}',
    ),
  },
];
const DATED = words(': giorno {day}, ore {hour}.', ': day {day}, {hour}.', ': päivä {day}, kello {hour}.');

/** In whole days or hours where it comes to that. @rule whitebox.time.conversion */
function lapse({ minutes, clock }: EventOf<'time-passed'>): Sentence {
  const unit = LAPSES.find((one) => minutes % one.minutes === 0);
  const said = unit?.says ?? NOTHING_MORE;
  return { words: joined(said, DATED), with: { time: minutes / (unit?.minutes ?? 1), ...hourOf(clock) } };
}

/** Somebody found it, or the Referee let it be found. */
const found = (who: string | null, by: Words, shown: Words): Words => (who === null ? shown : by);

/** The clock, light, and what is met on the way. */
export const saidAbroad = {
  'time-passed': lapse,
  'light-lit': ({ who, light }) => ({
    words: words('{who} accende: {light}.', '{who} lights: {light}.', '{who} sytyttää: {light}.'),
    with: { who, light },
  }),
  'light-doused': ({ who, light }) => ({
    words: words('{who} spegne: {light}.', '{who} puts out: {light}.', '{who} sammuttaa: {light}.'),
    with: { who, light },
  }),
  'light-burned': ({ who, light }) => ({
    words: words(
      '{who} – {light}: ancora {left} {left|minuto|minuti} di luce.',
      '{who} – {light}: {left} {left|minute|minutes} of light left.',
      '{who} – {light}: valoa jäljellä {left} {left|minuutti|minuuttia}.',
    ),
    with: { who, light: light.id, left: burningTime(light) },
  }),
  'light-spent': ({ who, light }) => ({
    words: words(
      '{who} – {light}: la luce si esaurisce.',
      '{who} – {light}: it has burnt out.',
      '{who} – {light}: valo palaa loppuun.',
    ),
    with: { who, light },
  }),
  'lantern-filled': ({ who, light, oil }) => ({
    words: words(
      '{who} versa una pinta d’olio: {light}. Olio rimasto: {oil}.',
      '{who} pours in a pint of oil: {light}. Oil left: {oil}.',
      '{who} kaataa pintin öljyä: {light}. Öljyä jäljellä: {oil}.',
    ),
    with: { who, light, oil },
  }),
  looked: ({ who, lit }) => ({
    words: lit.length === 0 ? ALL_DARK : LIT,
    with: { who, lit },
  }),
  went: ({ who, carried = [], to, pace, feet, minutes }) => {
    const walkers = who.filter((id) => !carried.includes(id));
    return {
      words: carried.length > 0 ? WENT_CARRYING : WENT,
      with: { who: walkers, all: walkers.length, carried, to, pace, feet, minutes },
    };
  },
  'door-tried': (event) => ({ words: triedDoor(event), with: { who: event.who, door: event.door } }),
  'door-opened': ({ door }) => ({
    words: words('La porta è aperta: {door}.', 'The door is open: {door}.', 'Ovi on auki: {door}.'),
    with: { door },
  }),
  'door-closed': ({ door }) => ({
    words: words('La porta si richiude: {door}.', 'The door falls shut: {door}.', 'Ovi sulkeutuu: {door}.'),
    with: { door },
  }),
  'door-held': (event) => ({ words: heldDoor(event), with: { who: event.who, door: event.door } }),
  'door-locked': ({ door, locked }) => ({
    words: locked
      ? words('La porta è chiusa a chiave: {door}.', 'The door is locked: {door}.', 'Ovi on lukossa: {door}.')
      : words(
          'La porta non è più chiusa a chiave: {door}.',
          'The door is unlocked: {door}.',
          'Ovi ei ole enää lukossa: {door}.',
        ),
    with: { door },
  }),
  listened: ({ who, door, heard }) => ({
    words: heard
      ? words(
          '{who} ascolta alla porta ({door}) e sente qualcosa.',
          '{who} listens at the door ({door}) and hears something.',
          '{who} kuuntelee ovella ({door}) ja kuulee jotakin.',
        )
      : words(
          '{who} ascolta alla porta ({door}) e non sente nulla.',
          '{who} listens at the door ({door}) and hears nothing.',
          '{who} kuuntelee ovella ({door}) eikä kuule mitään.',
        ),
    with: { who, door },
  }),
  'noise-known': ({ who, noise }) => ({
    words: words(
      'Ciò che {who} sente: {noise}.',
      'What {who} hears: {noise}.',
      'Mitä {who} kuulee: {noise}.',
    ),
    with: { who, noise },
  }),
  searched: ({ who, room, areas, turns }) => ({
    words: words(
      '{who} {all|cerca|cercano} in {room}: {areas} {areas|area|aree}, {turns} {turns|turno|turni}.',
      '{who} {all|searches|search} {room}: {areas} {areas|area|areas}, {turns} {turns|turn|turns}.',
      '{who} {all|etsii|etsivät}, paikka {room}: {areas} {areas|alue|aluetta}, {turns} {turns|vuoro|vuoroa}.',
    ),
    with: { who, all: who.length, room, areas: areas.length, turns },
  }),
  sensed: ({ who, room }) => ({
    words: words(
      '{who} sente che qualcosa non va: {room}.',
      '{who} senses that something is wrong: {room}.',
      '{who} aistii, että jokin on vialla: {room}.',
    ),
    with: { who, room },
  }),
  'passed-by': ({ who, by }) => ({
    words: words('{who} passa accanto a: {by}.', '{who} passes by: {by}.', '{who} kulkee ohi: {by}.'),
    with: { who, by },
  }),
  'door-found': ({ who, door }) => ({
    words: found(
      who,
      words(
        '{who} trova una porta segreta: {door}.',
        '{who} finds a secret door: {door}.',
        '{who} löytää salaoven: {door}.',
      ),
      words(
        'Si scopre una porta segreta: {door}.',
        'A secret door comes to light: {door}.',
        'Salaovi paljastuu: {door}.',
      ),
    ),
    with: { door, ...(who === null ? {} : { who }) },
  }),
  'trap-found': ({ who, trap }) => ({
    words: found(
      who,
      words(
        '{who} rileva una trappola: {trap}.',
        '{who} detects a trap: {trap}.',
        '{who} havaitsee ansan: {trap}.',
      ),
      words('Si scopre una trappola: {trap}.', 'A trap comes to light: {trap}.', 'Ansa paljastuu: {trap}.'),
    ),
    with: { trap, ...(who === null ? {} : { who }) },
  }),
  'nothing-found': ({ who, room }) => ({
    words: words(
      '{who}: la ricerca non dà nulla ({room}).',
      '{who}: the search finds nothing ({room}).',
      '{who}: etsintä ei tuota tulosta ({room}).',
    ),
    with: { who, room },
  }),
  'trap-crossed': ({ who, trap, triggered }) => ({
    words: triggered
      ? words(
          '{who} fa scattare la trappola: {trap}.',
          '{who} sets off the trap: {trap}.',
          '{who} laukaisee ansan: {trap}.',
        )
      : words(
          '{who} passa e la trappola non scatta: {trap}.',
          '{who} gets across and the trap is not set off: {trap}.',
          '{who} pääsee yli, eikä ansa laukea: {trap}.',
        ),
    with: { who, trap },
  }),
  'trap-set': ({ trap, armed }) => ({
    words: armed
      ? words('La trappola è pronta: {trap}.', 'The trap is set: {trap}.', 'Ansa on viritetty: {trap}.')
      : words(
          'La trappola non scatterà più: {trap}.',
          'The trap is out of order: {trap}.',
          'Ansa ei enää laukea: {trap}.',
        ),
    with: { trap },
  }),
  fell: ({ who, feet }) => ({
    words: words(
      '{who} cade per {feet} {feet|piede|piedi}.',
      '{who} falls {feet} {feet|foot|feet}.',
      '{who} putoaa {feet} {feet|jalan|jalkaa}.',
    ),
    with: { who, feet },
  }),
  marched: ({ order }) => ({
    words: words('Ordine di marcia: {order}.', 'Marching order: {order}.', 'Marssijärjestys: {order}.'),
    with: { order: order.length === 0 ? 'nobody' : order },
  }),
  travelled: ({ who, days, miles, forced, terrain }) => ({
    words: TRAVELLED[forced ? 'forced' : 'usual'],
    with: { who, days, miles, terrain },
  }),
  'outdoors-set': ({ outdoors }) => ({
    words: outdoors
      ? words('La scena è all’aperto.', 'The scene is outdoors.', 'Ollaan ulkona.')
      : words('La scena è sottoterra.', 'The scene is underground.', 'Ollaan maan alla.'),
  }),
} satisfies Partial<Telling<EventType>>;
