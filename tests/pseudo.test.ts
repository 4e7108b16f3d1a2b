import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findEscapedWords, literalsOf, pseudoCatalogue, pseudoText } from './pseudo/pseudo-text.ts';

test('a generated text has no plain letter, brackets, about a third more letters, and the parts of its message', () => {
  expect(pseudoText('Order of turns')).toBe('⟦Öŕðééŕ ööƒ ţûûŕñš⟧');
  expect(pseudoText('{n} {n, plural, one {point} other {points}} of {who}’s')).toBe(
    '⟦{n} {n, plural, one {þööîîñţ} other {þööîîñţš}} ööƒ {who}’š⟧',
  );
  expect(pseudoText("as '{ name: club }'")).toBe("⟦ååš '{' ñååɱéé: çļûûƀ '}'⟧");
  expect(pseudoCatalogue({ a: { b: 'So' } })).toEqual({ a: { b: '⟦Šöö⟧' } });
  const english = 'The attacker hits, and the defender takes the damage of the weapon.';
  const longer = pseudoText(english).length / english.length;
  expect([longer > 1.2, longer < 1.5]).toEqual([true, true]);
});

test('words outside the texts are found; given names and dice are not', () => {
  expect(findEscapedWords('⟦Öŕðééŕ⟧: Anna hits, 2d6+1 B12', new Set(['anna']))).toEqual(['hits']);
  expect(literalsOf('{who} {n, plural, one {pays} other {pay}}')).toBe(' pays pay');
});

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Each walk must have seen about as many texts as there are: one that stops early would find nothing. */
const ENOUGH = { systems: 400_000, cli: 5000 };

test('every text of the log, offers, refusals, sheets, rules and the command line is in a catalogue', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './tests/pseudo/register.ts', 'tests/pseudo/walk.ts'],
    { cwd: ROOT, maxBuffer: 2 ** 26 },
  );
  const { seen, escaped } = JSON.parse(stdout);
  expect(escaped).toEqual([]);
  for (const [walk, minCount] of Object.entries(ENOUGH)) expect(seen[walk]).toBeGreaterThan(minCount);
});
