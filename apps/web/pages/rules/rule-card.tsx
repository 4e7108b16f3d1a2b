import { type Option, type System, statementOf } from '@arbitro/kernel';
import { memo } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type FoundRule, optionsOfRule } from './find-rules.ts';
import { rulingsOf } from './rulings.ts';

interface RuleCardProps {
  readonly system: System;
  readonly found: FoundRule;
  readonly marked: boolean;
}

/** One rule with everything related to it. */
export const RuleCard = memo(({ system, found: { id, rule }, marked }: RuleCardProps) => {
  const { text, words } = useLocale();
  const href = `/rules/${system.id}/${id}`;
  return (
    <article id={`rule-${id}`} className={marked ? 'rule marked' : 'rule'} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>
          <Link href={href} {...(marked && { 'aria-current': 'true' as const })}>
            {words(rule.title)}
          </Link>
        </h3>
        <CopyButton what={`${location.origin}${href}`} label={text('rules-link')} />
      </header>
      <p className="statement">{words(statementOf(rule))}</p>
      <OptionList options={optionsOfRule(system, id)} />
      <Rulings system={system.id} rule={id} />
      <footer>
        <span className="chip">{text(`rules-kind-${rule.kind}`)}</span>
        <span>{text('rules-source', { source: words(rule.source) })}</span>
        <code>{id}</code>
      </footer>
    </article>
  );
});

function OptionList({ options }: { readonly options: readonly (readonly [string, Option])[] }) {
  const { text, words } = useLocale();
  if (options.length === 0) return null;
  return (
    <details className="aside folds">
      <summary>
        {text('rules-options')}: {options.map(([, { title }]) => words(title)).join(', ')}
      </summary>
      {options.map(([id, option]) => (
        <dl key={id}>
          <dt>{words(option.title)}</dt>
          {option.kind === 'numbers' && <dd>{words(option.says)}</dd>}
          {option.kind === 'switch' &&
            option.settings.map(({ value, says }) => (
              <dd key={String(value)}>
                {words(says)}{' '}
                {value === option.default && <span className="chip good">{text('rules-default')}</span>}
              </dd>
            ))}
          {option.kind === 'switch' && option.others && <dd>{words(option.others.about)}</dd>}
        </dl>
      ))}
    </details>
  );
}

function Rulings({ system, rule }: { readonly system: string; readonly rule: string }) {
  const { text } = useLocale();
  const rulings = rulingsOf(system).filter(({ rules }) => rules.includes(rule));
  if (rulings.length === 0) return null;
  return (
    <details className="aside folds">
      <summary>
        {text('rules-rulings')}: {rulings.map(({ id }) => id).join(', ')}
      </summary>
      <RulingList rulings={rulings} />
    </details>
  );
}

export function RulingList({ rulings }: { readonly rulings: ReturnType<typeof rulingsOf> }) {
  const { language } = useLocale();
  return (
    <dl>
      {rulings.map(({ id, says }) => (
        <div key={id}>
          <dt>
            {id}. <MarkedText says={says[language].question} />
          </dt>
          <dd>
            <MarkedText says={says[language].ruling} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text with names in backquotes. */
function MarkedText({ says }: { readonly says: string }) {
  const parts = says.split('`').map((part, index) => ({ at: index, part, isName: index % 2 === 1 }));
  return parts.map(({ at, part, isName }) => (isName ? <code key={at}>{part}</code> : part));
}
