import { type ActionWords, type Face, joined, type Sentence, type Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { board } from './board.ts';
import { character } from './character.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { NAME as NOPPA } from './name.ts';
import { TERMS, words } from './term-words.ts';

type Rolled = EventOf<'checked' | 'attack-rolled' | 'defence-rolled' | 'parried'>;

const NOTHING_MORE = words('', '', '');
const READ = {
  3: words(' (etu, 3+)', ' (advantage, 3+)', ' (vantaggio, 3+)'),
  5: words(' (haitta, 5+)', ' (disadvantage, 5+)', ' (svantaggio, 5+)'),
} as const;
const READ_FOR = {
  3: words(' (etu, 3+: {why})', ' (advantage, 3+: {why})', ' (vantaggio, 3+: {why})'),
  4: words(
    ' (etu ja haitta kumoavat toisensa: {why})',
    ' (advantage and disadvantage cancel out: {why})',
    ' (vantaggio e svantaggio si annullano: {why})',
  ),
  5: words(' (haitta, 5+: {why})', ' (disadvantage, 5+: {why})', ' (svantaggio, 5+: {why})'),
} as const;
const FAILED = words(': epäonnistuminen', ': failure', ': fallimento');
const BARE = words(': onnistuminen', ': success', ': successo');
const MORE = words(
  ': onnistuminen, ylimääräisiä {extra}',
  ': success, {extra} extra',
  ': successo, {extra} in più',
);
const COMPLICATED = words('; komplikaatio.', '; complication.', '; complicazione.');
const FULL_STOP = words('.', '.', '.');

/** How the dice were read, and why they were not read as usual. */
function reading({ threshold, why }: Rolled): Words {
  const known = why !== undefined && why.length > 0;
  if (threshold === 3 || threshold === 5) return known ? READ_FOR[threshold] : READ[threshold];
  return known ? READ_FOR[4] : NOTHING_MORE;
}

/** How a roll came out, after whose roll it was. */
function came(head: Words, event: Rolled): Words {
  const { outcome, extra, complication } = event;
  const read = reading(event);
  const so = outcome === 'failure' ? FAILED : extra > 0 ? MORE : BARE;
  return joined(head, read, so, complication ? COMPLICATED : FULL_STOP);
}

const numbersOf = ({ tn, extra, why }: Rolled) => ({ tn, extra, ...(why && { why }) });

type Tells = { readonly [T in EventType]: (event: EventOf<T>) => Sentence };

const TELLS: Tells = {
  checked: (event) => ({
    words: came(
      words('{who} – {attribute}, TN{tn}', '{who} – {attribute}, TN{tn}', '{who} – {attribute}, TN{tn}'),
      event,
    ),
    with: { who: event.who, attribute: event.attribute, ...numbersOf(event) },
  }),
  'read-again': ({ who, threshold }) => ({
    words: words(
      'Heitto luetaan uudelleen, {who}: onnistuu {threshold}+.',
      'The roll of {who} is read again: {threshold}+ succeeds.',
      'Il tiro di {who} si rilegge: riesce con {threshold}+.',
    ),
    with: { who, threshold },
  }),
  'mind-spent': ({ who, roller, mind }) => ({
    words:
      who === roller
        ? words(
            '{who} käyttää mielipisteen: epäonnistuminen muuttuu onnistumiseksi (mielipisteitä {mind}).',
            '{who} spends a mind point: the failure becomes a success ({mind} left).',
            '{who} spende un punto mente: il fallimento diventa successo (ne restano {mind}).',
          )
        : words(
            '{who} käyttää mielipisteen, heittäjä {roller}: epäonnistuminen muuttuu onnistumiseksi (mielipisteitä {mind}).',
            '{who} spends a mind point for {roller}: the failure becomes a success ({mind} left).',
            '{who} spende un punto mente per {roller}: il fallimento diventa successo (ne restano {mind}).',
          ),
    with: { who, roller, mind },
  }),
  'mind-paid': ({ who, cost, mind, for: what }) => ({
    words: words(
      '{who} maksaa {cost} MP: {what} (mielipisteitä {mind}).',
      '{who} pays {cost} mind {cost|point|points} for {what} ({mind} left).',
      '{who} paga {cost} {cost|punto|punti} mente per {what} (ne restano {mind}).',
    ),
    with: { who, cost, mind, what },
  }),
  'partial-granted': ({ who }) => ({
    words: words(
      'Pelinjohtaja katsoo heiton osittaiseksi onnistumiseksi: {who}.',
      'The game master grants {who} a partial success.',
      'Il master concede a {who} un successo parziale.',
    ),
    with: { who },
  }),
  'extra-used': ({ who, extra, use }) => ({
    words: words(
      '{who} käyttää ylimääräiset onnistumiset ({extra}): {use}.',
      '{who} uses {extra} extra {extra|success|successes}: {use}.',
      '{who} usa {extra} {extra|successo|successi} in più: {use}.',
    ),
    with: { who, extra, use },
  }),
  complicated: ({ who, what, effect }) => ({
    words: words(
      'Komplikaatio, {who}: {what} ({effect}).',
      'Complication for {who}: {what} ({effect}).',
      'Complicazione per {who}: {what} ({effect}).',
    ),
    with: { who, what: what || 'other', effect },
  }),
  'said-spent': ({ who }) => ({
    words: words(
      '{who}: sanottu pätee tähän.',
      'What was said of {who} counts for this.',
      'Quanto detto per {who} vale per questo.',
    ),
    with: { who },
  }),

  'fight-began': ({ participants, order }) => ({
    words: words(
      'Taistelu alkaa, käsikähmiä ei vielä ole: {all}. Järjestys kullakin toimintoluvulla: {order}.',
      'The fight begins, without any melee: {all}. Order on each tick: {order}.',
      'Comincia il combattimento, senza mischie: {all}. Ordine su ogni numero d’azione: {order}.',
    ),
    with: { all: participants.map(({ who }) => who), order },
  }),
  'round-began': ({ round }) => ({
    words: words('Kierros {round}.', 'Round {round}.', 'Round {round}.'),
    with: { round },
  }),
  'initiative-rolled': ({ who, actions }) => ({
    words: words('{who}: aloite {actions}.', '{who}: initiative {actions}.', '{who}: iniziativa {actions}.'),
    with: { who, actions },
  }),
  'tick-began': ({ tick }) => ({
    words: words('Toimintoluku {tick}.', 'Tick {tick}.', 'Numero d’azione {tick}.'),
    with: { tick },
  }),
  'round-ended': () => ({
    words: words('Kierros päättyy.', 'The round ends.', 'Il round finisce.'),
  }),
  passed: ({ who, actions }) => ({
    words: words(
      '{who} odottaa (toimintoja {actions}).',
      '{who} waits ({actions} {actions|action|actions}).',
      '{who} aspetta ({actions} {actions|azione|azioni}).',
    ),
    with: { who, actions },
  }),
  delayed: ({ who, carried, lost = 0 }) => ({
    words: joined(
      words(
        '{who} viivyttää: seuraavalle kierrokselle siirtyy {carried}T',
        '{who} delays: {carried} {carried|action moves|actions move} to the next round',
        '{who} ritarda: {carried} {carried|azione passa|azioni passano} al round seguente',
      ),
      lost > 0
        ? words(
            ', {lost}T jää käyttämättä.',
            ', {lost} {lost|is|are} lost.',
            ', {lost} {lost|va persa|vanno perse}.',
          )
        : FULL_STOP,
    ),
    with: { who, carried, lost },
  }),
  'let-go': ({ who }) => ({
    words: words(
      '{who} ei siirrä toimintoja.',
      '{who} moves no actions to the next round.',
      '{who} non sposta azioni al round seguente.',
    ),
    with: { who },
  }),
  joined: ({ who, side, zone }) => ({
    words: words(
      '{who} liittyy taisteluun, puoli: {side}, alue: {zone}.',
      '{who} joins the fight on the side of {side}, zone: {zone}.',
      '{who} entra nel combattimento con {side}, zona: {zone}.',
    ),
    with: { who, side, zone: zone || '–' },
  }),
  left: ({ who }) => ({
    words: words('{who} poistuu taistelusta.', '{who} leaves the fight.', '{who} lascia il combattimento.'),
    with: { who },
  }),
  // without a winner it was broken off, or all have fainted
  'fight-ended': ({ winner }) =>
    winner === null
      ? { words: words('Taistelu on ohi.', 'The fight is over.', 'Il combattimento è finito.') }
      : {
          words: words(
            'Taistelu on ohi. Tolpillaan: {winner}.',
            'The fight is over. Left standing: {winner}.',
            'Il combattimento è finito. In piedi: {winner}.',
          ),
          with: { winner },
        },
  'scene-ended': ({ lifted }) =>
    lifted.length === 0
      ? { words: words('Kohtaus päättyy.', 'The scene ends.', 'La scena finisce.') }
      : {
          words: words(
            'Kohtaus päättyy. Takaisin 1 KP:hen: {lifted}.',
            'The scene ends. Back to 1 body point: {lifted}.',
            'La scena finisce. Di nuovo a 1 punto corpo: {lifted}.',
          ),
          with: { lifted },
        },

  paid: ({ who, for: what, cost, actions }) => ({
    words: words(
      '{who}: {what}, {cost}T. Jäljellä {actions}.',
      '{who}: {what}, {cost} {cost|action|actions}. Left: {actions}.',
      '{who}: {what}, {cost} {cost|azione|azioni}. Restano: {actions}.',
    ),
    with: { who, what, cost, actions },
  }),
  reacted: ({ who, with: what, cost, actions }) => ({
    words: words(
      '{who} reagoi: {what}, {cost}T. Jäljellä {actions}.',
      '{who} reacts: {what}, {cost} {cost|action|actions}. Left: {actions}.',
      '{who} reagisce: {what}, {cost} {cost|azione|azioni}. Restano: {actions}.',
    ),
    with: { who, what, cost, actions },
  }),
  declared: ({ by, with: what, on, surprise }) => ({
    words:
      on.length === 0
        ? words('{by}: {what}.', '{by}: {what}.', '{by}: {what}.')
        : surprise
          ? words(
              '{by}: {what}, yllätyksenä. Kohde: {on}.',
              '{by}: {what}, by surprise, on {on}.',
              '{by}: {what}, di sorpresa, su {on}.',
            )
          : words('{by}: {what}. Kohde: {on}.', '{by}: {what} on {on}.', '{by}: {what} su {on}.'),
    with: { by, what, on },
  }),
  acted: ({ who, what }) => ({
    words: words('{who} toimii: {what}.', '{who} acts: {what}.', '{who} agisce: {what}.'),
    with: { who, what: what || 'other' },
  }),
  'readiness-begun': ({ who, act, cost, trigger, words: said }) => ({
    words: words(
      '{who} valmistautuu: {act} ({cost}T), laukaisija: {trigger}.',
      '{who} readies: {act} ({cost} {cost|action|actions}), set off by: {trigger}.',
      '{who} si prepara: {act} ({cost} {cost|azione|azioni}), innesco: {trigger}.',
    ),
    with: { who, act: readiedWhat(act), cost, trigger: said || trigger },
  }),
  'readiness-held': ({ who, spent, actions }) => ({
    words: words(
      '{who} pysyy valmiina, 1T (käytetty {spent}, jäljellä {actions}).',
      '{who} stays ready for 1 action ({spent} spent, {actions} left).',
      '{who} mantiene la preparazione con 1 azione (spese {spent}, restano {actions}).',
    ),
    with: { who, spent, actions },
  }),
  'readiness-kept': ({ who }) => ({
    words: words(
      '{who} jatkaa valmistautumista seuraavalle kierrokselle.',
      '{who} stays ready into the next round.',
      '{who} mantiene la preparazione nel round seguente.',
    ),
    with: { who },
  }),
  'readiness-lost': ({ who }) => ({
    words: words(
      '{who} ei enää ole valmiina.',
      '{who} is no longer ready.',
      '{who} non mantiene più la preparazione.',
    ),
    with: { who },
  }),
  'readiness-broken': ({ who }) => ({
    words: words(
      'Pelinjohtaja katkaisee valmistautumisen: {who}.',
      'The game master breaks the readiness of {who}.',
      'Il master interrompe la preparazione di {who}.',
    ),
    with: { who },
  }),
  'went-off': ({ who, on }) => ({
    words:
      on === null
        ? words(
            'Valmisteltu teko laukeaa: {who}.',
            'The readied act of {who} goes off.',
            'Scatta la mossa preparata di {who}.',
          )
        : words(
            'Valmisteltu teko laukeaa: {who}. Kohde: {on}.',
            'The readied act of {who} goes off against {on}.',
            'Scatta la mossa preparata di {who} contro {on}.',
          ),
    with: { who, on: on ?? 'nobody' },
  }),
  thwarted: ({ who, what }) => ({
    words: words(
      '{who}: {what} jää kesken.',
      '{who}: {what} comes to nothing.',
      '{who}: {what} non ha luogo.',
    ),
    with: { who, what },
  }),

  'melee-grew': ({ members }) => ({
    words: words('Käsikähmässä: {members}.', 'In melee: {members}.', 'In mischia: {members}.'),
    with: { members },
  }),
  'melee-left': ({ who }) => ({
    words: words('{who} poistuu käsikähmästä.', '{who} gets out of the melee.', '{who} esce dalla mischia.'),
    with: { who },
  }),
  'melee-ended': () => ({
    words: words('Käsikähmä päättyy.', 'The melee is over.', 'La mischia si scioglie.'),
  }),
  moved: ({ who, from, to }) => ({
    words: words(
      '{who} liikkuu: {from} → {to}.',
      '{who} moves: {from} → {to}.',
      '{who} si sposta: {from} → {to}.',
    ),
    with: { who, from, to },
  }),
  'opening-given': ({ by }) => ({
    words: words(
      '{by} antaa vihollisille vaparin.',
      '{by} gives the enemies a free strike.',
      '{by} concede ai nemici un colpo gratuito.',
    ),
    with: { by },
  }),

  'attack-rolled': (event) => ({
    words: came(
      words('{who} hyökkää, kohde {on}, TN{tn}', '{who} attacks {on}, TN{tn}', '{who} attacca {on}, TN{tn}'),
      event,
    ),
    with: { who: event.who, on: event.on, ...numbersOf(event) },
  }),
  'effect-bought': ({ by, on, effect, price }) => ({
    words: words(
      '{by} käyttää ylimääräisiä ({price}): {effect}, {on}.',
      '{by} uses {price} extra {price|success|successes}: {on}, {effect}.',
      '{by} usa {price} {price|successo|successi} in più: {on}, {effect}.',
    ),
    with: { by, on, effect, price },
  }),
  struck: ({ by, on, hit }) => ({
    words: (by === null ? BY_PLACE : BY_ATTACKER)[hit ? 'hit' : 'missed'],
    with: { by: by ?? 'hazard', on },
  }),
  'defence-rolled': (event) => ({
    words: came(
      words('{who} – {defence}, TN{tn}', '{who} – {defence}, TN{tn}', '{who} – {defence}, TN{tn}'),
      event,
    ),
    with: { who: event.who, defence: event.defence, ...numbersOf(event) },
  }),
  parried: (event) => ({
    words:
      event.by === event.who
        ? came(words('{by} torjuu, TN{tn}', '{by} parries, TN{tn}', '{by} para, TN{tn}'), event)
        : came(
            words(
              '{by} torjuu, puolustettava {who}, TN{tn}',
              '{by} parries for {who}, TN{tn}',
              '{by} para per {who}, TN{tn}',
            ),
            event,
          ),
    with: { by: event.by, who: event.who, ...numbersOf(event) },
  }),
  covered: ({ who, on, successes }) => ({
    words: words(
      '{who} coveraa: {on}, onnistumisia {successes}.',
      '{who} covers {on} with {successes} {successes|success|successes}.',
      '{who} copre {on} con {successes} {successes|successo|successi}.',
    ),
    with: { who, on, successes },
  }),
  'riposte-kept': ({ who, dice }) => ({
    words: words(
      '{who}: riposte, lisänoppia tulevaan hyökkäykseen {dice}.',
      '{who} keeps a riposte of {dice} {dice|die|dice}.',
      '{who} tiene una risposta di {dice} {dice|dado|dadi}.',
    ),
    with: { who, dice },
  }),
  'riposte-used': ({ who, dice }) => ({
    words: words(
      '{who} käyttää riposten: noppia {dice}.',
      '{who} uses the riposte: {dice} {dice|die|dice}.',
      '{who} usa la risposta: {dice} {dice|dado|dadi}.',
    ),
    with: { who, dice },
  }),
  wounded: ({ who, damage, body, damageTaken }) => ({
    words:
      body === null
        ? words(
            '{who}: vahinkoa {damage}, yhteensä {damageTaken}.',
            '{who} takes {damage} damage, {damageTaken} in all.',
            '{who} subisce {damage} {damage|danno|danni}, in tutto {damageTaken}.',
          )
        : words(
            '{who}: vahinkoa {damage}, kehopisteitä {body}.',
            '{who} takes {damage} damage: body points {body}.',
            '{who} subisce {damage} {damage|danno|danni}: punti corpo {body}.',
          ),
    with: { who, damage, body: body ?? 0, damageTaken },
  }),
  fainted: ({ who }) => ({
    words: words('{who} pökertyy.', '{who} faints.', '{who} sviene.'),
    with: { who },
  }),
  woke: ({ who }) => ({
    words: words('{who} herää.', '{who} wakes.', '{who} si riprende.'),
    with: { who },
  }),
  healed: ({ who, points, body }) => ({
    words: words(
      '{who}: kehopisteitä takaisin {points}, nyt {body}.',
      '{who} gets back {points} body {points|point|points}: now {body}.',
      '{who} recupera {points} {points|punto|punti} corpo: ora {body}.',
    ),
    with: { who, points, body },
  }),
  'mind-restored': ({ who, points, mind }) => ({
    words: words(
      '{who}: mielipisteitä takaisin {points}, nyt {mind}.',
      '{who} gets back {points} mind {points|point|points}: now {mind}.',
      '{who} recupera {points} {points|punto|punti} mente: ora {mind}.',
    ),
    with: { who, points, mind },
  }),
  'condition-gained': ({ who, condition }) => ({
    words: words('{who}: {condition}.', '{who}: {condition}.', '{who}: {condition}.'),
    with: { who, condition },
  }),
  'condition-lost': ({ who, condition }) => ({
    words: words(
      '{who}: ei enää {condition}.',
      '{who}: no longer {condition}.',
      '{who}: cessa l’effetto “{condition}”.',
    ),
    with: { who, condition },
  }),

  'gear-held': ({ who, held }) => ({
    words:
      held.length === 0
        ? words('{who}: kädet tyhjinä.', '{who}: hands empty.', '{who}: mani libere.')
        : words('{who} ottaa käteen: {held}.', '{who} takes in hand: {held}.', '{who} impugna: {held}.'),
    with: { who, held },
  }),
  'gear-taken': ({ who, item }) => ({
    words: words('{who} ottaa mukaan: {item}.', '{who} takes along: {item}.', '{who} prende con sé: {item}.'),
    with: { who, item: item.name },
  }),
  'gear-dropped': ({ who, item }) => ({
    words: words('{who} jättää pois: {item}.', '{who} leaves behind: {item}.', '{who} lascia: {item}.'),
    with: { who, item },
  }),
  'milestone-reached': ({ who }) => ({
    words: words('Milestone: {who}.', 'Milestone: {who}.', 'Pietra miliare: {who}.'),
    with: { who: who.length === 0 ? 'nobody' : who },
  }),
  'word-given': ({ who, said }) => ({
    words: joined(SAID[said.kind], (said.for === undefined ? FOR_ALL : FOR_KIND)[said.until]),
    with: {
      who,
      by: said.by > 0 ? `+${said.by}` : String(said.by),
      what: said.what || 'gm',
      for: said.for ?? 'roll',
    },
  }),
  'word-taken-back': ({ who, taken }) => ({
    words: words(
      'Pelinjohtaja peruu sanomansa, {who}: {taken}.',
      'The game master takes back what was said of {who}: {taken}.',
      'Il master ritira quanto detto per {who}: {taken}.',
    ),
    with: { who, taken: taken.map(({ kind, what }) => what || kind) },
  }),
  'rereads-set': ({ asked }) => ({
    words: asked
      ? words(
          'Pelinjohtajalta kysytään jokaisen heiton jälkeen, miten se luetaan.',
          'After each roll the game master is asked how to read it.',
          'Dopo ogni tiro si chiede al master come leggerlo.',
        )
      : words(
          'Heitot luetaan kuten ne heitettiin.',
          'Rolls are read as they fall.',
          'I tiri si leggono come cadono.',
        ),
  }),
  bound: ({ who, part, bound }) => ({
    words: bound
      ? words('{who}: {part} ei liiku.', '{who} cannot move: {part}.', '{who} non può muovere: {part}.')
      : words(
          '{who}: {part} taas vapaana.',
          '{who} can move again: {part}.',
          '{who} può di nuovo muovere: {part}.',
        ),
    with: { who, part },
  }),
  'attribute-set': ({ who, attribute, value }) => ({
    words: words('{who}: {attribute} {value}.', '{who}: {attribute} {value}.', '{who}: {attribute} {value}.'),
    with: { who, attribute, value },
  }),
  'spell-learned': ({ who, spell }) => ({
    words: words(
      '{who} oppii loitsun: {spell}.',
      '{who} learns the spell {spell}.',
      '{who} impara l’incantesimo {spell}.',
    ),
    with: { who, spell: spell.name },
  }),
  'skill-learned': ({ who, skill }) => ({
    words: words(
      '{who} oppii erikoistaidon: {skill}.',
      '{who} learns the special skill {skill}.',
      '{who} impara l’abilità speciale {skill}.',
    ),
    with: { who, skill: skill.name },
  }),
  'hazard-met': ({ name, on }) => ({
    words: words('{name}: {on}.', '{name}: {on}.', '{name}: {on}.'),
    with: { name, on },
  }),
  came: ({ creature: { name } }) => ({
    words: words('{name} tulee mukaan.', '{name} comes along.', '{name} si aggiunge.'),
    with: { name },
  }),
};

const BY_ATTACKER = {
  hit: words('{by} osuu, kohde: {on}.', '{by} hits {on}.', '{by} colpisce {on}.'),
  missed: words('{by} ei osu, kohde: {on}.', '{by} misses {on}.', '{by} manca {on}.'),
} as const;
const BY_PLACE = {
  hit: words('Osuu: {on}.', 'It gets {on}.', 'Va a segno su {on}.'),
  missed: words('Ei osu: {on}.', 'It does not get {on}.', 'Non va a segno su {on}.'),
} as const;

const SAID = {
  advantage: words('Etu, {who}: {what}', 'Advantage for {who}: {what}', 'Vantaggio per {who}: {what}'),
  disadvantage: words(
    'Haitta, {who}: {what}',
    'Disadvantage for {who}: {what}',
    'Svantaggio per {who}: {what}',
  ),
  tn: words('TN {by}, {who}: {what}', 'TN {by} for {who}: {what}', 'TN {by} per {who}: {what}'),
} as const;
const FOR_ALL = {
  roll: words(
    ' (seuraava teko tai puolustus).',
    ' (the next act or defence).',
    ' (la prossima mossa o difesa).',
  ),
  scene: words(' (kohtauksen loppuun).', ' (until the scene ends).', ' (fino alla fine della scena).'),
} as const;
const FOR_KIND = {
  roll: words(' (seuraava: {for}).', ' (the next: {for}).', ' (per il prossimo: {for}).'),
  scene: words(
    ' ({for}, kohtauksen loppuun).',
    ' ({for}, until the scene ends).',
    ' ({for}, fino alla fine della scena).',
  ),
} as const;

/** What somebody has readied, as one word or name. */
function readiedWhat(act: EventOf<'readiness-begun'>['act']): string {
  if (act.kind === 'attack') return act.means;
  if (act.kind === 'cast') return act.spell;
  return act.kind === 'move' ? `→ ${act.to}` : act.what || 'other';
}

const BY = words('toimija', 'who acts', 'chi agisce');
const ON = words('kohde', 'target', 'bersaglio');
const WHO = words('kuka', 'who', 'chi');
const WITH = words('aseena', 'with', 'con');
const TO = words('alue', 'zone', 'zona');
const SPELL = words('loitsu', 'spell', 'incantesimo');
const WITHDRAW = words('vetäytyen', 'withdrawing', 'in ritirata');
const HOLD = words('käteen', 'in hand', 'in mano');
const TN = words('vaikeusaste (TN)', 'target number', 'difficoltà');
const SIDE = words('puoli', 'side', 'schieramento');
const WHAT = words('mitä', 'what', 'che cosa');
const COST = words('hinta (T)', 'cost in actions', 'costo in azioni');
const NAME = words('nimi', 'name', 'nome');
const ITEM = words('varuste', 'item', 'oggetto');
const ATTRIBUTE = words('ominaisuus', 'attribute', 'caratteristica');

const ACTIONS: { readonly [T in Action['type']]: ActionWords } = {
  initiative: { title: words('Heitä aloite', 'Roll initiative', 'Tira l’iniziativa'), slots: { by: BY } },
  attack: {
    title: words('Hyökkää', 'Attack', 'Attacca'),
    slots: { by: BY, with: WITH, on: ON, hold: HOLD, surprise: words('yllätys', 'surprise', 'sorpresa') },
  },
  cast: {
    title: words('Loitsi', 'Cast a spell', 'Lancia un incantesimo'),
    slots: { by: BY, spell: SPELL, on: ON, hold: HOLD },
  },
  move: {
    title: words('Liiku', 'Move', 'Muoviti'),
    slots: { by: BY, to: TO, withdraw: WITHDRAW, hold: HOLD },
  },
  ready: {
    title: words('Valmistaudu', 'Ready an act', 'Prepara una mossa'),
    slots: {
      by: BY,
      act: words('teko', 'act', 'mossa'),
      'act.kind': words('teon laji', 'kind of act', 'tipo di mossa'),
      'act.means': WITH,
      'act.spell': SPELL,
      'act.on': ON,
      'act.to': TO,
      'act.withdraw': WITHDRAW,
      'act.what': WHAT,
      'act.cost': COST,
      trigger: words('laukaisija', 'trigger', 'innesco'),
      words: words('sanoin', 'in words', 'a parole'),
      hold: HOLD,
    },
  },
  'go-off': {
    title: words(
      'Laukaise valmisteltu teko',
      'Let the readied act go off',
      'Fai scattare la mossa preparata',
    ),
    slots: { by: BY, on: ON },
  },
  pass: { title: words('Odota', 'Wait', 'Aspetta'), slots: { by: BY } },
  delay: { title: words('Viivytä', 'Delay', 'Ritarda'), slots: { by: BY } },
  act: {
    title: words('Tee muuta', 'Do something else', 'Fai altro'),
    slots: { by: BY, cost: COST, what: WHAT, hold: HOLD },
  },
  recover: {
    title: words('Toivu vaikutuksesta', 'Shake off an effect', 'Liberati da un effetto'),
    slots: { by: BY, condition: words('vaikutus', 'effect', 'effetto'), hold: HOLD },
  },
  leave: {
    title: words('Poistu taistelusta', 'Leave the fight', 'Lascia il combattimento'),
    slots: { by: BY },
  },
  check: {
    title: words('Heitä ominaisuudella', 'Roll an attribute', 'Tira una caratteristica'),
    slots: { by: BY, attribute: ATTRIBUTE, tn: TN, bonus: words('bonus', 'bonus', 'bonus') },
  },
  gear: {
    title: words('Vaihda varusteita', 'Change gear', 'Cambia equipaggiamento'),
    slots: { by: BY, hold: HOLD },
  },
  take: { title: words('Ota varuste', 'Take an item', 'Prendi un oggetto'), slots: { by: BY, item: ITEM } },
  drop: {
    title: words('Jätä varuste', 'Leave an item', 'Lascia un oggetto'),
    slots: { by: BY, item: ITEM },
  },
  fight: {
    title: words('Aloita taistelu', 'Begin a fight', 'Comincia un combattimento'),
    slots: { participants: words('osallistujat', 'participants', 'partecipanti') },
  },
  join: {
    title: words('Liity taisteluun', 'Join the fight', 'Entra nel combattimento'),
    slots: { who: WHO, side: SIDE, zone: TO },
  },
  'end-fight': { title: words('Päätä taistelu', 'End the fight', 'Termina il combattimento'), slots: {} },
  'end-scene': { title: words('Päätä kohtaus', 'End the scene', 'Termina la scena'), slots: {} },
  milestone: { title: words('Milestone', 'Milestone', 'Pietra miliare'), slots: {} },
  hazard: {
    title: words('Ympäristön vaara', 'A hazard', 'Un pericolo'),
    slots: {
      name: NAME,
      on: ON,
      threat: words('uhka', 'threat', 'minaccia'),
      defence: words('puolustus', 'defence', 'difesa'),
      tn: TN,
      damage: words('vahinko', 'damage', 'danno'),
      effects: words('haittavaikutukset', 'harmful effects', 'effetti'),
    },
  },
  say: {
    title: words(
      'Anna etu, haitta tai TN:n muutos',
      'Give advantage, disadvantage or another TN',
      'Dai vantaggio, svantaggio o un’altra difficoltà',
    ),
    slots: {
      who: WHO,
      kind: words('mitä', 'which', 'quale'),
      by: words('TN:n muutos', 'TN change', 'modifica alla difficoltà'),
      what: words('syy', 'reason', 'motivo'),
      until: words('kesto', 'for how long', 'durata'),
      for: words('mihin heittoon', 'for which roll', 'per quale tiro'),
    },
  },
  'take-back': {
    title: words('Peru sanomasi', 'Take back what was said', 'Ritira quanto detto'),
    slots: {
      who: WHO,
      kind: words('mitä', 'which', 'quale'),
      what: words('syy', 'reason', 'motivo'),
    },
  },
  rereads: {
    title: words('Heittojen luenta', 'Reading of rolls', 'Lettura dei tiri'),
    slots: { asked: words('kysytään joka heitosta', 'asked of every roll', 'chiedere a ogni tiro') },
  },
  'set-off': {
    title: words('Laukaise toisen valmistelema', 'Set a readied act off', 'Fai scattare una mossa altrui'),
    slots: { who: WHO, on: ON },
  },
  'break-readiness': {
    title: words('Katkaise valmistautuminen', 'Break a readiness', 'Interrompi una preparazione'),
    slots: { who: WHO },
  },
  fall: { title: words('Vastustaja kaatuu', 'A foe falls', 'Un nemico cade'), slots: { who: WHO } },
  restore: {
    title: words('Palauta pisteitä', 'Restore points', 'Ridai punti'),
    slots: {
      who: WHO,
      body: words('kehopisteitä', 'body points', 'punti corpo'),
      mind: words('mielipisteitä', 'mind points', 'punti mente'),
    },
  },
  condition: {
    title: words('Haittavaikutus', 'A harmful effect', 'Un effetto dannoso'),
    slots: {
      who: WHO,
      condition: words('vaikutus', 'effect', 'effetto'),
      gained: words('alkaa', 'begins', 'comincia'),
    },
  },
  bind: {
    title: words('Sido tai vapauta', 'Bind or free', 'Blocca o libera'),
    slots: {
      who: WHO,
      part: words('ruumiinosa', 'part of the body', 'parte del corpo'),
      bound: words('sidottu', 'bound', 'bloccata'),
    },
  },
  'set-attribute': {
    title: words('Aseta ominaisuus', 'Set an attribute', 'Imposta una caratteristica'),
    slots: {
      who: WHO,
      attribute: ATTRIBUTE,
      value: words('arvo', 'value', 'valore'),
      racial: words('rotumuutos', 'racial change', 'modifica razziale'),
    },
  },
  learn: {
    title: words(
      'Opi loitsu tai erikoistaito',
      'Learn a spell or skill',
      'Impara un incantesimo o un’abilità',
    ),
    slots: { who: WHO, what: WHAT },
  },
  create: {
    title: words('Luo hahmo', 'Create a character', 'Crea un personaggio'),
    slots: {
      id: words('tunnus', 'id', 'id'),
      name: NAME,
      kind: words('laji', 'kind', 'tipo'),
      points: words('pisteet', 'points', 'punti'),
      random: words('arvotaan', 'at random', 'a caso'),
    },
  },
  bring: {
    title: words('Tuo mukaan', 'Bring somebody in', 'Fai entrare qualcuno'),
    slots: { id: words('tunnus', 'id', 'id'), name: NAME, from: words('kuka', 'who', 'chi'), zone: TO },
  },
};

export const face: Face<Event> = {
  name: NOPPA.name,
  about: NOPPA.about,
  terms: TERMS,
  actions: ACTIONS,
  board,
  character,
  tells: (event) => (TELLS[event.type] as (one: Event) => Sentence)(event),
};
