import { LANGUAGES } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { CONSOLE_TEXTS } from '../texts.ts';
import { readConsoleLanguage, readEnvironment, type Variables } from './environment.ts';
import { VARIABLE_HELP } from './variable-help.ts';

const readVariables = (variables: Variables) => {
  const got = readEnvironment(variables);
  return got.ok ? got.value : got.faults;
};

describe('the environment', () => {
  it('has something usual for everything', () => {
    expect(readVariables({})).toEqual({
      host: '0.0.0.0',
      port: 8080,
      folder: './data',
      databaseUrl: undefined,
      trustProxy: false,
      logLevel: 'warn',
      metrics: { isOpen: false, token: undefined },
      language: 'en',
    });
    expect(readVariables({ PORT: '', TRUST_PROXY: '0' })).toEqual(readVariables({}));
  });

  it('is read', () => {
    const url = 'postgres://u:p@db.example/arbitro';
    expect(
      readVariables({
        HOST: '::',
        PORT: '0',
        DATA_DIR: '/srv',
        DATABASE_URL: url,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'info',
        METRICS: 'open',
        METRICS_TOKEN: 'abcdefghij.0123456789==',
      }),
    ).toMatchObject({
      host: '::',
      port: 0,
      folder: '/srv',
      databaseUrl: url,
      trustProxy: 1,
      logLevel: 'info',
      metrics: { isOpen: true, token: 'abcdefghij.0123456789==' },
    });
    expect(readVariables({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toMatchObject({
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
  });

  it.each([
    ['METRICS', 'yes'],
    ['METRICS_TOKEN', 'a secret'],
    ['METRICS_TOKEN', 'too-short-secret'.slice(1)],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'http://x'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://u:secret@x/y'],
    ['DATABASE_URL', 'arbitro'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0/8'],
    ['LOG_LEVEL', 'loud'],
  ])('says so when %s is %s', (name, value) => {
    for (const language of LANGUAGES) {
      const faults = readVariables({ [name]: value, LANG: `${language}_X.UTF-8` });
      expect(faults).toHaveLength(1);
      expect(String(faults)).toContain(name);
      expect(String(faults)).not.toContain('secret');
    }
  });

  it('reports all errors at once', () => {
    expect(readVariables({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2);
  });

  it('knows the language of the console', () => {
    expect(readConsoleLanguage({ LANG: 'fi_FI.UTF-8' })).toBe('fi');
    expect(readConsoleLanguage({ LANG: 'fi_FI.UTF-8', LC_ALL: 'it_IT' })).toBe('it');
    expect(readConsoleLanguage({ LANG: 'C' })).toBe('en');
  });

  it('is available in three languages', () => {
    for (const words of [...Object.values(CONSOLE_TEXTS), ...VARIABLE_HELP.map(({ says }) => says)])
      for (const language of LANGUAGES) expect(words[language]).not.toBe('');
  });
});
