import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A violated rule, its severity, and the elements that violate it. */
export interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** The script is large: each document loads it once. */
const LOAD = `if (!window.axe) { ${axe.source} }`;

/** Checks the page, or the part of it that the selector finds, for accessibility. */
export async function findViolations(
  page: Page,
  options: RunOptions = {},
  part = ':root',
): Promise<readonly Violation[]> {
  await page.evaluate<unknown>(LOAD);
  // describing what passes takes most of the time
  const axeOptions = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const run = `axe.run(${JSON.stringify(part)}, ${axeOptions}).then(({ violations }) => violations)`;
  return page.evaluate<readonly Violation[]>(run);
}
