import { joined, signed, type Words } from '@arbitro/kernel';
import type { EventOf, EventType } from './events.ts';
import type { Loyalty, Morale, Mount } from './tables.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const MORALE: Readonly<Record<Morale, Words>> = {
  surrender: words(
    '{who}: {all|si arrende|si arrendono}.',
    '{who} {all|surrenders|surrender}.',
    '{who} {all|antautuu|antautuvat}.',
  ),
  flee: words('{who}: fuga!', '{who} {all|flees|flee}.', '{who} {all|pakenee|pakenevat}.'),
  hold: words(
    '{who}: {all|tiene|tengono} la posizione.',
    '{who} {all|holds|hold} the ground.',
    '{who} {all|pitää asemansa|pitävät asemansa}.',
  ),
  'fight-for-advantage': words(
    '{who}: {all|combatte|combattono} per il vantaggio.',
    '{who} {all|fights|fight} for the advantage.',
    '{who} {all|taistelee|taistelevat} edusta.',
  ),
  attack: words('{who}: all’attacco!', '{who}: attack!', '{who}: hyökkäykseen!'),
};

const LOYALTY: Readonly<Record<Loyalty, Words>> = {
  traitor: words('{who}: Traditore!', '{who}: a traitor!', '{who}: petturi!'),
  wavering: words(
    '{who}: Lealtà −2 alla prossima prova.',
    '{who}: loyalty −2 at the next check.',
    '{who}: uskollisuus −2 seuraavaan heittoon.',
  ),
  doubtful: words(
    '{who}: Lealtà −1 alla prossima prova.',
    '{who}: loyalty −1 at the next check.',
    '{who}: uskollisuus −1 seuraavaan heittoon.',
  ),
  average: words('{who}: Lealtà Media.', '{who}: average loyalty.', '{who}: tavanomainen uskollisuus.'),
  willing: words(
    '{who}: Lealtà +1 alla prossima prova.',
    '{who}: loyalty +1 at the next check.',
    '{who}: uskollisuus +1 seuraavaan heittoon.',
  ),
  devoted: words(
    '{who}: Lealtà +2 alla prossima prova.',
    '{who}: loyalty +2 at the next check.',
    '{who}: uskollisuus +2 seuraavaan heittoon.',
  ),
  loyalist: words('{who}: Lealista.', '{who}: a loyalist.', '{who}: järkkymättömän uskollinen.'),
};

const PARLEYED: Readonly<Record<EventOf<'parleyed'>['outcome'], Words>> = {
  avoided: words(
    '{who} negozia («{said}»): il combattimento è evitato.',
    '{who} parleys (“{said}”): the fight is avoided.',
    '{who} neuvottelee (”{said}”): taistelu vältetään.',
  ),
  delayed: words(
    '{who} negozia («{said}»): il combattimento è rimandato.',
    '{who} parleys (“{said}”): the fight is put off.',
    '{who} neuvottelee (”{said}”): taistelu lykkääntyy.',
  ),
  refused: words(
    '{who} negozia («{said}»): non serve.',
    '{who} parleys (“{said}”): to no avail.',
    '{who} neuvottelee (”{said}”): turhaan.',
  ),
};

const MOUNTED: Readonly<Record<Mount, Words>> = {
  none: words('{who} è a piedi.', '{who} is on foot.', '{who} on jalkaisin.'),
  other: words('{who} è in sella.', '{who} is in the saddle.', '{who} on ratsailla.'),
  'medium-warhorse': words(
    '{who} monta un cavallo da guerra medio.',
    '{who} rides a medium warhorse.',
    '{who} ratsastaa keskiraskaalla sotaratsulla.',
  ),
  'heavy-warhorse': words(
    '{who} monta un cavallo da guerra pesante.',
    '{who} rides a heavy warhorse.',
    '{who} ratsastaa raskaalla sotaratsulla.',
  ),
};

const UNHORSED: Readonly<Record<EventOf<'unhorsed'>['state'], Words>> = {
  unhorsed: words('{who} vola giù di sella.', '{who} is thrown from the saddle.', '{who} sinkoaa satulasta.'),
  stunned: words(
    '{who} non regge il colpo e cade dal destriero.',
    '{who} is stunned and falls from the horse.',
    '{who} menee tainnoksiin ja putoaa satulasta.',
  ),
  dead: words('{who} cade senza vita.', '{who} falls dead.', '{who} kaatuu kuolleena.'),
};

function lance({ hit, high }: EventOf<'lance-struck'>): Words {
  return joined(
    hit
      ? words(
          '{who} colpisce {on} con la lancia',
          '{who} strikes {on} with the lance',
          '{who} osuu peitsellä, kohde {on}',
        )
      : words(
          '{who} manca {on} con la lancia',
          '{who} misses {on} with the lance',
          '{who} ei osu peitsellä, kohde {on}',
        ),
    high
      ? words(' (attacco di 12 o più).', ' (an attack of 12 or more).', ' (hyökkäys 12 tai enemmän).')
      : words('.', '.', '.'),
  );
}

function service({ employer }: EventOf<'served'>): Words {
  return employer === null
    ? words(
        '{who} non serve più nessuno; parte: {side}.',
        '{who} serves nobody now; side: {side}.',
        '{who} ei palvele enää ketään; puoli: {side}.',
      )
    : words(
        '{who} è al servizio di {employer}; parte: {side}.',
        '{who} serves {employer}; side: {side}.',
        '{who} palvelee, isäntänä {employer}; puoli: {side}.',
      );
}

/** Company, experience, the joust and the Referee's word. */
export const saidOfCompany = {
  'morale-checked': ({ who, morale }) => ({ words: MORALE[morale], with: { who, all: who.length } }),
  'morale-asked-set': ({ asked }) => ({
    words: asked
      ? words(
          'Quando qualcuno cade, l’Arbitro pensa al morale.',
          'Whenever somebody falls the Referee thinks of morale.',
          'Kun joku kaatuu, pelinjohtaja harkitsee moraalia.',
        )
      : words(
          'Del morale non si chiede più.',
          'Morale is no longer asked about.',
          'Moraalia ei enää kysytä.',
        ),
  }),
  'morale-considered': () => ({
    words: words(
      'L’Arbitro valuta il morale.',
      'The Referee weighs morale.',
      'Pelinjohtaja punnitsee moraalia.',
    ),
  }),
  'loyalty-checked': ({ who, loyalty }) => ({ words: LOYALTY[loyalty], with: { who } }),
  'treatment-set': ({ who, modifier }) => ({
    words: words(
      '{who}: trattamento {modifier} alla Lealtà.',
      '{who}: treatment {modifier} to loyalty.',
      '{who}: kohtelu {modifier} uskollisuuteen.',
    ),
    with: { who, modifier: signed(modifier) },
  }),
  served: (event) => ({
    words: service(event),
    with: {
      who: event.who,
      side: event.side,
      ...(event.employer === null ? {} : { employer: event.employer }),
    },
  }),
  parleyed: ({ who, words: said, outcome }) => ({
    words: PARLEYED[outcome],
    with: { who, said: said || '…' },
  }),

  'treasure-found': ({ gold, treasure }) => ({
    words: words(
      'Tesoro: {gold} {gold|pezzo d’oro|pezzi d’oro}, in tutto {treasure}.',
      'Treasure: {gold} gold {gold|piece|pieces}, {treasure} in all.',
      'Aarre: {gold} {gold|kultaraha|kultarahaa}, yhteensä {treasure}.',
    ),
    with: { gold, treasure },
  }),
  'award-made': ({ monsters, gold, left, worthless }) => ({
    words: joined(
      words(
        'Esperienza: {monsters} PE per i mostri, {gold} per il tesoro',
        'Experience: {monsters} XP for monsters, {gold} for treasure',
        'Kokemus: {monsters} hirviöistä, {gold} aarteesta',
      ),
      left === 0
        ? words('.', '.', '.')
        : words('; {left} non divisibili.', '; {left} left over.', '; jakamatta jää {left}.'),
      worthless.length === 0
        ? words('', '', '')
        : words(
            ' Senza un valore in PE: {worthless}.',
            ' Without a value in XP: {worthless}.',
            ' Ilman kokemusarvoa: {worthless}.',
          ),
    ),
    with: { monsters, gold, left, worthless },
  }),
  'experience-gained': ({ who, xp, total }) => ({
    words: words(
      '{who} guadagna {xp} PE: in tutto {total}.',
      '{who} gains {xp} XP: {total} in all.',
      '{who} saa {xp} kokemuspistettä: yhteensä {total}.',
    ),
    with: { who, xp, total },
  }),
  'level-gained': ({ who, level, points, hp, maxHp }) => ({
    words: words(
      '{who} sale al livello {level}: +{points} Punti Ferita, ora {hp} su {maxHp}.',
      '{who} reaches level {level}: +{points} hit points, now {hp} of {maxHp}.',
      '{who} nousee tasolle {level}: +{points} osumapistettä, nyt {hp}/{maxHp}.',
    ),
    with: { who, level, points, hp, maxHp },
  }),

  'joust-began': ({ joust: { jousters, purpose, lances } }) => ({
    words: words(
      'Comincia la giostra ({purpose}, {lances}): {who}.',
      'The joust begins ({purpose}, {lances}): {who}.',
      'Peitsitaistelu alkaa ({purpose}, {lances}): {who}.',
    ),
    with: { who: jousters.map(({ who }) => who), purpose, lances },
  }),
  tilted: ({ tilt }) => ({
    words: words('Giostra, round {tilt}.', 'The joust, pass {tilt}.', 'Peitsitaistelu, kohtaaminen {tilt}.'),
    with: { tilt },
  }),
  'lance-struck': (event) => ({ words: lance(event), with: { who: event.who, on: event.on } }),
  'joust-points': ({ who, points, total }) => ({
    words: words(
      '{who}: {points} {points|punto|punti} giostra, in tutto {total}.',
      '{who}: {points} joust {points|point|points}, {total} in all.',
      '{who}: {points} {points|piste|pistettä}, yhteensä {total}.',
    ),
    with: { who, points, total },
  }),
  unhorsed: ({ who, state }) => ({ words: UNHORSED[state], with: { who } }),
  'joust-ended': ({ winner }) => ({
    words:
      winner === null
        ? words(
            'La giostra finisce senza vincitore.',
            'The joust ends without a winner.',
            'Peitsitaistelu päättyy ilman voittajaa.',
          )
        : words(
            '{winner} vince la giostra.',
            '{winner} wins the joust.',
            '{winner} voittaa peitsitaistelun.',
          ),
    ...(winner === null ? {} : { with: { winner } }),
  }),
  forfeited: ({ who, to, ransom }) => ({
    words: words(
      '{who} cede a {to} cavalcatura e armatura, con un riscatto di {ransom} {ransom|pezzo d’oro|pezzi d’oro}.',
      '{who} gives up mount and armour to {to}, and a ransom of {ransom} gold {ransom|piece|pieces}.',
      '{who} luovuttaa ratsun ja panssarin, saaja {to}; lunnaat {ransom} {ransom|kultaraha|kultarahaa}.',
    ),
    with: { who, to, ransom },
  }),

  ruled: ({ who, what, ruling }) => ({
    words: words(
      '{who}: {what}. L’Arbitro: {ruling}',
      '{who}: {what}. The Referee: {ruling}',
      '{who}: {what}. Pelinjohtaja: {ruling}',
    ),
    with: { who, what: what || 'other', ruling: ruling || '–' },
  }),
  'gear-held': ({ who, hand }) => ({
    words:
      hand.length === 0
        ? words('{who} ha le mani libere.', '{who} has empty hands.', '{who}: kädet tyhjinä.')
        : words('{who} ha in mano: {hand}.', '{who} has in hand: {hand}.', '{who}: kädessä {hand}.'),
    with: { who, hand },
  }),
  'load-set': ({ who, pounds }) => ({
    words: words(
      '{who} porta {pounds} {pounds|libbra|libbre}.',
      '{who} carries {pounds} {pounds|pound|pounds}.',
      '{who} kantaa {pounds} {pounds|paunan|paunaa}.',
    ),
    with: { who, pounds },
  }),
  mounted: ({ who, mount }) => ({ words: MOUNTED[mount], with: { who } }),
} satisfies Partial<Telling<EventType>>;
