import { listComparisonFigures, renderComparison, renderCurve } from './html-comparison.ts';
import { escapeHtml, renderFigures, renderPage } from './html-frame.ts';
import { listReportFigures, type PageContext, renderReport } from './html-report.ts';
import {
  type Audience,
  describePolicies,
  describePrecision,
  describeStop,
  describeVaried,
  type Outcome,
} from './outcome.ts';
import { createReportText, formatFightCount } from './report-text.ts';

/** Returns a simulation as one self-contained page: to look at, to print, to mail. */
export function renderOutcomePage(outcome: Outcome, audience: Audience): string {
  const { language, systemName } = audience;
  const text = createReportText(language);
  const pageContext: PageContext = { text, audience };
  const stop = describeStop(outcome, text, language);
  const stopped = stop === undefined ? '' : `<p class="stopped">${escapeHtml(stop)}</p>`;
  return renderPage({
    language,
    over: `Arbitro · ${systemName}`,
    title: titleOf(outcome, pageContext),
    facts: [
      text('fights', formatFightCount(outcome.fights, language)),
      ...describePrecision(outcome, text, language),
      ...describePolicies(outcome, text, audience),
    ].join(' · '),
    body: stopped + bodyOf(outcome, pageContext),
    foot: [
      text('how-made', { system: systemName, seed: outcome.seed }),
      `${text('interval')}: ${text(outcome.within === undefined ? 'what-interval' : 'what-interval-sure')}`,
    ],
  });
}

const titleOf = (outcome: Outcome, { text, audience }: PageContext): string =>
  outcome.kind === 'curve'
    ? `${outcome.title}: ${text('curve', { varied: describeVaried(outcome, audience) })}`
    : outcome.title;

function bodyOf(outcome: Outcome, pageContext: PageContext): string {
  const [first] = outcome.encounters;
  if (!first) return '';
  switch (outcome.kind) {
    case 'one':
      return (
        renderFigures(listReportFigures(first.report, pageContext)) +
        renderReport(first, outcome, pageContext)
      );
    case 'compared':
      return (
        renderFigures(listComparisonFigures(outcome, pageContext)) + renderComparison(outcome, pageContext)
      );
    case 'curve':
      return `<div class="figures"></div>${renderCurve(outcome, pageContext)}`;
  }
}
