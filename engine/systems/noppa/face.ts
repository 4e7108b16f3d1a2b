import type { ActionWords, Face, Sentence, SheetField, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { RuleId } from './rules.ts';

const words = (fi: string, en: string, it: string): Words => ({ en, it, fi });

/** Words for all that appears in labels, reasons, options and outcomes under a key. */
const TERMS: Readonly<Record<string, Words>> = {
  // attributes
  vakevyys: words('Väkevyys', 'Might', 'Forza'),
  ketteryys: words('Ketteryys', 'Agility', 'Agilità'),
  sitkeys: words('Sitkeys', 'Toughness', 'Tenacia'),
  oppineisuus: words('Oppineisuus', 'Learning', 'Erudizione'),
  harjaantuneisuus: words('Harjaantuneisuus', 'Practice', 'Esperienza'),
  persoonallisuus: words('Persoonallisuus', 'Personality', 'Personalità'),
  // rolls
  attack: words('hyökkäys', 'attack', 'attacco'),
  check: words('heitto', 'roll', 'tiro'),
  initiative: words('aloite', 'initiative', 'iniziativa'),
  parry: words('torjunta', 'parry', 'parata'),
  basic: words('peruspuolustus', 'basic defence', 'difesa base'),
  reflex: words('refleksipuolustus', 'reflex defence', 'difesa sui riflessi'),
  endurance: words('kestävyyspuolustus', 'endurance defence', 'difesa sulla tenacia'),
  will: words('tahtopuolustus', 'will defence', 'difesa sulla volontà'),
  melee: words('lähitaistelu', 'melee', 'corpo a corpo'),
  ranged: words('ampuminen', 'shooting', 'tiro a distanza'),
  spell: words('loitsu', 'spell', 'incantesimo'),
  // what a roll came to
  success: words('onnistuminen', 'success', 'successo'),
  failure: words('epäonnistuminen', 'failure', 'fallimento'),
  partial: words('osittainen onnistuminen', 'partial success', 'successo parziale'),
  'success-complicated': words(
    'onnistuminen ja komplikaatio',
    'success and complication',
    'successo e complicazione',
  ),
  'failure-complicated': words(
    'epäonnistuminen ja komplikaatio',
    'failure and complication',
    'fallimento e complicazione',
  ),
  complication: words('komplikaatio', 'complication', 'complicazione'),
  successes: words('onnistumiset', 'successes', 'successi'),
  extra: words('ylimääräiset onnistumiset', 'extra successes', 'successi in più'),
  hit: words('osuma', 'hit', 'a segno'),
  missed: words('huti', 'missed', 'a vuoto'),
  hits: words('osuu', 'hits', 'va a segno'),
  misses: words('ei osu', 'misses', 'va a vuoto'),
  damage: words('vahinko', 'damage', 'danno'),
  healed: words('palautuneet kehopisteet', 'body points restored', 'punti corpo resi'),
  'mind-spent': words('mielipiste käytetty', 'mind point spent', 'punto mente speso'),
  woke: words('herää', 'wakes', 'si riprende'),
  'went-off': words('valmisteltu toiminto laukeaa', 'the readied act goes off', 'l’azione preparata scatta'),
  readied: words('valmisteltu toiminto', 'readied act', 'azione preparata'),
  thwarted: words('toiminto jää kesken', 'the act comes to nothing', 'l’azione sfuma'),
  // states, conditions and looks
  up: words('tolpillaan', 'up', 'in piedi'),
  fainted: words('pökertynyt', 'fainted', 'fuori combattimento'),
  unhurt: words('vahingoittumaton', 'unhurt', 'senza ferite'),
  hurt: words('haavoittunut', 'hurt', 'con qualche ferita'),
  'badly-hurt': words('pahasti haavoittunut', 'badly hurt', 'con gravi ferite'),
  down: words('maassa', 'down', 'a terra'),
  prone: words('kumossa', 'prone', 'a terra'),
  stunned: words('tyrmistynyt', 'stunned', 'stordimento'),
  'off-balance': words('tasapaino menetetty', 'out of balance', 'equilibrio perso'),
  disarmed: words('aseeton', 'disarmed', 'senza arma'),
  'out-of-ammo': words('ammukset lopussa', 'out of ammunition', 'munizioni finite'),
  frightened: words('peloissaan', 'frightened', 'paura'),
  entangled: words('takertunut', 'entangled', 'impedimento'),
  small: words('pieni', 'small', 'piccola'),
  normal: words('tavallinen', 'normal', 'normale'),
  large: words('suuri', 'large', 'grande'),
  giant: words('jätti', 'giant', 'gigante'),
  swarm: words('parvi', 'swarm', 'sciame'),
  // reasons
  half: words('puolitus', 'half', 'metà'),
  base: words('perusarvo', 'base', 'base'),
  bonus: words('bonus', 'bonus', 'bonus'),
  milestone: words('milestone', 'milestone', 'pietra miliare'),
  odds: words('ylivoima', 'overwhelming odds', 'superiorità schiacciante'),
  'success-faces': words('onnistuu 4+', 'succeeds on 4+', 'riesce con 4+'),
  least: words('vähintään', 'at least', 'almeno'),
  cost: words('hinta', 'cost', 'costo'),
  spent: words('jo käytetty', 'spent already', 'già speso'),
  actions: words('toiminnot', 'actions', 'azioni'),
  tick: words('toimintoluku', 'tick', 'numero d’azione'),
  carried: words('edelliseltä kierrokselta', 'from the round before', 'dal round precedente'),
  tn: words('vaikeusaste (TN)', 'target number (TN)', 'difficoltà (TN)'),
  difficult: words('vaikea maasto', 'difficult terrain', 'terreno difficile'),
  move: words('liikkuminen', 'moving', 'movimento'),
  withdraw: words('vetäytyminen', 'withdrawing', 'ritirata'),
  ready: words('valmistautuminen', 'readying', 'prepararsi'),
  other: words('muu', 'something else', 'altro'),
  // types of damage, and what foes have target numbers against
  mundane: words('mundaani', 'mundane', 'mondano'),
  slashing: words('viiltävä', 'slashing', 'tagliente'),
  crushing: words('murskaava', 'crushing', 'contundente'),
  piercing: words('lävistävä', 'piercing', 'perforante'),
  touch: words('touch', 'touch', 'tocco'),
  homing: words('homing', 'homing', 'a ricerca'),
  elements: words('elementit', 'elements', 'elementi'),
  fire: words('tuli', 'fire', 'fuoco'),
  ice: words('jää', 'ice', 'ghiaccio'),
  lightning: words('salama', 'lightning', 'fulmine'),
  ref: words('Ref', 'Ref', 'Ref'),
  fort: words('Fort', 'Fort', 'Fort'),
  // questions
  mind: words('mielipiste', 'mind point', 'punto mente'),
  spend: words('käytä mielipiste', 'spend a mind point', 'spendi un punto mente'),
  accept: words('hyväksy epäonnistuminen', 'accept the failure', 'accetta il fallimento'),
  reread: words('heiton luenta', 'reading of the roll', 'lettura del tiro'),
  'as-rolled': words('kuten heitettiin', 'as rolled', 'com’è stato tirato'),
  advantage: words('etu', 'advantage', 'vantaggio'),
  disadvantage: words('haitta', 'disadvantage', 'svantaggio'),
  neither: words('ei kumpaakaan', 'neither', 'nessuno dei due'),
  'complication-words': words(
    'komplikaatio sanoin',
    'the complication in words',
    'la complicazione a parole',
  ),
  'complication-effect': words(
    'komplikaation seuraus',
    'what the complication does',
    'effetto della complicazione',
  ),
  story: words('tarinallinen', 'a matter of the story', 'solo nella storia'),
  none: words('ei mitään', 'none', 'nessuno'),
  nothing: words('ei mihinkään', 'nothing', 'niente'),
  nobody: words('ei kukaan', 'nobody', 'nessuno'),
  'extra-use': words('ylimääräisten käyttö', 'use of the extras', 'uso dei successi in più'),
  better: words('tehokkaammin', 'better', 'meglio'),
  showier: words('näyttävämmin', 'showier', 'in modo più vistoso'),
  faster: words('nopeammin', 'faster', 'più in fretta'),
  'no-traces': words('jälkiä jättämättä', 'without traces', 'senza tracce'),
  'extra-attack': words(
    'ylimääräiset hyökkäysonnistumiset',
    'extra attack successes',
    'successi d’attacco in più',
  ),
  'extra-defence': words(
    'ylimääräiset puolustusonnistumiset',
    'extra defence successes',
    'successi di difesa in più',
  ),
  cover: words('coveraus', 'cover', 'copertura'),
  riposte: words('riposte', 'riposte', 'risposta'),
  'riposte-roll': words(
    'heitto, joka saa ripostenopat',
    'roll that gets the riposte dice',
    'tiro che riceve i dadi di risposta',
  ),
  'held-item': words('käytettävä varuste', 'item to use', 'oggetto da usare'),
  'let-pass': words('päästä läpi', 'let it pass', 'lascia passare'),
  'free-strike': words('vapaa isku', 'free strike', 'colpo gratuito'),
  strike: words('lyö', 'strike', 'colpisci'),
  'let-go': words('päästä menemään', 'let go', 'lascia andare'),
  'ready-upkeep': words('valmiuden ylläpito', 'staying ready', 'mantenere la preparazione'),
  stay: words('pysy valmiina (1T)', 'stay ready (1 action)', 'mantieni (1 azione)'),
  'give-up': words('luovu ja toimi', 'give up and act', 'rinuncia e agisci'),
  'ready-trigger': words('laukaisu', 'going off', 'innesco'),
  'go-off': words('laukaise', 'go off', 'fai scattare'),
  hold: words('odota', 'hold', 'aspetta'),
  'ready-others': words('muut alueella', 'others in the area', 'altri nell’area'),
  'ready-keep': words(
    'valmius seuraavalle kierrokselle',
    'readiness into the next round',
    'preparazione al round seguente',
  ),
  keep: words('jatka', 'keep', 'mantieni'),
  drop: words('lopeta', 'drop', 'lascia'),
  'foe-falls': words('vastustajan kaatuminen', 'whether the foe falls', 'se il nemico cade'),
  stands: words('pysyy tolpillaan', 'stands', 'resta in piedi'),
  falls: words('kaatuu', 'falls', 'cade'),
  'foe-against-foe': words('vastustaja vastustajaa vastaan', 'foe against foe', 'nemico contro nemico'),
  attributes: words('ominaisuudet', 'attributes', 'caratteristiche'),
  'race-up': words('rotumuutos ylös', 'racial change up', 'modifica razziale in su'),
  'race-down': words('rotumuutos alas', 'racial change down', 'modifica razziale in giù'),
  skills: words('erikoistaidot ja loitsut', 'special skills and spells', 'abilità speciali e incantesimi'),
  gear: words('varusteet', 'gear', 'equipaggiamento'),
  done: words('valmis', 'done', 'fatto'),
  // triggers, threats, phases, parts of the body, kinds
  approach: words('lähestyminen', 'approach', 'avvicinamento'),
  cast: words('loitsiminen', 'casting', 'lancio di un incantesimo'),
  word: words('sovittu merkki', 'the agreed sign', 'il segnale convenuto'),
  blow: words('fyysinen isku', 'physical blow', 'colpo fisico'),
  trap: words('ansa', 'trap', 'trappola'),
  'elemental-area': words('alue-elementtihyökkäys', 'elemental area', 'area elementale'),
  poison: words('myrkky', 'poison', 'veleno'),
  disease: words('tauti', 'disease', 'malattia'),
  exhaustion: words('väsymys', 'exhaustion', 'sfinimento'),
  fear: words('pelko', 'fear', 'paura'),
  interrogation: words('kuulustelu', 'interrogation', 'interrogatorio'),
  'mind-control': words('mielenhallinta', 'mind control', 'controllo mentale'),
  sleep: words('hereillä pysyminen', 'staying awake', 'restare svegli'),
  hazard: words('vaara', 'hazard', 'pericolo'),
  acting: words('toimintoluvut', 'the ticks', 'i numeri d’azione'),
  'round-end': words('kierroksen loppu', 'end of the round', 'fine del round'),
  hands: words('kädet', 'hands', 'mani'),
  voice: words('ääni', 'voice', 'voce'),
  wings: words('siivet', 'wings', 'ali'),
  mouth: words('suu', 'mouth', 'bocca'),
  player: words('pelaajahahmo', 'player character', 'personaggio'),
  companion: words('kumppani', 'companion', 'compagno'),
  foe: words('vastustaja', 'foe', 'nemico'),
  armoured: words('raskaasti panssaroitu', 'heavily armoured', 'corazza pesante'),
  mobile: words('liikkuva', 'nimble', 'agile'),
  roll: words('seuraava heitto', 'the next roll', 'il prossimo tiro'),
  scene: words('kohtaus', 'the scene', 'la scena'),
  heroes: words('sankarit', 'the heroes', 'gli eroi'),
  foes: words('vastustajat', 'the foes', 'i nemici'),
  gm: words('pelinjohtaja', 'the game master', 'il master'),
  light: words('kevyt', 'light', 'leggero'),
  heavy: words('raskas', 'heavy', 'pesante'),
  unarmed: words('paljaat kädet', 'bare hands', 'mani nude'),
  ...ourOwn([
    ['miekka', 'Miekka', words('miekka', 'sword', 'spada')],
    ['keihas', 'Keihäs', words('keihäs', 'spear', 'lancia')],
    ['sotanuija', 'Sotanuija', words('sotanuija', 'war club', 'mazza da guerra')],
    ['puukko', 'Puukko', words('puukko', 'knife', 'coltello')],
    ['jousi', 'Jousi', words('jousi', 'bow', 'arco')],
    ['heittoveitset', 'Heittoveitset', words('heittoveitset', 'throwing knives', 'coltelli da lancio')],
    ['kilpi', 'Kilpi', words('kilpi', 'shield', 'scudo')],
    ['tornikilpi', 'Tornikilpi', words('tornikilpi', 'tower shield', 'scudo a torre')],
    ['nahkapanssari', 'Nahkapanssari', words('nahkapanssari', 'leather armour', 'armatura di cuoio')],
    ['rengaspanssari', 'Rengaspanssari', words('rengaspanssari', 'mail', 'cotta di maglia')],
    ['sauva', 'Loitsusauva', words('loitsusauva', 'spell staff', 'bastone magico')],
    ['riimukivi', 'Riimukivi', words('riimukivi', 'rune stone', 'pietra runica')],
    ['karhunhammas', 'Karhunhammas', words('karhunhammas', 'bear’s tooth', 'dente d’orso')],
    ['sotatorvi', 'Sotatorvi', words('sotatorvi', 'war horn', 'corno da guerra')],
    ['jaapuikko', 'Jääpuikko', words('jääpuikko', 'icicle', 'ghiacciolo')],
    ['tulipallo', 'Tulipallo', words('tulipallo', 'fireball', 'palla di fuoco')],
    ['salama', 'Salama', words('salama', 'lightning bolt', 'fulmine')],
    ['kauhu', 'Kauhu', words('kauhu', 'terror', 'terrore')],
    ['hakeutuva', 'Hakeutuva nuoli', words('hakeutuva nuoli', 'homing arrow', 'freccia a ricerca')],
    ['lento', 'Lento', words('lento', 'flight', 'volo')],
    ['parannus', 'Parannus', words('parannus', 'healing', 'guarigione')],
    ['torjuntakehra', 'Torjuntakehrä', words('torjuntakehrä', 'warding ring', 'cerchio di difesa')],
    [
      'honkaisy',
      'Puolilohikäärmeen hönkäisy',
      words('puolilohikäärmeen hönkäisy', 'half-dragon’s breath', 'soffio del mezzo drago'),
    ],
    ['nuolten-torjuja', 'Nuolten torjuja', words('nuolten torjuja', 'arrow parrier', 'para-frecce')],
    ['nopea', 'Nopea', words('nopea', 'quick', 'rapidità')],
    ['taisteluvaisto', 'Taisteluvaisto', words('taisteluvaisto', 'battle sense', 'istinto di battaglia')],
    ['karaistunut', 'Karaistunut', words('karaistunut', 'hardened', 'tempra')],
    ['hanta', 'Häntä', words('häntä', 'tail', 'coda')],
    ['tulihenkays', 'Tulihenkäys', words('tulihenkäys', 'fire breath', 'soffio di fuoco')],
    ['purema', 'Purema', words('purema', 'bite', 'morso')],
    ['laulu', 'Lumoava laulu', words('lumoava laulu', 'enchanting song', 'canto ammaliante')],
    ['ote', 'Hyinen ote', words('hyinen ote', 'icy grip', 'presa gelida')],
    ['hampaat', 'Hampaat', words('hampaat', 'teeth', 'denti')],
    ['nyrkki', 'Kivinyrkki', words('kivinyrkki', 'stone fist', 'pugno di pietra')],
    ['jarkale', 'Järkäle', words('järkäle', 'boulder', 'macigno')],
  ]),
};

/** What our own content is called, by its id and by the name that reasons carry. */
function ourOwn(
  things: readonly (readonly [id: string, name: string, words: Words])[],
): Record<string, Words> {
  return Object.fromEntries(
    things.flatMap(([id, name, said]) => [
      [id, said],
      [name, said],
    ]),
  );
}

const joined = (...parts: readonly Words[]): Words => ({
  en: parts.map(({ en }) => en).join(''),
  it: parts.map(({ it }) => it).join(''),
  fi: parts.map(({ fi }) => fi).join(''),
});

type Rolled = EventOf<'checked' | 'attack-rolled' | 'defence-rolled' | 'parried'>;

const NOTHING_MORE = words('', '', '');
const READ = {
  3: words(' (etu, 3+)', ' (advantage, 3+)', ' (vantaggio, 3+)'),
  5: words(' (haitta, 5+)', ' (disadvantage, 5+)', ' (svantaggio, 5+)'),
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

/** How a roll came out, after whose roll it was. */
function came(head: Words, { threshold, outcome, extra, complication }: Rolled): Words {
  const read = threshold === 3 || threshold === 5 ? READ[threshold] : NOTHING_MORE;
  const so = outcome === 'failure' ? FAILED : extra > 0 ? MORE : BARE;
  return joined(head, read, so, complication ? COMPLICATED : FULL_STOP);
}

type Tells = { readonly [T in EventType]: (event: EventOf<T>) => Sentence };

const TELLS: Tells = {
  checked: (event) => ({
    words: came(
      words('{who} – {attribute}, TN{tn}', '{who} – {attribute}, TN{tn}', '{who} – {attribute}, TN{tn}'),
      event,
    ),
    with: { who: event.who, attribute: event.attribute, tn: event.tn, extra: event.extra },
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
      '{who}: tätä heittoa varten sanottu on käytetty.',
      'What was said of this roll of {who} is used up.',
      'Quanto detto per questo tiro di {who} è esaurito.',
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
  delayed: ({ who, carried }) => ({
    words: words(
      '{who} viivyttää: seuraavalle kierrokselle siirtyy {carried}T.',
      '{who} delays: {carried} {carried|action moves|actions move} to the next round.',
      '{who} ritarda: {carried} {carried|azione passa|azioni passano} al round seguente.',
    ),
    with: { who, carried },
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
  'fight-ended': ({ winner }) => ({
    words: words(
      'Taistelu on ohi. Tolpillaan: {winner}.',
      'The fight is over. Left standing: {winner}.',
      'Il combattimento è finito. In piedi: {winner}.',
    ),
    with: { winner: winner ?? 'nobody' },
  }),
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
            'Valmisteltu toiminto laukeaa: {who}.',
            'The readied act of {who} goes off.',
            'Scatta l’azione preparata di {who}.',
          )
        : words(
            'Valmisteltu toiminto laukeaa: {who}. Kohde: {on}.',
            'The readied act of {who} goes off against {on}.',
            'Scatta l’azione preparata di {who} contro {on}.',
          ),
    with: { who, on: on ?? 'nobody' },
  }),
  thwarted: ({ who, what }) => ({
    words: words(
      '{what} jää kesken: {who}.',
      '{what} of {who} comes to nothing.',
      '{what} di {who} non ha luogo.',
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
    with: { who: event.who, on: event.on, tn: event.tn, extra: event.extra },
  }),
  'effect-bought': ({ by, on, effect, price }) => ({
    words: words(
      '{by} käyttää ylimääräisiä ({price}): {effect}, {on}.',
      '{by} uses {price} extra {price|success|successes}: {on}, {effect}.',
      '{by} usa {price} {price|successo|successi} in più: {on}, {effect}.',
    ),
    with: { by, on, effect, price },
  }),
  struck: ({ on, hit }) => ({
    words: hit
      ? words('Osuma: {on}.', '{on} is hit.', 'Colpo a segno: {on}.')
      : words('Ei osumaa: {on}.', '{on} is not hit.', 'Nessun colpo a segno: {on}.'),
    with: { on },
  }),
  'defence-rolled': (event) => ({
    words: came(
      words('{who} – {defence}, TN{tn}', '{who} – {defence}, TN{tn}', '{who} – {defence}, TN{tn}'),
      event,
    ),
    with: { who: event.who, defence: event.defence, tn: event.tn, extra: event.extra },
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
    with: { by: event.by, who: event.who, tn: event.tn, extra: event.extra },
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
            '{who} subisce {damage}, in tutto {damageTaken}.',
          )
        : words(
            '{who}: vahinkoa {damage}, kehopisteitä {body}.',
            '{who} takes {damage} damage: body points {body}.',
            '{who} subisce {damage}: punti corpo {body}.',
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
      '{who}: finisce {condition}.',
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
    words: joined(SAID[said.kind], said.until === 'roll' ? FOR_ROLL : FOR_SCENE),
    with: { who, by: said.by > 0 ? `+${said.by}` : String(said.by), what: said.what || 'gm' },
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

const SAID = {
  advantage: words('Etu, {who}: {what}', 'Advantage for {who}: {what}', 'Vantaggio per {who}: {what}'),
  disadvantage: words(
    'Haitta, {who}: {what}',
    'Disadvantage for {who}: {what}',
    'Svantaggio per {who}: {what}',
  ),
  tn: words('TN {by}, {who}: {what}', 'TN {by} for {who}: {what}', 'TN {by} per {who}: {what}'),
} as const;
const FOR_ROLL = words(' (seuraava heitto).', ' (the next roll).', ' (il prossimo tiro).');
const FOR_SCENE = words(
  ' (kohtauksen loppuun).',
  ' (until the scene ends).',
  ' (fino alla fine della scena).',
);

/** What somebody has readied, as one word or name. */
function readiedWhat(act: EventOf<'readiness-begun'>['act']): string {
  if (act.kind === 'attack') return act.means;
  if (act.kind === 'cast') return act.spell;
  return act.kind === 'move' ? `→ ${act.to}` : act.what || 'other';
}

const BY = words('toimija', 'who acts', 'chi agisce');
const ON = words('kohde', 'target', 'bersaglio');
const WHO = words('kuka', 'who', 'chi');
const WITH = words('millä', 'with', 'con');
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
    title: words('Valmistaudu', 'Ready an act', 'Prepara un’azione'),
    slots: {
      by: BY,
      act: words('teko', 'act', 'azione'),
      'act.kind': words('teon laji', 'kind of act', 'tipo d’azione'),
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
    title: words('Laukaise valmisteltu', 'Let the readied act go off', 'Fai scattare l’azione preparata'),
    slots: { by: BY, on: ON },
  },
  pass: { title: words('Odota', 'Wait', 'Aspetta'), slots: { by: BY } },
  delay: { title: words('Viivytä', 'Delay', 'Ritarda'), slots: { by: BY } },
  act: {
    title: words('Tee muuta', 'Do something else', 'Fai altro'),
    slots: { by: BY, cost: COST, what: WHAT, hold: HOLD },
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
    },
  },
  rereads: {
    title: words('Heittojen luenta', 'Reading of rolls', 'Lettura dei tiri'),
    slots: { asked: words('kysytään joka heitosta', 'asked of every roll', 'chiedere a ogni tiro') },
  },
  'set-off': {
    title: words('Laukaise toisen valmistelema', 'Set a readied act off', 'Fai scattare un’azione altrui'),
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

const labelled = (path: string, rule: RuleId, label: Words): SheetField => ({ path, label, rule });
const attributeField = (name: string, rule: RuleId): SheetField =>
  labelled(`attributes.${name}`, rule, TERMS[name] ?? words(name, name, name));

const BODY = labelled('body', 'noppa.body.max', words('kehopisteet (KP)', 'body points', 'punti corpo'));
const MIND = labelled('mind', 'noppa.mind.max', words('mielipisteet (MP)', 'mind points', 'punti mente'));
const STATUS = labelled('status', 'noppa.body.faint', words('tila', 'state', 'stato'));
const CONDITIONS = labelled(
  'conditions',
  'noppa.attack.extra-effects',
  words('haittavaikutukset', 'harmful effects', 'effetti dannosi'),
);
const RIPOSTE = labelled('riposte', 'noppa.defence.riposte', words('riposte', 'riposte', 'risposta'));
const ZONE = labelled('zone', 'noppa.zone.zones', words('alue', 'zone', 'zona'));
const ACTIONS_LEFT = labelled(
  'actions',
  'noppa.init.countdown',
  words('toimintoja jäljellä', 'actions left', 'azioni rimaste'),
);

export const face: Face<Event> = {
  name: words('Noppa', 'Noppa', 'Noppa'),
  about: words(
    'Ominaisuuden verran d6:ia: jokainen 4+ on onnistuminen, kuutonen antaa lisänopan, ja TN kertoo montako tarvitaan. Vain pelaajat heittävät.',
    'As many d6 as the attribute: each 4 or more is a success, a six brings another die, and the TN says how many it takes. Only players roll.',
    'Tanti d6 quanto la caratteristica: ogni 4+ è un successo, il sei dà un altro dado, e la difficoltà dice quanti ne servono. Tirano solo i giocatori.',
  ),
  terms: TERMS,
  actions: ACTIONS,
  sheet: [
    {
      title: words('Ominaisuudet', 'Attributes', 'Caratteristiche'),
      fields: [
        attributeField('vakevyys', 'noppa.attr.vakevyys'),
        attributeField('ketteryys', 'noppa.attr.ketteryys'),
        attributeField('sitkeys', 'noppa.attr.sitkeys'),
        attributeField('oppineisuus', 'noppa.attr.oppineisuus'),
        attributeField('harjaantuneisuus', 'noppa.attr.harjaantuneisuus'),
        attributeField('persoonallisuus', 'noppa.attr.persoonallisuus'),
      ],
    },
    {
      title: words('Keho ja mieli', 'Body and mind', 'Corpo e mente'),
      fields: [BODY, MIND, STATUS, CONDITIONS],
    },
    {
      title: words('Varusteet ja taidot', 'Gear and skills', 'Equipaggiamento e abilità'),
      fields: [
        labelled('items', 'noppa.gear.base-slots', words('varusteet', 'gear', 'equipaggiamento')),
        labelled('spells', 'noppa.spell.learnable', words('loitsut', 'spells', 'incantesimi')),
        labelled(
          'skills',
          'noppa.attr.oppineisuus',
          words('erikoistaidot', 'special skills', 'abilità speciali'),
        ),
      ],
    },
    {
      title: words('Taistelu', 'Combat', 'Combattimento'),
      fields: [
        ACTIONS_LEFT,
        ZONE,
        RIPOSTE,
        labelled(
          'readied',
          'noppa.ready.declare',
          words('valmisteltu toiminto', 'readied act', 'azione preparata'),
        ),
        labelled(
          'initiative',
          'noppa.init.npc-fixed',
          words('kiinteä aloite', 'fixed initiative', 'iniziativa fissa'),
        ),
        labelled('attacks', 'noppa.action.attack', words('hyökkäykset', 'attacks', 'attacchi')),
        labelled(
          'tns',
          'noppa.attack.tn-by-type',
          words('puolustusten TN:t', 'target numbers', 'difficoltà'),
        ),
        labelled('size', 'noppa.melee.odds-sizes', words('koko', 'size', 'taglia')),
      ],
    },
  ],
  tracker: [ACTIONS_LEFT, BODY, MIND, ZONE, STATUS, CONDITIONS, RIPOSTE],
  tells: (event) => (TELLS[event.type] as (one: Event) => Sentence)(event),
};
