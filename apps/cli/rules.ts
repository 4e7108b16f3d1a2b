import { systemById, systems } from '@arbitro/catalogue';
import { folded, LANGUAGES, type Rule, type System, statementOf } from '@arbitro/kernel';
import { nearest } from '@arbitro/scenario';
import { type Arguments, isOn } from './arguments.ts';
import { hung, wrapped } from './columns.ts';
import { BadInput, type Desk } from './desk.ts';
import { leftAtHome } from './file-slips.ts';
import { noticesOf } from './notices.ts';

/** Prints the rules of a system: all, or those that match a search. */
export function rules(given: Arguments, desk: Desk): number {
  const [id, ...rest] = given.words;
  if (id === undefined) throw new BadInput('too-few-words', { command: 'rules', what: 'SYSTEM' });
  const system = knownSystem(id, desk);
  const search = rest.join(' ').trim();
  const found = Object.entries(system.rules).filter(([rule, said]) => speaksOf(rule, said, search));
  if (found.length === 0) throw unknownRule(system, search);
  if (isOn(given, 'json')) {
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
      desk.text('rules-found', { count: found.length, system: system.face.name[desk.language] }),
    ),
  );
  for (const [rule, said] of found) tellRule(rule, said, desk);
  for (const notice of noticesOf(system.id)) desk.io.out(notice);
  return 0;
}

export function knownSystem(id: string, desk: Desk): System {
  const system = systemById(id);
  if (!system) throw unknownSystem(id, desk);
  return system;
}

export function unknownSystem(id: string, desk: Desk): BadInput {
  const ids = systems.map((one) => one.id);
  const near = nearest(id, ids);
  const params = { system: id, allowed: ids.join(', ') };
  return near === undefined
    ? new BadInput('unknown-system', params, leftAtHome(id, desk))
    : new BadInput('unknown-system-near', { ...params, near });
}

/** Whether the rule contains every word of the search, in any language; an id alone means that rule. */
function speaksOf(id: string, rule: Rule, search: string): boolean {
  if (search.includes('.') && !search.includes(' ')) return id === search || id.startsWith(`${search}.`);
  const text = folded(
    [id, ...LANGUAGES.flatMap((language) => [rule.title[language], statementOf(rule)[language]])].join('\n'),
  );
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function unknownRule(system: System, search: string): BadInput {
  const titles = Object.values(system.rules).flatMap(({ title }) =>
    LANGUAGES.map((language) => title[language]),
  );
  const words = titles.flatMap((title) => title.split(/[^\p{L}]+/u)).filter((word) => word.length > 3);
  const near = nearest(search, [...Object.keys(system.rules), ...words]);
  return near === undefined
    ? new BadInput('unknown-rule', { system: system.id, search })
    : new BadInput('unknown-rule-near', { system: system.id, search, near });
}

function tellRule(id: string, rule: Rule, { io, language, paint }: Desk): void {
  io.out('');
  for (const line of hung(`${paint.bold(rule.title[language])}  ${paint.dim(id)}`, io.width)) io.out(line);
  for (const line of wrapped(statementOf(rule)[language], io.width - 3)) io.out(`   ${line}`);
}
