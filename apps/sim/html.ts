import { comparedFigures, comparedSections, curveSections } from './html-compared.ts';
import { esc, figures, page } from './html-frame.ts';
import { reportFigures, reportSections, type Writing } from './html-report.ts';
import { whole } from './numbers.ts';
import { type Audience, type Outcome, policyLines, variedName } from './outcome.ts';
import { fightsIn, textIn } from './words.ts';

/** Returns a simulation as one self-contained page: to look at, to print, to mail. */
export function outcomePage(outcome: Outcome, audience: Audience): string {
  const { language, systemName } = audience;
  const say = textIn(language);
  const writing: Writing = { say, audience };
  const counted = { fights: whole(outcome.fights, language), asked: whole(outcome.asked, language) };
  const stopped =
    outcome.fights < outcome.asked ? `<p class="stopped">${esc(say('stopped', counted))}</p>` : '';
  return page({
    language,
    over: `Arbitro · ${systemName}`,
    title: titleOf(outcome, writing),
    facts: [say('fights', fightsIn(outcome.fights, language)), ...policyLines(outcome, say, audience)].join(
      ' · ',
    ),
    body: stopped + bodyOf(outcome, writing),
    foot: [
      say('how-made', { system: systemName, seed: outcome.seed }),
      `${say('interval')}: ${say('what-interval')}`,
    ],
  });
}

const titleOf = (outcome: Outcome, { say, audience }: Writing): string =>
  outcome.kind === 'curve'
    ? `${outcome.title}: ${say('curve', { varied: variedName(outcome, audience) })}`
    : outcome.title;

function bodyOf(outcome: Outcome, writing: Writing): string {
  const [first] = outcome.encounters;
  if (!first) return '';
  switch (outcome.kind) {
    case 'one':
      return figures(reportFigures(first.report, writing)) + reportSections(first, outcome, writing);
    case 'compared':
      return figures(comparedFigures(outcome, writing)) + comparedSections(outcome, writing);
    case 'curve':
      return `<div class="figures"></div>${curveSections(outcome, writing)}`;
  }
}
