import { isIP } from 'node:net';
import { formatSentence, LANGUAGES, type Language } from '@arbitro/kernel';
import type { MetricsAccess } from '../http/metrics-access.ts';
import { CONSOLE_TEXTS, type ConsoleTextKey } from '../texts.ts';

/** The settings of this server. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database, used unless another database is set. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly trustProxy: false | number | string[];
  readonly logLevel: string;
  readonly metrics: MetricsAccess;
  readonly language: Language;
}

export type Variables = Readonly<Record<string, string | undefined>>;

export const formatConsoleText = (
  word: ConsoleTextKey,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string => formatSentence({ words: CONSOLE_TEXTS[word], with: params }, language, (value) => value);

export function readConsoleLanguage(variables: Variables): Language {
  const locale = (variables.LC_ALL || variables.LC_MESSAGES || variables.LANG || '').toLowerCase();
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

type ReadResult<T> = { readonly value: T } | { readonly allowed: string };

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const readPort = (text: string): ReadResult<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? { value: Number(text) } : { allowed: '1…65535, 0' };

const readHost = (text: string): ReadResult<string> =>
  isIP(text) !== 0 || HOST_NAME.test(text)
    ? { value: text }
    : { allowed: '0.0.0.0, 127.0.0.1, ::, localhost' };

const readLevel = (text: string): ReadResult<string> =>
  LEVELS.includes(text) ? { value: text } : { allowed: LEVELS.join(', ') };

const readMetrics = (text: string): ReadResult<boolean> =>
  text === 'local' || text === 'open' ? { value: text === 'open' } : { allowed: 'local, open' };

const readToken = (text: string): ReadResult<string | undefined> =>
  text === '' || /^[\w.~+/=-]{16,}$/.test(text)
    ? { value: text || undefined }
    : { allowed: '16… × A–Z a–z 0–9 - . _ ~ + / =' };

const readDatabase = (text: string): ReadResult<string | undefined> => {
  if (text === '') return { value: undefined };
  const isPostgres = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  return isPostgres ? { value: text } : { allowed: 'postgres://user:password@host:5432/name' };
};

function readProxies(text: string): ReadResult<Environment['trustProxy']> {
  if (/^(0?|false|no)$/i.test(text)) return { value: false };
  if (/^[1-9]$/.test(text)) return { value: Number(text) };
  const names = text.split(',').map((name) => name.trim());
  return names.every(isProxy)
    ? { value: names }
    : { allowed: '0, 1…9, 10.0.0.7, 10.0.0.0/8, loopback, linklocal, uniquelocal' };
}

function isProxy(name: string): boolean {
  if (PROXY_NAMES.has(name)) return true;
  const [address = '', width, extra] = name.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || extra !== undefined) return false;
  return width === undefined || (/^\d{1,3}$/.test(width) && Number(width) <= bits);
}

/** Never printed: the address of a database contains its password. */
const SECRET_VARIABLES = new Set(['DATABASE_URL', 'METRICS_TOKEN']);

/** Reads the variables; each invalid value is reported in the language of the console. */
export function readEnvironment(
  variables: Variables,
):
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly faults: readonly string[] } {
  const language = readConsoleLanguage(variables);
  const faults: string[] = [];
  const read = <T>(name: string, fallback: string, reader: (text: string) => ReadResult<T>): T => {
    const text = variables[name]?.trim() || fallback;
    const got = reader(text);
    if ('value' in got) return got.value;
    const value = SECRET_VARIABLES.has(name) ? '…' : text;
    faults.push(formatConsoleText('bad-value', language, { name, value, allowed: got.allowed }));
    return (reader(fallback) as { readonly value: T }).value;
  };
  const value: Environment = {
    host: read('HOST', '0.0.0.0', readHost),
    port: read('PORT', '8080', readPort),
    folder: read('DATA_DIR', './data', (text) => ({ value: text })),
    databaseUrl: read('DATABASE_URL', '', readDatabase),
    trustProxy: read('TRUST_PROXY', '', readProxies),
    logLevel: read('LOG_LEVEL', 'warn', readLevel),
    metrics: { isOpen: read('METRICS', 'local', readMetrics), token: read('METRICS_TOKEN', '', readToken) },
    language,
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}
