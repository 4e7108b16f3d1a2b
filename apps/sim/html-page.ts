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
  const say = createReportText(language);
  const writing: PageContext = { say, audience };
  const stop = describeStop(outcome, say, language);
  const stopped = stop === undefined ? '' : `<p class="stopped">${escapeHtml(stop)}</p>`;
  return renderPage({
    language,
    over: `Arbitro · ${systemName}`,
    title: titleOf(outcome, writing),
    facts: [
      say('fights', formatFightCount(outcome.fights, language)),
      ...describePrecision(outcome, say, language),
      ...describePolicies(outcome, say, audience),
    ].join(' · '),
    body: stopped + bodyOf(outcome, writing),
    foot: [
      say('how-made', { system: systemName, seed: outcome.seed }),
      `${say('interval')}: ${say(outcome.within === undefined ? 'what-interval' : 'what-interval-sure')}`,
    ],
  });
}

const titleOf = (outcome: Outcome, { say, audience }: PageContext): string =>
  outcome.kind === 'curve'
    ? `${outcome.title}: ${say('curve', { varied: describeVaried(outcome, audience) })}`
    : outcome.title;

function bodyOf(outcome: Outcome, writing: PageContext): string {
  const [first] = outcome.encounters;
  if (!first) return '';
  switch (outcome.kind) {
    case 'one':
      return renderFigures(listReportFigures(first.report, writing)) + renderReport(first, outcome, writing);
    case 'compared':
      return renderFigures(listComparisonFigures(outcome, writing)) + renderComparison(outcome, writing);
    case 'curve':
      return `<div class="figures"></div>${renderCurve(outcome, writing)}`;
  }
}
