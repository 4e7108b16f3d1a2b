import { type RefusalBook, refuser, type Words } from '@arbitro/kernel';

/** What only this system says no for. */
export const RISCHIO_REFUSALS = {
  'level-not-on-table': {
    status: 422,
    says: {
      en: '{level} is not one of the six levels of risk, and this table allows no others.',
      it: '{level} non è uno dei sei livelli di rischio, e questo tavolo non ne ammette altri.',
      fi: '{level} ei ole yksi kuudesta riskitasosta, eikä tässä pöydässä sallita muita.',
    },
  },
  'no-approach': {
    status: 422,
    says: {
      en: '{who} has no statistic to choose an approach from: name the kind of risk.',
      it: '{who} non ha statistiche tra cui scegliere un approccio: indica la tipologia di rischio.',
      fi: '{who}: ei ominaisuuksia, joista valita lähestymistapa. Nimeä riskin laji.',
    },
  },
  'no-such-ability': {
    status: 422,
    says: {
      en: '{who} has no ability {ability}. Known: {known}.',
      it: '{who} non ha l’abilità {ability}. Conosciute: {known}.',
      fi: '{who}: kykyä {ability} ei ole. Tunnetut: {known}.',
    },
  },
  'one-target-only': {
    status: 422,
    says: {
      en: '{ability} takes one target.',
      it: '{ability} ha un solo bersaglio.',
      fi: 'Kyvyllä {ability} on vain yksi kohde.',
    },
  },
  'cannot-pay': {
    status: 422,
    says: {
      en: '{who} cannot pay {cost} {resource}: {has} left.',
      it: '{who} non può pagare {cost} {resource}: ne restano {has}.',
      fi: '{who} ei voi maksaa: {resource} {cost}, jäljellä {has}.',
    },
  },
  'health-by-harm': {
    status: 422,
    says: {
      en: 'Health is no resource: take or give it with “harm” or “heal”.',
      it: 'La salute non è una risorsa: si toglie o si dà con “harm” o “heal”.',
      fi: 'Terveys ei ole voimavara: vie tai anna sitä toiminnolla ”harm” tai ”heal”.',
    },
  },
  'beyond-reach': {
    status: 422,
    says: {
      en: 'Nothing reaches {on} any more: {status}.',
      it: 'Nulla può più raggiungere {on}: {status}.',
      fi: 'Mikään ei enää tavoita kohdetta {on}: {status}.',
    },
  },
  'help-from-another': {
    status: 422,
    says: {
      en: 'Help must come from somebody else.',
      it: 'L’aiuto deve venire da qualcun altro.',
      fi: 'Avun on tultava joltakulta toiselta.',
    },
  },
  'not-down': {
    status: 422,
    says: {
      en: '{on} is not down: {status}.',
      it: '{on} non è a terra: {status}.',
      fi: '{on} ei ole maassa: {status}.',
    },
  },
  'no-such-gear': {
    status: 422,
    says: {
      en: '{who} carries no {gear}.',
      it: '{who} non porta {gear}.',
      fi: '{who}: varustetta {gear} ei ole.',
    },
  },
  'not-chosen': {
    status: 422,
    says: {
      en: 'Not among the kinds of risk chosen.',
      it: 'Non è tra le tipologie di rischio scelte.',
      fi: 'Ei kuulu valittuihin riskien lajeihin.',
    },
  },
  'not-defeated': {
    status: 422,
    says: {
      en: '{who} is not defeated: {status}.',
      it: '{who} non è tra gli sconfitti: {status}.',
      fi: '{who} ei ole voitettujen joukossa: {status}.',
    },
  },
  'not-an-opponent': {
    status: 422,
    says: {
      en: '{who} is a player: only opponents can be declared defeated.',
      it: '{who} è un giocatore: solo gli avversari possono essere dichiarati sconfitti.',
      fi: '{who} on pelaaja: vain vastustajan voi julistaa voitetuksi.',
    },
  },
} as const satisfies RefusalBook;

/** What a sheet may not be, though each of its fields is fine. */
export const SHEET_FAULTS = {
  riskMissing: {
    en: 'a hit rule by risk needs the risk (kind and level)',
    it: 'una regola per colpire basata sul rischio vuole il rischio (kind e level)',
    fi: 'riskiin perustuva osumissääntö tarvitsee riskin (kind ja level)',
  },
  idTwice: {
    en: 'each needs an id of its own, other than basic-attack',
    it: 'ciascuno vuole un id tutto suo, diverso da basic-attack',
    fi: 'kullakin on oltava oma tunnus, joka ei ole basic-attack',
  },
  statusAgainstHealth: {
    en: 'a creature is up above 0 health, and at 0 or less down, dead or defeated',
    it: 'con più di 0 punti salute lo stato è up; con 0 o meno è down, dead o defeated',
    fi: 'kun terveyttä on yli 0, tila on up; kun sitä on 0 tai vähemmän, tila on down, dead tai defeated',
  },
  effectOfAttack: {
    en: 'an attack does damage and nothing else; a cure, a shield or a boost is an ability of kind support',
    it: 'un attacco infligge danno e nient’altro; cure, scudi e potenziamenti sono abilità di tipo support',
    fi: 'hyökkäys tekee vahinkoa eikä muuta; parannus, suoja tai vahvistus on kyky, jonka laji on support',
  },
  attackFieldOfSupport: {
    en: 'a support ability does no damage and needs no roll: this would change nothing',
    it: 'un’abilità di tipo support non infligge danno e non richiede lanci: qui non cambierebbe nulla',
    fi: 'support-kyky ei tee vahinkoa eikä vaadi heittoa: tämä ei muuttaisi mitään',
  },
  riskUnused: {
    en: 'only the hit rules target-risk and attacker-risk use a risk',
    it: 'solo le regole per colpire target-risk e attacker-risk usano un rischio',
    fi: 'vain osumissäännöt target-risk ja attacker-risk käyttävät riskiä',
  },
  roundsUnused: {
    en: 'only a boost lasts for rounds',
    it: 'solo un potenziamento (boost) dura dei round',
    fi: 'vain vahvistus (boost) kestää kierroksia',
  },
  statWithoutEffect: {
    en: 'this is no statistic that gear or a boost can raise; gear has its damage in a field of its own, damage',
    it: 'non è una statistica che equipaggiamento o potenziamenti possano alzare; il danno dell’equipaggiamento ha un campo suo, damage',
    fi: 'tätä ominaisuutta varuste tai vahvistus ei voi nostaa; varusteen vahingolla on oma kenttänsä damage',
  },
  diesOfPlayer: {
    en: 'only of an opponent; players always fall first and die the second time',
    it: 'solo per un avversario; i giocatori cadono la prima volta e muoiono la seconda',
    fi: 'vain vastustajalle; pelaajat kaatuvat ensin ja kuolevat toisella kerralla',
  },
} as const satisfies Readonly<Record<string, Words>>;

export const refuseRischio = refuser(RISCHIO_REFUSALS);
