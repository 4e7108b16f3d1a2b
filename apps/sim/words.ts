import { type Language, say, type Words } from '@arbitro/kernel';
import { whole } from './numbers.ts';

/** What reports say, on a terminal and on paper alike. */
const REPORT_WORDS = {
  fights: {
    en: '{fights} {count, plural, one {fight} other {fights}}',
    it: '{fights} {count, plural, one {combattimento} other {combattimenti}}',
    fi: '{fights} {count, plural, one {taistelu} other {taistelua}}',
  },
  seed: { en: 'seed {seed}', it: 'seme {seed}', fi: 'siemen {seed}' },
  policy: { en: '{side}: {policy}', it: '{side}: {policy}', fi: '{side}: {policy}' },
  stopped: {
    en: 'Stopped: this rests on the first {fights} of {asked} fights.',
    it: 'Interrotto: tutto si basa sui primi {fights} combattimenti di {asked}.',
    fi: 'Keskeytetty: luvut perustuvat {fights} ensimmäiseen taisteluun (pyydetty {asked}).',
  },
  interval: { en: '95 % interval', it: 'intervallo al 95 %', fi: '95 %:n luottamusväli' },
  victory: { en: 'Chance of victory', it: 'Probabilità di vittoria', fi: 'Voiton todennäköisyys' },
  nobody: { en: 'nobody is left', it: 'non resta nessuno', fi: 'ketään ei jää jäljelle' },
  undecided: {
    en: 'undecided after {rounds} {rounds, plural, one {round} other {rounds}}',
    it: 'non deciso dopo {rounds} round',
    fi: 'ratkaisematta {rounds} kierroksen jälkeen',
  },
  'undecided-short': { en: 'undecided', it: 'non deciso', fi: 'ratkaisematta' },
  wiped: {
    en: 'Wiped out: nobody left standing',
    it: 'Annientati: nessuno resta in piedi',
    fi: 'Tuho: ketään ei jää pystyyn',
  },
  'wiped-short': { en: 'wiped out', it: 'annientati', fi: 'tuhoutuu' },
  wins: { en: 'victory', it: 'vittoria', fi: 'voitto' },
  fates: { en: 'Who falls, who dies', it: 'Chi cade, chi muore', fi: 'Kuka kaatuu, kuka kuolee' },
  who: { en: 'who', it: 'chi', fi: 'kuka' },
  side: { en: 'side', it: 'parte', fi: 'osapuoli' },
  falls: { en: 'falls', it: 'cade', fi: 'kaatuu' },
  dies: { en: 'dies', it: 'muore', fi: 'kuolee' },
  leaves: { en: 'leaves', it: 'si ritira', fi: 'vetäytyy' },
  rounds: { en: 'Rounds', it: 'Round', fi: 'Kierrokset' },
  round: { en: 'round', it: 'round', fi: 'kierros' },
  'rounds-mean': {
    en: '{mean} on average ({low} – {high}), {least} to {most}',
    it: '{mean} in media ({low} – {high}), da {least} a {most}',
    fi: 'keskimäärin {mean} ({low} – {high}), {least}–{most}',
  },
  'rounds-span': { en: '{least} to {most}', it: 'da {least} a {most}', fi: '{least}–{most}' },
  damage: {
    en: 'Damage in each round',
    it: 'Danni in ogni round',
    fi: 'Vahinko kierroksittain',
  },
  dealt: { en: 'dealt', it: 'inflitti', fi: 'aiheutettu' },
  taken: { en: 'taken', it: 'subiti', fi: 'kärsitty' },
  'dealt-in-all': {
    en: 'dealt in a fight',
    it: 'inflitti a combattimento',
    fi: 'aiheutettu taistelussa',
  },
  'taken-in-all': { en: 'taken in a fight', it: 'subiti a combattimento', fi: 'kärsitty taistelussa' },
  'damage-note': {
    en: 'Points on average, over the fights that came so far; rounds that fewer than one fight in twenty reached are left out.',
    it: 'Punti in media, sui combattimenti arrivati fin lì; i round raggiunti da meno di un combattimento su venti sono omessi.',
    fi: 'Pisteitä keskimäärin niissä taisteluissa, jotka kestivät niin kauan; kierrokset, joille pääsi alle yksi taistelu kahdestakymmenestä, on jätetty pois.',
  },
  health: {
    en: 'Health left at the end',
    it: 'Salute rimasta alla fine',
    fi: 'Jäljellä oleva terveys lopussa',
  },
  'health-mean': {
    en: '{mean} on average; from fight to fight it swings by {swing}',
    it: '{mean} in media; tra un combattimento e l’altro oscilla di {swing}',
    fi: 'keskimäärin {mean}; taistelusta toiseen se heilahtelee {swing}',
  },
  'health-axis': { en: 'health left, %', it: 'salute rimasta, %', fi: 'terveyttä jäljellä, %' },
  'health-swing': { en: 'swing {swing}', it: 'oscillazione {swing}', fi: 'heilahtelu {swing}' },
  'health-terms': {
    en: 'of all that a side had; swing: standard deviation',
    it: 'sul totale; oscillazione: deviazione standard',
    fi: 'kaikesta; heilahtelu: keskihajonta',
  },
  'health-short': {
    en: 'mean {mean}, swing {swing}',
    it: 'media {mean}, oscillazione {swing}',
    fi: 'keskiarvo {mean}, heilahtelu {swing}',
  },
  reserves: { en: 'What is left to spend', it: 'Che cosa resta da spendere', fi: 'Mitä voimavaroja jää' },
  'reserves-note': {
    en: 'On average at the end of a fight.',
    it: 'In media, alla fine di un combattimento.',
    fi: 'Keskimäärin taistelun lopussa.',
  },
  decided: {
    en: 'What decided the fight',
    it: 'Che cosa ha deciso il combattimento',
    fi: 'Mikä ratkaisi taistelun',
  },
  'did-most': {
    en: '{side}: {who} dealt the most damage in {share} of the fights ({points} points in each)',
    it: '{side}: {who} ha inflitto i danni maggiori: {share} dei combattimenti ({points} punti in ciascuno)',
    fi: '{side}: {who} aiheutti useimmin eniten vahinkoa: {share} taisteluista ({points} pistettä taistelua kohden)',
  },
  'most-often': { en: 'did the most', it: 'il più efficace', fi: 'teki eniten' },
  deaths: { en: 'somebody dies', it: 'qualcuno muore', fi: 'joku kuolee' },
  exact: { en: 'exactly', it: 'esatto', fi: 'tarkasti' },
  'exact-note': {
    en: 'Exact, by {states} states that differ in what matters.',
    it: 'Esatto, su {states} stati che differiscono in ciò che conta.',
    fi: 'Tarkka luku {states} tilasta, jotka eroavat siinä, millä on väliä.',
  },
  'exact-endless': {
    en: 'It never ends with a chance of {share}.',
    it: 'Con probabilità {share} non finisce mai.',
    fi: 'Todennäköisyydellä {share} se ei pääty koskaan.',
  },
  'exact-too-large': {
    en: 'Too large to be solved exactly: of {states} states looked at, {share} of the chances were not followed to the end.',
    it: 'Troppo grande per una soluzione esatta: visti {states} stati, {share} delle probabilità non è stato seguito fino in fondo.',
    fi: 'Liian suuri ratkaistavaksi tarkasti: {states} tilan jälkeen {share} todennäköisyydestä jäi seuraamatta loppuun.',
  },
  'exact-too-wide': {
    en: 'Too large to be solved exactly: already its beginning can go in too many ways.',
    it: 'Troppo grande per una soluzione esatta: già l’inizio può andare in troppi modi.',
    fi: 'Liian suuri ratkaistavaksi tarkasti: jo alku voi sujua liian monella tavalla.',
  },
  'all-ended': {
    en: 'Every fight came to its end.',
    it: 'Ogni combattimento è arrivato alla fine.',
    fi: 'Jokainen taistelu päättyi.',
  },
  'not-all-ended': {
    en: '{count} {count, plural, one {fight was} other {fights were}} not over after {rounds} {rounds, plural, one {round} other {rounds}}, and {count, plural, one {counts} other {count}} as undecided.',
    it: '{count} {count, plural, one {combattimento non è finito} other {combattimenti non sono finiti}} dopo {rounds} round: {count, plural, one {conta} other {contano}} come non {count, plural, one {deciso} other {decisi}}.',
    fi: '{count} {count, plural, one {taistelu} other {taistelua}} ei päättynyt {rounds} kierroksessa; {count, plural, one {se luetaan} other {ne luetaan}} ratkaisemattomaksi.',
  },
  compared: { en: 'What changes', it: 'Che cosa cambia', fi: 'Mikä muuttuu' },
  'compared-note': {
    en: 'Both were fought with the same dice, fight by fight. What is more than chance is marked; the interval is that of the difference, in percentage points.',
    it: 'Entrambi combattuti con gli stessi dadi, uno per uno. È segnato ciò che non è solo caso; l’intervallo è quello della differenza, in punti percentuali.',
    fi: 'Molemmat taisteltiin samoin nopin, taistelu taistelulta. Merkittynä se, mikä ei ole sattumaa; väli on erotuksen väli prosenttiyksikköinä.',
  },
  'win-of': { en: 'victory of {who}', it: 'vittoria: {who}', fi: 'voitto: {who}' },
  'wiped-of': { en: '{who} wiped out', it: 'annientati: {who}', fi: 'tuhoutuu: {who}' },
  'fell-of': { en: '{who} falls', it: '{who} cade', fi: '{who} kaatuu' },
  'died-of': { en: 'death of {who}', it: 'morte di {who}', fi: '{who} kuolee' },
  'rounds-by': {
    en: 'rounds: {before} → {after} ({by}, interval {low} … {high})',
    it: 'round: {before} → {after} ({by}, intervallo {low} … {high})',
    fi: 'kierroksia: {before} → {after} ({by}, väli {low} … {high})',
  },
  'by-interval': {
    en: '({by}, interval {low} … {high})',
    it: '({by}, intervallo {low} … {high})',
    fi: '({by}, väli {low} … {high})',
  },
  what: { en: 'what', it: 'che cosa', fi: 'mikä' },
  before: { en: 'before', it: 'prima', fi: 'ennen' },
  after: { en: 'after', it: 'dopo', fi: 'jälkeen' },
  difference: { en: 'difference', it: 'differenza', fi: 'erotus' },
  curve: {
    en: 'What changes with {varied}',
    it: 'Che cosa cambia con {varied}',
    fi: 'Miten {varied} vaikuttaa',
  },
  'curve-note': {
    en: 'Every number was fought with the same dice. The bands are 95 % intervals.',
    it: 'Ogni numero è stato combattuto con gli stessi dadi. Le fasce sono intervalli al 95 %.',
    fi: 'Jokainen luku taisteltiin samoin nopin. Vyöhykkeet ovat 95 %:n luottamusvälejä.',
  },
  'as-it-is': { en: 'as it is', it: 'così com’è', fi: 'sellaisenaan' },
  tour: { en: 'The systems side by side', it: 'I sistemi a confronto', fi: 'Järjestelmät rinnakkain' },
  'tour-about': {
    en: 'One party of four in each system’s own terms, against foes that are comparable: who wins, who dies, how long it takes, and how differently the same fight can end.',
    it: 'Un gruppo di quattro nei termini di ciascun sistema, contro avversari paragonabili: chi vince, chi muore, quanto dura, e quanto diversamente può finire lo stesso combattimento.',
    fi: 'Neljän hengen seurue kunkin järjestelmän omin ehdoin ja vertailukelpoiset viholliset: kuka voittaa, kuka kuolee, kauanko kestää ja kuinka eri tavoin sama taistelu voi päättyä.',
  },
  'tour-length': {
    en: 'How long it takes, how differently it ends',
    it: 'Quanto dura, quanto diversamente finisce',
    fi: 'Kauanko se kestää, kuinka eri tavoin se päättyy',
  },
  'tour-fights': {
    en: '{fights} {count, plural, one {fight} other {fights}} in each system',
    it: '{fights} {count, plural, one {combattimento} other {combattimenti}} in ogni sistema',
    fi: '{fights} {count, plural, one {taistelu} other {taistelua}} kussakin järjestelmässä',
  },
  'tour-victory': { en: 'the party wins', it: 'il gruppo vince', fi: 'seurue voittaa' },
  'tour-deaths': {
    en: 'somebody of the party dies',
    it: 'qualcuno del gruppo muore',
    fi: 'joku seurueesta kuolee',
  },
  'tour-falls': {
    en: 'each of the party falls, on average',
    it: 'ciascuno del gruppo cade, in media',
    fi: 'seurueen jäsen kaatuu keskimäärin',
  },
  'tour-wiped': { en: 'the party is wiped out', it: 'il gruppo è annientato', fi: 'seurue tuhoutuu' },
  'tour-rounds': { en: 'rounds', it: 'round', fi: 'kierroksia' },
  'tour-left': { en: 'health left', it: 'salute rimasta', fi: 'terveyttä jäljellä' },
  'tour-swing': { en: 'swing', it: 'oscillazione', fi: 'heilahtelu' },
  'swing-note': {
    en: 'Swing: the standard deviation of the health the party has left, in parts of the whole. At 0 every fight ends alike; the more, the more hangs on the dice.',
    it: 'Oscillazione: la deviazione standard della salute che resta al gruppo, in parti del totale. A 0 ogni combattimento finisce uguale; più è alta, più dipende dai dadi.',
    fi: 'Heilahtelu: seurueelle jäävän terveyden keskihajonta osana kokonaisuudesta. Nollassa jokainen taistelu päättyy samoin; mitä suurempi luku, sitä enemmän nopat ratkaisevat.',
  },
  system: { en: 'system', it: 'sistema', fi: 'järjestelmä' },
  share: { en: 'share of the fights', it: 'quota dei combattimenti', fi: 'osuus taisteluista' },
  'how-made': {
    en: 'Every fight was played by the rules of {system}, with dice from the seed {seed}: the same seed gives the same figures again.',
    it: 'Ogni combattimento è stato giocato con le regole di {system} e i dadi del seme {seed}: lo stesso seme ridà le stesse cifre.',
    fi: 'Jokainen taistelu pelattiin pelin omin säännöin ({system}) ja siemenen {seed} nopin: sama siemen antaa samat luvut uudelleen.',
  },
  numbers: { en: 'The numbers', it: 'I numeri', fi: 'Luvut' },
  'health-about': {
    en: 'How much of its health the side has left when the fight is over, of all its members together.',
    it: 'Quanta salute resta alla parte a fine combattimento, di tutti i suoi membri insieme.',
    fi: 'Kuinka paljon osapuolen terveydestä on jäljellä taistelun päätyttyä, kaikki jäsenet yhteensä.',
  },
  'dealt-about': {
    en: 'Points of damage in a fight, on average, and how often nobody of the side dealt more.',
    it: 'Punti di danno a combattimento, in media, e quante volte nessuno della parte ne ha inflitti di più.',
    fi: 'Vahinkopisteitä taistelussa keskimäärin, ja kuinka usein kukaan samalla puolella ei aiheuttanut enempää.',
  },
  left: { en: 'left', it: 'restano', fi: 'jäljellä' },
  'what-interval': {
    en: 'Of a hundred such intervals, about 95 have the true figure in them. More fights make them narrower.',
    it: 'Di cento intervalli così, circa 95 contengono il valore vero. Con più combattimenti si restringono.',
    fi: 'Sadasta tällaisesta välistä noin 95 sisältää todellisen luvun. Useampi taistelu kaventaa niitä.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What policies are called beside their names, for whoever does not read English. */
const POLICY_WORDS: Readonly<Record<string, Words>> = {
  sensible: { en: 'sensible', it: 'sensible (con buon senso)', fi: 'sensible (järkevästi)' },
  simple: { en: 'simple', it: 'simple (con buon senso)', fi: 'simple (järkevästi)' },
  plain: { en: 'plain', it: 'plain (a testa bassa)', fi: 'plain (suoraan päin)' },
  tactician: { en: 'tactician', it: 'tactician (da strateghi)', fi: 'tactician (taktikkoina)' },
  cautious: { en: 'cautious', it: 'cautious (con prudenza)', fi: 'cautious (varovasti)' },
};

/** A policy as it is typed, and in other languages than English what it means. */
export const policyName = (policy: string, language: Language): string =>
  (Object.hasOwn(POLICY_WORDS, policy) && POLICY_WORDS[policy]?.[language]) || policy;

export type ReportWord = keyof typeof REPORT_WORDS;
export type Text = (key: ReportWord, params?: Readonly<Record<string, string | number>>) => string;

/** How many fights, written out and as the number that it is. */
export const fightsIn = (count: number, language: Language) => ({ fights: whole(count, language), count });

export const textIn =
  (language: Language): Text =>
  (key, params = {}) =>
    say({ words: REPORT_WORDS[key], with: params }, language, (value) => value);
