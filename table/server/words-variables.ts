import type { Words } from '@arbitro/kernel';

/** The environment variables, as `--help` shows them: an example, and what it means. */
export const VARIABLES: readonly { readonly example: string; readonly says: Words }[] = [
  {
    example: 'HOST=0.0.0.0',
    says: {
      en: 'where to listen: 0.0.0.0 every address, so that phones can join; 127.0.0.1 this computer alone',
      it: 'dove ascoltare: 0.0.0.0 tutti gli indirizzi, così i telefoni possono unirsi; 127.0.0.1 solo questo computer',
      fi: 'missä kuunnellaan: 0.0.0.0 kaikki osoitteet, jotta puhelimet pääsevät mukaan; 127.0.0.1 vain tämä kone',
    },
  },
  { example: 'PORT=8080', says: { en: 'the port', it: 'la porta', fi: 'portti' } },
  {
    example: 'DATA_DIR=./data',
    says: {
      en: 'the folder of the embedded database (arbitro.sqlite)',
      it: 'la cartella del database incluso (arbitro.sqlite)',
      fi: 'sisäisen tietokannan kansio (arbitro.sqlite)',
    },
  },
  {
    example: 'DATABASE_URL=postgres://user:password@host:5432/arbitro',
    says: {
      en: 'keep tables in PostgreSQL instead',
      it: 'salva i tavoli in PostgreSQL',
      fi: 'pöydät tallennetaan PostgreSQL:ään',
    },
  },
  {
    example: 'TRUST_PROXY=1',
    says: {
      en: 'behind a reverse proxy: how many there are, or their addresses (10.0.0.0/8,loopback)',
      it: 'dietro un proxy inverso: quanti sono, oppure i loro indirizzi (10.0.0.0/8,loopback)',
      fi: 'käänteisen välityspalvelimen takana: montako niitä on, tai niiden osoitteet (10.0.0.0/8,loopback)',
    },
  },
  {
    example: 'LOG_LEVEL=warn',
    says: {
      en: 'silent, fatal, error, warn, info (a line for each request), debug, trace',
      it: 'silent, fatal, error, warn, info (una riga per richiesta), debug, trace',
      fi: 'silent, fatal, error, warn, info (rivi joka pyynnöstä), debug, trace',
    },
  },
  {
    example: 'METRICS=local',
    says: {
      en: 'who may read /metrics: local (programs on this computer), open (everybody)',
      it: 'chi può leggere /metrics: local (i programmi di questo computer), open (tutti)',
      fi: 'kuka saa lukea /metrics-sivua: local (tämän koneen ohjelmat), open (kaikki)',
    },
  },
  {
    example: 'METRICS_TOKEN=…',
    says: {
      en: 'a secret of at least 16 characters: whoever shows it (Authorization: Bearer …) may read /metrics too',
      it: 'un segreto di almeno 16 caratteri: anche chi lo mostra (Authorization: Bearer …) può leggere /metrics',
      fi: 'vähintään 16 merkin salaisuus: myös sen esittäjä (Authorization: Bearer …) saa lukea /metrics-sivua',
    },
  },
  {
    example: 'LANG=en_GB.UTF-8',
    says: {
      en: 'the language of this console: English, Italian or Finnish',
      it: 'la lingua di questa console: inglese, italiano o finlandese',
      fi: 'tämän konsolin kieli: englanti, italia tai suomi',
    },
  },
];
