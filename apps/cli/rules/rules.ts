import { systemById, systems } from '@arbitro/catalogue';
import {
  findNearestWord,
  foldAccents,
  LANGUAGES,
  type Rule,
  type System,
  statementOf,
} from '@arbitro/kernel';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { hintCustomSystem } from '../files/file-errors.ts';
import { wrapHanging, wrapText } from '../output/columns.ts';
import { listNotices } from './notices.ts';

/** Prints the rules of a system: all, or those that match a search. */
export function runRules(input: Arguments, context: CliContext): number {
  const [id, ...rest] = input.words;
  if (id === undefined) throw new UsageError('too-few-words', { command: 'rules', what: 'SYSTEM' });
  const system = getSystem(id, context);
  const search = rest.join(' ').trim();
  const found = Object.entries(system.rules).filter(([rule, statedRule]) =>
    matchesSearch(rule, statedRule, search),
  );
  if (found.length === 0) throw createUnknownRuleError(system, search);
  if (hasFlag(input, 'json')) {
    context.io.out(
      JSON.stringify(
        found.map(([rule, statedRule]) => ({ id: rule, ...statedRule })),
        null,
        2,
      ),
    );
    return 0;
  }
  context.io.out(
    context.paint.bold(
      context.text('rules-found', {
        count: found.length,
        system: system.presentation.name[context.language],
      }),
    ),
  );
  for (const [rule, statedRule] of found) printRule(rule, statedRule, context);
  for (const notice of listNotices(system.id)) context.io.out(notice);
  return 0;
}

export function getSystem(id: string, context: CliContext): System {
  const system = systemById(id);
  if (!system) throw createUnknownSystemError(id, context);
  return system;
}

export function createUnknownSystemError(id: string, context: CliContext): UsageError {
  const ids = systems.map((system) => system.id);
  const near = findNearestWord(id, ids);
  const params = { system: id, allowed: ids.join(', ') };
  return near === undefined
    ? new UsageError('unknown-system', params, hintCustomSystem(id, context))
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
  for (const line of wrapHanging(`${paint.bold(rule.title[language])}  ${paint.dim(id)}`, io.width))
    io.out(line);
  for (const line of wrapText(statementOf(rule)[language], io.width - 3)) io.out(`   ${line}`);
}
