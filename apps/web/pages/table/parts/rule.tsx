import type { System } from '@arbitro/kernel';
import { useSpeech } from '../../../app/language.tsx';

interface RuleProps {
  readonly system: System;
  readonly rule: string;
}

/** A rule in the reader's language, and the way to it. */
export function RuleWords({ system, rule }: RuleProps) {
  const { words } = useSpeech();
  const found = system.rules[rule];
  return (
    <div className="rule-words">
      {found && <b className="title">{words(found.title)}</b>}
      {found && <p className="small">{words(found.statement)}</p>}
      <RuleLink system={system} rule={rule} />
    </div>
  );
}

/** Where a rule stands; it opens beside the table, which stays as it is. */
export function RuleLink({ system, rule }: RuleProps) {
  const { text, words } = useSpeech();
  const found = system.rules[rule];
  return (
    <a
      className="rule-link small"
      href={`/rules/${system.id}/${rule}`}
      target="_blank"
      rel="noreferrer"
      title={found && words(found.title)}
    >
      {text('rule-of')} <code>{rule}</code>
    </a>
  );
}
