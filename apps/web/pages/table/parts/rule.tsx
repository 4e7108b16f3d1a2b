import type { System } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { useStatement } from '../../../app/rule-statements.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface RuleProps {
  readonly system: System;
  readonly rule: string;
}

/** A rule in the reader's language, with a link to it. */
export function RuleSummary({ system, rule }: RuleProps) {
  const { words, text } = useLocale();
  const found = system.rules[rule];
  return (
    <div className="rule-words">
      {found && <b className="title">{words(found.title)}</b>}
      <Statement system={system} rule={rule} />
      {found && <p className="small soft">{text('rules-source', { source: words(found.source) })}</p>}
      <footer className="small">
        <a href={`/rules/${system.id}/${rule}`} target="_blank" rel="noreferrer">
          {text('rule-open')}
        </a>
        <code>{rule}</code>
        <CopyButton what={`${location.origin}/rules/${system.id}/${rule}`} label={text('rules-link')} />
      </footer>
    </div>
  );
}

/** The statement of a rule. */
export function Statement({ system, rule }: RuleProps) {
  const { words } = useLocale();
  const statement = useStatement(system, rule);
  return statement && <p className="small">{words(statement)}</p>;
}

/** A link to a rule by its title; it opens in another tab, so that the table stays as it is. */
export function RuleLink({ system, rule, icon = false }: RuleProps & { readonly icon?: boolean }) {
  const { words } = useLocale();
  const found = system.rules[rule];
  return (
    <a className="rule-link small" href={`/rules/${system.id}/${rule}`} target="_blank" rel="noreferrer">
      {icon && <Icon name="book" size={14} />}
      {found ? words(found.title) : rule}
    </a>
  );
}
