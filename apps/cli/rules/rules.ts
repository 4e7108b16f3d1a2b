import { systemById, systems } from '@arbitro/catalogue';
import { foldAccents, LANGUAGES, type Rule, type System, statementOf } from '@arbitro/kernel';
import { findNearestWord } from '@arbitro/scenario';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { wrapHanging, wrapText } from '../output/columns.ts';
import { UsageError, type CliContext } from '../command-line/context.ts';
import { hintCustomSystem } from '../files/file-errors.ts';
import { listNotices } from './notices.ts';

/** Prints the rules of a system: all, or those that match a search. */
export function runRules(given: Arguments, desk: CliContext): number {
  const [id, ...rest] = given.words;
  if (id === undefined) throw new UsageError('too-few-words', { command: 'rules', what: 'SYSTEM' });
  const system = getSystem(id, desk);
  const search = rest.join(' ').trim();
  const found = Object.entries(system.rules).filter(([rule, said]) => matchesSearch(rule, said, search));
  if (found.length === 0) throw createUnknownRuleError(system, search);
  if (hasFlag(given, 'json')) {
    desk.io.out(
      JSON.stringify(
        found.map(([rule, said]) => ({ id: rule, ...said })),
        null,
        2,
      ),
    );
    return 0;
  }
  desk.io.out(
    desk.paint.bold(
      desk.text('rules-found', { count: found.length, system: system.presentation.name[desk.language] }),
    ),
  );
  for (const [rule, said] of found) printRule(rule, said, desk);
  for (const notice of listNotices(system.id)) desk.io.out(notice);
  return 0;
}

export function getSystem(id: string, desk: CliContext): System {
  const system = systemById(id);
  if (!system) throw createUnknownSystemError(id, desk);
  return system;
}

export function createUnknownSystemError(id: string, desk: CliContext): UsageError {
  const ids = systems.map((one) => one.id);
  const near = findNearestWord(id, ids);
  const params = { system: id, allowed: ids.join(', ') };
  return near === undefined
    ? new UsageError('unknown-system', params, hintCustomSystem(id, desk))
    : new UsageError('unknown-system-near', { ...params, near });
}

/** Whether the rule contains every word of the search, in any language; an id alone means that rule. */
function matchesSearch(id: string, rule: Rule, search: string): boolean {
  if (search.includes('.') && !search.includes(' ')) return id === search || id.startsWith(`${search}.`);
  const text = foldAccents(
    [id, ...LANGUAGES.flatMap((language) => [rule.title[language], statementOf(rule)[language]])].join('\n'),
  );
  return foldAccents(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function createUnknownRuleError(system: System, search: string): UsageError {
  const titles = Object.values(system.rules).flatMap(({ title }) =>
    LANGUAGES.map((language) => title[language]),
  );
  const words = titles.flatMap((title) => title.split(/[^\p{L}]+/u)).filter((word) => word.length > 3);
  const near = findNearestWord(search, [...Object.keys(system.rules), ...words]);
  return near === undefined
    ? new UsageError('unknown-rule', { system: system.id, search })
    : new UsageError('unknown-rule-near', { system: system.id, search, near });
}

function printRule(id: string, rule: Rule, { io, language, paint }: CliContext): void {
  io.out('');
  for (const line of wrapHanging(`${paint.bold(rule.title[language])}  ${paint.dim(id)}`, io.width)) io.out(line);
  for (const line of wrapText(statementOf(rule)[language], io.width - 3)) io.out(`   ${line}`);
}
