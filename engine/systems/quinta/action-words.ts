import type { ActionWords, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { words } from './term-words.ts';

const BY = words('chi agisce', 'who acts', 'toimija');
const WHO = words('chi', 'who', 'kuka');
const ON = words('bersaglio', 'target', 'kohde');
const WITH = words('con', 'with', 'aseena');
const AT = words('punto', 'square', 'ruutu');
const TO = words('dove', 'where to', 'minne');
const PATH = words('percorso', 'path', 'reitti');
const METRES = words('metri', 'metres', 'metriä');
const ABILITY = words('caratteristica', 'ability', 'kyky');
const SKILL = words('abilità', 'skill', 'taito');
const DC = words('CD', 'DC', 'VL');
const MODE = words('vantaggio o svantaggio', 'advantage or disadvantage', 'etu vai haitta');
const BONUS = words('bonus', 'bonus', 'bonus');
const COVER = words('copertura', 'cover', 'suoja');
const WHAT = words('che cosa', 'what', 'mitä');
const SIDE = words('schieramento', 'side', 'puoli');
const AMOUNT = words('quanto', 'how much', 'kuinka paljon');
const UNIT = words('unità', 'unit', 'yksikkö');
const POINTS = words('punti', 'points', 'pisteitä');
const THING = words('oggetto', 'thing', 'esine');
const DAMAGE = words('danni', 'damage', 'vahinko');
const CONDITION = words('condizione', 'condition', 'tila');
const APPROACH = words('approccio', 'approach', 'keino');
const DISPOSITION = words('disposizione', 'disposition', 'suhtautuminen');
const ALLOWED = words('il GM lo consente', 'the GM allows it', 'pelinjohtaja sallii');
const SOUGHT = words('chi si cerca', 'whom to find', 'etsittävä');
const SPOT = words('dove cerca', 'where they look', 'mistä etsitään');
const SENSE = words('senso', 'sense', 'aisti');
const DISTANCE = words('distanza (m)', 'distance (m)', 'etäisyys (m)');
const HOW = words('come', 'how', 'miten');

const parts = (title: Words, slots: Readonly<Record<string, Words>> = {}): ActionWords => ({ title, slots });

/** How every action is called, and its parts. */
export const ACTIONS: { readonly [T in Action['type']]: ActionWords } = {
  fight: parts(words('Comincia il combattimento', 'Begin the fight', 'Aloita taistelu'), {
    participants: words('chi combatte', 'who fights', 'taistelijat'),
    surprised: words('chi è sorpreso', 'who is surprised', 'yllätetyt'),
  }),
  join: parts(words('Entra nello scontro', 'Join the fight', 'Liity taisteluun'), {
    who: WHO,
    side: SIDE,
    at: AT,
  }),
  leave: parts(words('Fuggi o arrenditi', 'Flee or surrender', 'Pakene tai antaudu'), {
    by: BY,
    how: HOW,
    allowed: ALLOWED,
  }),
  'end-fight': parts(words('Fine del combattimento', 'End the fight', 'Päätä taistelu')),
  'end-turn': parts(words('Fine del turno', 'End the turn', 'Päätä vuoro'), { by: BY }),
  move: parts(words('Muoviti', 'Move', 'Liiku'), {
    by: BY,
    to: TO,
    path: PATH,
    metres: METRES,
    gait: words('andatura', 'gait', 'kulkutapa'),
    difficult: words('terreno difficile', 'difficult terrain', 'vaikeakulkuinen maasto'),
    leaves: words('di chi lascia la portata', 'whose reach is left', 'kenen ulottuvilta lähdetään'),
  }),
  jump: parts(words('Salta', 'Jump', 'Hyppää'), {
    by: BY,
    to: TO,
    metres: METRES,
    high: words('in alto', 'upwards', 'ylöspäin'),
    runUp: words('con rincorsa', 'with a run-up', 'vauhdilla'),
  }),
  'drop-prone': parts(words('Buttati a terra', 'Drop prone', 'Heittäydy maahan'), { by: BY }),
  stand: parts(words('Rialzati', 'Stand up', 'Nouse seisomaan'), { by: BY }),
  mount: parts(words('Monta in sella', 'Mount', 'Nouse ratsaille'), {
    by: BY,
    on: words('cavalcatura', 'mount', 'ratsu'),
    control: words('conduzione', 'control', 'ohjaus'),
  }),
  dismount: parts(words('Smonta', 'Dismount', 'Laskeudu satulasta'), { by: BY, to: TO }),
  attack: parts(words('Attacco', 'Attack', 'Hyökkäys'), {
    by: BY,
    with: WITH,
    on: ON,
    at: AT,
    thing: THING,
    ability: ABILITY,
    cover: COVER,
    mode: MODE,
    bonus: BONUS,
    distance: DISTANCE,
  }),
  use: parts(words('Usa un potere o un oggetto', 'Use a power or a thing', 'Käytä voimaa tai esinettä'), {
    by: BY,
    deed: WHAT,
    on: ON,
    at: AT,
  }),
  grapple: parts(words('Afferra', 'Grapple', 'Tartu'), { by: BY, on: ON }),
  shove: parts(words('Spingi', 'Shove', 'Tönäise'), { by: BY, on: ON, effect: HOW }),
  escape: parts(words('Liberati', 'Escape', 'Irtaudu'), { by: BY, skill: SKILL }),
  release: parts(words('Lascia la presa', 'Let go', 'Päästä irti'), { by: BY, on: ON }),
  dash: parts(words('Scatto', 'Dash', 'Pyrähdys'), { by: BY }),
  disengage: parts(words('Disimpegno', 'Disengage', 'Irrottautuminen'), { by: BY }),
  dodge: parts(words('Schivata', 'Dodge', 'Väistö'), { by: BY }),
  help: parts(words('Aiuto', 'Help', 'Auttaminen'), { by: BY, how: HOW, on: WHO, skill: SKILL }),
  hide: parts(words('Nascondersi', 'Hide', 'Piiloutuminen'), {
    by: BY,
    allowed: ALLOWED,
  }),
  influence: parts(words('Influenzare', 'Influence', 'Vaikuttaminen'), {
    by: BY,
    on: WHO,
    approach: APPROACH,
    disposition: DISPOSITION,
  }),
  ready: parts(words('Preparare', 'Ready', 'Valmistautuminen'), {
    by: BY,
    trigger: words('quando', 'when', 'milloin'),
    act: WHAT,
    'act.kind': WHAT,
    'act.deed': WITH,
    'act.on': ON,
    'act.to': TO,
    'act.at': AT,
    'act.how': HOW,
    'act.skill': SKILL,
    'act.ability': ABILITY,
    'act.dc': DC,
    'act.what': WHAT,
    'act.thing': THING,
    'act.effect': HOW,
    'act.approach': APPROACH,
    'act.disposition': DISPOSITION,
    'act.allowed': ALLOWED,
    'act.for': SOUGHT,
    'act.spot': SPOT,
    'act.sense': SENSE,
  }),
  trigger: parts(words('È il momento', 'The trigger comes', 'Laukaise'), {
    who: WHO,
    on: ON,
    at: AT,
    also: words('anche', 'also', 'myös'),
  }),
  search: parts(words('Cercare', 'Search', 'Etsiminen'), {
    by: BY,
    skill: SKILL,
    for: SOUGHT,
    dc: DC,
    spot: SPOT,
    sense: SENSE,
  }),
  study: parts(words('Studiare', 'Study', 'Tutkiminen'), { by: BY, skill: SKILL, dc: DC }),
  utilize: parts(words('Utilizzare', 'Utilize', 'Käyttäminen'), { by: BY, what: WHAT }),
  interact: parts(words('Interagisci', 'Interact', 'Käsittele esinettä'), {
    by: BY,
    what: WHAT,
    draw: words('estrai', 'draw', 'ota käteen'),
    stow: words('riponi', 'put away', 'pane pois'),
  }),
  speak: parts(words('Parla', 'Speak', 'Puhu'), {
    by: BY,
    words: words('parole', 'words', 'sanat'),
    long: words('discorso lungo', 'a longer speech', 'pitempi puhe'),
  }),
  improvise: parts(words('Improvvisa', 'Improvise', 'Improvisoi'), {
    by: BY,
    what: WHAT,
    ability: ABILITY,
    skill: SKILL,
    dc: DC,
  }),
  break: parts(words('Rompi', 'Break', 'Riko'), { by: BY, thing: THING }),
  'put-out': parts(words('Spegni le fiamme', 'Put out the fire', 'Sammuta liekit'), { by: BY }),
  check: parts(words('Prova di caratteristica', 'Ability check', 'Kykykoe'), {
    by: BY,
    ability: ABILITY,
    skill: SKILL,
    or: words('o abilità', 'or skill', 'tai taito'),
    tool: words('strumento', 'tool', 'työkalu'),
    on: ON,
    dc: DC,
    sense: SENSE,
    distance: DISTANCE,
    mode: MODE,
    bonus: BONUS,
  }),
  save: parts(words('Tiro salvezza', 'Saving throw', 'Pelastusheitto'), {
    by: BY,
    ability: ABILITY,
    dc: DC,
    willingly: words('fallisce di proposito', 'fail on purpose', 'epäonnistu tahallaan'),
    mode: MODE,
    bonus: BONUS,
  }),
  rest: parts(words('Riposo', 'Rest', 'Lepo'), {
    kind: words('breve o lungo', 'short or long', 'lyhyt vai pitkä'),
    who: WHO,
    interruptedAfter: words('interrotto dopo (ore)', 'interrupted after (hours)', 'keskeytyi (tuntia)'),
  }),
  time: parts(words('Passa il tempo', 'Let time pass', 'Anna ajan kulua'), { amount: AMOUNT, unit: UNIT }),
  travel: parts(words('Viaggio', 'Travel', 'Matkaa'), {
    amount: AMOUNT,
    unit: UNIT,
    mounted: words('a cavallo', 'mounted', 'ratsain'),
    gallops: words('ore al galoppo', 'hours at a gallop', 'laukkatunteja'),
  }),
  pace: parts(words('Passo di marcia', 'Travel pace', 'Matkavauhti'), {
    pace: words('passo', 'pace', 'vauhti'),
  }),
  march: parts(words('Ordine di marcia', 'Marching order', 'Marssijärjestys'), {
    ranks: words('file', 'ranks', 'rivit'),
  }),
  vehicle: parts(words('Veicolo', 'Vehicle', 'Kulkuneuvo'), {
    vehicle: words('veicolo', 'vehicle', 'kulkuneuvo'),
    'vehicle.kind': words('tipo', 'kind', 'laji'),
    'vehicle.kmPerHour': words('km all’ora', 'km an hour', 'km tunnissa'),
    'vehicle.hoursPerDay': words('ore al giorno', 'hours a day', 'tuntia päivässä'),
  }),
  'end-day': parts(words('Fine della giornata', 'End of the day', 'Päivän loppu'), {
    who: WHO,
    litres: words('litri bevuti', 'litres drunk', 'juotu (l)'),
    kg: words('cibo (kg)', 'food (kg)', 'ruokaa (kg)'),
  }),
  fall: parts(words('Caduta', 'Fall', 'Putoaminen'), {
    who: WHO,
    metres: METRES,
    liquid: words('in un liquido', 'into liquid', 'nesteeseen'),
  }),
  burn: parts(words('Fuoco', 'Fire', 'Tuli'), { who: WHO, burning: words('brucia', 'burns', 'palaa') }),
  choke: parts(words('Soffocamento', 'Suffocation', 'Tukehtuminen'), {
    who: WHO,
    choking: words('senza aria', 'without air', 'ilman ilmaa'),
    breath: words('fiato', 'breath', 'henki'),
  }),
  hurt: parts(words('Infliggi danni', 'Deal damage', 'Aiheuta vahinkoa'), {
    who: WHO,
    damage: DAMAGE,
    'damage.0.dice': words('dadi', 'dice', 'nopat'),
    'damage.0.type': words('tipo', 'type', 'laji'),
    save: words('tiro salvezza', 'saving throw', 'pelastusheitto'),
    'save.ability': ABILITY,
    'save.dc': DC,
    'save.half': words('metà se riesce', 'half on a success', 'puolet onnistuessa'),
    cover: COVER,
  }),
  heal: parts(words('Cura', 'Heal', 'Paranna'), { who: WHO, points: POINTS }),
  temporary: parts(words('Punti ferita temporanei', 'Temporary hit points', 'Tilapäiset kestopisteet'), {
    who: WHO,
    points: POINTS,
  }),
  condition: parts(words('Condizione', 'Condition', 'Tila'), {
    who: WHO,
    condition: CONDITION,
    gained: words('la ottiene', 'gains it', 'saa tilan'),
    by: words('causata da', 'caused by', 'aiheuttaja'),
    rounds: words('round', 'rounds', 'kierroksia'),
    levels: words('livelli', 'levels', 'tasoja'),
  }),
  revive: parts(words('Riporta in vita', 'Bring back to life', 'Herätä henkiin'), {
    who: WHO,
    points: POINTS,
  }),
  'set-score': parts(words('Cambia un punteggio', 'Change a score', 'Muuta kykyarvoa'), {
    who: WHO,
    ability: ABILITY,
    by: AMOUNT,
    onZero: words('a 0', 'at 0', 'nollassa'),
  }),
  'set-maximum': parts(
    words('Cambia il massimo di punti ferita', 'Change the maximum', 'Muuta enimmäiskestopisteitä'),
    {
      who: WHO,
      change: AMOUNT,
    },
  ),
  cover: parts(words('Copertura', 'Cover', 'Suoja'), {
    by: words('contro chi', 'against whom', 'ketä vastaan'),
    on: WHO,
    cover: COVER,
  }),
  light: parts(words('Luce', 'Light', 'Valaistus'), { light: words('luce', 'light', 'valaistus') }),
  place: parts(words('Metti sulla mappa', 'Put on the map', 'Aseta kartalle'), { who: WHO, at: AT }),
  push: parts(words('Sposta a forza', 'Move by force', 'Siirrä väkisin'), { who: WHO, to: TO }),
  attitude: parts(words('Atteggiamento', 'Attitude', 'Asenne'), {
    who: WHO,
    toward: words('verso', 'towards', 'ketä kohtaan'),
    attitude: words('atteggiamento', 'attitude', 'asenne'),
  }),
  weigh: parts(words('Conta il peso', 'Count weight', 'Laske paino'), {
    who: WHO,
    counts: words('conta', 'counts', 'lasketaan'),
  }),
  'death-saves': parts(words('Tiri contro la morte', 'Death saves', 'Kuolemanpelastusheitot'), {
    who: WHO,
    uses: words('li fa', 'makes them', 'heittää niitä'),
  }),
};
