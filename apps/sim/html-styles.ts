import { escapeHtml, renderSection } from './html-frame.ts';
import type { PageContext } from './html-report.ts';
import { describeStyles, type Outcome } from './outcome.ts';

/** Returns the section on how much depends on play, if that was simulated. */
export function renderStyles(outcome: Outcome, { text, audience }: PageContext): string {
  const lines = describeStyles(outcome, text, audience);
  if (lines.length === 0) return '';
  return renderSection(text('styles'), lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'));
}
