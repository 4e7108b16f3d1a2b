import './rules.css';
import { systemNames } from '@arbitro/catalogue/lazy';
import { RULE_KINDS, type RuleKind, type System } from '@arbitro/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Notices } from '../../ui/notices.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { findRules, type Section, sectionsOf } from './find-rules.ts';
import { RuleCard, RulingList } from './rule-card.tsx';
import { rulingsOf } from './rulings.ts';
import { WithSystem } from './with-system.tsx';
import './texts.ts';

interface RulesPageProps {
  readonly system: string | undefined;
  readonly rule: string | undefined;
}

/** The rules reference: of all games, of one, or at one rule. */
export function RulesPage({ system, rule }: RulesPageProps) {
  if (system === undefined) return <GameList />;
  return (
    <WithSystem key={system} id={system}>
      {(loaded) => <RuleBookView system={loaded} rule={rule} />}
    </WithSystem>
  );
}

function GameList() {
  const { text, words } = useLocale();
  useTitle(text('rules-title'));
  return (
    <div className="page stack">
      <h1>{text('rules-title')}</h1>
      <p className="soft">{text('rules-about')}</p>
      <ul className="rule-games">
        {systemNames.map((system) => (
          <li key={system.id}>
            <Link className="card" href={`/rules/${system.id}`}>
              <Emblem system={system} />
              <strong>{words(system.name)}</strong>
              <span>{words(system.about)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RuleBookProps {
  readonly system: System;
  readonly rule: string | undefined;
}

function RuleBookView({ system, rule }: RuleBookProps) {
  const { language, text, words } = useLocale();
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState<RuleKind | 'all'>('all');
  const searched = useDeferredValue(wanted);
  const found = useMemo(
    () =>
      findRules(system.rules, searched, language).filter((rule) => kind === 'all' || rule.rule.kind === kind),
    [system, searched, language, kind],
  );
  const sections = useMemo(() => sectionsOf(found, language), [found, language]);
  useScrollTo(rule);
  const marked = rule === undefined ? undefined : system.rules[rule];
  useTitle(marked ? words(marked.title) : text('rules-of', { name: words(system.presentation.name) }));
  const kinds = RULE_KINDS.filter((kind) => Object.values(system.rules).some((any) => any.kind === kind));
  return (
    <div className="page rules">
      <div className="finder">
        <h1>{text('rules-of', { name: words(system.presentation.name) })}</h1>
        <SearchField value={wanted} onChange={setWanted} label={text('rules-search')} />
        <div className="row between">
          <label className="kind-filter">
            <span className="unseen">{text('rules-kind')}</span>
            <select
              className="input"
              value={kind}
              onChange={({ target }) => setKind(RULE_KINDS.find((kind) => kind === target.value) ?? 'all')}
            >
              <option value="all">{text('rules-all-kinds')}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text(`rules-kind-${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <p className="soft number" role="status">
            {text('rules-found', { n: found.length })}
          </p>
        </div>
        <Contents sections={sections} />
      </div>
      <div className="book">
        {rule !== undefined && !Object.hasOwn(system.rules, rule) && (
          <p className="notice">{text('rules-no-such-rule', { rule })}</p>
        )}
        {found.length === 0 && <p className="notice">{text('rules-none')}</p>}
        {sections.map((section) => (
          <RuleSection key={section.id} section={section} system={system} rule={rule} />
        ))}
        {wanted === '' && kind === 'all' && <AllRulings system={system.id} />}
        <Notices systems={systemNames.filter(({ id }) => id === system.id)} />
      </div>
    </div>
  );
}

const anchorOf = ({ id }: Section): string => `section-${id}`;

/** Links to the chapters. */
function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { text } = useLocale();
  return (
    <nav className="contents" aria-label={text('rules-sections')}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${anchorOf(section)}`}>
              {section.name} <span className="soft number">{section.rules.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RuleSection({ section, system, rule }: RuleBookProps & { readonly section: Section }) {
  return (
    <section aria-labelledby={anchorOf(section)}>
      <h2 id={anchorOf(section)}>{section.name}</h2>
      {section.rules.map((found) => (
        <RuleCard key={found.id} system={system} found={found} marked={found.id === rule} />
      ))}
    </section>
  );
}

function AllRulings({ system }: { readonly system: string }) {
  const { text } = useLocale();
  const rulings = rulingsOf(system);
  if (rulings.length === 0) return null;
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{text('rules-rulings-all')}</h2>
      <p className="soft">{text('rules-rulings-about')}</p>
      <div className="rule">
        <RulingList rulings={rulings} />
      </div>
    </section>
  );
}

/** Scrolls to the rule that the address names. */
function useScrollTo(rule: string | undefined): void {
  useEffect(() => {
    if (rule === undefined) return;
    document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
}
