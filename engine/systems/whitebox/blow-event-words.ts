import { joined, type Sentence, type Words } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { EventOf, EventType } from './events.ts';
import type { Status } from './state.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const STATUS_SET: Readonly<Record<Status, Words>> = {
  up: words('{who} si riprende.', '{who} comes round.', '{who} toipuu tolpilleen.'),
  unconscious: words('{who} perde i sensi.', '{who} falls unconscious.', '{who} menettää tajuntansa.'),
  stunned: words('{who} resta senza forze.', '{who} is stunned.', '{who} on tainnoksissa.'),
  dead: words('{who} muore.', '{who} dies.', '{who} kuolee.'),
};

const GAINED: Readonly<Record<Condition, Words>> = {
  asleep: words('{who} cade nel sonno.', '{who} falls asleep.', '{who} vaipuu uneen.'),
  held: words('{who} non può più muoversi.', '{who} is held fast.', '{who} ei pysty liikkumaan.'),
  stunned: words('{who} perde l’orientamento.', '{who} is stunned.', '{who} menee tainnoksiin.'),
  entangled: words(
    '{who} ha le gambe impigliate.',
    '{who} is entangled.',
    '{who} sotkeutuu jaloistaan kiinni.',
  ),
  silenced: words('{who} perde la voce.', '{who} is silenced.', '{who} menettää äänensä.'),
  blessed: words('{who} riceve una benedizione.', '{who} is blessed.', '{who} saa siunauksen.'),
  shielded: words(
    'Uno scudo magico protegge {who}.',
    'A magic shield protects {who}.',
    'Taikakilpi suojaa, suojattu {who}.',
  ),
  blinded: words('{who} perde la vista.', '{who} is blinded.', '{who} sokaistuu.'),
  charmed: words('{who} cade sotto un incanto.', '{who} is charmed.', '{who} joutuu lumouksen valtaan.'),
  invisible: words('{who} diventa invisibile.', '{who} becomes invisible.', '{who} muuttuu näkymättömäksi.'),
};
const LOST: Readonly<Record<Condition, Words>> = {
  asleep: words('{who} si sveglia.', '{who} wakes up.', '{who} herää.'),
  held: words('{who} può di nuovo muoversi.', '{who} can move again.', '{who} pystyy taas liikkumaan.'),
  stunned: words(
    '{who} ritrova l’orientamento.',
    '{who} is no longer stunned.',
    '{who} ei ole enää tainnoksissa.',
  ),
  entangled: words('{who} ha le gambe libere.', '{who} breaks free.', '{who} pääsee irti.'),
  silenced: words('{who} ritrova la voce.', '{who} can speak again.', '{who} saa äänensä takaisin.'),
  blessed: words('{who}: la benedizione svanisce.', '{who}: the blessing fades.', '{who}: siunaus haihtuu.'),
  shielded: words(
    '{who}: lo scudo magico svanisce.',
    '{who}: the magic shield fades.',
    '{who}: taikakilpi haihtuu.',
  ),
  blinded: words('{who} ritrova la vista.', '{who} can see again.', '{who} näkee taas.'),
  charmed: words('{who}: l’incanto svanisce.', '{who}: the charm fades.', '{who}: lumous haihtuu.'),
  invisible: words('{who} torna visibile.', '{who} becomes visible.', '{who} tulee näkyviin.'),
};

const LOSES = words(
  '{who} perde {damage} {damage|Punto Ferita|Punti Ferita}: ora {hp}.',
  '{who} loses {damage} hit {damage|point|points}: now {hp}.',
  '{who} menettää {damage} {damage|osumapisteen|osumapistettä}, nyt {hp}.',
);
const HOLDS_OUT = words('{who} non subisce danni.', '{who} takes no damage.', '{who} ei saa vahinkoa.');

function castWords({ on }: EventOf<'cast'>): Words {
  return joined(
    words('{who} lancia {spell}', '{who} casts {spell}', '{who} loitsii: {spell}'),
    on.length === 0 ? words('', '', '') : words(' su {on}', ' on {on}', ', kohde {on}'),
    words('.', '.', '.'),
  );
}

/** Who burns, and on whom oil waits for a flame. */
function oilAndFire(fires: EventOf<'fires-set'>['fires']): Sentence {
  const among = (lit: boolean): readonly string[] => [
    ...new Set(fires.filter((fire) => fire.lit === lit).map(({ on }) => on)),
  ];
  const [burning, oily] = [among(true), among(false)];
  const parts = [
    ...(burning.length > 0
      ? [words('In fiamme: {burning}.', 'On fire: {burning}.', 'Tulessa: {burning}.')]
      : []),
    ...(burning.length > 0 && oily.length > 0 ? [words(' ', ' ', ' ')] : []),
    ...(oily.length > 0 ? [words('Olio su: {oily}.', 'Oil on: {oily}.', 'Öljyä päällä: {oily}.')] : []),
  ];
  if (parts.length === 0)
    return { words: words('Nulla brucia più.', 'Nothing burns any more.', 'Mikään ei enää pala.') };
  return { words: joined(...parts), with: { burning, oily } };
}

/** Blows, wounds, spells and what heals. */
export const saidOfBlows = {
  'target-drawn': ({ who, meant, on }) => ({
    words:
      meant === on
        ? words(
            '{who} tira in mischia: sulla traiettoria c’è {on}.',
            '{who} shoots into the melee: {on} is in the way.',
            '{who} ampuu lähitaisteluun: linjalla on {on}.',
          )
        : words(
            '{who} tira in mischia mirando a {meant}: sulla traiettoria c’è {on}.',
            '{who} shoots into the melee at {meant}: {on} is in the way.',
            '{who} ampuu lähitaisteluun, tarkoitettu kohde {meant}: linjalla on {on}.',
          ),
    with: { who, meant, on },
  }),
  'attack-rolled': ({ who, on, with: weapon, hit }) => ({
    words: hit
      ? words(
          '{who} attacca {on} ({weapon}): a segno.',
          '{who} attacks {on} ({weapon}): a hit.',
          '{who} hyökkää, kohde {on} ({weapon}): osuma.',
        )
      : words(
          '{who} attacca {on} ({weapon}): a vuoto.',
          '{who} attacks {on} ({weapon}): a miss.',
          '{who} hyökkää, kohde {on} ({weapon}): huti.',
        ),
    with: { who, on, weapon },
  }),
  'damage-rolled': ({ on, damage }) => ({
    words: words('Danno a {on}: {damage}.', 'Damage to {on}: {damage}.', 'Vahinkoa {damage}, kohde {on}.'),
    with: { on, damage },
  }),
  wounded: ({ who, damage, hp }) => ({
    words: damage === 0 ? HOLDS_OUT : LOSES,
    with: { who, damage, hp },
  }),
  'status-set': ({ who, status }) => ({ words: STATUS_SET[status], with: { who } }),
  'bleeding-set': ({ who, bleeding }) => ({
    words: bleeding
      ? words('{who} si dissangua.', '{who} is bleeding.', '{who} vuotaa verta.')
      : words('{who} non si dissangua più.', '{who} no longer bleeds.', '{who} ei enää vuoda verta.'),
    with: { who },
  }),
  bled: ({ who, hp }) => ({
    words: words(
      '{who} perde sangue: Punti Ferita {hp}.',
      '{who} loses blood: hit points {hp}.',
      '{who} menettää verta: osumapisteet {hp}.',
    ),
    with: { who, hp },
  }),
  'oil-thrown': ({ who, on, hit }) => ({
    words: hit
      ? words(
          '{who} lancia olio su {on}: a segno.',
          '{who} throws oil at {on}: a hit.',
          '{who} heittää öljyä, kohde {on}: osuma.',
        )
      : words(
          '{who} lancia olio su {on}: a vuoto.',
          '{who} throws oil at {on}: a miss.',
          '{who} heittää öljyä, kohde {on}: huti.',
        ),
    with: { who, on },
  }),
  'fires-set': ({ fires }) => oilAndFire(fires),
  'oil-lit': ({ who, on, caught }) => ({
    words: caught
      ? words(
          '{who} incendia l’olio: {on} è tra le fiamme.',
          '{who} sets the oil alight: {on} is on fire.',
          '{who} sytyttää öljyn: {on} on liekeissä.',
        )
      : words(
          '{who} non riesce a incendiare l’olio su {on}.',
          '{who} fails to set the oil on {on} alight.',
          '{who} ei saa öljyä syttymään, kohde {on}.',
        ),
    with: { who, on },
  }),
  'position-known': ({ who, of, known }) => ({
    words: known
      ? words(
          '{who} sa a grandi linee dov’è {of}.',
          '{who} knows roughly where {of} is.',
          '{who} tietää suunnilleen, missä {of} on.',
        )
      : words(
          '{who} non sa dov’è {of}.',
          '{who} does not know where {of} is.',
          '{who} ei tiedä, missä {of} on.',
        ),
    with: { who, of },
  }),
  detected: ({ who, of, detects }) => ({
    words: detects
      ? words('{who} individua {of}.', '{who} detects {of}.', '{who} havaitsee, kohde {of}.')
      : words('{who} non individua {of}.', '{who} does not detect {of}.', '{who} ei havaitse, kohde {of}.'),
    with: { who, of },
  }),

  cast: (event) => ({
    words: castWords(event),
    with: { who: event.who, spell: event.spell, on: event.on },
  }),
  'spell-lost': ({ who, spell }) => ({
    words: words(
      '{who} perde l’incantesimo: {spell}.',
      '{who} loses the spell: {spell}.',
      '{who} menettää loitsun: {spell}.',
    ),
    with: { who, spell },
  }),
  'hazard-met': ({ name, on }) => ({
    words: words('{name}: {on}.', '{name}: {on}.', '{name}: {on}.'),
    with: { name: name || 'peril', on },
  }),
  saved: ({ who, against, saved }) => ({
    words: saved
      ? words(
          '{who} supera il Tiro Salvezza ({against}).',
          '{who} makes the saving throw ({against}).',
          '{who} onnistuu pelastusheitossa ({against}).',
        )
      : words(
          '{who} fallisce il Tiro Salvezza ({against}).',
          '{who} fails the saving throw ({against}).',
          '{who} epäonnistuu pelastusheitossa ({against}).',
        ),
    with: { who, against },
  }),
  'condition-gained': ({ who, condition }) => ({ words: GAINED[condition], with: { who } }),
  unaffected: ({ who, condition }) => ({
    words: words(
      'Nessun effetto su {who} ({condition}).',
      'No effect on {who} ({condition}).',
      '{who}: ei vaikutusta ({condition}).',
    ),
    with: { who, condition },
  }),
  'condition-lost': ({ who, condition }) => ({ words: LOST[condition], with: { who } }),
  'spells-learned': ({ who }) => ({
    words: words(
      '{who} memorizza di nuovo i suoi incantesimi.',
      '{who} memorises spells anew.',
      '{who} opettelee loitsunsa uudelleen.',
    ),
    with: { who },
  }),

  healed: ({ who, points, hp }) => ({
    words: words(
      '{who} recupera {points} {points|Punto Ferita|Punti Ferita}: ora {hp}.',
      '{who} regains {points} hit {points|point|points}: now {hp}.',
      '{who} saa takaisin {points} {points|osumapisteen|osumapistettä}, nyt {hp}.',
    ),
    with: { who, points, hp },
  }),
  bound: ({ who, on }) => ({
    words: words(
      '{who} fascia le ferite di {on}.',
      '{who} binds the wounds of {on}.',
      '{who} sitoo haavat, potilas {on}.',
    ),
    with: { who, on },
  }),
  bandaged: ({ who, on, points, hp }) => ({
    words: words(
      '{who} benda {on}: {points} {points|Punto Ferita|Punti Ferita}, ora {hp}.',
      '{who} bandages {on}: {points} hit {points|point|points}, now {hp}.',
      '{who} sitoo haavat, potilas {on}: {points} {points|osumapiste|osumapistettä} takaisin, nyt {hp}.',
    ),
    with: { who, on, points, hp },
  }),
  rested: ({ who, days, restDays }) => ({
    words: words(
      '{who} riposa {days} {days|giorno|giorni}: {restDays} di seguito.',
      '{who} rests {days} {days|day|days}: {restDays} in a row.',
      '{who} lepää {days} {days|päivän|päivää}: putkeen {restDays}.',
    ),
    with: { who, days, restDays },
  }),
} satisfies Partial<Telling<EventType>>;
