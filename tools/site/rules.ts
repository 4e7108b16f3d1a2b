import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import { LANGUAGES, type Language, type Rule, type System, statementOf } from '@arbitro/kernel';
import type { RenderedPage, SiteSection } from './markdown.ts';
import { SITE_BASE } from './pages.ts';

/** The rules reference of one game in one language. */
export interface RulesPage extends RenderedPage {
  readonly system: string;
  readonly language: Language;
  readonly url: string;
  readonly title: string;
}

export const rulesUrlOf = (system: string, language: Language): string =>
  `${SITE_BASE}rules/${system}.${language}.html`;

const HEADING = { en: 'The rules', it: 'Le regole', fi: 'Säännöt' } as const;

/** Renders the rules of every game in every language, by the chapters of its book. */
export async function renderRules(): Promise<readonly RulesPage[]> {
  const loaded = await Promise.all(systemNames.map(({ id }) => loadFullSystem(id)));
  const systems = loaded.filter((system) => system !== undefined);
  return systems.flatMap((system) => LANGUAGES.map((language) => renderRulesOf(system, language)));
}

function renderRulesOf(system: System, language: Language): RulesPage {
  const name = system.presentation.name[language];
  const title = `${name}: ${HEADING[language].toLowerCase()}`;
  const notices = systemNames.find(({ id }) => id === system.id)?.notices ?? [];
  const chapters = Map.groupBy(Object.entries(system.rules), ([, { source }]) => source[language]);
  const parts = [...chapters].map(
    ([chapter, rules]) =>
      `<h2>${escapeHtml(chapter)}</h2>\n${rules.map(([id, rule]) => renderRule(id, rule, language)).join('\n')}`,
  );
  const about = system.presentation.about[language];
  const html = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(about)}</p>`,
    ...parts,
    ...notices.map((notice) => `<p class="notice">${escapeHtml(notice)}</p>`),
  ].join('\n');
  const sections = Object.entries(system.rules).map(([id, rule]) => sectionOf(id, rule, language));
  return {
    system: system.id,
    language,
    url: rulesUrlOf(system.id, language),
    title,
    html,
    sections,
    files: [],
  };
}

const renderRule = (id: string, rule: Rule, language: Language): string =>
  `<h3 id="${id}">${escapeHtml(rule.title[language])} <code>${id}</code></h3>\n` +
  `<p>${escapeHtml(statementOf(rule)[language]).replaceAll('\n', '<br>')}</p>`;

const sectionOf = (id: string, rule: Rule, language: Language): SiteSection => ({
  title: rule.title[language],
  anchor: id,
  text: `${id} ${statementOf(rule)[language]}`,
});

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
