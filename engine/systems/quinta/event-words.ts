import { squareName } from '@arbitro/grid';
import { everywhere, joined, type Sentence, type Words } from '@arbitro/kernel';
import type { EventOf, EventType } from './events.ts';
import { saidInFight } from './fight-event-words.ts';
import { EVERYBODY } from './tables.ts';
import { measured, swayed, type Telling } from './telling.ts';
import { words } from './term-words.ts';

/** Whether a test was passed, with what it was of. */
function tested(event: EventOf<'checked' | 'saved'>, what: Words, of: string): Sentence {
  const { who, success, rolled, sources } = event;
  const how = success ? words('riesce', 'succeeds', 'onnistuu') : words('fallisce', 'fails', 'epäonnistuu');
  const bare = rolled ? words('', '', '') : words(' (senza tirare)', ' (no roll)', ' (ei heittoa)');
  const said = joined(everywhere('{who} – '), what, everywhere(' ({of}): '), how, bare, everywhere('.'));
  return swayed({ words: said, with: { who, of } }, sources);
}

const CHECK = words('prova', 'check', 'kykykoe');
const SAVE = words('tiro salvezza', 'saving throw', 'pelastusheitto');

const hours = (clock: number): string => {
  const minutes = Math.floor(clock / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = clock % 60 === 0 ? '' : `:${two(clock % 60)}`;
  const clockText = `${Math.floor(minutes / 60) % 24}:${two(minutes % 60)}${seconds}`;
  return `${Math.floor(minutes / 1440) + 1} · ${clockText}`;
};

/** What somebody lacked at the end of a day. */
function fastWords(fasting: number, thirsty: boolean): Words {
  const dry = words('{who}: troppo poca acqua.', '{who}: too little water.', '{who}: liian vähän vettä.');
  if (fasting === 0)
    return thirsty
      ? dry
      : words(
          '{who} ha mangiato e bevuto a sufficienza.',
          '{who} has eaten and drunk enough.',
          '{who} on syönyt ja juonut tarpeeksi.',
        );
  const hungry = words(
    '{who}: {fasting} {fasting|giorno|giorni} senza abbastanza cibo.',
    '{who}: {fasting} {fasting|day|days} without enough food.',
    '{who}: {fasting} {fasting|päivä|päivää} ilman tarpeeksi ruokaa.',
  );
  return thirsty ? joined(hungry, words(' ', ' ', ' '), dry) : hungry;
}

const REST = {
  short: words('Riposo breve', 'Short rest', 'Lyhyt lepo'),
  long: words('Riposo lungo', 'Long rest', 'Pitkä lepo'),
} as const;

const LIMITED = {
  most: words(' Di più non si può.', ' It goes no higher.', ' Enempää ei voi.'),
  least: words(' Di meno non si può.', ' It goes no lower.', ' Vähempää ei voi.'),
} as const;

const SAID: Telling<Exclude<EventType, keyof typeof saidInFight>> = {
  checked: (event) => tested(event, CHECK, event.skill ?? event.ability),
  saved: (event) => tested(event, SAVE, event.ability),
  spoke: ({ who, words: said, haltingly }) => ({
    words: haltingly
      ? words('{who} balbetta: «{said}»', '{who} stammers: “{said}”', '{who} sopertaa: ”{said}”')
      : words('{who} dice: «{said}»', '{who} says: “{said}”', '{who} sanoo: ”{said}”'),
    with: { who, said },
  }),
  improvised: ({ who, what, success }) => ({
    words: success
      ? words('{who} ci riesce: {what}.', '{who} manages it: {what}.', '{who} onnistuu: {what}.')
      : words(
          '{who} non ci riesce: {what}.',
          '{who} does not manage it: {what}.',
          '{who} ei onnistu: {what}.',
        ),
    with: { who, what },
  }),
  hid: ({ who, hidden, sources = [] }) =>
    swayed(
      {
        words:
          hidden === null
            ? words(
                '{who} non riesce a nascondersi.',
                '{who} finds no way to hide.',
                '{who} ei pääse piiloon.',
              )
            : words(
                '{who} si nasconde; chi cerca deve arrivare a {hidden}.',
                '{who} hides: it takes {hidden} to find them.',
                '{who} piiloutuu: löytämiseen tarvitaan {hidden}.',
              ),
        with: { who, hidden: hidden ?? 0 },
      },
      sources,
    ),
  revealed: ({ who }) => ({
    words: words('{who} si rivela.', '{who} gives away their place.', '{who} paljastuu.'),
    with: { who },
  }),
  found: ({ who, by }) => ({
    words: words('{by} trova {who}.', '{by} finds {who}.', '{by} löytää: {who}.'),
    with: { who, by },
  }),
  influenced: ({ who, on, approach, complies }) => ({
    words: complies
      ? words(
          '{who} convince {on} ({approach}).',
          '{who} wins {on} over ({approach}).',
          '{who} saa taivuteltua: {on} ({approach}).',
        )
      : words(
          '{who} non convince {on} ({approach}).',
          '{who} does not win {on} over ({approach}).',
          '{who} ei saa taivuteltua: {on} ({approach}).',
        ),
    with: { who, on, approach },
  }),
  'attitude-set': ({ who, toward, attitude }) => ({
    words: words(
      '{who} ora è {attitude} verso {toward}.',
      '{who} is now {attitude} towards {toward}.',
      '{who} on nyt {attitude}, kohteena {toward}.',
    ),
    with: { who, toward: toward === EVERYBODY ? 'everybody' : toward, attitude },
  }),
  barred: ({ who, on, approach }) => ({
    words: words(
      'Per un giorno {who} non può riprovare con {on} allo stesso modo ({approach}).',
      'For a day {who} cannot try {on} again in the same way ({approach}).',
      '{who} ei voi vuorokauteen yrittää samalla tavalla uudelleen: {on} ({approach}).',
    ),
    with: { who, on, approach },
  }),
  'item-held': ({ who, item, held }) => ({
    words: held
      ? words('{who} prende in mano: {item}.', '{who} takes in hand: {item}.', '{who} ottaa käteen: {item}.')
      : words(
          '{who} non ha più in mano: {item}.',
          '{who} no longer holds: {item}.',
          '{who} ei enää pitele: {item}.',
        ),
    with: { who, item },
  }),
  'thing-damaged': ({ thing, points, hp }) => ({
    words: words(
      '{thing}: {points} {points|danno|danni}, restano {hp}.',
      '{thing}: {points} damage, {hp} left.',
      '{thing}: {points} vahinkoa, jäljellä {hp}.',
    ),
    with: { thing, points, hp },
  }),
  'thing-broken': ({ thing }) => ({
    words: words('{thing} va in pezzi.', '{thing} breaks.', '{thing} hajoaa.'),
    with: { thing },
  }),
  'burning-set': ({ who, burning }) => ({
    words: burning
      ? words('{who} va a fuoco.', '{who} is on fire.', '{who} syttyy palamaan.')
      : words('Il fuoco su {who} si spegne.', '{who} is no longer burning.', '{who} ei enää pala.'),
    with: { who },
  }),
  'breath-set': ({ who, breath }) => ({
    words:
      breath === null
        ? words('{who} respira di nuovo.', '{who} can breathe again.', '{who} saa taas henkeä.')
        : words(
            '{who} ha fiato per {breath} {breath|secondo|secondi}.',
            '{who} has breath for {breath} {breath|second|seconds}.',
            '{who} jaksaa pidättää henkeä {breath} {breath|sekunnin|sekuntia}.',
          ),
    with: { who, breath: breath ?? 0 },
  }),
  fell: ({ who, metres }) => ({
    words: measured(
      words('{who} cade per {metres} m.', '{who} falls {metres} m.', '{who} putoaa {metres} m.'),
      'metres',
      metres,
    ),
    with: { who },
  }),
  fasted: ({ who, fasting, thirsty }) => ({ words: fastWords(fasting, thirsty), with: { who, fasting } }),
  'time-passed': ({ clock }) => ({
    words: words('Passa il tempo: giorno {when}.', 'Time passes: day {when}.', 'Aikaa kuluu: päivä {when}.'),
    with: { when: hours(clock) },
  }),
  rested: ({ who, kind }) => ({
    words: joined(REST[kind], everywhere(': {who}.')),
    with: { who },
  }),
  'hit-die-spent': ({ who, left }) => ({
    words: words(
      '{who} spende un Dado Vita; ne {left|resta|restano} {left}.',
      '{who} spends a Hit Die; {left} left.',
      '{who} käyttää kestonopan; jäljellä {left}.',
    ),
    with: { who, left },
  }),
  restored: ({ who, hp }) => ({
    words: words(
      '{who} è di nuovo in forze: {hp} punti ferita.',
      '{who} is restored: {hp} hit points.',
      '{who} on taas voimissaan: kestopisteitä {hp}.',
    ),
    with: { who, hp },
  }),
  travelled: ({ metres }) => ({
    words: measured(
      words('In viaggio: {km} km.', 'On the way: {km} km.', 'Matkalla: {km} km.'),
      'km',
      Math.round(metres / 10) / 100,
    ),
  }),
  'journey-set': ({ journey: { pace } }) => ({
    words:
      pace === null
        ? words('Nessuno è in viaggio.', 'Nobody is on the way.', 'Kukaan ei ole matkalla.')
        : words('In viaggio: {pace}.', 'On the way: {pace}.', 'Matkalla: {pace}.'),
    with: { pace: `pace-${pace ?? 'normal'}` },
  }),
  'score-set': ({ who, ability, score, limited }) => ({
    words: joined(
      words('{who}: {ability} {score}.', '{who}: {ability} {score}.', '{who}: {ability} {score}.'),
      limited === undefined ? words('', '', '') : LIMITED[limited],
    ),
    with: { who, ability, score },
  }),
  'light-set': ({ light }) => ({
    words: words('Adesso: {light}.', 'Now: {light}.', 'Nyt: {light}.'),
    with: { light },
  }),
  'death-saves-set': ({ who, uses }) => ({
    words: uses
      ? words(
          '{who} fa i tiri salvezza contro la morte.',
          '{who} makes death saving throws.',
          '{who} heittää kuolemanpelastusheittoja.',
        )
      : words(
          '{who} muore a 0 punti ferita.',
          '{who} dies at 0 hit points.',
          '{who} kuolee, kun kestopisteitä on 0.',
        ),
    with: { who },
  }),
  'weight-counted': ({ who, counts }) => ({
    words: counts
      ? words(
          'Da ora conta il peso che {who} porta.',
          'From now on the weight that {who} carries counts.',
          'Tästä lähtien lasketaan, paljonko {who} kantaa.',
        )
      : words(
          'Il peso che {who} porta non conta più.',
          'The weight that {who} carries counts no longer.',
          'Ei enää lasketa, paljonko {who} kantaa.',
        ),
    with: { who },
  }),
  placed: ({ who, at }) => ({
    words: words('{who} è in {at}.', '{who} is at {at}.', '{who} on ruudussa {at}.'),
    with: { who, at: squareName(at) },
  }),
};

/** A sentence for every event. */
export const TELLS: Telling<EventType> = { ...SAID, ...saidInFight };
