import type { RefusalBook } from '@arbitro/kernel';

/** What tests, talk, travel, rest and things are refused for. */
export const CHECK_REFUSALS = {
  'ability-or-skill': {
    status: 422,
    says: {
      en: 'Say which ability or skill the check is made with.',
      it: 'Indica con quale caratteristica o abilità si fa la prova.',
      fi: 'Kerro, millä kyvyllä tai taidolla koe tehdään.',
    },
  },
  'not-a-search': {
    status: 422,
    says: {
      en: 'Search does not use {skill}: it takes Insight, Medicine, Perception or Survival. To recall or deduce something, Study.',
      it: 'Per Cercare non si usa {skill}, ma Intuizione, Medicina, Percezione o Sopravvivenza. Per ricordare o dedurre qualcosa c’è Studiare.',
      fi: 'Etsimisessä ei käytetä taitoa {skill}, vaan ihmistuntemusta, lääkintää, havainnointia tai erätaitoja. Muistelu ja päättely on Tutkimista.',
    },
  },
  'perception-finds': {
    status: 422,
    says: {
      en: 'Whoever hides is found with Perception, not with {skill}.',
      it: 'Chi si nasconde si trova con Percezione, non con {skill}.',
      fi: 'Piiloutunut löydetään havainnoinnilla, ei taidolla {skill}.',
    },
  },
  'not-a-study': {
    status: 422,
    says: {
      en: 'Study does not use {skill}: it takes Arcana, History, Investigation, Nature or Religion. To notice something, Search.',
      it: 'Per Studiare non si usa {skill}, ma Arcano, Storia, Indagare, Natura o Religione. Per notare qualcosa c’è Cercare.',
      fi: 'Tutkimisessa ei käytetä taitoa {skill}, vaan salatietoa, historiaa, tutkintaa, luontoa tai uskontoa. Huomaaminen on Etsimistä.',
    },
  },
  'not-hidden': {
    status: 422,
    says: {
      en: '{who} is not hidden.',
      it: '{who} non si sta nascondendo.',
      fi: '{who} ei ole piilossa.',
    },
  },
  'hidden-already': {
    status: 409,
    says: {
      en: '{who} is hidden already.',
      it: '{who} si nasconde già.',
      fi: '{who} on jo piilossa.',
    },
  },
  'may-not-hide': {
    status: 422,
    says: {
      en: 'The game master does not let {who} hide here.',
      it: 'Il GM non permette a {who} di nascondersi qui.',
      fi: 'Pelinjohtaja ei salli piiloutumista tässä: {who}.',
    },
  },
  watched: {
    status: 422,
    says: {
      en: '{by} has {who} in sight: heavy obscurement or three-quarters cover is needed to hide.',
      it: '{by} tiene d’occhio {who}: per nascondersi serve un’area fortemente oscurata o tre quarti di copertura.',
      fi: '{by} pitää silmällä ({who}): piiloutuminen vaatii täyden peiton tai kolmen neljänneksen suojan.',
    },
  },
  barred: {
    status: 409,
    says: {
      en: '{on} has turned this approach down; {who} can try it again in {hours} h.',
      it: '{on} ha già respinto questo approccio: {who} può riprovarci tra {hours} h.',
      fi: '{on} on jo torjunut tämän lähestymistavan; {who} voi yrittää uudelleen {hours} h kuluttua.',
    },
  },
  'hears-nothing': {
    status: 422,
    says: {
      en: '{on} is not aware of anything now.',
      it: '{on} in questo momento non si accorge di nulla.',
      fi: '{on} ei ole nyt tietoinen mistään.',
    },
  },
  'cannot-speak': {
    status: 422,
    says: {
      en: '{who} cannot speak: {status}.',
      it: '{who} non può parlare: {status}.',
      fi: '{who} ei voi puhua: {status}.',
    },
  },
  'weight-settled': {
    status: 422,
    says: {
      en: 'The rules of this table settle whether weight counts.',
      it: 'Se il peso conti lo stabiliscono le regole di questo tavolo.',
      fi: 'Tämän pöydän säännöt määräävät, lasketaanko painoa.',
    },
  },
  'weighed-already': {
    status: 422,
    says: {
      en: 'That is how it is for {who} already.',
      it: 'Per {who} è già così.',
      fi: 'Näin on jo: {who}.',
    },
  },
  'no-pace': {
    status: 422,
    says: {
      en: 'Choose a travel pace first.',
      it: 'Scegli prima il passo di marcia.',
      fi: 'Valitse ensin matkavauhti.',
    },
  },
  'no-pace-at-sea': {
    status: 422,
    says: {
      en: 'On the water nobody chooses a pace: the vessel has its own speed.',
      it: 'Sull’acqua non si sceglie il passo: vale la velocità dell’imbarcazione.',
      fi: 'Vesillä ei valita vauhtia: aluksella on oma nopeutensa.',
    },
  },
  'not-mounted': {
    status: 422,
    says: {
      en: 'Only mounts on land can cover twice the distance.',
      it: 'Solo chi cavalca, a terra, può raddoppiare la distanza.',
      fi: 'Vain ratsain ja maalla voi edetä kaksinkertaisen matkan.',
    },
  },
  'mounts-tired': {
    status: 422,
    says: {
      en: 'The mounts have had their doubled hour and need a short or long rest first.',
      it: 'Le cavalcature hanno già dato la loro ora di corsa: prima serve un Riposo breve o lungo.',
      fi: 'Ratsut ovat jo tehneet pikatuntinsa ja tarvitsevat ensin lyhyen tai pitkän levon.',
    },
  },
  'one-gallop': {
    status: 422,
    says: {
      en: 'Without a rest in between mounts double only one hour.',
      it: 'Senza un riposo in mezzo le cavalcature raddoppiano una sola ora.',
      fi: 'Ilman lepoa välissä ratsut kaksinkertaistavat vain yhden tunnin.',
    },
  },
  'nobody-rests': {
    status: 422,
    says: {
      en: 'There is nobody who could take this rest.',
      it: 'Non c’è nessuno che possa fare questo riposo.',
      fi: 'Ei ole ketään, joka voisi levätä näin.',
    },
  },
  'cannot-rest': {
    status: 422,
    says: {
      en: '{who} needs at least 1 hit point to begin a rest.',
      it: 'A {who} serve almeno 1 punto ferita per iniziare un riposo.',
      fi: '{who}: levon aloittamiseen tarvitaan vähintään 1 kestopiste.',
    },
  },
  'rested-lately': {
    status: 409,
    says: {
      en: '{who} can begin another long rest in {hours} h.',
      it: '{who} può iniziare un altro Riposo lungo tra {hours} h.',
      fi: '{who} voi aloittaa seuraavan pitkän levon {hours} h kuluttua.',
    },
  },
  'not-burning': {
    status: 409,
    says: {
      en: '{who} is not on fire.',
      it: '{who} non sta bruciando.',
      fi: '{who} ei ole tulessa.',
    },
  },
  'broken-already': {
    status: 409,
    says: {
      en: '{thing} is broken already.',
      it: '{thing}: già a pezzi.',
      fi: '{thing} on jo rikki.',
    },
  },
  'magical-thing': {
    status: 422,
    says: {
      en: '{thing} is magical and does not simply break.',
      it: '{thing}: la magia che contiene non lascia che si rompa così.',
      fi: '{thing} on taikaesine eikä mene rikki noin vain.',
    },
  },
  'sturdy-thing': {
    status: 422,
    says: {
      en: '{thing} is too sturdy to simply break: attack it.',
      it: '{thing}: troppa resistenza per rompersi e basta, serve un attacco.',
      fi: '{thing} on liian kestävä rikottavaksi noin vain: hyökkää siihen.',
    },
  },
  'thing-too-far': {
    status: 422,
    says: {
      en: '{thing} is out of {who}’s reach.',
      it: '{thing}: {who} non ci arriva.',
      fi: '{who} ei ylety esineeseen {thing}.',
    },
  },
  'no-interaction-left': {
    status: 409,
    says: {
      en: '{who} has had the free interaction of this turn: more takes the Utilize action.',
      it: '{who} ha già usato l’interazione gratuita del turno: per altre serve l’azione Utilizzare.',
      fi: '{who} on jo käyttänyt vuoron ilmaisen esinetoimen: enempään tarvitaan Käyttäminen.',
    },
  },
  'no-such-item': {
    status: 422,
    says: {
      en: '{who} has no {item}.',
      it: '{who} non ha {item}.',
      fi: '{who}: varustetta {item} ei ole.',
    },
  },
  'in-hand-already': {
    status: 409,
    says: {
      en: '{who} has {item} in hand already.',
      it: '{who} ha già in mano {item}.',
      fi: '{who}: {item} on jo kädessä.',
    },
  },
  'not-in-hand': {
    status: 409,
    says: {
      en: '{who} does not have {item} in hand.',
      it: '{who} non ha in mano {item}.',
      fi: '{who}: {item} ei ole kädessä.',
    },
  },
} as const satisfies RefusalBook;
