import { joined, listed, type Sentence, type Words } from '@arbitro/kernel';
import { hourOf } from './clock.ts';
import type { EventOf, EventType } from './events.ts';
import { saidInFight } from './fight-event-words.ts';
import type { Poison } from './state.ts';
import { CHARACTERISTICS } from './tables.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const UNROLLED = words(' (senza tirare)', ' (no roll)', ' (ei heittoa)');
const NOTHING_MORE = words('', '', '');
const COMES_TO = words(': {level}.', ': {level}.', ': {level}.');
const SKILL = words('{who} – {skill}', '{who} – {skill}', '{who} – {skill}');

const rolledOrNot = (head: Words, rolled: boolean): Words =>
  joined(head, rolled ? NOTHING_MORE : UNROLLED, COMES_TO);

/** Who prevails upon whom; a thing, a poison or a bare number has no name. */
function resistance({ active, passive, overcome, use }: EventOf<'resisted'>): Words {
  if (use === 'squeeze-through')
    return overcome
      ? words('{use}: {active} non passa', '{use}: {active} gets stuck', '{use}: {active} ei pääse läpi')
      : words('{use}: {active} passa', '{use}: {active} gets through', '{use}: {active} pääsee läpi');
  if (active !== null && passive !== null)
    return overcome
      ? words(
          '{use}: {active} prevale su {passive}',
          '{use}: {active} overcomes {passive}',
          '{use}: {active} voittaa, vastassa {passive}',
        )
      : words(
          '{use}: {active} non prevale su {passive}',
          '{use}: {active} does not overcome {passive}',
          '{use}: {active} ei voita, vastassa {passive}',
        );
  if (passive !== null)
    return overcome
      ? words('{use}: {passive} non resiste', '{use}: {passive} cannot resist', '{use}: {passive} ei kestä')
      : words('{use}: {passive} resiste', '{use}: {passive} resists', '{use}: {passive} kestää');
  return overcome
    ? words('{use}: {active} ce la fa', '{use}: {active} succeeds', '{use}: {active} onnistuu')
    : words('{use}: {active} non ce la fa', '{use}: {active} fails', '{use}: {active} ei onnistu');
}

const FULL_STOP = words('.', '.', '.');

const CONTESTED = {
  won: words(
    'Tiro contrastato: vince {winner} ({level}).',
    'Opposed roll: {winner} wins ({level}).',
    'Vastakkainen heitto: {winner} voittaa ({level}).',
  ),
  nobody: words(
    'Tiro contrastato: non vince nessuno.',
    'Opposed roll: nobody wins.',
    'Vastakkainen heitto: kukaan ei voita.',
  ),
  stalemate: words('Tiro contrastato: stallo.', 'Opposed roll: a stalemate.', 'Vastakkainen heitto: patti.'),
} as const;

/** A poison without a name is just that. */
const kindOf = ({ kind }: Poison): Words =>
  kind === 'poison' ? NOTHING_MORE : words(' ({kind})', ' ({kind})', ' ({kind})');

/** What a dose does to somebody, after whether they held out against it. */
function poisonWords({ dose, resisted, points }: EventOf<'poison-took'>): Words {
  const head = resisted
    ? words('{who} resiste al veleno', '{who} resists the poison', '{who} vastustaa myrkkyä')
    : words('{who}: il veleno fa effetto', '{who}: the poison takes effect', '{who}: myrkky vaikuttaa');
  const loss =
    points === 0
      ? words(': nessun danno.', ': no harm.', ': ei haittaa.')
      : words(': {attacks} −{points}.', ': {attacks} −{points}.', ': {attacks} −{points}.');
  return joined(head, kindOf(dose), loss);
}

const TREATED = {
  none: words(
    '{who} cura {on} ({name}): senza effetto.',
    '{who} treats {on} ({name}): to no effect.',
    '{who} hoitaa potilasta {on} ({name}): ei vaikutusta.',
  ),
  some: words(
    '{who} cura {on} ({name}): moltiplicatore +{steps}.',
    '{who} treats {on} ({name}): multiplier +{steps}.',
    '{who} hoitaa potilasta {on} ({name}): kerroin +{steps}.',
  ),
} as const;

type SaidAbroad = Omit<Telling<EventType>, keyof typeof saidInFight>;

const saidOtherwise: SaidAbroad = {
  checked: ({ who, skill, level, rolled }) => ({
    words: rolledOrNot(SKILL, rolled),
    with: { who, skill, level },
  }),
  'characteristic-rolled': ({ who, roll, level, rolled }) => ({
    words: rolledOrNot(words('{who} – {roll}', '{who} – {roll}', '{who} – {roll}'), rolled),
    with: { who, roll, level },
  }),
  ticked: ({ who, skill }) => ({
    words: words(
      '{who} spunta per l’esperienza: {skill}.',
      '{who} ticks {skill} for experience.',
      '{who} saa kokemusmerkinnän: {skill}.',
    ),
    with: { who, skill },
  }),
  'task-done': ({ who, skill, successes, rolls }) => ({
    words: words(
      '{who} – {skill}: {successes} {successes|successo|successi} in {rolls} {rolls|tiro|tiri}.',
      '{who} – {skill}: {successes} {successes|success|successes} in {rolls} {rolls|roll|rolls}.',
      '{who} – {skill}: onnistumisia {successes}, heittoja {rolls}.',
    ),
    with: { who, skill, successes, rolls },
  }),
  contested: ({ winner, level, outcome }) => ({
    words: CONTESTED[outcome],
    with: { winner: winner ?? 'nobody', level },
  }),
  resisted: (event) => ({
    words: joined(resistance(event), event.rolled ? NOTHING_MORE : UNROLLED, FULL_STOP),
    with: {
      use: event.use === 'other' ? 'resistance' : event.use,
      active: event.active ?? 'active-side',
      passive: event.passive ?? 'nobody',
    },
  }),
  bargained: ({ who, from, to }) => ({
    words:
      from === to
        ? words(
            '{who} contratta: il prezzo resta {from}.',
            '{who} bargains: the price stays {from}.',
            '{who} tinkii: hinta on yhä {from}.',
          )
        : words(
            '{who} contratta: il prezzo scende da {from} a {to}.',
            '{who} bargains the price down from {from} to {to}.',
            '{who} tinkii hintaa: {from} → {to}.',
          ),
    with: { who, from, to },
  }),
  jumped: ({ who, metres, cleared }) => ({
    words: cleared
      ? words('{who} salta {metres} m.', '{who} jumps {metres} m.', '{who} hyppää {metres} m.')
      : words(
          '{who} salta, ma {metres} m sono troppi.',
          '{who} jumps, but {metres} m is too far.',
          '{who} hyppää, mutta {metres} m on liikaa.',
        ),
    with: { who, metres },
  }),
  commanded: ({ who, together }) => ({
    words: together
      ? words(
          '{who} comanda: il gruppo agisce insieme.',
          '{who} commands: the group acts together.',
          '{who} johtaa: ryhmä toimii yhdessä.',
        )
      : words(
          '{who} comanda, ma ognuno agisce per conto proprio.',
          '{who} commands, but everybody acts alone.',
          '{who} johtaa, mutta jokainen toimii omillaan.',
        ),
    with: { who },
  }),
  'light-set': ({ light }) => ({
    words: words('Luce: {light}.', 'Light: {light}.', 'Valo: {light}.'),
    with: { light },
  }),
  'wound-healed': ({ who, wound, points, left, hitPoints }) => ({
    words:
      left === 0
        ? words(
            '{who} recupera {points} {points|Punto Ferita|Punti Ferita} e la ferita {wound} è guarita: Punti Ferita {hitPoints}.',
            '{who} regains {points} hit {points|point|points} and wound {wound} is healed: hit points {hitPoints}.',
            '{who}: kestopisteitä takaisin {points}, vamma {wound} on parantunut, kestopisteitä {hitPoints}.',
          )
        : words(
            '{who} recupera {points} {points|Punto Ferita|Punti Ferita} (ferita {wound}): Punti Ferita {hitPoints}.',
            '{who} regains {points} hit {points|point|points} (wound {wound}): hit points {hitPoints}.',
            '{who}: kestopisteitä takaisin {points} (vamma {wound}), kestopisteitä {hitPoints}.',
          ),
    with: { who, wound, points, hitPoints },
  }),
  'time-passed': ({ clock }) => ({
    words: words(
      'Il tempo passa: giorno {day}, ore {hour}.',
      'Time goes by: day {day}, {hour}.',
      'Aika kuluu: päivä {day}, kello {hour}.',
    ),
    with: hourOf(clock),
  }),
  'heals-at': ({ who, at }) =>
    at === null
      ? {
          words: words(
            '{who}: nessuna ferita da guarire.',
            '{who}: no wound is left to heal.',
            '{who}: parannettavia vammoja ei ole.',
          ),
          with: { who },
        }
      : {
          words: words(
            '{who}: prossima guarigione il giorno {day}, ore {hour}.',
            '{who}: healing comes on day {day}, {hour}.',
            '{who}: seuraava paraneminen päivänä {day}, kello {hour}.',
          ),
          with: { who, ...hourOf(at) },
        },
  'power-set': ({ who, power }) => ({
    words: words(
      '{who}: Punti Potere {power}.',
      '{who}: power points {power}.',
      '{who}: voimapisteitä {power}.',
    ),
    with: { who, power },
  }),
  'skill-gained': ({ who, skill, by, rating }) => ({
    words: words(
      '{who} migliora: {skill} +{by}, ora {rating}%.',
      '{who} improves: {skill} +{by}, now {rating}%.',
      '{who} kehittyy: {skill} +{by}, nyt {rating} %.',
    ),
    with: { who, skill, by, rating },
  }),
  'tick-erased': ({ who, skill }) => ({
    words: words(
      '{who}: spunta cancellata ({skill}).',
      '{who}: tick erased ({skill}).',
      '{who}: kokemusmerkintä pyyhitään ({skill}).',
    ),
    with: { who, skill },
  }),
  taught: ({ who, student, skill, learned }) => ({
    words: learned
      ? words(
          '{who} insegna a {student} ({skill}): la lezione riesce.',
          '{who} teaches {student} ({skill}): the lesson succeeds.',
          '{who} opettaa, oppilas {student} ({skill}): opetus onnistuu.',
        )
      : words(
          '{who} insegna a {student} ({skill}): la lezione non riesce.',
          '{who} teaches {student} ({skill}): the lesson fails.',
          '{who} opettaa, oppilas {student} ({skill}): opetus epäonnistuu.',
        ),
    with: { who, student, skill },
  }),
  'experience-opened': ({ interlude }) => ({
    words: interlude
      ? words('Interludio: tiri esperienza.', 'An interlude: experience rolls.', 'Välijakso: kokemusheitot.')
      : words(
          'Fine dell’avventura: tiri esperienza.',
          'The adventure is over: experience rolls.',
          'Seikkailu päättyy: kokemusheitot.',
        ),
  }),

  fell: ({ who, metres }) => ({
    words: words('{who} precipita per {metres} m.', '{who} falls {metres} m.', '{who} putoaa {metres} m.'),
    with: { who, metres },
  }),
  'disease-caught': ({ who, disease }) => ({
    words: words('{who} si ammala: {name}.', '{who} falls ill: {name}.', '{who} sairastuu: {name}.'),
    with: { who, name: disease.name },
  }),
  'disease-went-on': ({ who, disease, severity }) => ({
    words:
      severity === null
        ? words(
            '{who}: la malattia continua ({name}).',
            '{who}: the illness goes on ({name}).',
            '{who}: tauti jatkuu ({name}).',
          )
        : words(
            '{who}: la malattia continua ({name}), gravità: {severity}.',
            '{who}: the illness goes on ({name}), severity: {severity}.',
            '{who}: tauti jatkuu ({name}), vakavuus: {severity}.',
          ),
    with: { who, name: disease.name, severity: severity ?? 'none' },
  }),
  'disease-ended': ({ who, name }) => ({
    words: words('{who} guarisce: {name}.', '{who} recovers: {name}.', '{who} paranee: {name}.'),
    with: { who, name },
  }),
  'disease-avoided': ({ who, name }) => ({
    words: words(
      '{who} sfugge al contagio: {name}.',
      '{who} does not catch it: {name}.',
      '{who} ei saa tartuntaa: {name}.',
    ),
    with: { who, name },
  }),
  'hardships-set': ({ who, hardships }) => ({
    words:
      hardships.length === 0
        ? words(
            '{who}: riposo e cure adeguati.',
            '{who}: proper rest and care.',
            '{who}: kunnollinen lepo ja hoito.',
          )
        : words(
            '{who}: condizioni inadeguate – {hardships}.',
            '{who}: poor conditions – {hardships}.',
            '{who}: huonot olosuhteet – {hardships}.',
          ),
    with: { who, hardships },
  }),
  treated: ({ who, on, name, steps }) => ({
    words: TREATED[steps === 0 ? 'none' : 'some'],
    with: { who, on, name, steps },
  }),
  'characteristic-changed': ({ who, characteristic, now, full }) => ({
    words:
      now === full
        ? words(
            '{who}: {characteristic} {now}.',
            '{who}: {characteristic} {now}.',
            '{who}: {characteristic} {now}.',
          )
        : words(
            '{who}: {characteristic} {now} (di norma {full}).',
            '{who}: {characteristic} {now} (normally {full}).',
            '{who}: {characteristic} {now} (tavallisesti {full}).',
          ),
    with: { who, characteristic, now, full },
  }),
  'losses-set': ({ who }) => ({
    words: words(
      '{who}: i punti caratteristica persi torneranno col tempo.',
      '{who}: lost characteristic points come back in time.',
      '{who}: menetetyt ominaisuuspisteet palautuvat ajan myötä.',
    ),
    with: { who },
  }),
  poisoned: ({ who, dose }) => ({
    words: joined(
      words(
        '{who} ha in corpo una dose di veleno',
        '{who} has taken a dose of poison',
        '{who} on saanut annoksen myrkkyä',
      ),
      kindOf(dose),
      words(': EFF {eff}.', ': EFF {eff}.', ': EFF {eff}.'),
    ),
    with: { who, kind: dose.kind, eff: dose.eff },
  }),
  'poison-noticed': ({ who }) => ({
    words: words('{who} si accorge del veleno.', '{who} notices the poison.', '{who} huomaa myrkyn.'),
    with: { who },
  }),
  'poison-took': (event) => ({
    words: poisonWords(event),
    with: { who: event.who, kind: event.dose.kind, attacks: event.dose.attacks, points: event.points },
  }),
  'antidote-taken': ({ who, antidote }) => ({
    words: words(
      '{who} prende un antidoto: {against}, EFF {eff}.',
      '{who} takes an antidote: {against}, EFF {eff}.',
      '{who} ottaa vastamyrkkyä: {against}, EFF {eff}.',
    ),
    with: { who, against: antidote.against, eff: antidote.eff },
  }),
  'block-rolled': ({ who, characteristics }) => {
    const rolled = CHARACTERISTICS.flatMap((which) => {
      const value = characteristics[which];
      return value === undefined ? [] : [[which, value] as const];
    });
    return listed(words('{who} tira:', '{who} rolls:', '{who} heittää:'), rolled, { who });
  },
  'skill-set': ({ who, skill, rating }) => ({
    words: words('{who}: {skill} {rating}%.', '{who}: {skill} {rating}%.', '{who}: {skill} {rating} %.'),
    with: { who, skill, rating },
  }),
  'related-allowed': ({ who, skill, by }) => ({
    words:
      by === null
        ? words(
            '{who}: niente più al posto di {skill}.',
            '{who}: nothing stands in for {skill} any more.',
            '{who}: mikään ei enää korvaa taitoa {skill}.',
          )
        : words(
            '{who} può usare {by} al posto di {skill}.',
            '{who} may use {by} for {skill}.',
            '{who} voi käyttää: {by}, korvattava taito {skill}.',
          ),
    with: { who, skill, by: by ?? 'none' },
  }),
  approved: ({ who, approved }) => ({
    words: approved
      ? words(
          '{who}: il Game Master approva la scheda.',
          '{who}: the game master approves the sheet.',
          '{who}: pelinjohtaja hyväksyy hahmon.',
        )
      : words(
          '{who}: il Game Master non approva la scheda.',
          '{who}: the game master does not approve the sheet.',
          '{who}: pelinjohtaja ei hyväksy hahmoa.',
        ),
    with: { who },
  }),
  worn: ({ who, body, helmet }) => {
    const worn = [body, helmet].flatMap((one) => (one === null ? [] : [one.name]));
    return {
      words:
        worn.length === 0
          ? words('{who} non indossa armatura.', '{who} wears no armour.', '{who}: ei panssaria.')
          : words('{who} indossa: {worn}.', '{who} wears: {worn}.', '{who} pukee: {worn}.'),
      with: { who, worn },
    };
  },
};

/** Every event as one sentence. */
export const TELLS: { readonly [T in EventType]: (event: EventOf<T>) => Sentence } = {
  ...saidOtherwise,
  ...saidInFight,
};
