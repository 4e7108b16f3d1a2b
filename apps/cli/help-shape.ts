import type { Words } from '@arbitro/kernel';

/** The `--help` of a command. Its options are exactly those of its `OptionSpecs`. */
export interface Help {
  readonly usage: string;
  readonly does: Words;
  readonly options: readonly (readonly [string, Words])[];
  /** Commands that work as typed, in order, from any folder. */
  readonly examples: readonly string[];
  /** Explanations of the examples. */
  readonly about?: readonly Words[];
  /** When it exits with 1. */
  readonly fails?: Words;
  /** Whether it can be interrupted and then exits with 130. */
  readonly stops?: true;
}

export type Option = Help['options'][number];

export const JSON_OPTION: Option = [
  '--json',
  { en: 'print data for programs', it: 'stampa dati per i programmi', fi: 'tulostaa tiedot JSON-muodossa' },
];
export const SEED_OPTION: Option = [
  '--seed S',
  {
    en: 'a name for the dice: the same name, the same dice',
    it: 'un nome per i dadi: stesso nome, stessi dadi',
    fi: 'noppien nimi: sama nimi, samat nopat',
  },
];
export const RULES_OPTION: Option = [
  '--rules',
  { en: 'the rule behind each line', it: 'la regola dietro ogni riga', fi: 'sääntö jokaisen rivin takana' },
];
export const INTERACTIVE_OPTION: Option = [
  '-i, --interactive',
  {
    en: 'fight it yourself: type what your dice show, or Enter to have them thrown; ? explains the rest',
    it: 'combatti tu: scrivi che cosa mostrano i tuoi dadi, o Invio per farli tirare; ? spiega il resto',
    fi: 'taistele itse: kirjoita omien noppiesi silmäluvut tai heitä Enterillä; ? kertoo loput',
  },
];
export const OPTION_OPTION: Option = [
  '--option K=V,…',
  {
    en: 'options of the system that differ from the usual',
    it: 'le opzioni del sistema che differiscono dal solito',
    fi: 'järjestelmän valinnat, jotka poikkeavat tavallisesta',
  },
];

/** `fight.yaml` in examples that begin with `arbitro demo --save fight.yaml`. */
export const OWN_FILE: Words = {
  en: 'fight.yaml is the ready fight, which the line with --save writes into this folder: change it, and it is yours.',
  it: 'fight.yaml è il combattimento pronto, che la riga con --save scrive in questa cartella: cambialo, ed è tuo.',
  fi: 'fight.yaml on valmis taistelu, jonka rivi --save kirjoittaa tähän kansioon: muokkaa siitä omasi.',
};
export const IN_FOLDERS: Words = {
  en: 'Of a FOLDER, every *.yaml, *.yml and *.json file is taken, in the folders inside it too; files that are no scenarios are named and passed over.',
  it: 'Di una cartella (FOLDER) si prende ogni file *.yaml, *.yml e *.json, anche nelle cartelle al suo interno; i file che non sono scenari vengono nominati e saltati.',
  fi: 'Kansiosta (FOLDER) otetaan kaikki *.yaml-, *.yml- ja *.json-tiedostot, myös alikansioista; muut kuin skenaariot mainitaan ja ohitetaan.',
};
export const READY: Words = {
  en: 'Where a FILE is asked for, the name of a ready one will do too: {ready}.',
  it: 'Dove serve un FILE va bene anche il nome di uno già pronto: {ready}.',
  fi: 'Tiedoston (FILE) paikalle kelpaa myös valmiin nimi: {ready}.',
};
